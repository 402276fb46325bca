import type { LabConnection } from './connection';
import { type LabTransaction, type StoredOpening } from './connection';
import type { LedgerStore, LedgerTransaction } from './ledger-store';
import type { LedgerRow } from '../engine/protocol/ledger-rows';

const STORES = ['series', 'plans', 'calls', 'ledger'] as const;
const OPENING: [string, number] = ['', 0];

/**
 * The ledger and its series in IndexedDB, each transaction strict: it ends when the device says that
 * it holds what was written.
 */
export class DatabaseLedgerStore implements LedgerStore {
  readonly isDurable = true;
  readonly #connection: LabConnection;

  constructor(connection: LabConnection) {
    this.#connection = connection;
  }

  transact<T>(work: (transaction: LedgerTransaction) => Promise<T>): Promise<T> {
    return this.#connection.transaction(
      STORES,
      'readwrite',
      (transaction) => work(onStores(transaction)),
      'strict',
    );
  }
}

function onStores(transaction: LabTransaction<'readwrite'>): LedgerTransaction {
  const ledger = transaction.objectStore('ledger');
  const series = transaction.objectStore('series');
  const plans = transaction.objectStore('plans');
  const calls = transaction.objectStore('calls');
  return {
    async opening() {
      const entry = await ledger.get(OPENING);
      if (!entry || !isOpening(entry)) return undefined;
      return { id: entry.id, spentBefore: entry.spentBefore, at: entry.at };
    },
    async putOpening(opening) {
      // `add`, not `put`: what was said once is not said over.
      await ledger.add({ ...opening, series: '', number: 0 });
    },
    async rows() {
      return (await ledger.getAll()).filter((entry): entry is LedgerRow => !isOpening(entry));
    },
    async row(id, number) {
      const entry = await ledger.get([id, number]);
      return entry && !isOpening(entry) ? entry : undefined;
    },
    async putRow(row) {
      await ledger.put(row);
    },
    series: (id) => series.get(id),
    allSeries: () => series.getAll(),
    async putSeries(record) {
      await series.put(record);
    },
    experiment: (id) => plans.get(id),
    async putExperiment(experiment) {
      await plans.put(experiment);
    },
    calls: (id) => calls.getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
    async putCall(call) {
      await calls.put(call);
    },
  };
}

function isOpening(entry: LedgerRow | StoredOpening): entry is StoredOpening {
  return entry.series === '' && entry.number === 0;
}
