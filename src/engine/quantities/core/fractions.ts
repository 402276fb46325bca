import type { Language } from '../../text/language';
import { asDecimal } from './literals';
import { printDecimal } from './decimal';
import type { NumberFound } from './numbers';
import { reading, type Reading } from './quantity';
import { isMark, joined, phraseEnd, wordAt, type Scan } from './scan';
import { unitAt } from './units';

const ENGLISH: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['halves', 2],
  ...denominators('third fourth fifth sixth seventh eighth ninth tenth', 3),
  ['quarter', 4],
  ['quarters', 4],
  ['hundredth', 100],
  ['hundredths', 100],
]);

function denominators(words: string, first: number): [string, number][] {
  return words.split(' ').flatMap((word, place): [string, number][] => [
    [word, first + place],
    [`${word}s`, first + place],
  ]);
}

const FRENCH: ReadonlyMap<string, number> = new Map([
  ['demi', 2],
  ['demie', 2],
  ['demis', 2],
  ['demies', 2],
  ['moitie', 2],
  ['tiers', 3],
  ['quart', 4],
  ['quarts', 4],
  ...denominators('cinquieme sixieme septieme huitieme neuvieme dixieme', 5),
  ['centieme', 100],
  ['centiemes', 100],
]);

/** The plural name of a part: "thirds", "tiers". */
export function partsName(denominator: number, language: Language): string {
  const names = [...(language === 'fr' ? FRENCH : ENGLISH)];
  return names.find(([name, value]) => value === denominator && name.endsWith('s'))?.[0] ?? '';
}

/** "two thirds", "one-fifth", "trois quarts": a whole number and the name of a part. */
export function countedFraction(scan: Scan, number: NumberFound) {
  const count = number.values[0];
  if (!count || count.scale > 0 || number.fraction || number.scaled) return null;
  const at = joined(scan, number.to);
  const word = at < 0 ? '' : wordAt(scan, at);
  const denominator = (scan.language === 'fr' ? FRENCH : ENGLISH).get(word);
  if (denominator === undefined || count.units < 1n || count.units >= 1000n) return null;
  const plural = /s$/.test(word);
  const single = count.units === 1n;
  // "twenty fifth" is an ordinal; "two quarter" nothing at all.
  if (!single && !plural) return null;
  if (single && plural && word !== 'tiers') return null;
  // "un tiers" may be a third party, "un cinquième" the fifth one: the whole must follow.
  const doubtful = scan.language === 'fr' && single && denominator !== 4;
  if (doubtful && !wholeFollows(scan, at + 1)) return null;
  // Half days and quarter hours count their unit.
  return ofUnit(scan, count.units, BigInt(denominator), at + 1);
}

/** "half of the", "a third of", "la moitié des", "half an hour", "une demi-heure". */
export function fractionPhrase(scan: Scan, index: number) {
  return scan.language === 'fr' ? frenchPhrase(scan, index) : englishPhrase(scan, index);
}

function englishPhrase(scan: Scan, index: number) {
  const word = wordAt(scan, index);
  if (word === 'half') return halfAt(scan, index);
  if (word === 'a' || word === 'an') {
    // "an hour and a half"
    const unit = unitAt(scan, index + 1, false);
    const half = unit ? phraseEnd(scan, unit.to, ['and', 'a', 'half']) : -1;
    if (unit && half >= 0)
      return { readings: [reading(unit.kind, '1.5', unit.units[0] ?? '')], to: half };
  }
  const denominator = word === 'a' ? ENGLISH.get(wordAt(scan, index + 1)) : undefined;
  if (denominator === undefined || wordAt(scan, index + 2) !== 'of') return null;
  return ofUnit(scan, 1n, BigInt(denominator), index + 2);
}

function halfAt(scan: Scan, index: number) {
  const next = wordAt(scan, index + 1);
  const hyphen = isMark(scan, index + 1, '-') ? 1 : 0;
  const article = next === 'a' || next === 'an' ? 1 : 0;
  const unit = unitAt(scan, index + 1 + article + hyphen, false);
  if (unit && article + hyphen > 0) {
    return { readings: [reading(unit.kind, '0.5', unit.units[0] ?? '')], to: unit.to };
  }
  const whole = next === 'of' || next === 'the' || next === 'its' || next === 'their';
  return whole ? { readings: [namedFraction(1n, 2n)], to: index + 1 } : null;
}

function frenchPhrase(scan: Scan, index: number) {
  const word = wordAt(scan, index);
  if (word === 'demi' || word === 'demie') {
    const unit = isMark(scan, index + 1, '-') ? unitAt(scan, index + 2, false) : null;
    return unit && { readings: [reading(unit.kind, '0.5', unit.units[0] ?? '')], to: unit.to };
  }
  const article = word === 'la' || word === 'le' ? wordAt(scan, index + 1) : '';
  const named = article === 'moitie' || article === 'tiers' || article === 'quart';
  if (!named || !wholeFollows(scan, index + 2)) return null;
  return ofUnit(scan, 1n, BigInt(FRENCH.get(article) ?? 1), index + 2);
}

function wholeFollows(scan: Scan, index: number): boolean {
  return ['de', 'du', 'des', 'd'].includes(wordAt(scan, index));
}

/** A part of a unit ("quart d'heure", "quarter of an hour") or of something else. */
function ofUnit(scan: Scan, numerator: bigint, denominator: bigint, index: number) {
  const hyphen = isMark(scan, index, '-') ? 1 : 0;
  const of = ['d', 'de', 'of'].includes(wordAt(scan, index)) ? 1 : 0;
  const article = ['an', 'a'].includes(wordAt(scan, index + of)) ? 1 : 0;
  const apostrophe = isMark(scan, index + of, "'") ? 1 : 0;
  const unit = unitAt(scan, index + hyphen + of + article + apostrophe, false);
  const joint = hyphen + of > 0;
  const value = asDecimal(numerator, denominator);
  if (unit && joint && value && (article > 0 || scan.language === 'fr' || hyphen > 0)) {
    return {
      readings: [reading(unit.kind, printDecimal(value), unit.units[0] ?? '')],
      to: unit.to,
    };
  }
  return { readings: [namedFraction(numerator, denominator)], to: index };
}

/** The reading of a fraction, in lowest terms: "2/4" and "1/2" are one value. */
export function namedFraction(numerator: bigint, denominator: bigint): Reading {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = a === 0n ? 1n : a;
  if (divisor === denominator) return reading('number', String(numerator / denominator));
  return reading('fraction', `${numerator / divisor}/${denominator / divisor}`);
}
