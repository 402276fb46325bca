import { fromDigits, negate, shift, type Decimal } from './decimal';
import { asDecimal, readFraction, readLiteral, type WrittenFraction } from './literals';
import { isWord } from './pack';
import { digitsAt, isGlued, isMark, joined, wordAt, type Scan } from './scan';
import { powerBehind, powerOfTen } from './scientific';

/** A number before its unit is known. */
export interface NumberFound {
  /** Likeliest reading first. */
  readonly values: readonly Decimal[];
  readonly to: number;
  /** The digits when nothing but one row of digits was read: a year, a day, an ordinal's stem. */
  readonly plain: string | null;
  /** The word when the number is a single word. */
  readonly single: string | null;
  /** A fraction that stands alone ("3/4", "½"). */
  readonly fraction: WrittenFraction | null;
  /** A word or suffix of scale was read: "640 M", "2 millions". French puts "de" behind it. */
  readonly scaled: boolean;
  readonly digits: boolean;
}

/** Reads a number, signed or not, that starts at token `index`. `money` allows "£3m" and "$2B". */
export function readNumber(scan: Scan, index: number, money = false): NumberFound | null {
  const key = index * 2 + (money ? 1 : 0);
  const known = scan.numbers.get(key);
  if (known !== undefined) return known;
  const found = readSigned(scan, index, money);
  scan.numbers.set(key, found);
  return found;
}

function readSigned(scan: Scan, index: number, money: boolean): NumberFound | null {
  const signEnd = negativeSign(scan, index);
  if (signEnd < 0) return readUnsigned(scan, index, money);
  const found = readUnsigned(scan, signEnd, money);
  return found && { ...found, values: found.values.map(negate), plain: null, single: null };
}

/** Where the number behind a minus begins; -1 when token `index` is no minus. */
function negativeSign(scan: Scan, index: number): number {
  const token = scan.tokens[index];
  const next = scan.tokens[index + 1];
  if (!token || !next) return -1;
  if (token.type === 'word') return minusWord(scan, index) ? index + 1 : -1;
  const numberFollows = next.type === 'digits' || next.type === 'vulgar';
  if (!numberFollows || !isMark(scan, index, '-–−') || opensRange(scan, index)) return -1;
  // Only the true minus may keep a space from its number: "- 5 items" is a list.
  const reach = token.folded === '−' ? 1 : 0;
  return next.gap <= reach ? index + 1 : -1;
}

/** A dash behind a number, a word or a closing mark joins; it is no minus. */
function opensRange(scan: Scan, index: number): boolean {
  const before = scan.tokens[index - 1];
  if (!before || scan.tokens[index]?.gap === 3) return false;
  if (scan.tokens[index]?.gap === 0) return !'([{=<>≤≥±:;,/|*"«“'.includes(before.folded);
  return before.type === 'digits' && isGlued(scan, index + 1) === false;
}

/** "minus five", "moins huit": a number follows, and none is taken from ("ten minus five"). */
function minusWord(scan: Scan, index: number): boolean {
  if (!isWord(scan, index, 'minus') || scan.tokens[index + 1]?.gap !== 1) return false;
  const sum = scan.tokens[index - 1]?.type === 'digits' || readsNumberBefore(scan, index);
  return (
    !sum && !isWord(scan, index - 1, 'the', 'to', 'or', 'and') && wordAt(scan, index - 1) !== 'du'
  );
}

function readsNumberBefore(scan: Scan, index: number): boolean {
  return scan.pack.numerals.read(scan, index - 1)?.to === index;
}

function readUnsigned(scan: Scan, index: number, money: boolean): NumberFound | null {
  const token = scan.tokens[index];
  if (!token) return null;
  if (token.type === 'word') return readWords(scan, index);
  if (token.type === 'vulgar' || token.type === 'superscript') return readAlone(scan, index);
  if (token.type === 'mark') return leadingPoint(scan, index);
  const alone = readFraction(scan, index);
  if (alone?.slashed && alone.numerator < alone.denominator) return fractionNumber(alone);
  const literal = readLiteral(scan, index);
  if (!literal) return null;
  const plain = {
    values: literal.values,
    to: literal.to,
    plain: literal.plain,
    single: null,
    fraction: null,
    scaled: false,
    digits: true,
  };
  return withScale(scan, withPower(scan, plain, index), money);
}

function readWords(scan: Scan, index: number): NumberFound | null {
  if (isGlued(scan, index) && joinsWord(scan, index)) return null;
  const words = scan.pack.numerals.read(scan, index);
  if (!words || isGluedTail(scan, words.to)) return null;
  return {
    values: [words.value],
    to: words.to,
    plain: null,
    single: words.single,
    fraction: null,
    scaled: endsInScale(scan, words.to - 1),
    digits: false,
  };
}

/** "gpt-six" and "l'un" hang on what stands before. */
function joinsWord(scan: Scan, index: number): boolean {
  const before = scan.tokens[index - 1];
  return before !== undefined && before.type !== 'mark' && before.type !== 'superscript';
}

/** "six2" is a code. */
function isGluedTail(scan: Scan, index: number): boolean {
  return isGlued(scan, index) && digitsAt(scan, index) !== '';
}

function endsInScale(scan: Scan, index: number): boolean {
  return scan.pack.numerals.collective.test(wordAt(scan, index));
}

