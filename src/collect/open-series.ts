import type { Experiment } from '../engine/protocol/experiment';
import type { LedgerRow } from '../engine/protocol/ledger-rows';
import { makeResults, type CallRecord, type Results } from '../engine/protocol/results';
import type { SeriesRecord } from '../storage/series-record';

/** The two accounts of the page: real money on the device, play money in memory. */
export type Account = Experiment['series'];

/** A series that is open on the page, with all that a file of it needs. */
export interface OpenSeries {
  readonly account: Account;
  readonly experiment: Experiment;
  readonly record: SeriesRecord;
  readonly calls: readonly CallRecord[];
  /** The account of its calls as this page last knew it; storage may know better, or nothing any more. */
  readonly rows: readonly LedgerRow[];
}

/** What a results file of it would hold; undefined before its first call and while it is collected. */
export function resultsOf(open: OpenSeries, stored: readonly LedgerRow[]): Results | undefined {
  const { experiment, record, calls } = open;
  const { state, startedAt, endedAt, stop } = record;
  if (state === 'frozen' || state === 'running' || startedAt === null || endedAt === null) {
    return undefined;
  }
  return makeResults(experiment, { state, startedAt, endedAt, stop }, calls, rowsOf(open, stored));
}

/** The rows of a series: as storage has them, and those that only this page knows. */
function rowsOf({ record, rows }: OpenSeries, stored: readonly LedgerRow[]): LedgerRow[] {
  const own = stored.filter((row) => row.series === record.id);
  const numbers = new Set(own.map((row) => row.number));
  const others = rows.filter((row) => !numbers.has(row.number));
  return [...own, ...others].sort((a, b) => a.number - b.number);
}
