import { failure, success, type Result } from '../engine/errors';
import { runSliced } from '../ui/sliced';
import { LARGEST_BUNDLE, readBundle, tooLarge, writeBundle } from './bundle';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { followsAgain } from './follows-again';
import { shelved, shelvedCorpus, unshelved } from './keep';
import { intactKey, underNewId, withOwnIds } from './identity';
import type { Keeper, KeptIn } from './keeper';
import type { LedgerStore } from '../storage/ledger-store';
import type { RunRecord } from '../engine/records/run-record';
import type { CollectionParts, SeriesReport } from './series-bundle';
import type { RunBatch, StoredRun } from '../storage/run-storage';
import { StorageFault } from '../storage/storage-fault';

const NO_PARTS: CollectionParts = { series: [], ledger: [] };

export interface Exported {
  readonly text: string;
  /** Series of the Collection in it. */
  readonly series: number;
  /** Keys of the runs in it; those asked for that cannot be read now are not. */
  readonly keys: readonly string[];
}

/** What an import did. Nothing that was here is touched. */
export interface ImportReport {
  readonly added: number;
  readonly alreadyHere: number;
  /** How many of those added do not have the digest they claim. */
  readonly notIntact: number;
  /** How many of those added were given a new id: theirs is that of a run of other content. */
  readonly renumbered: number;
  readonly keptIn: KeptIn;
  /** What came of the series and the ledger; undefined where the file holds none. */
  readonly series: Result<SeriesReport> | undefined;
  /** Of all runs in the file, new or not. */
  readonly keys: readonly string[];
}

/**
 * A bundle of kept runs and the own corpora they need, and of the Collection's parts where they are
 * given. Fails as `writeBundle` does, with
 * `run-missing`, or with the storage's code where none of them can be read.
 */
export function exportRuns(
  keeper: Keeper,
  keys: readonly string[],
  secrets: readonly string[],
  parts: CollectionParts = NO_PARTS,
): Promise<Result<Exported>> {
  return withFaults(async () => {
    const { runs, corpora, fault } = keeper.view;
    const wanted = new Set(keys);
    const asked = runs.filter(({ key }) => wanted.has(key));
    const needed = new Set(asked.map(({ head }) => head.corpus.digest));
    const bodies = await keeper.read([...wanted, ...needed]);
    const readable = asked.filter(({ key }) => bodies.has(key));
    const { series, ledger } = parts;
    if (readable.length + series.length + ledger.length === 0) {
      return failure(fault ?? 'run-missing');
    }
    const content = {
      series,
      ledger,
      // Runs of one id may lie here since before they were told apart; no file holds an id twice.
      runs: withOwnIds(readable.map((run) => unshelved(run, bodies.get(run.key)))),
      corpora: corpora
        .filter(({ digest }) => bodies.has(digest))
        .map(({ digest, licence }) => ({
          digest,
          licence,
          content: bodies.get(digest) as OwnCorpus,
        })),
    };
    const text = writeBundle(content, secrets);
    if (!text.ok) return text;
    const inFile = readable.map(({ key }) => key);
    return success({ text: text.value, series: series.length, keys: inFile });
  });
}

/**
 * The records of some runs, in the order asked for; those that cannot be read now are left out.
 * Fails with `run-missing`, or with the storage's code, where none can.
 */
export function readRecords(
  keeper: Keeper,
  keys: readonly string[],
): Promise<Result<readonly RunRecord[]>> {
  return withFaults(async () => {
    const { runs, fault } = keeper.view;
    const listed = new Map(runs.map((run) => [run.key, run]));
    const bodies = await keeper.read(keys);
    const records = keys.flatMap((key) => {
      const run = listed.get(key);
      return run && bodies.has(key) ? [unshelved(run, bodies.get(key))] : [];
    });
    return records.length === 0 ? failure(fault ?? 'run-missing') : success(records);
  });
}

/**
 * Reads a bundle and adds what is not here yet, in one transaction (series of the Collection after it,
 * in one of their own). Fails as `readBundle` does, with
 * `file-unreadable`, or with a storage code where the device did not take it; then nothing has
 * changed.
 */
