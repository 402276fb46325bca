import { bareReadings } from '../core/bare-numbers';
import { withSmaller } from '../core/compound-durations';
import { gluedMetres, readPrimes, withSmallerMeasure } from '../core/compound-measures';
import { currencyBehind, currencySignAt, type CurrencyFound } from '../core/currencies';
import {
  add,
  compareDecimals,
  fromDigits,
  negate,
  parseDecimal,
  printDecimal,
  shift,
  whole,
  type Decimal,
} from '../core/decimal';
import { countedFraction } from '../core/fractions';
import { readNumber, type NumberFound } from '../core/numbers';
import { has, isFunctionWord, isWord } from '../core/pack';
import { percentAt } from '../core/percents';
import { reading, type Reading } from '../core/quantity';
import type { Rule, RuleFound } from '../core/rule';
import { digitsAt, isGlued, isMark, isNear, longestPhrase, wordAt, type Scan } from '../core/scan';
import { unitAt } from '../core/units';

/** What a number may start with. */
const NUMBERS = { digits: true, words: true, signs: true, marks: '-–−.' } as const;

/** "€1,500", "-$5", "USD 640 million", "US$ 3bn" */
function prefixedAmount(scan: Scan, index: number): RuleFound | null {
  const minus = isMark(scan, index, '-−') && isGlued(scan, index + 1) ? 1 : 0;
  if (scan.tokens[index + minus]?.type === 'digits') return null;
  const sign = currencySignAt(scan, index + minus);
  const next = sign ? scan.tokens[sign.to] : undefined;
  if (!sign || sign.cents || !next || next.gap > 1 || next.type === 'word') return null;
  const number = readNumber(scan, sign.to, true);
  if (!number || number.values.length === 0) return null;
  // "12 € 50" has its sign behind; "USD 5 USD" has two of one.
  const double = currencyBehind(scan, number.to);
  const same =
    double && sign.units.some((unit) => double.units.includes(unit)) && isNear(scan, number.to);
  const values = minus
    ? number.values.map((value) => ({ ...value, units: -value.units }))
    : number.values;
  return {
    readings: amounts(values, same ? double.units : sign.units),
    to: same ? double.to : number.to,
    prefixed: true,
    number,
  };
}

function amounts(values: readonly Decimal[], units: readonly string[]): Reading[] {
  return units.flatMap((unit) =>
    values.map((value) => reading('amount', printDecimal(value), unit)),
  );
}

/** The number at token `index` with all that belongs to it, and where its unit would stand. */
interface Counted {
  readonly number: NumberFound;
  readonly to: number;
}

/** Five rules ask for the number of one place in turn. */
const last = new WeakMap<Scan, { index: number; counted: Counted | null }>();

function countedAt(scan: Scan, index: number): Counted | null {
  const known = last.get(scan);
  if (known?.index === index) return known.counted;
  const counted = readCounted(scan, index);
  last.set(scan, { index, counted });
  return counted;
}

function readCounted(scan: Scan, index: number): Counted | null {
  const plainNumber = readNumber(scan, index);
  // "£3m" knows it is money from its sign; "3m €" and "3 M $" from what follows.
  const moneyNumber = readNumber(scan, index, true);
  const money =
    moneyNumber && moneyNumber.to !== plainNumber?.to && currencySignAt(scan, moneyNumber.to);
  const found = money ? moneyNumber : plainNumber;
  if (!found) return null;
  const number = withRestated(scan, withHalf(scan, withoutCents(scan, found)));
  return { number, to: behindJoint(scan, number) };
}

/** A rule on the number of a place and on what stands behind it. */
function counting(
  read: (scan: Scan, number: NumberFound, to: number, index: number) => RuleFound | null,
): Rule['read'] {
  return (scan, index) => {
    const counted = countedAt(scan, index);
    return counted && read(scan, counted.number, counted.to, index);
  };
}

function bare(scan: Scan, number: NumberFound, _to: number, index: number): RuleFound | null {
  const below = belowZeroEnd(scan, number.to);
  if (below >= 0 && number.values.length > 0) {
    const readings = number.values.map((value) => reading('number', printDecimal(negate(value))));
    return { readings, to: below };
  }
  const readings = bareReadings(scan, index, number);
  return readings && { readings, to: number.to, bare: number.fraction === null, number };
}

