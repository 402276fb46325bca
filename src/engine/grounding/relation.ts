import type { Interval, Quantity, QuantityKind, Reading } from '../quantities';
import { nounClass, shareNoun } from './noun-classes';
import { countsOf, endOf, sameDigits, states } from './values';

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
  | 'ambiguous-date'
  | 'bound-dropped'
  | 'rounded'
  | 'bound-implied'
  | 'no-passage';

/** `same`, or the reason that comes nearest; null when the two have nothing in common. */
export type Relation =
  | 'same'
  | Exclude<
      Reason,
      'absent' | 'no-passage' | 'other-subject' | 'other-event' | 'rounded' | 'bound-implied'
    >
  | null;

export function readingsOf(quantity: Quantity): readonly Reading[] {
  return [quantity, ...quantity.candidates];
}

/** Whether `stated` says the figure `claimed`, in one of the ways each can be read. */
export function saysFigure(stated: Quantity, claimed: Quantity): boolean {
  const mine = readingsOf(claimed);
  return readingsOf(stated).some((theirs) => mine.some((reading) => states(theirs, reading)));
}

/** What the sentence around a quantity of the passage allows. */
export interface Surroundings {
  /** It tells a change, so that each end of its range was a value once. */
  readonly changes: boolean;
  /** It compares in words near a figure, so that a bound of the claim may restate them. */
  readonly compares: (item: Quantity) => boolean;
  /** It negates near a figure, so that its own bound may run either way. */
  readonly negates: (item: Quantity) => boolean;
  /** It is a row of a table, whose units stand in the header, with these powers of ten. */
  readonly isRow: boolean;
  readonly cellPowers: readonly number[];
  /** Units of its figures, and words that it writes: a bare number may borrow them. */
  readonly units: ReadonlySet<string>;
  readonly writes: (word: string) => boolean;
  /** Whether one of its figures of a kind counts or ranks what a noun names. */
  readonly counts: (kind: QuantityKind, noun: string) => boolean;
}

/** How a quantity of the passage bears on one of the claim. */
export function relate(source: Quantity, claim: Quantity, around: Surroundings): Relation {
  for (const mine of readingsOf(claim)) {
    for (const theirs of readingsOf(source)) {
      if (states(theirs, mine) || saysLess(source, theirs, claim, mine, around)) {
        if (isOneOfTwoDays(source, theirs, claim, mine)) return 'ambiguous-date';
        return conflict(source, claim, around) ?? 'same';
      }
    }
  }
  if (isOneCount(source, claim)) return 'same';
  return endRelation(source, claim, around.changes) ?? kindRelation(source, claim);
}

/**
 * "03/11/1994" is the third of November or the eleventh of March: it says of neither that it is the
 * day. The same ambiguity on both sides is one date, and what both days have in common is said.
 */
function isOneOfTwoDays(
  source: Quantity,
  theirs: Reading,
  claim: Quantity,
  mine: Reading,
): boolean {
  const [other, own] = [twinOf(source, theirs), twinOf(claim, mine)];
  const lost = (twin: Reading | null, held: (twin: Reading) => boolean) => twin && !held(twin);
  return Boolean(
    lost(other, (twin) => readingsOf(claim).some((each) => states(twin, each))) ||
    lost(own, (twin) => readingsOf(source).some((each) => states(each, twin))),
  );
}

/** The same figure with day and month changed about, where it can be read so, too. */
function twinOf(quantity: Quantity, { kind, value }: Reading): Reading | null {
  const [, year, month, day] = /^(-?\d{4})-(\d\d)-(\d\d)$/.exec(String(value)) ?? [];
  if (kind !== 'date' || year === undefined || month === day) return null;
  const turned = `${year}-${day}-${month}`;
  return readingsOf(quantity).find((each) => each.kind === 'date' && each.value === turned) ?? null;
}

const UNITED: ReadonlySet<string> = new Set(['amount', 'percent', 'points', 'duration', 'measure']);

/**
 * "50 % after 120" of 120 minutes, "4 240 milliers d'euros: 1 310 ..."; a bare number that borrows
 * the unit of its neighbours ("each day beyond thirty"); the bare cell of a table whose header has
 * unit and scale.
 */
