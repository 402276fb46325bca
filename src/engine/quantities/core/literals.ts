import { add, fromDigits, MAX_DIGITS, type Decimal } from './decimal';
import { isWord } from './pack';
import { digitsAt, isNear, wordAt, isGlued, isMark, type Scan } from './scan';
import { plainDigits, VULGAR } from './tokens';
import { unitAt } from './units';

/** A number written in digits: its readings (the likeliest first) and the token after it. */
export interface Literal {
  readonly values: readonly Decimal[];
  readonly to: number;
  /** The digits, when they stand alone: no group, no decimal, no fraction. */
  readonly plain: string | null;
}

/** Ten groups are 10^30; a longer row is a list or an attack, and is read group by group. */
const MAX_GROUPS = 10;

/** Reads the digits that start at token `index`; null when there is no number of sane length. */
export function readLiteral(scan: Scan, index: number): Literal | null {
  const first = digitsAt(scan, index);
  if (first === '' || first.length > MAX_DIGITS) return null;
  if (isListed(scan, index)) return alone(first, index);
  const whole = readGroups(scan, index, first);
  const literal = readDecimals(scan, index, whole);
  return withFraction(scan, literal);
}

function alone(digits: string, index: number): Literal {
  return { values: [fromDigits(digits, '')], to: index + 1, plain: digits };
}

/**
 * "Steps 1,2 and 3", "années 2019,2020 et 2021": a comma without its space parts a list, no decimals,
 * where a plural stands before or two whole years meet, and the last member goes on from the others.
 */
function isListed(scan: Scan, index: number): boolean {
  const next = markedGroup(scan, index + 1, ',');
  if (next < 0) return false;
  // Inside a list that began so: what is left of it is whole numbers.
  if (isMark(scan, index - 1, ',') && isGlued(scan, index) && digitsAt(scan, index - 2) !== '') {
    return isGlued(scan, index - 1);
  }
  const [first, second] = [digitsAt(scan, index), digitsAt(scan, next)];
  const years = first.length === 4 && second.length === 4;
  const before = wordAt(scan, index - 1);
  const plural = before.length > 3 && /[sx]$/.test(before) && isNear(scan, index);
  if (!years && !plural) return false;
  if (Number(second) <= Number(first) || first.length > 4) return false;
  const joint = isWord(scan, next + 1, 'and', 'or') ? next + 2 : markedGroup(scan, next + 1, ',');
  if (joint < 0) return years;
  const third = digitsAt(scan, joint);
  if (third === '' || Number(third) <= Number(second)) return false;
  // "Les tailles 1,5 et 3 m" measures; "112,114 and 116,200" is grouped.
  const goesOn = isMark(scan, joint + 1, ',.') && isGlued(scan, joint + 2);
  const grouped = second.length === 3 && third.length !== first.length;
  const further = digitsAt(scan, joint + 2) !== '';
  return !grouped && !(goesOn && further && joint > next + 2) && !unitAt(scan, joint + 1, true);
}

interface Groups {
  readonly digits: string;
  readonly to: number;
  /** The separator that makes the groups; null when there is one group only. */
  readonly separator: string | null;
}

function readGroups(scan: Scan, index: number, first: string): Groups {
  if (first.length <= 3 && first !== '0') {
    for (const separator of [' ', "'", ',', '.', '\u066c']) {
      const groups = groupsBy(scan, index, first, separator);
      if (groups) return groups;
    }
  }
  return { digits: first, to: index + 1, separator: null };
}

function groupsBy(scan: Scan, index: number, first: string, separator: string): Groups | null {
  let digits = first;
  let to = index + 1;
  let count = 0;
  for (;;) {
    const next = separator === ' ' ? spacedGroup(scan, to) : markedGroup(scan, to, separator);
    if (next < 0 || count === MAX_GROUPS) break;
    const group = digitsAt(scan, next);
    if (group.length !== 3) {
      // "1,234,56" has no reading as groups; "12,34,567" has (South Asia).
      if (separator !== ',' || group.length !== 2 || !endsInThree(scan, next)) break;
    }
    digits += group;
    to = next + 1;
    count += 1;
  }
  if (count === 0) return null;
  const foreign = separator === scan.pack.decimal || separator === '.';
  // One group behind a point or comma may be decimals: the language decides, in readDecimals.
  if (count === 1 && (separator === ',' || separator === '.')) {
    const other = separator === ',' ? '.' : ',';
    const decimalsFollow = markedGroup(scan, to, other) >= 0;
    if (!decimalsFollow && foreign) return null;
  }
  if (first.startsWith('0')) return null;
  // A further mark of the same kind makes a list or a code of it, not a grouped number.
  if (separator !== ' ' && markedGroup(scan, to, separator) >= 0) return null;
  return { digits, to, separator };
}

function spacedGroup(scan: Scan, index: number): number {
  const token = scan.tokens[index];
  return token?.type === 'digits' && token.gap === 1 && token.folded.length === 3 ? index : -1;
}

