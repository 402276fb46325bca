import type { RunRecord } from '../engine/records/run-record';

/** A run without its result, which may be large and is read only when it is needed. */
export type RunHead = Omit<RunRecord, 'result'>;

/** A run as it is kept: its record, and what only this browser knows of it. */
export interface StoredRun {
  /** Its content's digest, so that the same run has the same key in every browser. */
  readonly key: string;
  readonly head: RunHead;
  /** False where the record does not have the digest it claims. */
  readonly intact: boolean;
  /** True once exported as it now stands, or when it came from a file. */
  readonly backedUp: boolean;
  /** Length of its JSON in UTF-16 code units. */
  readonly size: number;
}

/** A corpus of the reader's own that a run needs. */
export interface StoredCorpus {
  readonly digest: string;
  readonly title: string;
  readonly licence: string;
  readonly size: number;
}

/** Runs and corpora with their large parts, as they go in and out together. */
export interface RunBatch {
  readonly runs: readonly { readonly run: StoredRun; readonly result: unknown }[];
  readonly corpora: readonly { readonly corpus: StoredCorpus; readonly content: unknown }[];
}

export interface Contents {
  readonly runs: readonly StoredRun[];
  readonly corpora: readonly StoredCorpus[];
}

/** Where runs are kept: the browser's database, or this page's memory. Every call is all or nothing. */
export interface RunStorage {
  list(): Promise<Contents>;
  /** Results by run key and contents by corpus digest, of those that are there. */
  read(keys: readonly string[]): Promise<Map<string, unknown>>;
  /** Adds what is not there yet and leaves the rest alone; returns the run keys that were new. */
  add(parcel: RunBatch): Promise<Set<string>>;
  /** Puts new heads on runs that are there. */
  replace(runs: readonly StoredRun[]): Promise<void>;
  /** Removes runs, and the corpora no remaining run needs; returns what it removed. */
  take(keys: readonly string[]): Promise<RunBatch>;
}

/** The digests of corpora that none of these runs needs. */
export function unneeded(corpora: readonly string[], runs: readonly StoredRun[]): string[] {
  const needed = new Set(runs.map(({ head }) => head.corpus.digest));
  return corpora.filter((digest) => !needed.has(digest));
}
