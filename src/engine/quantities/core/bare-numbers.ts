import { compareDecimals, printDecimal, whole } from './decimal';
import { namedFraction } from './fractions';
import { readNumber, type NumberFound } from './numbers';
import { reading, type Reading } from './quantity';
import { has, isOfClass, isWord } from './pack';
import { isFrenchTo, isMark, isNear, wordAt, wordBefore, type Scan } from './scan';

/**
 * A number without a unit: its readings, a year among them where it may be one, or a fraction; null
 * for a word that is no number in its place.
 */
export function bareReadings(scan: Scan, index: number, number: NumberFound): Reading[] | null {
  if (!mayStandAlone(scan, index, number)) return null;
  if (number.fraction) {
    return [namedFraction(number.fraction.numerator, number.fraction.denominator)];
  }
  const readings = number.values.map((value) => reading('number', printDecimal(value)));
  // "2 points" may be percentage points; a part of a point hardly counts anything else.
  if (isWord(scan, number.to, 'point') && isNear(scan, number.to)) {
    const points = number.values.map((value) => reading('points', printDecimal(value), 'point'));
    return (number.values[0]?.scale ?? 0) > 0 ? [...points, ...readings] : [...readings, ...points];
  }
  // "three times the price", "twice as much"
  if (number.single === 'twice' || isWord(scan, number.to, 'times')) {
    return [...readings, ...number.values.map((value) => reading('multiple', printDecimal(value)))];
  }
  const year = yearOf(number);
  if (year !== null) {
    const date = reading('date', year);
    if (readsAsYear(scan, index, number)) readings.unshift(date);
    else readings.push(date);
  }
  if (mayBePostcode(scan, number)) readings.push(reading('postcode', number.plain ?? ''));
  return readings;
}

/** "1204 Genève": in Switzerland and Belgium a postcode has four digits. */
function mayBePostcode(scan: Scan, number: NumberFound): boolean {
  const town = scan.tokens[number.to];
  if (!has(scan, 'short-postcodes') || number.plain?.length !== 4 || number.plain.startsWith('0'))
    return false;
  return town?.type === 'word' && town.gap === 1 && town.cased !== town.folded;
}

/** Single words that are articles, adjectives or months more often than numbers. */
function mayStandAlone(scan: Scan, index: number, number: NumberFound): boolean {
  const word = number.single;
  if (word === null) return true;
  const counts =
    !isWord(scan, index, 'one') && scan.pack.numerals.counts(scan, index, number.to, word);
  return counts || (word !== 'cent' && opensSpan(scan, index, number.to));
}

/** "one to three minutes", "un ou deux ans": a number joined to a number is one. */
function opensSpan(scan: Scan, index: number, to: number): boolean {
  const between = isWord(scan, index - 1, 'between');
  const joint =
    isWord(scan, to, 'to', 'or') ||
    isFrenchTo(scan, to) ||
    isMark(scan, to, '–-') ||
    (between && isWord(scan, to, 'and'));
  const next = joint ? readNumber(scan, to + 1) : null;
  return next !== null && !isOfClass(scan, next.single ?? '', 'one');
}

/** A whole number from 1000 to 2100 that may name a year: four plain digits, or words. */
function yearOf(number: NumberFound): string | null {
  const value = number.values[0];
  if (!value || value.scale > 0 || number.values.length > 1 || number.scaled) return null;
  if (number.digits && number.plain?.length !== 4) return null;
  const inRange =
    compareDecimals(value, whole(1000)) >= 0 && compareDecimals(value, whole(2100)) <= 0;
  return inRange ? value.units.toString() : null;
}

function readsAsYear(scan: Scan, index: number, number: NumberFound): boolean {
  const next = wordAt(scan, number.to);
  const plural = (/[sx]$/.test(next) && next.length > 3) || isWord(scan, number.to, 'plural');
  const counted = plural && isNear(scan, number.to);
  if (number.digits) return !counted;
  return !counted && isOfClass(scan, wordBefore(scan, index), 'year-before') && next === '';
}
