import { failure, success, type Result } from '../errors';
import { sumAmounts, type NanoUsd } from './money';

/** How far the account of one call has come. */
export const ROW_STATES = ['reserved', 'sent', 'settled', 'unknown', 'written-off'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** One entry of a row's history. Entries are added, never changed. */
export interface RowStep {
  readonly state: RowState;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What the row counts for from here on. */
  readonly amount: NanoUsd;
  /** A code of ours, or the words of the person who wrote it off. */
  readonly reason: string;
}

/** The account of one call. It counts against every ceiling until it is settled or written off. */
export interface LedgerRow {
  readonly series: string;
  /** The call's place in its series, from 1. */
  readonly number: number;
  readonly model: string;
  readonly reserved: NanoUsd;
  readonly state: RowState;
  /** What the row counts for now. */
  readonly amount: NanoUsd;
  readonly steps: readonly RowStep[];
}

/** Where a ledger begins: what had been spent before it, as a person said. */
export interface LedgerOpening {
  readonly id: string;
  readonly spentBefore: NanoUsd;
  readonly at: string;
}

/** Everything that counts: what was spent before, open reservations, settled costs. */
export function ledgerTotal(opening: LedgerOpening, rows: readonly LedgerRow[]): NanoUsd {
  return sumAmounts([opening.spentBefore, ...rows.map((row) => row.amount)]);
}

/**
 * The same from storage, which a person or a program may have changed: an amount below zero would
 * make room under every ceiling. Fails with `ledger-damaged` and the `place`.
 */
export function checkedTotal(opening: LedgerOpening, rows: readonly LedgerRow[]): Result<NanoUsd> {
  if (!isAmount(opening.spentBefore)) return failure('ledger-damaged', { place: 'spentBefore' });
  for (const row of rows) {
    if (!addsUp(row)) return failure('ledger-damaged', { place: `${row.series} ${row.number}` });
  }
  return success(ledgerTotal(opening, rows));
}

/** A row counts for what its state says, and for what its last step says. */
function addsUp({ state, amount, reserved, steps }: LedgerRow): boolean {
  if (!isAmount(amount) || !isAmount(reserved) || steps.at(-1)?.amount !== amount) return false;
  if (state === 'settled') return true;
  return amount === (state === 'written-off' ? 0 : reserved);
}

function isAmount(value: NanoUsd): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/**
 * Fails with `over-budget` unless what counts already and this reservation stay within the ceiling
 * together; `missing` is what would be needed beyond it.
 */
export function checkRoom(total: NanoUsd, reservation: NanoUsd, ceiling: NanoUsd): Result<null> {
  const needed = sumAmounts([total, reservation]);
  return needed <= ceiling
    ? success(null)
    : failure('over-budget', { total, reservation, ceiling, missing: needed - ceiling });
}

export function reservedRow(
  series: string,
  number: number,
  model: string,
  amount: NanoUsd,
  at: string,
): LedgerRow {
  const step: RowStep = { state: 'reserved', at, amount, reason: 'before-call' };
  return { series, number, model, reserved: amount, state: 'reserved', amount, steps: [step] };
}

/** Written just before the call leaves the page. */
export function sentRow(row: LedgerRow, at: string): Result<LedgerRow> {
  return row.state === 'reserved' ? next(row, 'sent', at, row.reserved, 'leaving') : wrong(row);
}

/**
 * The cost is known. Accepted from any state but `reserved`: an answer that comes after its call was
 * given up, even written off, is the better knowledge.
 */
export function settledRow(
  row: LedgerRow,
  amount: NanoUsd,
  reason: string,
  at: string,
): Result<LedgerRow> {
  if (row.state === 'reserved' || row.state === 'settled') return wrong(row);
  return next(row, 'settled', at, amount, reason);
}

/** Nobody knows whether the call was billed: the whole reservation counts as spent. */
export function unknownRow(row: LedgerRow, reason: string, at: string): Result<LedgerRow> {
  if (row.state !== 'reserved' && row.state !== 'sent') return wrong(row);
  return next(row, 'unknown', at, row.reserved, reason);
}

/** A person says that an unknown call was not billed, and why. Fails with `reason-missing` without words. */
export function writtenOffRow(row: LedgerRow, reason: string, at: string): Result<LedgerRow> {
  if (row.state !== 'unknown') return wrong(row);
  const words = reason.trim();
  return words === ''
    ? failure('reason-missing')
    : next(row, 'written-off', at, 0, words.slice(0, 500));
}

function next(
  row: LedgerRow,
  state: RowState,
  at: string,
  amount: NanoUsd,
  reason: string,
): Result<LedgerRow> {
  return success({
    ...row,
    state,
    amount,
    steps: [...row.steps, { state, at, amount, reason }],
  });
}

function wrong(row: LedgerRow): Result<never> {
  return failure('row-not-open', { state: row.state, number: row.number });
}
