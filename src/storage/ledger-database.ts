import type { LabConnection } from './connection';
import { type LabTransaction, type StoredOpening } from './connection';
import type { LedgerReader, LedgerStore, LedgerTransaction } from './ledger-store';
import type { LedgerRow } from '../engine/protocol/ledger-rows';

const STORES = ['series', 'plans', 'calls', 'ledger'] as const;
const OPENING: [string, number] = ['', 0];

/**
 * The ledger and its series in IndexedDB, each transaction strict: it ends when the device says that
 * it holds what was written.
 */
export class DatabaseLedgerStore implements LedgerStore {
  readonly #connection: LabConnection;

  constructor(connection: LabConnection) {
    this.#connection = connection;
  }

  read<T>(work: (reader: LedgerReader) => Promise<T>): Promise<T> {
    return this.#connection.transaction(STORES, 'readonly', (transaction) =>
      work(readerOf(transaction)),
    );
  }

  transact<T>(work: (transaction: LedgerTransaction) => Promise<T>): Promise<T> {
    return this.#connection.transaction(
      STORES,
      'readwrite',
      (transaction) => work({ ...readerOf(transaction), ...writerOf(transaction) }),
      'strict',
    );
  }
}

function readerOf<Mode extends 'readonly' | 'readwrite'>(
  transaction: LabTransaction<Mode>,
): LedgerReader {
  const ledger = transaction.objectStore('ledger');
  const series = transaction.objectStore('series');
  const calls = transaction.objectStore('calls');
  return {
    async opening() {
      const entry = await ledger.get(OPENING);
      if (!entry || !isOpening(entry)) return undefined;
      return { id: entry.id, spentBefore: entry.spentBefore, at: entry.at };
    },
    async rows() {
      return (await ledger.getAll()).filter((entry): entry is LedgerRow => !isOpening(entry));
    },
    async row(id, number) {
      const entry = await ledger.get([id, number]);
      return entry && !isOpening(entry) ? entry : undefined;
    },
    series: (id) => series.get(id),
    allSeries: () => series.getAll(),
    experiment: (id) => transaction.objectStore('plans').get(id),
    calls: (id) => calls.getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
  };
}

function writerOf(
  transaction: LabTransaction<'readwrite'>,
): Omit<LedgerTransaction, keyof LedgerReader> {
  return {
    async putOpening(opening) {
      // `add`, not `put`: what was said once is not said over.
      await transaction.objectStore('ledger').add({ ...opening, series: '', number: 0 });
    },
    async putRow(row) {
      await transaction.objectStore('ledger').put(row);
    },
    async putSeries(record) {
      await transaction.objectStore('series').put(record);
    },
    async putExperiment(experiment) {
      await transaction.objectStore('plans').put(experiment);
    },
    async putCall(call) {
      await transaction.objectStore('calls').put(call);
    },
  };
}

function isOpening(entry: LedgerRow | StoredOpening): entry is StoredOpening {
  return entry.series === '' && entry.number === 0;
}