/** "thirty (30) days", "30 (thirty) days": the same number once more, in brackets. */
function withRestated(scan: Scan, number: NumberFound): NumberFound {
  const value = number.values[0];
  if (!value || !isMark(scan, number.to, '(') || !isNear(scan, number.to)) return number;
  const again = readNumber(scan, number.to + 1);
  const same = again?.values.some((each) => compareDecimals(each, value) === 0) === true;
  if (!same || !isMark(scan, again.to, ')')) return number;
  return { ...number, values: [value], to: again.to + 1, plain: null, single: null };
}

/** "12,- €", "1'234.– CHF": the dash stands for cents that there are none of. */
function withoutCents(scan: Scan, number: NumberFound): NumberFound {
  const at = number.to;
  const dashed = isMark(scan, at, ',.') && isGlued(scan, at) && isMark(scan, at + 1, '-–');
  if (!dashed || !isGlued(scan, at + 1) || !currencyBehind(scan, at + 2)) return number;
  return { ...number, to: at + 2, plain: null };
}

/** "two and a half hours", "deux et demi", "two and three quarters" */
function withHalf(scan: Scan, number: NumberFound): NumberFound {
  const half = partBehind(scan, number.to);
  const value = number.values[0];
  if (!half || !value || value.scale > 0) return number;
  // "un million et demi" is half a million more; "two and a half million" has its scale behind.
  const { scale: scaleOf } = scan.pack.numerals;
  const scale = number.scaled ? (scaleOf(wordAt(scan, number.to - 1)) ?? 0) : 0;
  const sum = add(value, shift(half.part, scale));
  const behind = scale === 0 ? scaleOf(wordAt(scan, half.to)) : null;
  return {
    ...number,
    values: [behind === null ? sum : shift(sum, behind)],
    to: behind === null ? half.to : half.to + 1,
    plain: null,
    single: null,
    scaled: number.scaled || (behind ?? 0) >= 6,
  };
}

/** The part that "and a half" or "et quart" names, and where it ends; null where none stands. */
function partBehind(scan: Scan, index: number): { part: Decimal; to: number } | null {
  if (!isNear(scan, index)) return null;
  const found = longestPhrase(scan, index, scan.pack.andPart.get(wordAt(scan, index)));
  const part = found && parseDecimal(found.entry.value);
  return part && { part, to: found.to };
}

/** The unit of "10-day" stands behind a hyphen, that of "2 millions d'euros" behind "de". */
function behindJoint(scan: Scan, number: NumberFound): number {
  const at = number.to;
  const hyphen = isMark(scan, at, '-') && isGlued(scan, at) && isGlued(scan, at + 1);
  if (hyphen && wordAt(scan, at + 1) !== '') return at + 1;
  if (spacedHyphen(scan, at)) return at + 1;
  if (!isWord(scan, at, 'of')) return at;
  // "3/4 of a mile", "3/4 de litre"
  if (number.fraction && isWord(scan, at + 1, 'a')) return at + 2;
  if (isMark(scan, at + 1, "'")) return at + 2;
  return number.scaled || has(scan, 'bare-whole') ? at + 1 : at;
}

/** "a 10 - year contract": spaces around the mark, and a unit in the singular. */
function spacedHyphen(scan: Scan, at: number): boolean {
  const spaced =
    isMark(scan, at, '-') && scan.tokens[at]?.gap === 1 && scan.tokens[at + 1]?.gap === 1;
  const word = spaced ? wordAt(scan, at + 1) : '';
  return word.length > 2 && !word.endsWith('s') && unitAt(scan, at + 1, false) !== null;
}

function percent(scan: Scan, number: NumberFound, to: number): RuleFound | null {
  const found = percentAt(scan, to);
  if (!found || number.values.length === 0) return null;
  const readings = number.values.map((value) =>
    reading(found.kind, printDecimal(value), found.unit),
  );
  return { readings, to: found.to, number };
}

