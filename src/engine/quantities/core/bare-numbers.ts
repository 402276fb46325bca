import { compareDecimals, printDecimal, whole } from './decimal';
import { namedFraction } from './fractions';
import { readNumber, type NumberFound } from './numbers';
import { reading, type Reading } from './quantity';
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
  if (POINTS.has(wordAt(scan, number.to)) && isNear(scan, number.to)) {
    const points = number.values.map((value) => reading('points', printDecimal(value), 'point'));
    return (number.values[0]?.scale ?? 0) > 0 ? [...points, ...readings] : [...readings, ...points];
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

const POINTS: ReadonlySet<string> = new Set(['point', 'points', 'pt', 'pts']);

/** "1204 Genève": in Switzerland and Belgium a postcode has four digits. */
function mayBePostcode(scan: Scan, number: NumberFound): boolean {
  const town = scan.tokens[number.to];
  if (scan.language !== 'fr' || number.plain?.length !== 4 || number.plain.startsWith('0'))
    return false;
  return town?.type === 'word' && town.gap === 1 && town.cased !== town.folded;
}

/** Single words that are articles, adjectives or months more often than numbers. */
function mayStandAlone(scan: Scan, index: number, number: NumberFound): boolean {
  const word = number.single;
  if (word === null) return true;
  if (['un', 'une', 'one'].includes(word)) return opensSpan(scan, index, number.to);
  if (word === 'neuf') return isNine(scan, index, number.to) || opensSpan(scan, index, number.to);
  // "mille et une nuits" and "per cent" are not counts of their own.
  return word !== 'cent' || wordBefore(scan, index) !== 'pour';
}

/** "one to three minutes", "un ou deux ans": a number joined to a number is one. */
function opensSpan(scan: Scan, index: number, to: number): boolean {
  const word = wordAt(scan, to);
  const between = ['between', 'entre'].includes(wordBefore(scan, index));
  const joint =
    ['to', 'or', 'ou'].includes(word) ||
    isFrenchTo(scan, to) ||
    isMark(scan, to, '–-') ||
    (between && ['and', 'et'].includes(word));
  const next = joint ? readNumber(scan, to + 1) : null;
  return next !== null && !['un', 'une', 'one'].includes(next.single ?? '');
}

const BEFORE_NINE: ReadonlySet<string> = new Set(
  'les des de a ces ses nos vos mes leurs sont ont en compte comptent dans sous et ou entre'.split(
    ' ',
  ),
);

/** "neuf agents" counts; "un logement neuf" is new. */
function isNine(scan: Scan, index: number, to: number): boolean {
  const next = wordAt(scan, to);
  return BEFORE_NINE.has(wordBefore(scan, index)) || /[sx]$/.test(next);
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

const YEAR_BEFORE: ReadonlySet<string> = new Set(
  (
    'in since of by from until till before after during to between year years early late mid circa ' +
    'en depuis de des avant apres jusqu entre annee annees an exercice fin debut saison et and or ou a'
  ).split(' '),
);

const IRREGULAR_PLURALS: ReadonlySet<string> = new Set([
  'people',
  'men',
  'women',
  'children',
  'gens',
]);

function readsAsYear(scan: Scan, index: number, number: NumberFound): boolean {
  const next = wordAt(scan, number.to);
  const plural = (/[sx]$/.test(next) && next.length > 3) || IRREGULAR_PLURALS.has(next);
  const counted = plural && isNear(scan, number.to);
  if (number.digits) return !counted;
  return !counted && YEAR_BEFORE.has(wordBefore(scan, index)) && next === '';
}
