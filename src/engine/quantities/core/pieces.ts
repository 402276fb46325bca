import { readAddress } from '../rules/addresses';
import { readPostcode } from '../rules/postcodes';
import { readClockTime } from '../rules/clock-times';
import { readDate } from '../rules/dates';
import { readEra } from '../rules/eras';
import { readIdentifier } from '../rules/identifiers';
import { readMeasured } from '../rules/measured';
import type { NumberFound } from './numbers';
import { readNumberedPeriod } from '../rules/numbered';
import { isOrdinalSuffix, readOrdinalWord } from './ordinals';
import { readPhone, readShortPhone } from '../rules/phones';
import { readRatio, readScale } from '../rules/ratios';
import { gluedMetres, readPrimes } from './compound-measures';
import { reading, type Found, type Reading } from './quantity';
import { digitsAt, isGlued, wordAt, wordBefore, type Scan } from './scan';
import { isFunctionWord } from './function-words';
import type { TokenType } from './tokens';

/** One quantity as tokens: from its first token up to `to`, before ranges and lists are joined. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly readings: readonly Reading[];
  /** No unit was read; a noun may follow and a neighbour may lend its unit. */
  readonly bare: boolean;
  readonly prefixed: boolean;
  readonly number: NumberFound | null;
}

/** The quantity that starts at token `index`, or null. The order of readers is their precedence. */
export function readPiece(scan: Scan, index: number): Piece | null {
  const token = scan.tokens[index];
  if (!token || (token.type === 'mark' && !OPENING_MARKS.includes(token.folded))) return null;
  const fixed = readFixed(scan, index, token.type);
  if (fixed) return pieceOf(index, fixed, false);
  const ratio = readRatio(scan, index);
  if (ratio) return pieceOf(index, ratio, false);
  const ordinal = readOrdinal(scan, index);
  if (ordinal) return pieceOf(index, ordinal, true);
  const measured = readMeasured(scan, index);
  if (!measured) return null;
  const { to, readings, bare, prefixed, number } = measured;
  return { from: index, to, readings, bare, prefixed, number };
}

/** Signs, brackets of telephone numbers, currencies: no other mark begins a quantity. */
const OPENING_MARKS = '+-–−(.§#$€£¥₹₽₩₺₪₫₴₿';

function readFixed(scan: Scan, index: number, type: TokenType): Found | null {
  if (type === 'mark') return readPhone(scan, index) ?? readIdentifier(scan, index);
  if (type !== 'digits' && type !== 'word') return null;
  return (
    (type === 'digits' ? readPhone(scan, index) : null) ??
    (type === 'digits' ? (readPrimes(scan, index) ?? gluedMetres(scan, index)) : null) ??
    (type === 'digits' ? readScale(scan, index) : null) ??
    readEra(scan, index) ??
    readAddress(scan, index) ??
    readPostcode(scan, index) ??
    readDate(scan, index) ??
    (type === 'digits' ? readShortPhone(scan, index) : null) ??
    readClockTime(scan, index) ??
    readIdentifier(scan, index) ??
    readNumberedPeriod(scan, index)
  );
}

function pieceOf(from: number, found: Found, bare: boolean): Piece {
  return { from, to: found.to, readings: found.readings, bare, prefixed: false, number: null };
}

/** "3rd", "2e", "third", "premier" */
function readOrdinal(scan: Scan, index: number): Found | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') {
    const suffix = wordAt(scan, index + 1);
    if (digits.length > 12 || !isGlued(scan, index + 1) || !isOrdinalSuffix(suffix)) return null;
    // "1e6" is a power of ten.
    if (isGlued(scan, index + 2) && digitsAt(scan, index + 2) !== '') return null;
    return { readings: [reading('ordinal', BigInt(digits).toString())], to: index + 2 };
  }
  const word = readOrdinalWord(scan, index);
  if (!word || !ranks(scan, index, word.to)) return null;
  return { readings: [reading('ordinal', word.value.toString())], to: word.to };
}

/** "second" and "seconde" are units of time, too: they rank when a noun follows. */
function ranks(scan: Scan, index: number, to: number): boolean {
  const word = wordAt(scan, index);
  if (word !== 'second' && word !== 'seconde') return true;
  if (word === 'second' && wordBefore(scan, index) === 'the') return true;
  const next = wordAt(scan, to);
  return next !== '' && !isFunctionWord(next);
}
