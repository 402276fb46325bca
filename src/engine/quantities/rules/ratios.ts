import { currencySignAt } from '../core/currencies';
import { printDecimal, type Decimal } from '../core/decimal';
import { namedFraction } from '../core/fractions';
import { readNumber, type NumberFound } from '../core/numbers';
import { isOrdinalSuffix } from '../core/ordinals';
import { isFunctionWord, isWord, type RatioJoint } from '../core/pack';
import { percentAt } from '../core/percents';
import type { Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isGlued, isMark, isNear, phraseEnd, type Scan } from '../core/scan';
import { unitAt } from '../core/units';

/**
 * A part told as two counts: "1 in 5", "nine out of ten", "one in every ten", "12 per 100,000", "une
 * personne sur cinq", "3 pour 1 000". The value is their fraction; `counts` keeps the two numbers.
 */
function readRatio(scan: Scan, index: number): Found | null {
  const part = readNumber(scan, index);
  const least = part && countOf(part);
  if (!part || !least) return null;
  const noun = nounEnd(scan, part.to);
  const joint = jointAt(scan, noun);
  if (!joint) return null;
  const whole = readNumber(scan, joint.to);
  const most = whole && countOf(whole);
  if (!whole || !most || most.scale > 0 || !isNear(scan, joint.to)) return null;
  const doubtful = joint.kind === 'place' && mayBePlaceOrYear(scan, noun > part.to, part, whole);
  // "10 pour cent" is a percentage.
  const round = whole.digits && /^10{2,}$/.test(most.units.toString());
  if (doubtful || (joint.kind === 'rate' && !round) || isMeasured(scan, whole.to)) return null;
  const denominator = most.units * 10n ** BigInt(least.scale);
  const fraction = namedFraction(least.units, denominator);
  if (least.units >= denominator || String(denominator).length > LONGEST) return null;
  const counts = { from: printDecimal(least), to: printDecimal(most) };
  return { readings: [{ ...fraction, counts }], to: whole.to };
}

/** "1:25 000", "1/25 000e": the scale of a map, told by its second number. */
function readScale(scan: Scan, index: number): Found | null {
  if (digitsAt(scan, index) !== '1' || !isMark(scan, index + 1, ':/') || !isGlued(scan, index + 1))
    return null;
  const whole = isGlued(scan, index + 2) ? readNumber(scan, index + 2) : null;
  const value = whole?.values[0];
  if (!whole || !value || value.scale > 0 || value.units < 100n || whole.scaled) return null;
  const suffix = isGlued(scan, whole.to) && isOrdinalSuffix(scan, whole.to) ? 1 : 0;
  if (String(value.units).length > LONGEST) return null;
  return { readings: [namedFraction(1n, value.units)], to: whole.to + suffix };
}

/** Both sides of a longer fraction would be estimates of nothing. */
const LONGEST = 9;

function countOf(number: NumberFound): Decimal | null {
  const value = number.values[0];
  return value && value.units > 0n && number.fraction === null ? value : null;
}

const MOST_NOUNS = 2;

/** Past what is counted: "trois Français sur quatre", "one child in five". */
function nounEnd(scan: Scan, index: number): number {
  let at = index;
  while (at < index + MOST_NOUNS) {
    const token = scan.tokens[at];
    if (token?.type !== 'word' || token.gap !== 1 || isFunctionWord(scan, at)) break;
    at += 1;
  }
  return at;
}

function jointAt(scan: Scan, index: number): { kind: RatioJoint['kind']; to: number } | null {
  if (scan.tokens[index]?.gap !== 1) return null;
  for (const { kind, phrase } of scan.pack.ratios) {
    const to = phraseEnd(scan, index, phrase);
    if (to >= 0) return { kind, to };
  }
  return null;
}

/** "3 in 2019" and "5 in 2000" are dated; "2 agents sur 5 sites" and "5 in 10 games" have a place. */
function mayBePlaceOrYear(
  scan: Scan,
  named: boolean,
  part: NumberFound,
  whole: NumberFound,
): boolean {
  const one = part.values[0]?.units === 1n;
  const year = whole.plain?.length === 4 && !(one && whole.plain.endsWith('000'));
  if (year || isWord(scan, whole.to, 'event')) return true;
  return named && isPluralNoun(scan, whole.to);
}

/** A plural, but no participle: "1 patient sur 1 000 traités". */
function isPluralNoun(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  if (token?.type !== 'word' || isFunctionWord(scan, index) || token.folded.length < 4)
    return false;
  const written = scan.source.slice(token.start, token.end).normalize('NFC');
  return /[sx]$/.test(token.folded) && !/ée?s$/.test(written);
}

/** "1 in 5 years" is a length of time, "2 sur 3 %" nothing at all. */
function isMeasured(scan: Scan, index: number): boolean {
  const hyphen = isMark(scan, index, '-') ? 1 : 0;
  return (
    unitAt(scan, index + hyphen, true) !== null ||
    percentAt(scan, index) !== null ||
    currencySignAt(scan, index) !== null
  );
}

export const RATIO_RULES: readonly Rule[] = [
  {
    id: 'part.ratio',
    language: 'any',
    starts: { digits: true, words: true, signs: true },
    sure: 3,
    read: readRatio,
    right: [
      ['en', '1 in 5 adults smokes', 'fraction 1/5'],
      ['en', 'nine out of ten dentists', 'fraction 9/10'],
      ['en', '12 per 100,000 people', 'fraction 3/25000'],
      ['fr', 'une personne sur cinq', 'fraction 1/5'],
      ['fr', '3 pour 1 000 habitants', 'fraction 3/1000'],
    ],
    wrong: [
      ['en', 'won 3 in 2019'],
      ['fr', '2 agents sur 5 sites'],
      ['en', '5 in 10 games'],
    ],
  },
  {
    id: 'part.map-scale',
    language: 'any',
    starts: { digits: true },
    sure: 3,
    read: readScale,
    right: [
      ['fr', 'à l’échelle 1:25 000', 'fraction 1/25000'],
      ['fr', 'au 1/25 000e', 'fraction 1/25000'],
    ],
    wrong: [['en', 'at 1:25']],
  },
];