function readAlone(scan: Scan, index: number): NumberFound | null {
  // "½½" is no number.
  const row = [index, index + 1].every(
    (at) => isGlued(scan, at) && scan.tokens[at - 1]?.type === 'vulgar',
  );
  const fraction = row ? null : readFraction(scan, index);
  return fraction && fractionNumber(fraction);
}

function fractionNumber(fraction: WrittenFraction): NumberFound {
  const value = asDecimal(fraction.numerator, fraction.denominator);
  return {
    values: value ? [value] : [],
    to: fraction.to,
    plain: null,
    single: null,
    fraction,
    scaled: false,
    digits: true,
  };
}

/** ".5" */
function leadingPoint(scan: Scan, index: number): NumberFound | null {
  const fraction = digitsAt(scan, index + 1);
  const opens = scan.tokens[index]?.gap !== 0 && isGlued(scan, index + 1);
  if (!opens || !isMark(scan, index, '.') || fraction === '' || fraction.length > 12) return null;
  // ".5.6" is a code.
  if (isMark(scan, index + 2, '.') && isGlued(scan, index + 3)) return null;
  const value = fromDigits('0', fraction);
  return {
    values: [value],
    to: index + 2,
    plain: null,
    single: null,
    fraction: null,
    scaled: false,
    digits: true,
  };
}

/** "3 × 10⁶", "3 x 10^6", "1e6", and "10⁶" alone. */
function withPower(scan: Scan, found: NumberFound, index: number): NumberFound {
  const behind = powerBehind(scan, found.to);
  if (behind) return scaledBy(found, behind.power, behind.to);
  const alone = powerOfTen(scan, index);
  if (!alone) return found;
  // "10⁶" may also be a ten with a note.
  const note = scan.tokens[index + 1]?.type === 'superscript' ? found.values : [];
  const raised = scaledBy(found, alone.power - 1, alone.to);
  return { ...raised, values: [...raised.values, ...note] };
}

/** Glued: "640M", "3bn", "10k". Before a currency only, since "3 m" is a length: see `money`. */
const GLUED: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['K', 3],
  ['M', 6],
  ['mio', 6],
  ['Mio', 6],
  ['mln', 6],
  ['Mln', 6],
  ['Md', 9],
  ['Mds', 9],
  ['Mrd', 9],
  ['Mrds', 9],
  ['bn', 9],
  ['Bn', 9],
  ['BN', 9],
  ['tn', 12],
]);

/** With a space before: only what can be nothing else. */
const SPACED: ReadonlySet<string> = new Set(
  'Md Mds Mrd Mrds bn Bn BN tn Mio mio mln Mln'.split(' '),
);

function withScale(scan: Scan, found: NumberFound, money: boolean): NumberFound {
  const token = scan.tokens[found.to];
  if (!token || token.type !== 'word' || token.gap === 3) return found;
  const glued = token.gap === 0;
  const moneyPower =
    money || scan.pack.numerals.millions(scan, found.to) ? moneyScale(token.cased) : undefined;
  const power =
    moneyPower ??
    (glued || SPACED.has(token.cased)
      ? (GLUED.get(token.cased) ?? scan.pack.numerals.signs.get(token.cased))
      : undefined);
  if (power !== undefined) {
    // "10k-" or "640M€": the sign may follow at once, digits may not ("4K60").
    return digitsAt(scan, found.to + 1) !== '' && isGlued(scan, found.to + 1)
      ? found
      : { ...scaledBy(found, power, found.to + 1), scaled: SPACED.has(token.cased) };
  }
  return withScaleWord(scan, found);
}

function moneyScale(suffix: string): number | undefined {
  if (suffix === 'm' || suffix === 'M' || suffix === 'MM') return 6;
  if (suffix === 'b' || suffix === 'B') return 9;
  if (suffix === 't' || suffix === 'T') return 12;
  return GLUED.get(suffix);
}

/** "2 millions", "3 hundred thousand", "5 dozen", "2 millions 500 000". */
function withScaleWord(scan: Scan, found: NumberFound): NumberFound {
  let current = found;
  for (let count = 0; count < 2; count++) {
    const at = joined(scan, current.to);
    const word = at < 0 ? '' : wordAt(scan, at);
    const multiple = scan.pack.numerals.multiples.get(word);
    if (multiple !== undefined) {
      const value = current.values.map((item) => ({ ...item, units: item.units * multiple }));
      return { ...current, values: value, to: at + 1, plain: null };
    }
    const power = scan.pack.numerals.scale(word);
    if (power === null) return current;
    current = {
      ...scaledBy(current, power, at + 1),
      scaled: power >= 6 || scan.pack.numerals.collective.test(word),
    };
  }
  return current;
}

function scaledBy(found: NumberFound, power: number, to: number): NumberFound {
  const values = found.values.map((value) => shift(value, power));
  return { ...found, values, to, plain: null, single: null };
}

/** The whole number of a plain found number, or null: for days, years, hours. */
export function smallWhole(found: NumberFound, most: number): number | null {
  const value = found.values[0];
  if (!value || value.scale !== 0 || found.scaled || found.fraction) return null;
  return value.units >= 0n && value.units <= BigInt(most) ? Number(value.units) : null;
}
