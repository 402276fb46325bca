import type { Experiment } from '../engine/protocol/experiment';
import type { LedgerOpening, LedgerRow } from '../engine/protocol/ledger-rows';
import type { SeriesRecord, StoredCall } from './series-record';

/**
 * What the rules of the ledger may do inside one transaction. Everything read and written between
 * the first call and the end of the work happens at once or not at all, and no other transaction of
 * any tab comes between.
 */
export interface LedgerTransaction {
  opening(): Promise<LedgerOpening | undefined>;
  putOpening(opening: LedgerOpening): Promise<void>;
  /** Every row of every series, by series and number. */
  rows(): Promise<LedgerRow[]>;
  row(series: string, number: number): Promise<LedgerRow | undefined>;
  putRow(row: LedgerRow): Promise<void>;
  series(id: string): Promise<SeriesRecord | undefined>;
  allSeries(): Promise<SeriesRecord[]>;
  putSeries(series: SeriesRecord): Promise<void>;
  experiment(series: string): Promise<Experiment | undefined>;
  putExperiment(experiment: Experiment): Promise<void>;
  /** The calls of one series by number. */
  calls(series: string): Promise<StoredCall[]>;
  putCall(call: StoredCall): Promise<void>;
}

/**
 * Where the ledger lives. `transact` runs `work` in one readwrite transaction; it rejects when the
 * platform fails, and then nothing of the work remains. Work may run a second time after the
 * connection was lost, so it must come to the same.
 */
export interface LedgerStore {
  readonly isDurable: boolean;
  transact<T>(work: (transaction: LedgerTransaction) => Promise<T>): Promise<T>;
}