function saysLess(
  source: Quantity,
  theirs: Reading,
  claim: Quantity,
  mine: Reading,
  around: Surroundings,
): boolean {
  if (mine.kind === 'range' || theirs.kind === 'range') return rangeSaysLess(theirs, mine);
  if (mine.kind === 'number' && claim.noun === null && UNITED.has(theirs.kind)) {
    return POWERS_LEFT_OUT.some((power) => sameDigits(theirs, mine, -power));
  }
  if (theirs.kind !== 'number' || source.noun !== null) return false;
  if (mine.kind !== 'number' && !UNITED.has(mine.kind)) return false;
  if (mine.unit !== null && borrows(mine.unit, claim.text, around)) return sameDigits(theirs, mine);
  return around.isRow && around.cellPowers.some((power) => sameDigits(theirs, mine, power));
}

/** In an enumeration the scale is named once: "4 240 milliers d'euros : 1 310 de crédit-bail". */
const POWERS_LEFT_OUT = [0, 3, 6];

/** A bare number goes on in the unit of a figure beside it, or in one named without a figure. */
function borrows(unit: string, claim: string, around: Surroundings): boolean {
  return around.units.has(unit) || around.writes(/\p{L}+$/u.exec(claim)?.[0] ?? '');
}

/** "(within 64 to 1,280)" of a range of octets. */
function rangeSaysLess(theirs: Reading, mine: Reading): boolean {
  if (mine.kind !== 'range' || theirs.kind !== 'range' || mine.of !== 'number') return false;
  const [a, b] = [theirs.value as Interval, mine.value as Interval];
  return UNITED.has(theirs.of ?? '') && a.from === b.from && a.to === b.to;
}

/** Equal values can still contradict: before tax and after, a month and a year, at least and at most. */
function conflict(source: Quantity, claim: Quantity, around: Surroundings): Relation {
  if (source.tax && claim.tax && source.tax !== claim.tax) return 'other-tax-basis';
  if (source.per && claim.per && source.per !== claim.per) return 'other-period';
  if (countsAnother(source, claim, around)) return 'other-noun';
  if (source.part && claim.part && source.part !== claim.part) return 'other-part';
  return boundsConflict(source, claim, around) ? 'other-bound' : null;
}

/**
 * Twelve files are not twelve people; and "eleven teams" is not said by "two teams of eleven
 * players", which counts the teams otherwise. Other nouns are let through: they may mean one.
 */
export function countsAnother(source: Quantity, claim: Quantity, around: Surroundings): boolean {
  if (claim.kind !== source.kind || (claim.kind !== 'number' && claim.kind !== 'ordinal')) {
    return false;
  }
  if (claim.noun !== null && isName(claim) && source.kind === 'ordinal') {
    return source.noun === null || !shareNoun(source, claim);
  }
  if (claim.noun === null || source.noun === null || shareNoun(source, claim)) return false;
  const [theirs, mine] = [nounClass(source.noun), nounClass(claim.noun)];
  if (theirs !== null && mine !== null) return theirs !== mine;
  return around.counts(claim.kind, claim.noun);
}

/** "Third Reich", "Fifth Avenue": a rank in capitals is part of a name, and ranks nothing else. */
function isName({ kind, text, noun, rule }: Quantity): boolean {
  return (
    kind === 'ordinal' &&
    rule === 'rank.word' &&
    /^\p{Lu}/u.test(text) &&
    /^\p{Lu}/u.test(noun ?? '')
  );
}

const UPPER: ReadonlySet<string> = new Set(['at-most', 'below']);

/** "At least" against "at most"; and "more than 30" is not said by a plain 30. */
function boundsConflict(source: Quantity, claim: Quantity, around: Surroundings): boolean {
  if (claim.bound === null) return false;
  if (source.bound === null) {
    const strict = claim.bound === 'above' || claim.bound === 'below';
    return strict && !around.negates(source) && !around.compares(source);
  }
  return UPPER.has(source.bound) !== UPPER.has(claim.bound);
}

/** "3 out of 12 rooms" says that there are twelve rooms. */
function isOneCount(source: Quantity, claim: Quantity): boolean {
  const counts = readingsOf(source).flatMap(countsOf);
  return counts.some((count) => readingsOf(claim).some((mine) => states(count, mine)));
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