function markedGroup(scan: Scan, index: number, mark: string): number {
  return isMark(scan, index, mark) &&
    isGlued(scan, index) &&
    isGlued(scan, index + 1) &&
    digitsAt(scan, index + 1) !== ''
    ? index + 1
    : -1;
}

/** True when the groups of two after `index` end in a group of three, as "12,34,567" does. */
function endsInThree(scan: Scan, index: number): boolean {
  let at = index;
  for (let count = 0; count < MAX_GROUPS; count++) {
    at = markedGroup(scan, at + 1, ',');
    const length = at < 0 ? 0 : digitsAt(scan, at).length;
    if (length !== 2) return length === 3;
  }
  return false;
}

function readDecimals(scan: Scan, index: number, groups: Groups): Literal {
  const alone = groups.separator === null;
  const { decimal } = scan.pack;
  for (const mark of [decimal, decimal === ',' ? '.' : ',', '\u066b']) {
    if (mark === groups.separator) continue;
    const at = markedGroup(scan, groups.to, mark);
    if (at < 0) continue;
    const fraction = digitsAt(scan, at);
    // "1,2,3" is a list, "1.2.3" a code; neither is a decimal.
    if (fraction.length > MAX_DIGITS || (alone && markedGroup(scan, at + 1, mark) >= 0)) break;
    const values = [fromDigits(groups.digits, fraction)];
    const ambiguous =
      alone &&
      mark === '.' &&
      decimal === ',' &&
      fraction.length === 3 &&
      groups.digits.length <= 3 &&
      !groups.digits.startsWith('0');
    // Where a comma parts decimals, "1.500" is more often fifteen hundred than one and a half.
    if (ambiguous) values.unshift(fromDigits(groups.digits + fraction, ''));
    return { values, to: at + 1, plain: null };
  }
  return {
    values: [fromDigits(groups.digits, '')],
    to: groups.to,
    plain: alone ? digitsAt(scan, index) : null,
  };
}

/** "3½", "2 3/4", "3¹⁄₂": a fraction directly after whole digits adds to them. */
function withFraction(scan: Scan, literal: Literal): Literal {
  if (literal.values[0]?.scale !== 0) return literal;
  const fraction = readFraction(scan, literal.to);
  if (!fraction || fraction.gap > 1 || fraction.numerator >= fraction.denominator) return literal;
  // "24 1/8" has a space and a slash; "241/8" is no mixed number.
  if (fraction.gap === 0 && fraction.slashed) return literal;
  const part = asDecimal(fraction.numerator, fraction.denominator);
  if (!part) return literal;
  return { values: literal.values.map((value) => add(value, part)), to: fraction.to, plain: null };
}

export interface WrittenFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly to: number;
  readonly gap: number;
  /** Written as digits, slash, digits; not one character, not superscripts. */
  readonly slashed: boolean;
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** A fraction at token `index`: one character, superscript over subscript, or digits and a slash. */
export function readFraction(scan: Scan, index: number): WrittenFraction | null {
  const token = scan.tokens[index];
  if (!token) return null;
  if (token.type === 'vulgar') {
    const [numerator, denominator] = VULGAR.get(token.folded) ?? [0, 1];
    return {
      numerator: BigInt(numerator),
      denominator: BigInt(denominator),
      to: index + 1,
      gap: token.gap,
      slashed: false,
    };
  }
  const gap = scan.tokens[index + 1]?.gap ?? 3;
  if (!isMark(scan, index + 1, '/⁄') || gap > 1 || scan.tokens[index + 2]?.gap !== gap) return null;
  const above = token.type === 'superscript' ? plainDigits(token.folded) : digitsAt(scan, index);
  const below = digitsAt(scan, index + 2) || subscriptDigits(scan.tokens[index + 2]?.folded ?? '');
  if (above === '' || below === '' || above.length > 9 || below.length > 9) return null;
  // "12/05/2026" and "2016/679/CE" are no fractions.
  if (isMark(scan, index + 3, '/⁄') && isGlued(scan, index + 3)) return null;
  if (BigInt(below) === 0n) return null;
  return {
    numerator: BigInt(above),
    denominator: BigInt(below),
    to: index + 3,
    gap: token.gap,
    slashed: token.type === 'digits' && isMark(scan, index + 1, '/'),
  };
}

function subscriptDigits(text: string): string {
  const digits = [...text].map((character) => SUBSCRIPTS.indexOf(character));
  return digits.some((digit) => digit < 0) ? '' : digits.join('');
}

/** numerator / denominator when it ends (halves, quarters, fifths, eighths ...); else null. */
export function asDecimal(numerator: bigint, denominator: bigint): Decimal | null {
  for (let scale = 0; scale <= 12; scale++) {
    const scaled = numerator * 10n ** BigInt(scale);
    if (scaled % denominator === 0n) return { units: scaled / denominator, scale };
  }
  return null;
}
