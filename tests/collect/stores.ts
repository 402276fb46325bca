import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryLedgerStore } from '../../src/collect/memory-ledger';
import { LabConnection } from '../../src/storage/connection';
import { DatabaseLedgerStore } from '../../src/storage/ledger-database';
import type { LedgerStore } from '../../src/storage/ledger-store';

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