function amount(scan: Scan, number: NumberFound, to: number): RuleFound | null {
  const found = currencyBehind(scan, to);
  if (!found || number.values.length === 0) return null;
  // "5 de $" and "12 d'euros" need a scale: "2 millions d'euros".
  if (to > number.to && !number.scaled && !isMark(scan, number.to, '-')) return null;
  const power = found.cents ? -2 : found.power;
  const values = number.values.map((value) => shift(value, power));
  const whole = withCents(scan, found, values);
  const readings = amounts(whole.values, found.units);
  // English pounds weigh, too.
  const weight = scan.pack.weights.get(wordAt(scan, found.to - 1));
  if (weight !== undefined) {
    readings.push(...values.map((value) => reading('measure', printDecimal(value), weight)));
  }
  return { readings, to: whole.to, number };
}

/** "5 € 50", "5 euros 50", "5 euros et 50 centimes", "12 dollars and 50 cents" */
function withCents(scan: Scan, currency: CurrencyFound, values: readonly Decimal[]) {
  const none = { values, to: currency.to };
  if (currency.cents || currency.power > 0 || values.some((value) => value.scale > 0)) return none;
  const joint = isWord(scan, currency.to, 'and') ? 1 : 0;
  const at = currency.to + joint;
  const cents = isNear(scan, at) ? readNumber(scan, at) : null;
  const value = cents?.values[0];
  if (!cents || !value || value.scale > 0 || value.units >= 100n || value.units < 0n) return none;
  const named = currencyBehind(scan, cents.to);
  const alone =
    joint === 0 &&
    digitsAt(scan, at).length === 2 &&
    cents.to === at + 1 &&
    !named &&
    !unitAt(scan, cents.to, true) &&
    !percentAt(scan, cents.to) &&
    (scan.tokens[at]?.gap ?? 3) <= 1 &&
    wordAt(scan, cents.to) === '';
  if (!alone && !named?.cents && !saidAlone(scan, currency.to, cents)) return none;
  const part = fromDigits('', value.units.toString().padStart(2, '0'));
  return { values: values.map((item) => add(item, part)), to: named?.cents ? named.to : cents.to };
}

/** "nonante-cinq francs septante": cents in words, with nothing that they could count. */
function saidAlone(scan: Scan, index: number, cents: NumberFound): boolean {
  const value = cents.values[0]?.units ?? 0n;
  const next = wordAt(scan, cents.to);
  const ends = next === '' ? !isGlued(scan, cents.to) || !isMark(scan, cents.to, '-%') : false;
  return (
    has(scan, 'cents-unsaid') &&
    scan.tokens[index]?.gap === 1 &&
    !cents.digits &&
    value >= 10n &&
    (ends || isFunctionWord(scan, cents.to)) &&
    percentAt(scan, cents.to) === null
  );
}

function united(scan: Scan, number: NumberFound, to: number): RuleFound | null {
  const qualified = to === number.to && isWord(scan, to, 'qualifier') ? to + 1 : to;
  const hyphen = to > number.to && isMark(scan, number.to, '-');
  const sign = qualified === number.to || (hyphen && isHyphenSign(scan, to));
  const unit = unitAt(scan, qualified, number.digits && sign);
  // "five full" is no duration, "five full days" is; a sign needs its number right before.
  if (!unit) return null;
  if (to > number.to && !hyphen && !number.scaled && number.fraction === null) return null;
  const around = roundTheClock(scan, number, unit.to);
  const half = partBehind(scan, unit.to);
  if (number.values.length === 0) {
    // A third of an hour has no end in decimals.
    return number.fraction ? fractionOf(number, unit.units[0] ?? '', unit.kind, unit.to) : null;
  }
  let values = number.values;
  let end = around;
  if (half && values.every((value) => value.scale === 0)) {
    values = values.map((value) => add(value, half.part));
    end = half.to;
  }
  const below = belowZeroEnd(scan, end);
  if (below >= 0 && values.every((value) => value.units > 0n)) {
    values = values.map(negate);
    end = below;
  }
  const readings = unit.units.flatMap((name) =>
    values.map((value) => reading(unit.kind, printDecimal(value), name)),
  );
  const old = isWord(scan, end, 'old') || (isMark(scan, end, '-') && isWord(scan, end + 1, 'old'));
  if (half || old || below >= 0) return { readings, to: end, number };
  const further = unit.kind === 'duration' ? withSmaller : withSmallerMeasure;
  const compound =
    around > unit.to ? null : further(scan, values[0] ?? whole(0), unit.units[0] ?? '', end);
  return compound
    ? { readings: [compound.reading], to: compound.to, number }
    : { readings, to: end, number };
}

