import type { Interval, Reading } from '../quantities';
import { compareDecimals, multiply, parseDecimal, shift, whole } from '../quantities/core/decimal';
import { baseOf } from '../quantities/core/units';
import { sameAddress, samePhone } from './contacts';
import { dateCovers } from './dates';
import { widerReferences } from './references';

/** An exact ratio; decimals and fractions meet in it. */
interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * True when `source` states what `claim` says: same kind, value and unit, in any spelling. A claim
 * may say less (the year of a full date, a street without its town), never more.
 */
export function states(source: Reading, claim: Reading): boolean {
  if (claim.kind === 'range' || source.kind === 'range') return sameRange(source, claim);
  if (source.kind === 'address' && claim.kind === 'postcode') {
    return source.parts?.postcode.replace(/ /g, '') === codeOf(claim);
  }
  if (source.kind !== claim.kind) return samePart(source, claim);
  switch (claim.kind) {
    case 'date':
      return dateCovers(String(source.value), String(claim.value));
    case 'time':
      return String(source.value).startsWith(String(claim.value));
    case 'address':
      return sameAddress(source, claim);
    case 'phone':
      return samePhone(String(source.value), String(claim.value));
    case 'identifier':
      return [source, ...widerReferences(source).map((value) => ({ ...source, value }))].some(
        (each) => codeOf(each) === codeOf(claim),
      );
    case 'postcode':
    case 'email':
    case 'url':
      return codeOf(source) === codeOf(claim);
    default:
      return sameMeasure(source, claim);
  }
}

/** "GPT 6", "gpt-6" and "gpt6" are one code; of anything else, the text without its spaces. */
export function codeOf(reading: Reading): string {
  const value = String(reading.value);
  return value.replace(reading.kind === 'identifier' ? /[ \-–_]/g : / /g, '');
}

/** A half is 50 % and 0.5; three points are 300 basis points. */
function samePart(source: Reading, claim: Reading): boolean {
  const kinds = new Set([source.kind, claim.kind]);
  const parts = kinds.has('fraction') && (kinds.has('percent') || kinds.has('number'));
  return parts && sameRatio(ratioOf(source), ratioOf(claim));
}

function sameMeasure(source: Reading, claim: Reading): boolean {
  const [sourceBase] = scaleOf(source);
  const [claimBase] = scaleOf(claim);
  return sourceBase === claimBase && sameRatio(ratioOf(source), ratioOf(claim));
}

/** The base unit and the factor to it. */
function scaleOf(reading: Reading): readonly [string, bigint, bigint] {
  switch (reading.unit) {
    case null:
      return ['', 1n, 1n];
    case '%':
      return ['', 1n, 100n];
    case '‰':
      return ['', 1n, 1000n];
    case 'basis-point':
      return ['point', 1n, 100n];
    default:
      return baseOf(reading.unit);
  }
}

/** The value in its base unit; null for text. */
function ratioOf(reading: Reading): Ratio | null {
  const text = String(reading.value);
  const slash = text.indexOf('/');
  const [, numerator, denominator] = scaleOf(reading);
  if (slash >= 0) {
    const [top, bottom] = [parseDecimal(text.slice(0, slash)), parseDecimal(text.slice(slash + 1))];
    if (!top || !bottom || bottom.units === 0n) return null;
    return { numerator: top.units * numerator, denominator: bottom.units * denominator };
  }
  const value = parseDecimal(text);
  if (!value) return null;
  const scaled = multiply(value, whole(numerator));
  return { numerator: scaled.units, denominator: 10n ** BigInt(scaled.scale) * denominator };
}

function sameRatio(a: Ratio | null, b: Ratio | null): boolean {
  return a !== null && b !== null && a.numerator * b.denominator === b.numerator * a.denominator;
}

/**
 * Where a value lies among those of its kind: the kind and base unit that it can be compared in, and
 * the value there. Null for what has no size: text, dates, ranks.
 */
export function sizeOf(reading: Reading): { readonly scale: string; readonly size: number } | null {
  if (!SIZED.has(reading.kind)) return null;
  const ratio = ratioOf(reading);
  const size = ratio ? Number(ratio.numerator) / Number(ratio.denominator) : Number.NaN;
  return Number.isFinite(size) ? { scale: `${reading.kind} ${scaleOf(reading)[0]}`, size } : null;
}

const SIZED: ReadonlySet<string> = new Set(
  'amount percent points duration measure number multiple'.split(' '),
);

/** The value in its base unit, as text that is equal where the values are; null for text. */
export function ratioKey(reading: Reading): string | null {
  const ratio = ratioOf(reading);
  if (!ratio) return null;
  const { numerator, denominator } = ratio;
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = a === 0n ? 1n : a;
  return `${numerator / divisor}/${denominator / divisor} ${scaleOf(reading)[0]}`;
}

function sameRange(source: Reading, claim: Reading): boolean {
  if (source.kind !== claim.kind) return false;
  const [a, b] = [source.value as Interval, claim.value as Interval];
  return (
    states(endOf(source, a.from), endOf(claim, b.from)) &&
    states(endOf(source, a.to), endOf(claim, b.to))
  );
}

/** One end of a range, as a reading of its own. */
export function endOf(range: Reading, value: string): Reading {
  return { kind: range.of ?? 'number', value, unit: range.unit };
}

/** The two numbers of a fraction told as counts ("1 in 5"), as readings of their own. */
export function countsOf({ counts }: Reading): Reading[] {
  return counts === undefined
    ? []
    : [counts.from, counts.to].map((value) => ({ kind: 'number', value, unit: null }));
}

const NUMERIC: ReadonlySet<string> = new Set([
  'amount',
  'percent',
  'points',
  'duration',
  'measure',
  'number',
  'multiple',
  'ordinal',
]);

/**
 * True when the two have one number between them but not one meaning: "30 days" and "30 months",
 * "5 %" and "5 points", "2 hours" and "at 2:00". The source counts times ten to `power`.
 */
export function sameDigits(source: Reading, claim: Reading, power = 0): boolean {
  const [a, b] = [numberOf(source), numberOf(claim)];
  return a !== null && b !== null && compareDecimals(shift(a, power), b) === 0;
}

/**
 * The digits of a number without the zeros around them, and its sign: equal where one number is the
 * other times a power of ten. Null for what has no number.
 */
export function mantissaOf(reading: Reading): string | null {
  const number = numberOf(reading);
  return number && number.units.toString().replace(/0+$/, '');
}

function numberOf(reading: Reading) {
  if (NUMERIC.has(reading.kind)) return parseDecimal(String(reading.value));
  if (reading.kind === 'time') {
    const hours = /^(\d\d):00$/.exec(String(reading.value));
    return hours ? parseDecimal(String(Number(hours[1]))) : null;
  }
  return reading.kind === 'date' ? parseDecimal(String(reading.value)) : null;
}
