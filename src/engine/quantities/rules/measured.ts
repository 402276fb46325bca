import { bareReadings } from '../core/bare-numbers';
import { withSmaller } from '../core/compound-durations';
import { withSmallerMeasure } from '../core/compound-measures';
import { currencyBehind, currencySignAt, type CurrencyFound } from '../core/currencies';
import {
  add,
  compareDecimals,
  fromDigits,
  printDecimal,
  shift,
  whole,
  type Decimal,
} from '../core/decimal';
import { isFunctionWord } from '../core/function-words';
import { countedFraction, fractionPhrase } from '../core/fractions';
import { scaleOf } from '../core/number-words';
import { readNumber, type NumberFound } from '../core/numbers';
import { percentAt } from '../core/percents';
import { reading, type Reading } from '../core/quantity';
import { digitsAt, isGlued, isMark, isNear, wordAt, type Scan } from '../core/scan';
import { unitAt } from '../core/units';

/** A number with its unit if it has one. */
export interface Measured {
  readonly readings: readonly Reading[];
  readonly to: number;
  /** True when no unit follows: a noun may, and a range or list may lend it the unit of another. */
  readonly bare: boolean;
  /** A currency stood before the number: "$5-10". */
  readonly prefixed: boolean;
  readonly number: NumberFound | null;
}

/** Reads "€1,500", "12 %", "1 h 30", "2,4 kg", "two thirds", "12" from token `index`. */
export function readMeasured(scan: Scan, index: number): Measured | null {
  return (
    prefixedAmount(scan, index) ?? phrase(fractionPhrase(scan, index)) ?? numbered(scan, index)
  );
}

function phrase(found: { readings: Reading[]; to: number } | null): Measured | null {
  return found && { ...found, bare: false, prefixed: false, number: null };
}

/** "€1,500", "-$5", "USD 640 million", "US$ 3bn" */
function prefixedAmount(scan: Scan, index: number): Measured | null {
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
    bare: false,
    prefixed: true,
    number,
  };
}

function amounts(values: readonly Decimal[], units: readonly string[]): Reading[] {
  return units.flatMap((unit) =>
    values.map((value) => reading('amount', printDecimal(value), unit)),
  );
}

function numbered(scan: Scan, index: number): Measured | null {
  const plainNumber = readNumber(scan, index);
  // "£3m" knows it is money from its sign; "3m €" and "3 M $" from what follows.
  const moneyNumber = readNumber(scan, index, true);
  const money =
    moneyNumber && moneyNumber.to !== plainNumber?.to && currencySignAt(scan, moneyNumber.to);
  const found = money ? moneyNumber : plainNumber;
  if (!found) return null;
  const number = withRestated(scan, withHalf(scan, withoutCents(scan, found)));
  const to = behindJoint(scan, number);
  const measured =
    percent(scan, number, to) ??
    amount(scan, number, to) ??
    united(scan, number, to) ??
    fraction(scan, number);
  if (measured) return measured;
  const readings = bareReadings(scan, index, number);
  return (
    readings && {
      readings,
      to: number.to,
      bare: number.fraction === null,
      prefixed: false,
      number,
    }
  );
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

/** "two and a half hours", "deux et demi" */
function withHalf(scan: Scan, number: NumberFound): NumberFound {
  const to = halfBehind(scan, number.to);
  const value = number.values[0];
  if (to < 0 || !value || value.scale > 0) return number;
  // "un million et demi" is half a million more; "two and a half million" has its scale behind.
  const scale = number.scaled ? (scaleOf(scan, wordAt(scan, number.to - 1)) ?? 0) : 0;
  const sum = add(value, shift(fromDigits('0', '5'), scale));
  const behind = scale === 0 ? scaleOf(scan, wordAt(scan, to)) : null;
  return {
    ...number,
    values: [behind === null ? sum : shift(sum, behind)],
    to: behind === null ? to : to + 1,
    plain: null,
    single: null,
    scaled: number.scaled || (behind ?? 0) >= 6,
  };
}

/** Where "and a half" or "et demi(e)" ends; -1 where it does not stand. */
function halfBehind(scan: Scan, index: number): number {
  if (!isNear(scan, index)) return -1;
  if (
    wordAt(scan, index) === 'and' &&
    wordAt(scan, index + 1) === 'a' &&
    wordAt(scan, index + 2) === 'half'
  ) {
    return index + 3;
  }
  const half = /^demie?$/.test(wordAt(scan, index + 1));
  return wordAt(scan, index) === 'et' && half ? index + 2 : -1;
}

/** The unit of "10-day" stands behind a hyphen, that of "2 millions d'euros" behind "de". */
function behindJoint(scan: Scan, number: NumberFound): number {
  const at = number.to;
  const hyphen = isMark(scan, at, '-') && isGlued(scan, at) && isGlued(scan, at + 1);
  if (hyphen && wordAt(scan, at + 1) !== '') return at + 1;
  const word = wordAt(scan, at);
  // "3/4 of a mile", "3/4 de litre"
  if (word === 'of' && number.fraction) {
    return /^(?:a|an)$/.test(wordAt(scan, at + 1)) ? at + 2 : at;
  }
  if (word === 'of' && number.scaled) return at + 1;
  if (word === 'd' && isMark(scan, at + 1, "'")) return at + 2;
  return word === 'de' ? at + 1 : at;
}

function percent(scan: Scan, number: NumberFound, to: number): Measured | null {
  const found = percentAt(scan, to);
  if (!found || number.values.length === 0) return null;
  const readings = number.values.map((value) =>
    reading(found.kind, printDecimal(value), found.unit),
  );
  return { readings, to: found.to, bare: false, prefixed: false, number };
}

function amount(scan: Scan, number: NumberFound, to: number): Measured | null {
  const found = currencyBehind(scan, to);
  if (!found || number.values.length === 0) return null;
  // "5 de $" and "12 d'euros" need a scale: "2 millions d'euros".
  if (to > number.to && !number.scaled && !isMark(scan, number.to, '-')) return null;
  const power = found.cents ? -2 : found.power;
  const values = number.values.map((value) => shift(value, power));
  const whole = withCents(scan, found, values);
  const readings = amounts(whole.values, found.units);
  // English pounds weigh, too.
  if (scan.language === 'en' && /^pounds?$/.test(wordAt(scan, found.to - 1))) {
    readings.push(...values.map((value) => reading('measure', printDecimal(value), 'pound')));
  }
  return { readings, to: whole.to, bare: false, prefixed: false, number };
}

/** "5 € 50", "5 euros 50", "5 euros et 50 centimes", "12 dollars and 50 cents" */
function withCents(scan: Scan, currency: CurrencyFound, values: readonly Decimal[]) {
  const none = { values, to: currency.to };
  if (currency.cents || currency.power > 0 || values.some((value) => value.scale > 0)) return none;
  const joint = ['et', 'and'].includes(wordAt(scan, currency.to)) ? 1 : 0;
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
    scan.language === 'fr' &&
    scan.tokens[index]?.gap === 1 &&
    !cents.digits &&
    value >= 10n &&
    (ends || isFunctionWord(next)) &&
    percentAt(scan, cents.to) === null
  );
}

