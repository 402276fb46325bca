import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryLedgerStore } from '../../src/collect/memory-ledger';
import { LabConnection } from '../../src/runs/connection';
import { DatabaseLedgerStore } from '../../src/runs/ledger-database';
import type { LedgerStore } from '../../src/runs/ledger-store';

/** A browser that has never been here. */
export function freshStorage(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** Another connection to the same storage, as another tab has. */
export function databaseStore(): LedgerStore {
  return new DatabaseLedgerStore(
    new LabConnection({ onReplaced: () => undefined, onOpened: () => undefined }),
  );
}

export const STORES: readonly (readonly [name: string, make: () => LedgerStore])[] = [
  ['memory', () => new MemoryLedgerStore()],
  ['IndexedDB', databaseStore],
];
