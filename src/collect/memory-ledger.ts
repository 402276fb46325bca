import type { Experiment } from '../engine/protocol/experiment';
import type { LedgerOpening, LedgerRow } from '../engine/protocol/ledger-rows';
import type { LedgerReader, LedgerStore, LedgerTransaction } from '../storage/ledger-store';
import type { SeriesRecord, StoredCall } from '../storage/series-record';

interface Contents {
  opening: LedgerOpening | undefined;
  rows: Map<string, LedgerRow>;
  series: Map<string, SeriesRecord>;
  experiments: Map<string, Experiment>;
  calls: Map<string, StoredCall>;
}

/**
 * The ledger of simulated series: the same rules on play money, gone with the page. It never holds a
 * paid call, and the durable ledger never holds a simulated one.
 */
export class MemoryLedgerStore implements LedgerStore {
  #contents: Contents = {
    opening: undefined,
    rows: new Map(),
    series: new Map(),
    experiments: new Map(),
    calls: new Map(),
  };
  #last: Promise<unknown> = Promise.resolve();

  read<T>(work: (reader: LedgerReader) => Promise<T>): Promise<T> {
    return work(transactionOn(this.#contents));
  }

  /** One after another; what fails leaves nothing behind. */
  transact<T>(work: (transaction: LedgerTransaction) => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      const { opening, rows, series, experiments, calls } = this.#contents;
      const draft: Contents = {
        opening,
        rows: new Map(rows),
        series: new Map(series),
        experiments: new Map(experiments),
        calls: new Map(calls),
      };
      const value = await work(transactionOn(draft));
      this.#contents = draft;
      return value;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

function transactionOn(draft: Contents): LedgerTransaction {
  const key = (series: string, number: number) => `${series} ${String(number).padStart(6, '0')}`;
  const sorted = <T>(map: Map<string, T>): T[] =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
  return {
    opening: async () => draft.opening,
    putOpening: async (opening) => void (draft.opening = opening),
    rows: async () => sorted(draft.rows),
    row: async (series, number) => draft.rows.get(key(series, number)),
    putRow: async (row) => void draft.rows.set(key(row.series, row.number), row),
    series: async (id) => draft.series.get(id),
    allSeries: async () => sorted(draft.series),
    putSeries: async (series) => void draft.series.set(series.id, series),
    experiment: async (series) => draft.experiments.get(series),
    putExperiment: async (experiment) => void draft.experiments.set(experiment.id, experiment),
    calls: async (series) => sorted(draft.calls).filter((call) => call.series === series),
    putCall: async (call) => void draft.calls.set(key(call.series, call.number), call),
  };
}