/** Where "below zero" ends behind a number or its degrees; -1 where it does not stand. */
function belowZeroEnd(scan: Scan, index: number): number {
  if (!isNear(scan, index)) return -1;
  return longestPhrase(scan, index, scan.pack.belowZero.get(wordAt(scan, index)))?.to ?? -1;
}

/** "70-cl", "10-km": but "3-in-1" has a word, and "5-h" a letter. */
function isHyphenSign(scan: Scan, index: number): boolean {
  const sign = scan.tokens[index]?.cased ?? '';
  return sign.length > 1 && sign !== 'in' && sign !== 'to';
}

/** "24h/24", "7 j/7", "24 heures sur 24": the second number repeats the first. */
function roundTheClock(scan: Scan, number: NumberFound, index: number): number {
  const joint = isMark(scan, index, '/') || isWord(scan, index, 'out-of');
  const repeated = number.plain !== null && digitsAt(scan, index + 1) === number.plain;
  return joint && repeated && ['24', '7'].includes(number.plain ?? '') ? index + 2 : index;
}

function fractionOf(number: NumberFound, unit: string, kind: 'duration' | 'measure', to: number) {
  const { numerator = 0n, denominator = 1n } = number.fraction ?? {};
  const readings = [reading(kind, `${numerator}/${denominator}`, unit)];
  return { readings, to, number };
}

/** "two thirds", "trois quarts d'heure" */
function fraction(scan: Scan, number: NumberFound): RuleFound | null {
  const named = countedFraction(scan, number);
  return named && { readings: named.readings, to: named.to, number };
}

/** "Net result (5,300)", "GBP (53,180)", "| (12) |": accounts write what is negative in brackets. */
function inBrackets(scan: Scan, index: number): RuleFound | null {
  if (scan.tokens[index]?.gap === 0) return null;
  const inside = prefixedAmount(scan, index + 1);
  const counted = inside ? null : countedAt(scan, index + 1);
  const number = inside?.number ?? counted?.number;
  if (!number?.digits || number.fraction || number.scaled || number.values.length === 0)
    return null;
  const found = inside ?? percent(scan, number, number.to) ?? amount(scan, number, number.to);
  const end = found?.to ?? number.to;
  if (!isMark(scan, end, ')')) return null;
  const code = currencySignAt(scan, index - 1);
  const cell =
    isMark(scan, index - 1, '|') ||
    scan.source.charAt((scan.tokens[index]?.start ?? 1) - 1) === '\t';
  // "In the result (2019)" is a year; a count in brackets is only a count.
  const year = number.plain?.length === 4 && !code;
  if (year || !(code || cell || inAccounts(scan, index))) return null;
  if (number.values.some((value) => value.units <= 0n)) return null;
  const to = end + 1;
  if (found) {
    const readings = found.readings.map((each) => ({ ...each, value: `-${String(each.value)}` }));
    return { readings, to, number };
  }
  const values = number.values.map(negate);
  // The sign stands before the bracket: it is read with the figure, from the bracket on.
  if (code && !code.cents) return { readings: amounts(values, code.units), to, number };
  const behind = isNear(scan, to) ? currencyBehind(scan, to) : null;
  if (behind && !behind.cents)
    return { readings: amounts(values, behind.units), to: behind.to, number };
  return { readings: values.map((value) => reading('number', printDecimal(value))), to, number };
}

const ACCOUNT_WORDS = 4;

/** A word of accounts stands close before: "Net loss for the year (5,300)". */
function inAccounts(scan: Scan, index: number): boolean {
  for (let at = index - 1; at >= index - ACCOUNT_WORDS - 2; at--) {
    const token = scan.tokens[at];
    if (!token || token.type === 'mark') return false;
    if (isWord(scan, at, 'account')) return true;
    if (scan.tokens[at]?.gap === 3) return false;
  }
  return false;
}

