import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import {
  unneeded,
  type Contents,
  type Parcel,
  type Shelf,
  type StoredCorpus,
  type StoredRun,
} from './shelf';
import { isBrokenConnection, StorageFault } from './storage-fault';

interface LabSchema extends DBSchema {
  runs: { key: string; value: StoredRun };
  corpora: { key: string; value: StoredCorpus };
  /** What is large: the result of a run under its key, the content of a corpus under its digest. */
  bodies: { key: string; value: unknown };
}

type StoreName = 'runs' | 'corpora' | 'bodies';
type LabDatabase = IDBPDatabase<LabSchema>;
type Upgrade = IDBPTransaction<LabSchema, StoreName[], 'versionchange'>;
type Migration = (database: LabDatabase, transaction: Upgrade) => void;

const NAME = 'fragment-lab';
const STORES: StoreName[] = ['runs', 'corpora', 'bodies'];

/** The step from each version to the next: a published one is never changed, only followed. */
const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('runs', { keyPath: 'key' });
    database.createObjectStore('corpora', { keyPath: 'digest' });
    database.createObjectStore('bodies');
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

/** Runs and corpora in IndexedDB. Faults of the platform arrive as `StorageFault`. */
export class DatabaseShelf implements Shelf {
  #options: DatabaseOptions;
  #database: LabDatabase | undefined;
  #opening: Promise<LabDatabase> | undefined;

  constructor(options: DatabaseOptions) {
    this.#options = options;
  }

  /** Opens the database, or fails with the reason why runs cannot be kept in it. */
  async open(): Promise<void> {
    try {
      await this.#connection();
    } catch (error) {
      throw StorageFault.from(error);
    }
  }

  list(): Promise<Contents> {
    return this.#transaction('readonly', async (transaction) => ({
      runs: await transaction.objectStore('runs').getAll(),
      corpora: await transaction.objectStore('corpora').getAll(),
    }));
  }

  read(keys: readonly string[]): Promise<Map<string, unknown>> {
    return this.#transaction('readonly', async (transaction) => {
      const found = new Map<string, unknown>();
      for (const key of keys) {
        const body = await transaction.objectStore('bodies').get(key);
        if (body !== undefined) found.set(key, body);
      }
      return found;
    });
  }

  add(parcel: Parcel): Promise<Set<string>> {
    return this.#transaction('readwrite', async (transaction) => {
      const runs = transaction.objectStore('runs');
      const corpora = transaction.objectStore('corpora');
      const bodies = transaction.objectStore('bodies');
      const added = new Set<string>();
      for (const { run, result } of parcel.runs) {
        if ((await runs.getKey(run.key)) !== undefined) continue;
        await runs.put(run);
        await bodies.put(result, run.key);
        added.add(run.key);
      }
      for (const { corpus, content } of parcel.corpora) {
        if ((await corpora.getKey(corpus.digest)) !== undefined) continue;
        await corpora.put(corpus);
        await bodies.put(content, corpus.digest);
      }
      return added;
    });
  }

  replace(changed: readonly StoredRun[]): Promise<void> {
    return this.#transaction('readwrite', async (transaction) => {
      const runs = transaction.objectStore('runs');
      for (const run of changed) {
        // Another tab may have deleted it meanwhile: a head without its result is no run.
        if ((await runs.getKey(run.key)) !== undefined) await runs.put(run);
      }
    });
  }

  take(keys: readonly string[]): Promise<Parcel> {
    return this.#transaction('readwrite', async (transaction) => {
      const bodies = transaction.objectStore('bodies');
      const taken: { runs: Parcel['runs'][number][]; corpora: Parcel['corpora'][number][] } = {
        runs: [],
        corpora: [],
      };
      for (const key of keys) {
        const run = await transaction.objectStore('runs').get(key);
        if (!run) continue;
        taken.runs.push({ run, result: await bodies.get(key) });
        await transaction.objectStore('runs').delete(key);
        await bodies.delete(key);
      }
      const remaining = await transaction.objectStore('runs').getAll();
      const digests = await transaction.objectStore('corpora').getAllKeys();
      for (const digest of unneeded(digests, remaining)) {
        const corpus = await transaction.objectStore('corpora').get(digest);
        if (corpus) taken.corpora.push({ corpus, content: await bodies.get(digest) });
        await transaction.objectStore('corpora').delete(digest);
        await bodies.delete(digest);
      }
      return taken;
    });
  }

  /**
   * One transaction, all or nothing. A phone may close the connection while the page sleeps: then it
   * is opened anew and the work done once more, which is safe because every piece of work is local
   * and comes to the same when repeated.
   */
  async #transaction<Mode extends IDBTransactionMode, T>(
    mode: Mode & ('readonly' | 'readwrite'),
    work: (transaction: IDBPTransaction<LabSchema, StoreName[], Mode>) => Promise<T>,
  ): Promise<T> {
    try {
      try {
        return await attempt(await this.#connection(), mode, work);
      } catch (error) {
        if (!isBrokenConnection(error)) throw error;
        this.#drop();
        return await attempt(await this.#connection(), mode, work);
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
      const database: LabDatabase = await openDB<LabSchema>(NAME, migrations.length, {
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

async function attempt<Mode extends 'readonly' | 'readwrite', T>(
  database: LabDatabase,
  mode: Mode,
  work: (transaction: IDBPTransaction<LabSchema, StoreName[], Mode>) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(STORES, mode);
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