export function importFile(
  keeper: Keeper,
  ledgerStore: () => LedgerStore,
  file: Blob,
): Promise<Result<ImportReport>> {
  return withFaults(async () => {
    if (file.size > LARGEST_BUNDLE) return tooLarge(file.size);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return failure('file-unreadable');
    const read = readBundle(new Uint8Array(bytes));
    if (!read.ok) return read;
    if (!keeper.view.started) await keeper.start();
    const arrivals = await inSlices(arriving(read.value.runs, keeper.view.runs));
    const runs = arrivals.map(({ item }) => item);
    const needed = new Set(read.value.runs.map(({ corpus }) => corpus.digest));
    const corpora = read.value.corpora
      .filter(({ digest }) => needed.has(digest))
      .map(({ content, licence }) => shelvedCorpus(content, licence));
    const { added, keptIn } = await keeper.add({ runs, corpora });
    const { series, ledger } = read.value;
    const hasParts = series.length + ledger.length > 0;
    return success({
      added: added.size,
      alreadyHere: runs.length - added.size,
      notIntact: runs.filter(({ run }) => added.has(run.key) && !run.intact).length,
      renumbered: arrivals.filter(
        ({ item, isRenumbered }) => isRenumbered && added.has(item.run.key),
      ).length,
      keptIn,
      series: hasParts ? await keptSeries(ledgerStore, { series, ledger }) : undefined,
      keys: runs.map(({ run }) => run.key),
    });
  });
}

/** The series of a file, after its runs: where storage does not take them the runs are here all the same. */
function keptSeries(
  ledgerStore: () => LedgerStore,
  parts: CollectionParts,
): Promise<Result<SeriesReport>> {
  return withFaults(async () => {
    const { keepSeries } = await import('./series-bundle');
    return success(await keepSeries(ledgerStore(), parts));
  });
}

/** Computes a kept run again: true where its figures still follow. Fails as `followsAgain` does. */
export function checkRun(keeper: Keeper, key: string): Promise<Result<boolean>> {
  return withFaults(async () => {
    const run = keeper.view.runs.find((item) => item.key === key);
    if (!run) return failure('run-missing');
    const { digest } = run.head.corpus;
    const bodies = await keeper.read([key, digest]);
    if (!bodies.has(key)) return failure(keeper.view.fault ?? 'run-missing');
    return followsAgain(unshelved(run, bodies.get(key)), bodies.get(digest));
  });
}

interface Arrival {
  readonly item: RunBatch['runs'][number];
  readonly isRenumbered: boolean;
}

/**
 * Runs of a file as they are kept: one that is here is that one, and one whose id is taken by a run of
 * other content gets a new id. Digests of a large bundle take a while: a run a step, so that the page
 * answers meanwhile.
 */
function* arriving(
  records: readonly RunRecord[],
  here: readonly StoredRun[],
): Generator<void, Arrival[]> {
  const keys = new Map(here.map(({ key }) => [key, key]));
  // A lesson's run is known by its student's name, before it was renamed here and after.
  for (const { key, head, intact } of here) if (intact) keys.set(intactKey(head), key);
  const ids = new Set(here.map(({ head }) => head.id));
  const arrivals: Arrival[] = [];
  for (const record of records) {
    const item = shelved(record, true);
    const known = keys.get(item.run.key);
    if (known !== undefined) {
      arrivals.push({ item: { ...item, run: { ...item.run, key: known } }, isRenumbered: false });
    } else if (ids.has(record.id)) {
      arrivals.push({ item: shelved(underNewId(record), true), isRenumbered: true });
    } else {
      arrivals.push({ item, isRenumbered: false });
    }
    yield;
  }
  return arrivals;
}

function inSlices<T>(steps: Generator<unknown, T>): Promise<T> {
  return new Promise((resolve) => {
    runSliced(steps, resolve);
  });
}

async function withFaults<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    return failure(StorageFault.from(error).code);
  }
}