export const MEASURED_RULES: readonly Rule[] = [
  {
    id: 'amount.sign-first',
    language: 'any',
    starts: { words: true, marks: '-−$€£¥₹₽₩₺₪₫₴₿' },
    sure: 3,
    read: prefixedAmount,
    right: [
      ['en', '€1,500', 'amount 1500 EUR'],
      ['en', '-$5', 'amount -5 USD'],
      ['en', 'USD 640 million', 'amount 640000000 USD'],
      ['fr', 'CHF 1’234.–', 'amount 1234 CHF'],
    ],
    wrong: [['en', 'real 5 stars']],
  },
  {
    id: 'amount.behind',
    language: 'any',
    starts: NUMBERS,
    sure: 3,
    read: counting(amount),
    right: [
      ['fr', '12 € 50', 'amount 12.50 EUR'],
      ['fr', "2 millions d'euros", 'amount 2000000 EUR'],
      ['en', 'twelve hundred dollars', 'amount 1200 USD'],
      ['en', '79.6p', 'amount 0.796 GBP'],
    ],
    wrong: [['en', '5 of $']],
  },
  {
    id: 'percent',
    language: 'any',
    starts: NUMBERS,
    sure: 3,
    read: counting(percent),
    right: [
      ['fr', '12,5 %', 'percent 12.5 %'],
      ['fr', 'dix pour cent', 'percent 10 %'],
      ['en', '5 percentage points', 'points 5 point'],
    ],
    wrong: [['en', 'she won 30 pts']],
  },
  {
    id: 'measure',
    language: 'any',
    starts: NUMBERS,
    sure: 2,
    read: counting(united),
    right: [
      ['fr', '2 ans et 6 mois', 'duration 30 month'],
      ['en', 'a ten-year guarantee', 'duration 10 year'],
      ['en', '60 consecutive days', 'duration 60 day'],
      ['fr', 'moins huit degrés', 'measure -8 degree'],
      ['en', '12 degrees below zero', 'measure -12 degree'],
      ['fr', '1 m 80', 'measure 180 centimetre'],
      ['en', '6 ft 2 in', 'measure 74 inch'],
    ],
    wrong: [
      ['en', 'five full'],
      ['en', 'under-18s'],
    ],
  },
  {
    id: 'part.counted',
    language: 'any',
    starts: NUMBERS,
    sure: 2,
    read: counting(fraction),
    right: [
      ['en', 'two thirds', 'fraction 2/3'],
      ['fr', "trois quarts d'heure", 'duration 0.75 hour'],
      ['fr', 'un tiers du prix', 'fraction 1/3'],
    ],
    wrong: [
      ['fr', 'un tiers est venu'],
      ['en', 'twenty fifth'],
    ],
  },
  {
    id: 'number',
    language: 'any',
    starts: NUMBERS,
    sure: 1,
    read: counting(bare),
    right: [
      ['fr', '1 500 agents', 'number 1500'],
      ['en', 'in 1968', 'date 1968'],
      ['en', 'half a million', 'number 500000'],
      ['fr', '3 × 10⁶ habitants', 'number 3000000'],
    ],
    wrong: [
      ['fr', 'un bien neuf'],
      ['en', 'no one'],
    ],
  },
  {
    id: 'measure.primes',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: readPrimes,
    right: [
      ['en', 'she is 5\'7"', 'measure 67 inch'],
      ['fr', 'un film de 5\'30"', 'duration 330 second'],
    ],
    wrong: [['en', '5\'70"']],
  },
  {
    id: 'measure.glued-metres',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: gluedMetres,
    right: [['fr', 'elle mesure 1m65', 'measure 165 centimetre']],
    wrong: [['fr', '1m650']],
  },
  {
    id: 'amount.in-brackets',
    language: 'any',
    starts: { marks: '(' },
    sure: 3,
    read: inBrackets,
    right: [
      ['en', 'Net result (5,300).', 'number -5300'],
      ['en', 'a loss of GBP (53,180)', 'amount -53180 GBP'],
      ['en', 'Cash flow ($1.5m)', 'amount -1500000 USD'],
      ['fr', 'Résultat net (5 300)', 'number -5300'],
    ],
    wrong: [
      ['en', 'the town (5,300 people)'],
      ['en', 'the results (2019)'],
      ['en', 'thirty (30) days'],
    ],
  },
];
