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
  | 'range-end'
  | 'no-passage';

/** `same`, or the reason that comes nearest; null when the two have nothing in common. */
export type Relation = 'same' | Exclude<Reason, 'absent' | 'no-passage' | 'other-subject'> | null;

export function readingsOf(quantity: Quantity): readonly Reading[] {
  return [quantity, ...quantity.candidates];
}

/**
 * How a quantity of the passage bears on one of the claim. `changes` says that the passage sentence
 * tells a change, so that each end of its range was a value once.
 */
export function relate(source: Quantity, claim: Quantity, changes: boolean): Relation {
  for (const mine of readingsOf(claim)) {
    for (const theirs of readingsOf(source)) {
      if (states(theirs, mine)) return conflict(source, claim) ?? 'same';
    }
  }
  return endRelation(source, claim, changes) ?? kindRelation(source, claim);
}

/** Equal values can still contradict: before tax and after, a month and a year, at least and at most. */
function conflict(source: Quantity, claim: Quantity): Relation {
  if (source.tax && claim.tax && source.tax !== claim.tax) return 'other-tax-basis';
  if (source.per && claim.per && source.per !== claim.per) return 'other-period';
  if (countsAnother(source, claim)) return 'other-noun';
  if (source.part && claim.part && source.part !== claim.part) return 'other-part';
  return boundsConflict(source.bound, claim.bound) ? 'other-bound' : null;
}

/** Twelve files are not twelve people; nouns of unknown class are let through. */
function countsAnother(source: Quantity, claim: Quantity): boolean {
  if (claim.kind !== 'number' || source.kind !== 'number') return false;
  const [theirs, mine] = [nounClass(source.noun), nounClass(claim.noun)];
  return theirs !== null && mine !== null && theirs !== mine;
}

const UPPER: ReadonlySet<string> = new Set(['at-most', 'below']);

/** "At least" against "at most"; and "more than 30" is not said by a plain 30. */
function boundsConflict(source: Bound | null, claim: Bound | null): boolean {
  if (claim === null) return false;
  if (source === null) return claim === 'above' || claim === 'below';
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
