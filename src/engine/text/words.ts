import {
  APOSTROPHE,
  classAt,
  DIGIT,
  endOfKnownLetters,
  HYPHEN,
  LETTER,
  MARK,
  OTHER,
  POINT,
  TRANSPARENT,
  UNSPACED,
  widthAt,
} from './characters';
import { fold } from './fold';
import type { Span } from './span';

/** A folded word and the stretch of the source that it was read from. */
export interface Term extends Span {
  readonly term: string;
}

/** Words longer than this, in code units, count by their beginning only. */
export const LONGEST_WORD = 64;

/** What stands before an apostrophe and is not part of the word that follows. */
const ELIDED = new Set('l d j m t s n c qu jusqu lorsqu puisqu quoiqu presqu quelqu'.split(' '));
/** What stands after an apostrophe and is not part of the word before. */
const CONTRACTED = new Set('s ll re ve d m'.split(' '));

function isWordClass(kind: number): boolean {
  return kind === LETTER || kind === DIGIT;
}

/** Letters of one character, then a point: an acronym, not a number such as v2.0. */
const INITIALS = /^[^\p{Nd}.]{1,4}\./u;

/** Class of the first visible character at or after `index`, or OTHER at the end. */
function visibleClassFrom(text: string, index: number): number {
  let at = index;
  while (at < text.length) {
    const kind = classAt(text, at);
    if (kind !== TRANSPARENT) return kind;
    at += widthAt(text, at);
  }
  return OTHER;
}

