import { failure, success, type Result } from '../engine/errors';
import { exposureOf, termsOf, type Experiment } from '../engine/protocol/experiment';
import {
  checkedTotal,
  checkRoom,
  reservedRow,
  sentRow,
  settledRow,
  unknownRow,
  writtenOffRow,
  type LedgerOpening,
  type LedgerRow,
} from '../engine/protocol/ledger-rows';
import type { NanoUsd } from '../engine/protocol/money';
import type { CallRecord, Stop } from '../engine/protocol/results';
import type { LedgerReader, LedgerStore, LedgerTransaction } from '../storage/ledger-store';
import type { SeriesRecord, SeriesState, StoredCall } from '../storage/series-record';

/** Everything the ledger holds, as one transaction saw it. */
export interface LedgerView {
  readonly opening: LedgerOpening | undefined;
  readonly rows: readonly LedgerRow[];
  readonly series: readonly SeriesRecord[];
  /** What counts against every ceiling; null while the ledger has not been opened. */
  readonly total: NanoUsd | null;
}

/** A series that is over or paused, as the page that collected it saw it. */
export interface EndedSeries {
  readonly experiment: Experiment;
  readonly record: SeriesRecord;
  readonly calls: readonly CallRecord[];
}

/** How long an owner is believed alive without a word, where Web Locks lack: longer than a call may take. */
export const LEASE = 300_000;

/**
 * The rules of the ledger. Each method is one transaction: what it checks is what it writes on.
 * Methods fail with a code where a rule refuses; a fault of storage becomes `storage-failed` with
 * the platform's own word, and then nothing was written.
 */
export class Ledger {
  readonly #store: LedgerStore;
  readonly #now: () => number;