/** Between a number and its unit: "60 consecutive days", "les trois premières années". */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'consecutive full whole more further additional extra long straight successive ' +
    'premiers premieres derniers dernieres prochains prochaines'
  ).split(' '),
);

function united(scan: Scan, number: NumberFound, to: number): Measured | null {
  const qualified = to === number.to && QUALIFIERS.has(wordAt(scan, to)) ? to + 1 : to;
  const hyphen = to > number.to && isMark(scan, number.to, '-');
  const sign = qualified === number.to || (hyphen && isHyphenSign(scan, to));
  const unit = unitAt(scan, qualified, number.digits && sign);
  // "five full" is no duration, "five full days" is; a sign needs its number right before.
  if (!unit) return null;
  if (to > number.to && !hyphen && !number.scaled && number.fraction === null) return null;
  const around = roundTheClock(scan, number, unit.to);
  const half = halfBehind(scan, unit.to);
  if (number.values.length === 0) {
    // A third of an hour has no end in decimals.
    return number.fraction ? fractionOf(number, unit.units[0] ?? '', unit.kind, unit.to) : null;
  }
  let values = number.values;
  let end = around;
  if (half >= 0 && values.every((value) => value.scale === 0)) {
    values = values.map((value) => add(value, fromDigits('0', '5')));
    end = half;
  }
  const readings = unit.units.flatMap((name) =>
    values.map((value) => reading(unit.kind, printDecimal(value), name)),
  );
  const old =
    /^old$/.test(wordAt(scan, end)) || (isMark(scan, end, '-') && wordAt(scan, end + 1) === 'old');
  if (half >= 0 || old) return { readings, to: end, bare: false, prefixed: false, number };
  const further = unit.kind === 'duration' ? withSmaller : withSmallerMeasure;
  const compound =
    around > unit.to ? null : further(scan, values[0] ?? whole(0), unit.units[0] ?? '', end);
  return compound
    ? { readings: [compound.reading], to: compound.to, bare: false, prefixed: false, number }
    : { readings, to: end, bare: false, prefixed: false, number };
}

/** "70-cl", "10-km": but "3-in-1" has a word, and "5-h" a letter. */
function isHyphenSign(scan: Scan, index: number): boolean {
  const sign = scan.tokens[index]?.cased ?? '';
  return sign.length > 1 && sign !== 'in' && sign !== 'to';
}

/** "24h/24", "7 j/7", "24 heures sur 24": the second number repeats the first. */
function roundTheClock(scan: Scan, number: NumberFound, index: number): number {
  const joint = isMark(scan, index, '/') || wordAt(scan, index) === 'sur';
  const repeated = number.plain !== null && digitsAt(scan, index + 1) === number.plain;
  return joint && repeated && ['24', '7'].includes(number.plain ?? '') ? index + 2 : index;
}

function fractionOf(number: NumberFound, unit: string, kind: 'duration' | 'measure', to: number) {
  const { numerator = 0n, denominator = 1n } = number.fraction ?? {};
  const readings = [reading(kind, `${numerator}/${denominator}`, unit)];
  return { readings, to, bare: false, prefixed: false, number };
}

/** "two thirds", "trois quarts d'heure" */
function fraction(scan: Scan, number: NumberFound): Measured | null {
  const named = countedFraction(scan, number);
  return named && { readings: named.readings, to: named.to, bare: false, prefixed: false, number };
}
