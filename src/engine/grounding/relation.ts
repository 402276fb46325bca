import type { Bound, Interval, Quantity, Reading } from '../text/quantities';
import { nounClass } from './noun-classes';
import { endOf, sameDigits, states } from './values';

/** Why a figure of a claim is not found, or not found as it is claimed. */
export type Reason =
  | 'absent'
  | 'other-unit'
  | 'other-kind'
  | 'other-tax-basis'
  | 'other-period'
  | 'other-bound'
  | 'other-part'
  | 'other-noun'
  | 'other-subject'
  | 'other-event'
  | 'range-end'
  | 'no-passage';

/** `same`, or the reason that comes nearest; null when the two have nothing in common. */
export type Relation =
  'same' | Exclude<Reason, 'absent' | 'no-passage' | 'other-subject' | 'other-event'> | null;

export function readingsOf(quantity: Quantity): readonly Reading[] {
  return [quantity, ...quantity.candidates];
}

/** What the sentence around a quantity of the passage allows. */
export interface Surroundings {
  /** It tells a change, so that each end of its range was a value once. */
  readonly changes: boolean;
  /** It compares in words, so that a bound of the claim may restate them. */
  readonly compares: boolean;
  /** It negates, so that its own bounds may run either way. */
  readonly negates: boolean;
  /** It is a row of a table, whose units stand in the header, with these powers of ten. */
  readonly isRow: boolean;
  readonly cellPowers: readonly number[];
}

/** How a quantity of the passage bears on one of the claim. */
export function relate(source: Quantity, claim: Quantity, around: Surroundings): Relation {
  for (const mine of readingsOf(claim)) {
    for (const theirs of readingsOf(source)) {
      if (states(theirs, mine) || saysLess(source, theirs, claim, mine, around)) {
        return conflict(source, claim, around) ?? 'same';
      }
    }
  }
  return endRelation(source, claim, around.changes) ?? kindRelation(source, claim);
}

const UNITED: ReadonlySet<string> = new Set(['amount', 'percent', 'points', 'duration', 'measure']);

/** "50 % after 120" of 120 minutes; and the bare cell of a table whose header has unit and scale. */
function saysLess(
  source: Quantity,
  theirs: Reading,
  claim: Quantity,
  mine: Reading,
  around: Surroundings,
): boolean {
  if (mine.kind === 'number' && claim.noun === null && UNITED.has(theirs.kind)) {
    return sameDigits(theirs, mine);
  }
  const bareCell = around.isRow && theirs.kind === 'number' && source.noun === null;
  if (!bareCell || (mine.kind !== 'number' && !UNITED.has(mine.kind))) return false;
  return around.cellPowers.some((power) => sameDigits(theirs, mine, power));
}

/** Equal values can still contradict: before tax and after, a month and a year, at least and at most. */
function conflict(source: Quantity, claim: Quantity, around: Surroundings): Relation {
  if (source.tax && claim.tax && source.tax !== claim.tax) return 'other-tax-basis';
  if (source.per && claim.per && source.per !== claim.per) return 'other-period';
  if (countsAnother(source, claim)) return 'other-noun';
  if (source.part && claim.part && source.part !== claim.part) return 'other-part';
  return boundsConflict(source.bound, claim.bound, around) ? 'other-bound' : null;
}

/** Twelve files are not twelve people; nouns of unknown class are let through. */
function countsAnother(source: Quantity, claim: Quantity): boolean {
  if (claim.kind !== 'number' || source.kind !== 'number') return false;
  const [theirs, mine] = [nounClass(source.noun), nounClass(claim.noun)];
  return theirs !== null && mine !== null && theirs !== mine;
}

const UPPER: ReadonlySet<string> = new Set(['at-most', 'below']);

/** "At least" against "at most"; and "more than 30" is not said by a plain 30. */
function boundsConflict(
  source: Bound | null,
  claim: Bound | null,
  { compares, negates }: Surroundings,
): boolean {
  if (claim === null || negates) return false;
  if (source === null) return !compares && (claim === 'above' || claim === 'below');
  return UPPER.has(source) !== UPPER.has(claim);
}

/** A single value of the claim against the ends of a range in the passage. */
function endRelation(source: Quantity, claim: Quantity, changes: boolean): Relation {
  for (const range of readingsOf(source)) {
    if (range.kind !== 'range') continue;
    const { from, to } = range.value as Interval;
    for (const mine of readingsOf(claim)) {
      const low = states(endOf(range, from), mine);
      const high = states(endOf(range, to), mine);
      if (!low && !high) continue;
      // A period has its first and its last day; a price from 5 to 10 is not 10.
      const event = range.of === 'date' || range.of === 'time';
      const upper = claim.bound !== null && UPPER.has(claim.bound);
      const bounded = claim.bound !== null && ((low && !upper) || (high && upper));
      return event || bounded || changes ? 'same' : 'range-end';
    }
  }
  return null;
}

function kindRelation(source: Quantity, claim: Quantity): Relation {
  for (const mine of readingsOf(claim)) {
    for (const theirs of readingsOf(source)) {
      if (mine.kind === 'range' && theirs.kind === 'range') {
        const [a, b] = [theirs.value as Interval, mine.value as Interval];
        if (a.from === b.from && a.to === b.to)
          return theirs.of === mine.of ? 'other-unit' : 'other-kind';
      } else if (sameDigits(theirs, mine)) {
        return theirs.kind === mine.kind ? 'other-unit' : 'other-kind';
      }
    }
  }
  return null;
}