  /** `now` gives milliseconds of the epoch. */
  constructor(store: LedgerStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Everything it holds. Fails with `ledger-damaged` where what is stored cannot have been written here. */
  view(): Promise<Result<LedgerView>> {
    return this.#read(async (transaction) => {
      const opening = await transaction.opening();
      const rows = await transaction.rows();
      const total = opening ? checkedTotal(opening, rows) : success(null);
      if (!total.ok) return total;
      const series = await transaction.allSeries();
      return success({ opening, rows, series, total: total.value });
    });
  }

  /**
   * Opens a new ledger with what a person says was spent before it. Fails with `ledger-open-already`,
   * or `amount-unreadable` for what is no amount.
   */
  async open(id: string, spentBefore: NanoUsd): Promise<Result<LedgerOpening>> {
    if (!Number.isSafeInteger(spentBefore) || spentBefore < 0) return failure('amount-unreadable');
    return this.#transact(async (transaction) => {
      const existing = await transaction.opening();
      if (existing) {
        return existing.id === id ? success(existing) : failure('ledger-open-already');
      }
      const opening: LedgerOpening = { id, spentBefore, at: this.#time() };
      await transaction.putOpening(opening);
      return success(opening);
    });
  }

  /** Keeps a frozen plan. Fails with `series-known`: a plan is kept once and never written over. */
  keep(experiment: Experiment): Promise<Result<SeriesRecord>> {
    return this.#transact(async (transaction) => {
      const existing = await transaction.series(experiment.id);
      if (existing) {
        const isSame = existing.plan === experiment.digests.plan;
        return isSame ? success(existing) : failure('series-known');
      }
      const record: SeriesRecord = {
        id: experiment.id,
        plan: experiment.digests.plan!,
        kind: experiment.kind,
        model: experiment.calls.answer.model,
        createdAt: experiment.createdAt,
        planned: experiment.requests.length,
        worstCase: experiment.worstCase,
        state: 'frozen',
        owner: null,
        leaseUntil: 0,
        startedAt: null,
        endedAt: null,
        stop: null,
      };
      await transaction.putSeries(record);
      await transaction.putExperiment(experiment);
      return success(record);
    });
  }

  /**
   * Takes a frozen or paused series up for the page `owner`: from here on no other page can. The
   * worst case of the calls still to make must fit under the ceiling with all that counts already.
   *
   * Fails with `series-unknown`, `series-not-startable` (with its `state`), `plan-changed` (what is
   * kept is not the plan given), `ledger-not-open`, `ledger-other` (the plan was weighed against a
   * ledger that is no longer there), `ledger-damaged` or `over-budget`.
   */
  start(
    experiment: Experiment,
    owner: string,
  ): Promise<Result<{ done: CallRecord[]; rows: LedgerRow[]; record: SeriesRecord }>> {
    return this.#transact(async (transaction) => {
      const record = await transaction.series(experiment.id);
      if (!record) return failure('series-unknown');
      if (record.plan !== experiment.digests.plan) return failure('plan-changed');
      const calls = (await transaction.calls(record.id)).map(withoutSeries);
      const all = await transaction.rows();
      const rows = all.filter((row) => row.series === record.id);
      if (record.state === 'running' && record.owner === owner) {
        return success({ done: calls, rows, record });
      }
      if (record.state !== 'frozen' && record.state !== 'paused') {
        return failure('series-not-startable', { state: record.state });
      }
      const opening = await transaction.opening();
      if (!opening) return failure('ledger-not-open');
      if (opening.id !== experiment.budget.ledger) return failure('ledger-other');
      const total = checkedTotal(opening, all);
      if (!total.ok) return total;
      const worst = exposureOf(experiment, calls.at(-1)?.number);
      const room = checkRoom(total.value, worst, experiment.budget.ceiling);
      if (!room.ok) return room;
      const started: SeriesRecord = {
        ...record,
        state: 'running',
        owner,
        leaseUntil: this.#now() + LEASE,
        startedAt: record.startedAt ?? this.#time(),
      };
      await transaction.putSeries(started);
      return success({ done: calls, rows, record: started });
    });
  }

  /**
   * Checks the budget and writes the reservation in one transaction. Repeating it for the same call
   * by the same owner comes to the same row, as long as the call has not left.
   *
   * Fails with `series-not-mine`, `ledger-not-open`, `ledger-other`, `ledger-damaged`, `call-known`
   * (this call was made before) or `over-budget`.
   */
  reserve(
    experiment: Experiment,
    number: number,
    amount: NanoUsd,
    owner: string,
  ): Promise<Result<LedgerRow>> {
    return this.#transact(async (transaction) => {
      const record = await this.#mine(transaction, experiment.id, owner);
      if (!record.ok) return record;
      const opening = await transaction.opening();
      if (!opening) return failure('ledger-not-open');
      if (opening.id !== experiment.budget.ledger) return failure('ledger-other');
      const existing = await transaction.row(experiment.id, number);
      if (existing) {
        const isRepeat = existing.state === 'reserved' && existing.reserved === amount;
        return isRepeat ? success(existing) : failure('call-known', { number });
      }
      const total = checkedTotal(opening, await transaction.rows());
      if (!total.ok) return total;
      const room = checkRoom(total.value, amount, experiment.budget.ceiling);
      if (!room.ok) return room;
      const { model } = termsOf(experiment, experiment.requests[number - 1]!);
      const row = reservedRow(experiment.id, number, model, amount, this.#time());
      await transaction.putRow(row);
      return success(row);
    });
  }

  /** Writes that the call is leaving. Without this row no call leaves. */
  markSent(series: string, number: number, owner: string): Promise<Result<LedgerRow>> {
    return this.#transact(async (transaction) => {
      const record = await this.#mine(transaction, series, owner);
      if (!record.ok) return record;
      const row = await transaction.row(series, number);
      if (!row) return failure('row-missing', { number });
      if (row.state === 'sent') return success(row);
      const sent = sentRow(row, this.#time());
      if (sent.ok) await transaction.putRow(sent.value);
      return sent;
    });
  }

  /**
   * Writes what a call came to: its record, and its row settled at the known cost or unknown. Who
   * owns the series does not matter here: an answer that arrived is always worth writing down. Repeated,
   * it comes to the same: the row may stand as it should already, the record is written all the same.
   */
  settle(series: string, call: CallRecord): Promise<Result<LedgerRow>> {
    return this.#transact(async (transaction) => {
      const row = await this.#settled(transaction, series, call);
      if (row.ok) await transaction.putCall({ ...call, series });
      return row;
    });
  }

  /**
   * Writes once more what storage did not take: the calls of a series that is over, their rows and its
   * end. Where the series is no longer there (its storage was deleted) it is kept anew, but no row is:
   * what a new ledger begins with is for a person to say. Returns whether every call has its row.
   */
  writeAgain({ experiment, record, calls }: EndedSeries): Promise<Result<boolean>> {
    return this.#transact(async (transaction) => {
      const stored = await transaction.series(record.id);
      if (stored && stored.plan !== record.plan) return failure('series-known');
      let isCounted = true;
      for (const call of calls) {
        if (call.cost.basis !== 'not-called') {
          const row = await this.#settled(transaction, record.id, call);
          if (!row.ok && row.error.code === 'row-missing') isCounted = false;
          else if (!row.ok) return row;
        }
        await transaction.putCall({ ...call, series: record.id });
      }
      if (!stored) await transaction.putExperiment(experiment);
      // Another page may have closed it as interrupted meanwhile: this page saw how it ended.
      await transaction.putSeries(record);
      return success(isCounted);
    });
  }

  /** Writes a call that was not made because there was nothing to ask: it has no row. */
  skip(series: string, call: CallRecord, owner: string): Promise<Result<null>> {
    return this.#transact(async (transaction) => {
      const record = await this.#mine(transaction, series, owner);
      if (!record.ok) return record;
      await transaction.putCall({ ...call, series });
      return success(null);
    });
  }

  /** Ends the collecting of a series: complete, stopped for good, or paused. */
  end(
    series: string,
    state: Exclude<SeriesState, 'frozen' | 'running'>,
    stop: Stop | null,
    owner: string,
  ): Promise<Result<SeriesRecord>> {
    return this.#transact(async (transaction) => {
      const record = await transaction.series(series);
      if (!record) return failure('series-unknown');
      if (record.owner !== owner || record.state !== 'running') return failure('series-not-mine');
      // A call that storage would not let begin or end: in doubt, so that a person can write it off.
      await this.#doubtOpenRows(transaction, series, 'not-written', 'not-written');
      const ended: SeriesRecord = {
        ...record,
        state,
        owner: null,
        leaseUntil: 0,
        endedAt: this.#time(),
        stop,
      };
      await transaction.putSeries(ended);
      return success(ended);
    });
  }

  /**
   * Closes a series whose page is gone: its calls under way become unknown and stay spent, the series
   * is stopped as `interrupted`. The caller must know that no page collects it (it holds the lock);
   * where there are no locks, `byLease` makes the lease decide.
   */
  closeInterrupted(series: string, byLease: boolean): Promise<Result<boolean>> {
    return this.#transact(async (transaction) => {
      const record = await transaction.series(series);
      if (!record || record.state !== 'running') return success(false);
      if (byLease && record.leaseUntil > this.#now()) return success(false);
      const last = await this.#doubtOpenRows(
        transaction,
        series,
        'closed-before-call',
        'closed-during-call',
      );
      await transaction.putSeries({
        ...record,
        state: 'stopped',
        owner: null,
        leaseUntil: 0,
        endedAt: this.#time(),
        stop: { code: 'interrupted', number: last, detail: '' },
      });
      return success(true);
    });
  }

  /** Says that the page is alive; false where the series is no longer its own. */
  renewLease(series: string, owner: string): Promise<Result<boolean>> {
    return this.#transact(async (transaction) => {
      const record = await this.#mine(transaction, series, owner);
      return success(record.ok);
    });
  }

  /** A person says that an unknown call was not billed. Fails with `row-missing`, `row-not-open` or `reason-missing`. */
  writeOff(series: string, number: number, reason: string): Promise<Result<LedgerRow>> {
    return this.#transact(async (transaction) => {
      const row = await transaction.row(series, number);
      if (!row) return failure('row-missing', { number });
      const written = writtenOffRow(row, reason, this.#time());
      if (written.ok) await transaction.putRow(written.value);
      return written;
    });
  }

  /** The plan of a series, as it was kept. Fails with `series-unknown`. */
  experiment(series: string): Promise<Result<Experiment>> {
    return this.#read(async (transaction) => {
      const experiment = await transaction.experiment(series);
      return experiment ? success(experiment) : failure('series-unknown');
    });
  }

  /** The calls of a series that were made, in order. */
  calls(series: string): Promise<Result<CallRecord[]>> {
    return this.#read(async (transaction) => {
      return success((await transaction.calls(series)).map(withoutSeries));
    });
  }

  /** The row of a call as what came of the call makes it; the row may have been written before. */
  async #settled(
    transaction: LedgerTransaction,
    series: string,
    call: CallRecord,
  ): Promise<Result<LedgerRow>> {
    const row = await transaction.row(series, call.number);
    if (!row) return failure('row-missing', { number: call.number });
    const { amount, basis } = call.cost;
    const isKnown = basis !== 'reservation';
    if (
      isKnown ? row.state === 'settled' : row.state === 'unknown' || row.state === 'written-off'
    ) {
      return success(row);
    }
    const changed = isKnown
      ? settledRow(row, amount, basis, this.#time())
      : unknownRow(row, call.reason ?? 'cost-unknown', this.#time());
    if (changed.ok) await transaction.putRow(changed.value);
    return changed;
  }

  /** The series, if this page is the one that collects it; each time its lease is renewed. */
  async #mine(
    transaction: LedgerTransaction,
    series: string,
    owner: string,
  ): Promise<Result<SeriesRecord>> {
    const record = await transaction.series(series);
    if (!record || record.state !== 'running' || record.owner !== owner) {
      return failure('series-not-mine');
    }
    const renewed = { ...record, leaseUntil: this.#now() + LEASE };
    await transaction.putSeries(renewed);
    return success(renewed);
  }

  /** Makes every open row of a series unknown; returns the number of its last row, 0 without one. */
  async #doubtOpenRows(
    transaction: LedgerTransaction,
    series: string,
    beforeCall: string,
    duringCall: string,
  ): Promise<number> {
    let last = 0;
    for (const row of await transaction.rows()) {
      if (row.series !== series) continue;
      last = Math.max(last, row.number);
      const reason = row.state === 'reserved' ? beforeCall : duringCall;
      const unknown = unknownRow(row, reason, this.#time());
      if (unknown.ok) await transaction.putRow(unknown.value);
    }
    return last;
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }

  #read<T>(work: (reader: LedgerReader) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#store.read(work).catch(storageFailure);
  }

  #transact<T>(work: (transaction: LedgerTransaction) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#store.transact(work).catch(storageFailure);
  }
}

function storageFailure(error: unknown): Result<never> {
  return failure('storage-failed', { problem: problemOf(error) });
}

function withoutSeries(call: StoredCall): CallRecord {
  return Object.fromEntries(
    Object.entries(call).filter(([name]) => name !== 'series'),
  ) as unknown as CallRecord;
}

function problemOf(error: unknown): string {
  if (error !== null && typeof error === 'object') {
    if ('code' in error && typeof error.code === 'string') return error.code;
    if ('name' in error) return String(error.name);
  }
  return 'unknown';
}
