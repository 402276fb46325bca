import { currencySignAt } from '../core/currencies';
import { printDecimal, type Decimal } from '../core/decimal';
import { namedFraction } from '../core/fractions';
import { isFunctionWord } from '../core/function-words';
import { readNumber, type NumberFound } from '../core/numbers';
import { isOrdinalSuffix } from '../core/ordinals';
import { percentAt } from '../core/percents';
import type { Found } from '../core/quantity';
import { digitsAt, isGlued, isMark, isNear, phraseEnd, wordAt, type Scan } from '../core/scan';
import { unitAt } from '../core/units';

/**
 * A part told as two counts: "1 in 5", "nine out of ten", "one in every ten", "12 per 100,000", "une
 * personne sur cinq", "3 pour 1 000". The value is their fraction; `counts` keeps the two numbers.
 */
export function readRatio(scan: Scan, index: number): Found | null {
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
export function readScale(scan: Scan, index: number): Found | null {
  if (digitsAt(scan, index) !== '1' || !isMark(scan, index + 1, ':/') || !isGlued(scan, index + 1))
    return null;
  const whole = isGlued(scan, index + 2) ? readNumber(scan, index + 2) : null;
  const value = whole?.values[0];
  if (!whole || !value || value.scale > 0 || value.units < 100n || whole.scaled) return null;
  const suffix = isGlued(scan, whole.to) && isOrdinalSuffix(wordAt(scan, whole.to)) ? 1 : 0;
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
    if (token?.type !== 'word' || token.gap !== 1 || isFunctionWord(token.folded)) break;
    at += 1;
  }
  return at;
}

interface Joint {
  /** "in" and "sur" name places, too; "per" and "pour" take a round number. */
  readonly kind: 'place' | 'part' | 'rate';
  readonly to: number;
}

const JOINTS = {
  en: [
    { kind: 'part', phrase: ['out', 'of', 'every'] },
    { kind: 'part', phrase: ['out', 'of', 'the'] },
    { kind: 'part', phrase: ['out', 'of'] },
    { kind: 'part', phrase: ['in', 'every'] },
    { kind: 'part', phrase: ['of', 'every'] },
    { kind: 'part', phrase: ['for', 'every'] },
    { kind: 'rate', phrase: ['per'] },
    { kind: 'place', phrase: ['in'] },
  ],
  fr: [
    { kind: 'rate', phrase: ['pour'] },
    { kind: 'place', phrase: ['sur'] },
  ],
} as const;

function jointAt(scan: Scan, index: number): Joint | null {
  if (scan.tokens[index]?.gap !== 1) return null;
  for (const { kind, phrase } of JOINTS[scan.language]) {
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
  const next = wordAt(scan, whole.to);
  if (year || EVENTS.has(next)) return true;
  return named && isPluralNoun(scan, whole.to);
}

const EVENTS: ReadonlySet<string> = new Set(
  'games matches appearances attempts starts innings seasons races matchs rencontres'.split(' '),
);

/** A plural, but no participle: "1 patient sur 1 000 traités". */
function isPluralNoun(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  if (token?.type !== 'word' || isFunctionWord(token.folded) || token.folded.length < 4)
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