/** The folded word that a surface found by `scanWords` stands for; a long one by its beginning. */
export function wordForm(surface: string): string {
  let length = Math.min(surface.length, LONGEST_WORD);
  // Half a pair of surrogates is no character.
  if (surface.length >= LONGEST_WORD && isHighSurrogate(surface.charCodeAt(length - 1)))
    length -= 1;
  const folded = fold(surface.slice(0, length));
  if (folded.charCodeAt(1) === 0x2d && folded.startsWith('e-')) return `e${folded.slice(2)}`;
  if (folded.includes('.') && INITIALS.test(folded)) return folded.replaceAll('.', '');
  return folded;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * Calls `visit` with the limits of every word of `text`, from left to right. The rules stand at
 * `words`; this form of it makes no object a word, for an index of millions.
 */
export function scanWords(text: string, visit: (start: number, end: number) => void): void {
  let index = 0;
  while (index < text.length) {
    const kind = classAt(text, index);
    if (isWordClass(kind)) index = scanWord(text, index, visit);
    else if (kind >= UNSPACED) index = scanUnspaced(text, index, kind, visit);
    else index += 1;
  }
}

/** Reads the word that begins at `start`; returns where to go on. */
function scanWord(
  text: string,
  start: number,
  visit: (start: number, end: number) => void,
): number {
  let index = endOfKnownLetters(text, start);
  let lettered = index > start;
  let last = lettered ? LETTER : OTHER;
  let part = start;
  let apostrophe = -1;
  while (index < text.length) {
    const kind = classAt(text, index);
    if (isWordClass(kind)) {
      last = kind;
      lettered ||= kind === LETTER;
    } else if (kind === APOSTROPHE) {
      if (apostrophe < 0 && isElided(text, start, index)) return index + 1;
      if (visibleClassFrom(text, index + 1) !== LETTER) break;
      apostrophe = index;
    } else if (kind === HYPHEN) {
      if (!hyphenJoins(text, start, index, lettered)) break;
    } else if (kind === POINT) {
      if (!pointJoins(text, part, index, last)) break;
      part = index + 1;
    } else if (kind !== TRANSPARENT && kind !== MARK) {
      break;
    }
    index += widthAt(text, index);
  }
  const contracted = apostrophe >= 0 && isContracted(text, apostrophe + 1, index);
  visit(start, contracted ? apostrophe : index);
  return index;
}

/** Whether the letters after an apostrophe are the possessive or a verb grown short. */
function isContracted(text: string, start: number, end: number): boolean {
  return end - start <= 4 && CONTRACTED.has(fold(text.slice(start, end)));
}

/** Whether the letters from `start` to the apostrophe at `index` are an elided word. */
function isElided(text: string, start: number, index: number): boolean {
  if (index - start > 8 || !ELIDED.has(fold(text.slice(start, index)))) return false;
  if (start > 0 && classAt(text, start - 1) === APOSTROPHE) return false;
  const following = fold(text.slice(index + 1, index + 2));
  // "d's" is a possessive, "l'sage" is not a word: only a lone s after the apostrophe decides.
  return following !== 's' || isWordClass(visibleClassFrom(text, index + 2));
}

/**
 * A hyphen belongs to an identifier (gpt-6, COVID-19, ISO-8859-1) when letters stand before it and
 * a digit after; and in e-mail, e-commerce, also spelled solid. Everywhere else it separates.
 */
function hyphenJoins(text: string, start: number, index: number, lettered: boolean): boolean {
  const next = visibleClassFrom(text, index + 1);
  if (next === DIGIT) return lettered;
  if (next !== LETTER || index !== start + 1 || !/[eE]/.test(text.charAt(start))) return false;
  return isWordClass(visibleClassFrom(text, index + 1 + widthAt(text, index + 1)));
}

/** A point or comma between digits belongs to the number; a point between initials to the acronym. */
function pointJoins(text: string, part: number, index: number, last: number): boolean {
  if (index + 1 >= text.length) return false;
  const next = classAt(text, index + 1);
  if (last === DIGIT) return next === DIGIT;
  if (next !== LETTER || text.charAt(index) !== '.') return false;
  if (endOfCharacter(text, part) !== index) return false;
  return !isWordClass(visibleClassFrom(text, endOfCharacter(text, index + 1)));
}

/** Reads a run in one script without spaces as overlapping pairs; a lone character is a word. */
function scanUnspaced(
  text: string,
  start: number,
  script: number,
  visit: (start: number, end: number) => void,
): number {
  let first = start;
  let second = endOfCharacter(text, start);
  while (second < text.length && classAt(text, second) === script) {
    const end = endOfCharacter(text, second);
    visit(first, end);
    first = second;
    second = end;
  }
  if (first === start) visit(start, second);
  return second;
}

/** End of the character that begins at `index`, with the marks upon it. */
function endOfCharacter(text: string, index: number): number {
  let end = index + widthAt(text, index);
  while (end < text.length && goesWithCharacterBefore(text, end)) end += widthAt(text, end);
  return end;
}

const ANY_MARK = /^\p{M}/u;

function goesWithCharacterBefore(text: string, index: number): boolean {
  const kind = classAt(text, index);
  if (kind === TRANSPARENT || kind === MARK) return true;
  return kind >= UNSPACED && ANY_MARK.test(text.slice(index, index + 2));
}

/**
 * The folded words of a text, in order, with offsets of each in the source. No stop word is
 * removed and nothing is stemmed. The same rules serve both languages:
 * - An elided word (l', d', qu', jusqu' ...) is left out; the possessive 's and the endings 'll,
 *   're, 've, 'd, 'm are cut off; any other apostrophe between letters stays (aujourd'hui, don't).
 * - Hyphens separate (rendez-vous is two words, as is 30-day) save in identifiers (gpt-6) and
 *   after e- (e-mail is email). Dashes and slashes separate.
 * - Points and commas between digits stay (27.45; 1,000); initials lose theirs (U.S. is us).
 * - Han, kana, Thai, Lao, Khmer and Myanmar give overlapping pairs of characters, cut where the
 *   script changes.
 * - Beyond `LONGEST_WORD` code units a word counts by its beginning.
 */
export function words(text: string): Term[] {
  const found: Term[] = [];
  scanWords(text, (start, end) => {
    found.push({ term: wordForm(text.slice(start, end)), start, end });
  });
  return found;
}
