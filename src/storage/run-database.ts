import { LabConnection, type DatabaseOptions, type LabTransaction } from './connection';
import {
  unneeded,
  type Contents,
  type RunBatch,
  type RunStorage,
  type StoredRun,
} from './run-storage';

/** The stores of runs, their corpora, and what is large of both. */
const STORES = ['runs', 'corpora', 'bodies'] as const;

/** Runs and corpora in IndexedDB. Faults of the platform arrive as `StorageFault`. */
export class RunDatabase implements RunStorage {
  readonly #connection: LabConnection;

  constructor(options: DatabaseOptions) {
    this.#connection = new LabConnection(options);
  }

  /** Opens the database, or fails with the reason why runs cannot be kept in it. */
  open(): Promise<void> {
    return this.#connection.open();
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

  add(parcel: RunBatch): Promise<Set<string>> {
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

  take(keys: readonly string[]): Promise<RunBatch> {
    return this.#transaction('readwrite', async (transaction) => {
      const bodies = transaction.objectStore('bodies');
      const taken: { runs: RunBatch['runs'][number][]; corpora: RunBatch['corpora'][number][] } = {
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

  #transaction<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (transaction: LabTransaction<Mode>) => Promise<T>,
  ): Promise<T> {
    return this.#connection.transaction(STORES, mode, work);
  }
}
