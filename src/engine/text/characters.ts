/**
 * What one code unit is to the word scanner and the fold. Regular expressions with Unicode
 * properties decide once per character; a table remembers, so that a long text costs one array
 * look-up a character.
 */

/** Not part of any word: spaces, punctuation, symbols, superscripts. */
export const OTHER = 0;
export const LETTER = 1;
/** A decimal digit of any script, or a subscript digit (CO₂). */
export const DIGIT = 2;
/** Invisible inside a word: combining accents, soft hyphen, zero-width characters. */
export const TRANSPARENT = 3;
/** Any of the signs people type for an apostrophe. */
export const APOSTROPHE = 4;
/** A hyphen; dashes and the minus sign are OTHER. */
export const HYPHEN = 5;
/** Full stop or comma, which join only digits (and a full stop, initials). */
export const POINT = 6;
/** A mark that is part of the spelling, as a Devanagari vowel: it goes with the letter before it. */
export const MARK = 7;
/** First of the scripts written without spaces; each script has a class of its own from here. */
export const UNSPACED = 8;

/** Scripts written without spaces between words, told apart so that a word ends where one changes. */
const UNSPACED_SCRIPTS: readonly RegExp[] = [
  /^\p{Script=Han}$/u,
  /^\p{Script=Hiragana}$/u,
  /^[\p{Script=Katakana}ー]$/u,
  /^\p{Script=Thai}$/u,
  /^\p{Script=Lao}$/u,
  /^\p{Script=Khmer}$/u,
  /^\p{Script=Myanmar}$/u,
];

/** ' ´ ʹ ʻ ʼ ʽ ‘ ’ ‛ ′ and the full-width apostrophe. */
const APOSTROPHES = new Set('\u0027\u00b4\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\uff07');
/** Hyphen-minus, hyphen, no-break hyphen, figure dash, small and full-width hyphen-minus. */
const HYPHENS = new Set('\u002d\u2010\u2011\u2012\ufe63\uff0d');
const POINTS = new Set('.,．，');

/**
 * Accents and other marks that a reader may leave out. Marks of other scripts (Devanagari vowels,
 * Thai tones, Japanese voicing) spell the word and stay; so does the stroke that makes = into ≠.
 */
const DROPPED_MARK =
  /^(?![\u0338\u3099\u309a])[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]$/u;
const ANY_MARK = /^\p{M}$/u;
/** Soft hyphen, zero-width space and joiners, word joiner, byte order mark, direction marks. */
const INVISIBLE = /^[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]$/u;
/** Letters to Unicode, raised signs to a reader: nº 5. */
const ORDINAL_SIGN = /^[ªº]$/;
const SUBSCRIPT_DIGIT = /^[₀-₉]$/u;

export function isApostrophe(character: string): boolean {
  return APOSTROPHES.has(character);
}

export function isHyphen(character: string): boolean {
  return HYPHENS.has(character);
}

/** True for characters that leave no trace in folded text. */
export function isTransparent(character: string): boolean {
  return INVISIBLE.test(character) || (ANY_MARK.test(character) && DROPPED_MARK.test(character));
}

function classify(character: string): number {
  if (isApostrophe(character)) return APOSTROPHE;
  if (isHyphen(character)) return HYPHEN;
  if (POINTS.has(character)) return POINT;
  if (isTransparent(character)) return TRANSPARENT;
  if (ORDINAL_SIGN.test(character)) return OTHER;
  if (ANY_MARK.test(character)) return MARK;
  if (/^\p{Nd}$/u.test(character)) return DIGIT;
  if (/^[\p{L}\p{Nl}]$/u.test(character)) {
    const script = UNSPACED_SCRIPTS.findIndex((pattern) => pattern.test(character));
    return script < 0 ? LETTER : UNSPACED + script;
  }
  return SUBSCRIPT_DIGIT.test(character) ? DIGIT : OTHER;
}

const UNKNOWN = 255;
const classes = new Uint8Array(0x10000).fill(UNKNOWN);
for (let unit = 0; unit < 0x80; unit += 1) classes[unit] = classify(String.fromCharCode(unit));

/**
 * Class of the character that begins at `index`; a pair of surrogates counts at its first half.
 * `index` must lie in the text.
 */
export function classAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  const known = classes[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  if (unit >= 0xd800 && unit <= 0xdbff) {
    return classify(String.fromCodePoint(text.codePointAt(index) ?? unit));
  }
  const found = classify(String.fromCharCode(unit));
  classes[unit] = found;
  return found;
}

/** Where the letters that begin at `index` end, as far as the table knows them: the common word. */
export function endOfKnownLetters(text: string, index: number): number {
  let end = index;
  while (end < text.length && classes[text.charCodeAt(end)] === LETTER) end += 1;
  return end;
}

/** Code units of the character that begins at `index`: 2 for a pair of surrogates, else 1. */
export function widthAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}
