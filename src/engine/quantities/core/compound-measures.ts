import { add, compareDecimals, multiply, printDecimal, whole, type Decimal } from './decimal';
import { readNumber, type NumberFound } from './numbers';
import { has, isFunctionWord, isWord } from './pack';
import { reading, type Found } from './quantity';
import { digitsAt, isGlued, isMark, isNear, wordAt, type Scan } from './scan';
import { unitAt } from './units';

/** A unit, the smaller one that goes on behind it, and how many make the larger. */
interface Pair {
  readonly smaller: string;
  readonly count: number;
  /** Digits of the smaller one where its name is left out: "1 m 80", "2 kg 500"; 0 for "6 ft 2". */
  readonly unsaid: number;
}

const PAIRS: ReadonlyMap<string, Pair> = new Map([
  ['foot', { smaller: 'inch', count: 12, unsaid: 0 }],
  ['pound', { smaller: 'ounce', count: 16, unsaid: -1 }],
  ['stone', { smaller: 'pound', count: 14, unsaid: 0 }],
  ['metre', { smaller: 'centimetre', count: 100, unsaid: 2 }],
  ['kilogram', { smaller: 'gram', count: 1000, unsaid: 3 }],
]);

/**
 * "6 ft 2 in", "12 feet and 6 inches", "7 lb 3 oz", "1 m 80": the sum of a measure of `value` times
 * `unit` that ends before token `index` and of what goes on behind it, in the smaller unit; or null.
 */
export function withSmallerMeasure(scan: Scan, value: Decimal, unit: string, index: number) {
  const pair = PAIRS.get(unit);
  if (!pair || value.scale > 0 || value.units < 0n) return null;
  const named = isMark(scan, index, ',') || isWord(scan, index, 'and') ? 1 : 0;
  const at = index + named;
  const part = isNear(scan, at) ? readNumber(scan, at) : null;
  const rest = part?.values[0];
  if (!part || !rest || part.scaled || compareDecimals(rest, whole(pair.count)) >= 0) return null;
  const next = unitAt(scan, part.to, part.digits);
  const said = next?.units.includes(pair.smaller) === true;
  if (said ? rest.units < 0n : named > 0 || next || !standsForSmaller(scan, at, part, pair))
    return null;
  const total = add(multiply(value, whole(pair.count)), rest);
  return {
    reading: reading('measure', printDecimal(total), pair.smaller),
    to: said ? next.to : part.to,
  };
}

/** Words that a height or a length may end in; any other word would be what is counted. */
const SIZES: ReadonlySet<string> = new Set('tall high long wide deep across'.split(' '));

function standsForSmaller(scan: Scan, index: number, part: NumberFound, { unsaid }: Pair): boolean {
  if (unsaid < 0 || part.values[0]?.scale !== 0 || (scan.tokens[index]?.gap ?? 3) > 1) return false;
  // "1 m 80" is French, "6 ft 2" English; "un mètre soixante" has its words.
  const fits =
    unsaid === 0
      ? has(scan, 'feet-unsaid')
      : has(scan, 'metres-unsaid') && (part.plain?.length === unsaid || !part.digits);
  const next = wordAt(scan, part.to);
  return fits && (next === '' || isFunctionWord(scan, part.to) || SIZES.has(next));
}

/** "1m65", with nothing in between. */
export function gluedMetres(scan: Scan, index: number): Found | null {
  const [metres, centimetres] = [digitsAt(scan, index), digitsAt(scan, index + 2)];
  const glued = isGlued(scan, index + 1) && isGlued(scan, index + 2);
  if (wordAt(scan, index + 1) !== 'm' || !glued || centimetres.length !== 2) return null;
  if (
    metres.length > 2 ||
    metres === '' ||
    (isGlued(scan, index + 3) && wordAt(scan, index + 3) !== '')
  )
    return null;
  const value = String(Number(metres) * 100 + Number(centimetres));
  return { readings: [reading('measure', value, 'centimetre')], to: index + 3 };
}

/**
 * 5'7", 6′ 2″: feet and inches, or minutes and seconds of time, each language in its own habit; not
 * those of an angle, which stand behind degrees.
 */
export function readPrimes(scan: Scan, index: number): Found | null {
  const [first, second] = [digitsAt(scan, index), digitsAt(scan, index + 2)];
  if (first === '' || second === '' || first.length > 3 || second.length > 2) return null;
  if (!isMark(scan, index + 1, "'′") || !isGlued(scan, index + 1) || isMark(scan, index - 1, '°'))
    return null;
  if ((scan.tokens[index + 2]?.gap ?? 3) > 1 || !isGlued(scan, index + 3)) return null;
  const double =
    isMark(scan, index + 3, "'′") && isMark(scan, index + 4, "'′") && isGlued(scan, index + 4);
  if (!double && !isMark(scan, index + 3, '"″”')) return null;
  const [larger, smaller] = [Number(first), Number(second)];
  const height = smaller < 12 ? [reading('measure', String(larger * 12 + smaller), 'inch')] : [];
  const time = smaller < 60 ? [reading('duration', String(larger * 60 + smaller), 'second')] : [];
  const readings = has(scan, 'minutes-first') ? [...time, ...height] : [...height, ...time];
  return readings.length === 0 ? null : { readings, to: index + (double ? 5 : 4) };
}
