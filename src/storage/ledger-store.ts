import type { Experiment } from '../engine/protocol/experiment';
import type { LedgerOpening, LedgerRow } from '../engine/protocol/ledger-rows';
import type { SeriesRecord, StoredCall } from './series-record';

/** Where tabs and rooms say that the ledger or its series changed. */
export const LEDGER_CHANNEL = 'fragment-lab.ledger';

/** What one transaction shows of the ledger: everything as it stands at one moment. */
export interface LedgerReader {
  opening(): Promise<LedgerOpening | undefined>;
  /** Every row of every series, by series and number. */
  rows(): Promise<LedgerRow[]>;
  row(series: string, number: number): Promise<LedgerRow | undefined>;
  series(id: string): Promise<SeriesRecord | undefined>;
  allSeries(): Promise<SeriesRecord[]>;
  experiment(series: string): Promise<Experiment | undefined>;
  /** The calls of one series by number. */
  calls(series: string): Promise<StoredCall[]>;
}

/**
 * What the rules of the ledger may do inside one transaction. Everything read and written between
 * the first call and the end of the work happens at once or not at all, and no other transaction of
 * any tab comes between.
 */
export interface LedgerTransaction extends LedgerReader {
  putOpening(opening: LedgerOpening): Promise<void>;
  putRow(row: LedgerRow): Promise<void>;
  putSeries(series: SeriesRecord): Promise<void>;
  putExperiment(experiment: Experiment): Promise<void>;
  putCall(call: StoredCall): Promise<void>;
}

/** Where the ledger lives. Both methods reject when the platform fails. */
export interface LedgerStore {
  read<T>(work: (reader: LedgerReader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction that can write; where it rejects, nothing of the work remains. It
   * may run a second time after the connection was lost, so it must come to the same.
   */
  transact<T>(work: (transaction: LedgerTransaction) => Promise<T>): Promise<T>;
}
