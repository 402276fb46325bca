import { isApostrophe, isHyphen, isTransparent } from './characters';

/** Folded text and, for each of its code units, where the character it came from begins. */
export interface Folded {
  readonly text: string;
  /** One entry more than `text.length`; the last is the length of the source. */
  readonly offsets: Uint32Array;
}

/**
 * Letters that no Unicode decomposition takes apart, and ligatures that PDF files leave behind.
 * Keys are lower case.
 */
const EXPANSIONS = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ĳ', 'ij'],
  ['ſ', 's'],
  ['ς', 'σ'],
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
]);

const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND_ASCII = /[\u0080-\u{10ffff}]/gu;
const FULL_WIDTH = /^[！-～]$/u;
const SUBSCRIPT_DIGIT = /^[₀-₉]$/u;

/** One decomposed character, folded. */
function foldPart(part: string): string {
  if (isTransparent(part)) return '';
  if (isApostrophe(part)) return "'";
  if (isHyphen(part)) return '-';
  const lower = part.toLowerCase();
  const expansion = EXPANSIONS.get(lower);
  if (expansion !== undefined) return expansion;
  if (FULL_WIDTH.test(part)) return String.fromCharCode(part.charCodeAt(0) - 0xfee0).toLowerCase();
  if (SUBSCRIPT_DIGIT.test(part)) return String(part.charCodeAt(0) - 0x2080);
  if (lower === part) return part;
  return lower.length === part.length ? lower : Array.from(lower, foldPart).join('');
}

function computeFold(character: string): string {
  return Array.from(character.normalize('NFD'), foldPart).join('');
}

const remembered = new Map<string, string>();

/** `character` is one code point (or a lone surrogate, which folds to itself). */
function foldCharacter(character: string): string {
  let folded = remembered.get(character);
  if (folded === undefined) {
    folded = computeFold(character);
    // Pairs of surrogates are too many to remember and too rare to matter.
    if (character.length === 1) remembered.set(character, folded);
  }
  return folded;
}

/**
 * The one fold of index, question and quotation: two texts that a reader would call the same word
 * fold to the same text. Lower case without locale; accents removed; œ æ ß ø ł đ ð þ ħ ı and
 * printer's ligatures spelled out; every apostrophe becomes ' and every hyphen -; soft hyphens,
 * zero-width characters (U+200B included: it is invisible, so it never separates) and direction
 * marks vanish; full-width forms and subscript digits become plain. Superscripts, fractions and
 * other compatibility forms stay as they are: 10² is not 102. White space and dashes stay.
 * Idempotent; total on any string.
 */
export function fold(source: string): string {
  if (!BEYOND_ASCII.test(source)) return source.toLowerCase();
  return source.replace(EACH_BEYOND_ASCII, foldCharacter).toLowerCase();
}

/** `fold(source)` with the way back: see `Folded`. Offsets never decrease. */
export function foldWithOffsets(source: string): Folded {
  const pieces: string[] = [];
  let offsets = new Uint32Array(source.length + 16);
  let length = 0;
  let plainFrom = 0;
  let index = 0;
  while (index < source.length) {
    const unit = source.charCodeAt(index);
    if (unit < 0x80) {
      if (length + 1 >= offsets.length) offsets = enlarged(offsets);
      offsets[length] = index;
      length += 1;
      index += 1;
      continue;
    }
    if (plainFrom < index) pieces.push(source.slice(plainFrom, index).toLowerCase());
    const character = String.fromCodePoint(source.codePointAt(index) ?? unit);
    const folded = foldCharacter(character);
    pieces.push(folded);
    while (length + folded.length >= offsets.length) offsets = enlarged(offsets);
    offsets.fill(index, length, length + folded.length);
    length += folded.length;
    index += character.length;
    plainFrom = index;
  }
  pieces.push(source.slice(plainFrom).toLowerCase());
  offsets[length] = source.length;
  return { text: pieces.join(''), offsets: offsets.slice(0, length + 1) };
}

function enlarged(offsets: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(offsets.length * 2);
  larger.set(offsets);
  return larger;
}
