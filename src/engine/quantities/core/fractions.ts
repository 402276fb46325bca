import { asDecimal } from './literals';
import { currencyBehind } from './currencies';
import { printDecimal, shift } from './decimal';
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
  const whole = index + hyphen + of + article + apostrophe;
  const scaled = ofScale(scan, numerator, denominator, of > 0 ? whole : -1);
  if (scaled) return scaled;
  const unit = unitAt(scan, whole, false);
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

/** "three quarters of a million", "trois quarts de million d'euros": a number; its unit behind it. */
function ofScale(scan: Scan, numerator: bigint, denominator: bigint, at: number) {
  const power = at < 0 ? null : scan.pack.numerals.scale(wordAt(scan, at));
  const part = asDecimal(numerator, denominator);
  if (power === null || power < 3 || !part) return null;
  const value = shift(part, power);
  const of = isWord(scan, at + 1, 'of') ? (isMark(scan, at + 2, "'") ? 2 : 1) : 0;
  const money = currencyBehind(scan, at + 1 + of);
  if (money && !money.cents) {
    const readings = money.units.map((unit) => reading('amount', printDecimal(value), unit));
    return { readings, to: money.to };
  }
  const unit = unitAt(scan, at + 1 + of, false);
  const readings = unit
    ? unit.units.map((name) => reading(unit.kind, printDecimal(value), name))
    : [reading('number', printDecimal(value))];
  return { readings, to: unit?.to ?? at + 1 };
}
