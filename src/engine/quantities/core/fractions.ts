import { asDecimal } from './literals';
import { printDecimal } from './decimal';
import type { NumberFound } from './numbers';
import { has, isWord } from './pack';
import { reading, type Reading } from './quantity';
import { isMark, joined, wordAt, type Scan } from './scan';
import { unitAt } from './units';

/** "two thirds", "one-fifth", "trois quarts": a whole number and the name of a part. */
export function countedFraction(scan: Scan, number: NumberFound) {
  const count = number.values[0];
  if (!count || count.scale > 0 || number.fraction || number.scaled) return null;
  const at = joined(scan, number.to);
  const word = at < 0 ? '' : wordAt(scan, at);
  const denominator = scan.pack.parts.get(word);
  if (denominator === undefined || count.units < 1n || count.units >= 1000n) return null;
  const plural = /s$/.test(word);
  const single = count.units === 1n;
  // "twenty fifth" is an ordinal; "two quarter" nothing at all.
  if (!single && !plural) return null;
  if (single && plural && word !== 'tiers') return null;
  // "un tiers" may be a third party, "un cinquième" the fifth one: the whole must follow.
  const doubtful = has(scan, 'part-needs-whole') && single && denominator !== 4;
  if (doubtful && !isWord(scan, at + 1, 'of')) return null;
  // Half days and quarter hours count their unit.
  return ofUnit(scan, count.units, BigInt(denominator), at + 1);
}

/** A part of a unit ("quart d'heure", "quarter of an hour") or of something else. */
export function ofUnit(scan: Scan, numerator: bigint, denominator: bigint, index: number) {
  const hyphen = isMark(scan, index, '-') ? 1 : 0;
  const of = isWord(scan, index, 'of') ? 1 : 0;
  const article = of > 0 && isWord(scan, index + of, 'a') ? 1 : 0;
  const apostrophe = isMark(scan, index + of, "'") ? 1 : 0;
  const unit = unitAt(scan, index + hyphen + of + article + apostrophe, false);
  const joint = hyphen + of > 0;
  const value = asDecimal(numerator, denominator);
  if (unit && joint && value && (article > 0 || has(scan, 'bare-whole') || hyphen > 0)) {
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
