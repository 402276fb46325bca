import { failure, success, type Result } from '../engine/errors';
import type { Experiment } from '../engine/protocol/experiment';
import { fileText } from '../engine/protocol/freeze';
import { ledgerTotal, type LedgerRow } from '../engine/protocol/ledger-rows';
import type { NanoUsd } from '../engine/protocol/money';
import {
  ledgerText,
  makeResults,
  readLedger,
  readResults,
  type CallRecord,
  type Results,
} from '../engine/protocol/results';
import { verifyExperiment } from '../engine/protocol/verify';
import type { LedgerReader, LedgerStore } from '../storage/ledger-store';
import type { SeriesRecord, StoredCall } from '../storage/series-record';

/** What of the Collection goes into a bundle, each part in the format of its own file. */
export interface CollectionParts {
  /** `fragment-lab/results` of each series that began, `fragment-lab/experiment` of each that did not. */
  readonly series: readonly unknown[];
  /** `fragment-lab/ledger`: one, or none where no ledger was opened. */
  readonly ledger: readonly unknown[];
}

/** What an import did with the series and the ledger of a bundle. */
export interface SeriesReport {
  readonly added: number;
  readonly alreadyHere: number;
  /** Those that were not taken, by their place in the file, and why. */
  readonly refused: readonly { readonly place: string; readonly code: string }[];
  /** What the ledger of the file counts, null without one that reads. It is never counted here. */
  readonly ledgerTotal: NanoUsd | null;
}

/** A series as an import keeps it. */
interface ReadSeries {
  readonly experiment: Experiment;
  /** Undefined where it had not begun. */
  readonly results: Results | undefined;
}

/** Everything the durable ledger holds, as one moment saw it. */
export function collectionParts(store: LedgerStore): Promise<CollectionParts> {
  return store.read(async (reader) => {
    const rows = await reader.rows();
    const series: unknown[] = [];
    for (const record of await reader.allSeries()) {
      const experiment = await reader.experiment(record.id);
      if (experiment) series.push(await seriesFile(reader, record, experiment, rows));
    }
    const opening = await reader.opening();
    const ledger = opening ? [JSON.parse(ledgerText({ opening, rows })) as unknown] : [];
    return { series, ledger };
  });
}

async function seriesFile(
  reader: LedgerReader,
  { id, state, startedAt, endedAt, stop }: SeriesRecord,
  experiment: Experiment,
  rows: readonly LedgerRow[],
): Promise<unknown> {
  if (state === 'frozen' || startedAt === null) return experiment;
  const calls = (await reader.calls(id)).map(withoutSeries);
  // Of a series that still runs, what had come by now: the calls to come are not attempted.
  const isRunning = state === 'running' || endedAt === null;
  const end = isRunning
    ? {
        state: 'paused' as const,
        startedAt,
        endedAt: calls.at(-1)?.endedAt ?? startedAt,
        stop: null,
      }
    : { state, startedAt, endedAt, stop };
  return makeResults(
    experiment,
    end,
    calls,
    rows.filter((row) => row.series === id),
  );
}

function withoutSeries({ series: _, ...call }: StoredCall): CallRecord {
  return call;
}

/**
 * Reads one series of a bundle. Fails as `readResults` and `verifyExperiment` do, with `digest` where
 * a part is not the one it claims to be, and with `simulated` for a series of play money, which
 * durable storage never holds. A plan that today's rules would make otherwise is a plan all the same.
 */
function readSeries(value: unknown): Result<ReadSeries> {
  const read = readResults(fileText(value));
  const known = read.ok || read.error.code !== 'results-unknown';
  if (known && !read.ok) return read;
  const plan = known ? undefined : verifyExperiment(value);
  if (plan && !plan.ok) return plan;
  const verified = read.ok ? read.value : plan!.value;
  if (verified.faults.some(({ code }) => code === 'digest')) return failure('digest');
  const results = read.ok ? read.value.value : undefined;
  const experiment = results?.experiment ?? (verified.value as Experiment);
  return experiment.series === 'simulated'
    ? failure('simulated')
    : success({ experiment, results });
}

/**
 * A series from a file as it is kept: to be read, never to be begun or gone on with. What is not over
 * is stopped, since the browser it comes from may have made further calls, and a plan that a person
 * did not freeze here sends nothing from here. It brings no row of a ledger, so that nothing here is
 * spent, released or lowered by a file.
 */
function recordOf({ experiment, results }: ReadSeries): SeriesRecord {
  const end = results?.outcome;
  const isOver = end?.state === 'complete' || end?.state === 'stopped';
  return {
    id: experiment.id,
    plan: experiment.digests.plan!,
    kind: experiment.kind,
    model: experiment.calls.answer.model,
    createdAt: experiment.createdAt,
    planned: experiment.requests.length,
    worstCase: experiment.worstCase,
    state: end?.state === 'complete' ? 'complete' : 'stopped',
    owner: null,
    leaseUntil: 0,
    startedAt: end?.startedAt ?? null,
    endedAt: end?.endedAt ?? null,
    stop: isOver
      ? end.stop
      : { code: 'imported', number: results?.calls.at(-1)?.number ?? 0, detail: '' },
  };
}

/**
 * Keeps the series of a bundle that are not here yet, in one transaction: the good ones, whatever the
 * others are. A series that is here stays as it is. The ledger is read for what it counts and not
 * kept: what this browser has spent is what this browser saw, and a new ledger asks for the rest.
 */
export async function keepSeries(
  store: LedgerStore,
  { series, ledger }: CollectionParts,
): Promise<SeriesReport> {
  const refused: { place: string; code: string }[] = [];
  const good = new Map<string, { place: string; read: ReadSeries }>();
  for (const [position, value] of series.entries()) {
    const place = `series[${position}]`;
    const read = readSeries(value);
    if (!read.ok) refused.push({ place, code: read.error.code });
    else if (good.has(read.value.experiment.id)) refused.push({ place, code: 'twice' });
    else good.set(read.value.experiment.id, { place, read: read.value });
  }
  const ledgers = ledger.map((value) => readLedger(fileText(value)));
  ledgers.forEach((read, position) => {
    if (!read.ok) refused.push({ place: `ledger[${position}]`, code: read.error.code });
  });
  const [first] = ledgers;
  const total = first?.ok ? ledgerTotal(first.value.opening, first.value.rows) : null;
  const outcome =
    good.size === 0
      ? { added: 0, alreadyHere: 0, others: [] }
      : await store.transact(async (transaction) => {
          let [added, alreadyHere] = [0, 0];
          const others: string[] = [];
          for (const [id, { place, read }] of good) {
            const record = recordOf(read);
            const here = await transaction.series(id);
            if (here) {
              if (here.plan === record.plan) alreadyHere += 1;
              else others.push(place);
              continue;
            }
            await transaction.putSeries(record);
            await transaction.putExperiment(read.experiment);
            for (const call of read.results?.calls ?? []) {
              await transaction.putCall({ ...call, series: id });
            }
            added += 1;
          }
          return { added, alreadyHere, others };
        });
  return {
    added: outcome.added,
    alreadyHere: outcome.alreadyHere,
    refused: [...refused, ...outcome.others.map((place) => ({ place, code: 'series-known' }))],
    ledgerTotal: total,
  };
}
