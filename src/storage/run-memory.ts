import {
  unneeded,
  type Contents,
  type RunBatch,
  type RunStorage,
  type StoredRun,
} from './run-storage';

/** Keeps runs as long as the page is open: where storage is refused, full or taken away. */
export class RunMemory implements RunStorage {
  #runs = new Map<string, RunBatch['runs'][number]>();
  #corpora = new Map<string, RunBatch['corpora'][number]>();

  async list(): Promise<Contents> {
    return {
      runs: [...this.#runs.values()].map(({ run }) => run),
      corpora: [...this.#corpora.values()].map(({ corpus }) => corpus),
    };
  }

  async read(keys: readonly string[]): Promise<Map<string, unknown>> {
    const found = new Map<string, unknown>();
    for (const key of keys) {
      const run = this.#runs.get(key);
      if (run) found.set(key, run.result);
      const corpus = this.#corpora.get(key);
      if (corpus) found.set(key, corpus.content);
    }
    return found;
  }

  async add(parcel: RunBatch): Promise<Set<string>> {
    const added = new Set<string>();
    for (const item of parcel.runs) {
      if (this.#runs.has(item.run.key)) continue;
      this.#runs.set(item.run.key, item);
      added.add(item.run.key);
    }
    for (const item of parcel.corpora) {
      if (!this.#corpora.has(item.corpus.digest)) this.#corpora.set(item.corpus.digest, item);
    }
    return added;
  }

  async replace(runs: readonly StoredRun[]): Promise<void> {
    for (const run of runs) {
      const there = this.#runs.get(run.key);
      if (there) this.#runs.set(run.key, { run, result: there.result });
    }
  }

  async take(keys: readonly string[]): Promise<RunBatch> {
    const runs = keys.flatMap((key) => this.#runs.get(key) ?? []);
    for (const key of keys) this.#runs.delete(key);
    const remaining = [...this.#runs.values()].map(({ run }) => run);
    const orphans = unneeded([...this.#corpora.keys()], remaining);
    const corpora = orphans.map((digest) => this.#corpora.get(digest)!);
    for (const digest of orphans) this.#corpora.delete(digest);
    return { runs, corpora };
  }

  get isEmpty(): boolean {
    return this.#runs.size === 0;
  }

  /** Everything kept here. */
  get parcel(): RunBatch {
    return { runs: [...this.#runs.values()], corpora: [...this.#corpora.values()] };
  }

  clear(): void {
    this.#runs.clear();
    this.#corpora.clear();
  }
}
