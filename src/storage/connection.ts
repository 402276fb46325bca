import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import type { Experiment } from '../engine/protocol/experiment';
import type { LedgerOpening, LedgerRow } from '../engine/protocol/ledger-rows';
import type { OwnCorpus } from '../engine/corpus/corpus';
import type { LibraryEntry } from './corpus-storage';
import type { SeriesRecord, StoredCall } from './series-record';
import type { StoredCorpus, StoredRun } from './run-storage';
import { isBrokenConnection, StorageFault } from './storage-fault';

/** Where a ledger begins, kept beside its rows under a key no call has: erased with them. */
export interface StoredOpening extends LedgerOpening {
  readonly series: '';
  readonly number: 0;
}

export interface LabSchema extends DBSchema {
  runs: { key: string; value: StoredRun };
  corpora: { key: string; value: StoredCorpus };
  /** What is large: the result of a run under its key, the content of a corpus under its digest. */
  bodies: { key: string; value: unknown };
  /** Series of model calls: what became of each, its frozen plan, and its calls. */
  series: { key: string; value: SeriesRecord };
  plans: { key: string; value: Experiment };
  calls: { key: [series: string, number: number]; value: StoredCall };
  /** One row a call, of all series; the rows are added and completed, never deleted. */
  ledger: { key: [series: string, number: number]; value: LedgerRow | StoredOpening };
  /** The reader's library: what is said of each corpus, and the corpora themselves. */
  library: { key: string; value: LibraryEntry };
  libraryContents: { key: string; value: OwnCorpus };
}

type LabStore = StoreNames<LabSchema>;
type LabDatabase = IDBPDatabase<LabSchema>;
type Upgrade = IDBPTransaction<LabSchema, LabStore[], 'versionchange'>;
type Migration = (database: LabDatabase, transaction: Upgrade) => void;

/** A transaction of the lab's database over some of its stores. */
export type LabTransaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  LabSchema,
  LabStore[],
  Mode
>;

export const DATABASE_NAME = 'fragment-lab';

/** The step from each version to the next: a published one is never changed, only followed. */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('runs', { keyPath: 'key' });
    database.createObjectStore('corpora', { keyPath: 'digest' });
    database.createObjectStore('bodies');
  },
  (database) => {
    database.createObjectStore('series', { keyPath: 'id' });
    database.createObjectStore('plans', { keyPath: 'id' });
    database.createObjectStore('calls', { keyPath: ['series', 'number'] });
    database.createObjectStore('ledger', { keyPath: ['series', 'number'] });
  },
  (database) => {
    database.createObjectStore('library', { keyPath: 'id' });
    database.createObjectStore('libraryContents');
  },
];

/** How long to wait for other tabs before saying so. A tab queued behind one gets no event. */
const PATIENCE = 3000;

export interface DatabaseOptions {
  /** Another tab brings a newer version: this page must be reloaded to use storage again. */
  readonly onReplaced: () => void;
  /** The database opened after all, long after `storage-waiting` was reported. */
  readonly onOpened: () => void;
  readonly migrations?: readonly Migration[];
  /** Milliseconds. */
  readonly patience?: number;
}

/** The connection to the lab's database. Faults of the platform arrive as `StorageFault`. */
export class LabConnection {
  #options: DatabaseOptions;
  #database: LabDatabase | undefined;
  #opening: Promise<LabDatabase> | undefined;

  constructor(options: DatabaseOptions) {
    this.#options = options;
  }

  /** Opens the database, or fails with the reason why nothing can be kept in it. */
  async open(): Promise<void> {
    try {
      await this.#connection();
    } catch (error) {
      throw StorageFault.from(error);
    }
  }

  /**
   * One transaction, all or nothing. A phone may close the connection while the page sleeps: then it
   * is opened anew and the work done once more, which is safe because every piece of work is local
   * and comes to the same when repeated.
   *
   * `strict` waits until the device says that it holds what was written.
   */
  async transaction<Mode extends 'readonly' | 'readwrite', T>(
    stores: readonly LabStore[],
    mode: Mode,
    work: (transaction: LabTransaction<Mode>) => Promise<T>,
    durability: 'default' | 'strict' = 'default',
  ): Promise<T> {
    const attempt = async () => {
      const database = await this.#connection();
      return inTransaction(database.transaction([...stores], mode, { durability }), work);
    };
    try {
      try {
        return await attempt();
      } catch (error) {
        if (!isBrokenConnection(error)) throw error;
        this.#drop();
        return await attempt();
      }
    } catch (error) {
      throw StorageFault.from(error);
    }
  }

  async #connection(): Promise<LabDatabase> {
    if (this.#database) return this.#database;
    this.#opening ??= this.#request();
    return withPatience(this.#opening, this.#options.patience ?? PATIENCE, (late) =>
      late.then(this.#options.onOpened, () => undefined),
    );
  }

  async #request(): Promise<LabDatabase> {
    const migrations = this.#options.migrations ?? MIGRATIONS;
    try {
      if (!globalThis.indexedDB) throw new StorageFault('storage-absent');
      const database: LabDatabase = await openDB<LabSchema>(DATABASE_NAME, migrations.length, {
        upgrade(upgraded, oldVersion, _newVersion, transaction) {
          for (const migration of migrations.slice(oldVersion)) migration(upgraded, transaction);
        },
        blocking: (_version, nextVersion) => {
          this.#drop();
          // Without a next version the database is being deleted, and can be opened anew.
          if (nextVersion !== null) this.#options.onReplaced();
        },
        terminated: () => this.#drop(),
      });
      this.#database = database;
      return database;
    } finally {
      this.#opening = undefined;
    }
  }

  #drop(): void {
    this.#database?.close();
    this.#database = undefined;
  }
}

async function inTransaction<Mode extends 'readonly' | 'readwrite', T>(
  transaction: LabTransaction<Mode>,
  work: (transaction: LabTransaction<Mode>) => Promise<T>,
): Promise<T> {
  // The end of a transaction is awaited below; where the work failed first, nobody waits for it.
  transaction.done.catch(() => undefined);
  try {
    const value = await work(transaction);
    await transaction.done;
    return value;
  } catch (error) {
    // A full disk aborts the whole transaction: its own error names the cause, the request's does not.
    const cause = transaction.error ?? error;
    try {
      transaction.abort();
    } catch {
      // It was over already.
    }
    throw cause;
  }
}

/** Waits for `work` so long, then fails with `storage-waiting` and hands the work to `later`. */
function withPatience<T>(
  work: Promise<T>,
  patience: number,
  later: (work: Promise<T>) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      later(work);
      reject(new StorageFault('storage-waiting'));
    }, patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
