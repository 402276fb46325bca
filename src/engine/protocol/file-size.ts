import type { Experiment } from './experiment';
import type { LedgerRow } from './ledger-rows';
import { utf8Length } from './request';
import type { CallRecord } from './results';

/** Bytes of a file that is read back: nothing larger may be written. */
export const LARGEST_FILE = 50_000_000;
/** Bytes that one call may add to a results file: the largest answer that is read, and its account. */
const LARGEST_CALL = 10_000_000;
/** Digest, stop and all that stands around the lists. */
const AROUND = 2_000;

/** Bytes of values as a results file has them, each a level or two further in. */
function nested(values: readonly unknown[]): number {
  return utf8Length(JSON.stringify([values], null, 2));
}

/** Bytes of a plan in a results file; at most, with what stands around it. */
export function planBytes(experiment: Experiment): number {
  return nested([experiment]) + AROUND;
}

/** Bytes that a call and its row add to a results file, at most. */
export function callBytes(call: CallRecord, row: LedgerRow | undefined): number {
  return nested(row ? [call, row] : [call]) + AROUND;
}

/** True where a results file of so many bytes can take one more call and still be read back. */
export function hasRoomForCall(bytes: number): boolean {
  return bytes + LARGEST_CALL <= LARGEST_FILE;
}
