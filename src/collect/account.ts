import type { LedgerRow } from '../engine/protocol/ledger-rows';
import { sumAmounts, type NanoUsd } from '../engine/protocol/money';

/** Some calls, and what they come to. */
interface Share {
  readonly count: number;
  readonly amount: NanoUsd;
}

/** The rows of a ledger by what a person should make of them. */
export interface AccountParts {
  readonly settled: Share;
  /** Calls under way: reserved until their cost is known. */
  readonly reserved: Share;
  /** Calls that a person must decide on. */
  readonly doubt: Share;
  /** Calls written off, and what had been reserved for them. */
  readonly writtenOff: Share;
}

export function accountParts(rows: readonly LedgerRow[]): AccountParts {
  const share = (states: readonly LedgerRow['state'][], amount: (row: LedgerRow) => NanoUsd) => {
    const own = rows.filter((row) => states.includes(row.state));
    return { count: own.length, amount: sumAmounts(own.map(amount)) };
  };
  return {
    settled: share(['settled'], (row) => row.amount),
    reserved: share(['reserved', 'sent'], (row) => row.amount),
    doubt: share(['unknown'], (row) => row.amount),
    writtenOff: share(['written-off'], (row) => row.reserved),
  };
}
