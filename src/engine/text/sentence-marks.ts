import { isWhiteSpace } from './white-space';

/** Marks that may end a sentence. */
export const END_MARK = /[.!?…‥。！？｡‼⁇⁈⁉؟۔।॥]/g;
const END_MARKS = new Set('.!?…‥。！？｡‼⁇⁈⁉؟۔।॥');
/** End marks of scripts that put no space after them. */
const UNSPACED_MARKS = new Set('。！？｡');
/** What may close after an end mark: quotes, brackets, Markdown marks, raised note numbers. */
const CLOSERS = new Set('"\'”’»›)]}*_~`¹²³⁰⁴⁵⁶⁷⁸⁹†‡」』）］');
/** What may open before the first word of a sentence. */
const OPENERS = new Set('"\'“‘„‚«‹([{*_~`¿¡–—-#<>|「『（［');

const NOTE = /\[\^?\p{Nd}{1,4}\]/uy;
const LINK_TARGET = /\]\([^\s()]{0,500}\)/y;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

export function endsWithoutSpace(mark: string): boolean {
  return UNSPACED_MARKS.has(mark);
}

/** Where the marks begun at `from` run on: "?!", "...", ". . .", "… ?". */
export function endOfMarks(text: string, from: number, limit: number): number {
  let index = from + 1;
  for (;;) {
    if (index < limit && END_MARKS.has(text.charAt(index))) {
      index += 1;
    } else if (
      index + 1 < limit &&
      isWhiteSpace(text.charCodeAt(index)) &&
      END_MARKS.has(text.charAt(index + 1)) &&
      !WORD_CHARACTER.test(text.charAt(index + 2))
    ) {
      index += 2;
    } else {
      return index;
    }
  }
}

function matchEnd(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : index;
}

/**
 * Past all that closes with the marks: quotes, brackets, Markdown marks and link targets, notes,
 * and the French guillemet with its space.
 */
export function endOfClosers(text: string, from: number, limit: number): number {
  let index = from;
  while (index < limit) {
    const character = text.charAt(index);
    let next = index;
    if (character === '[') next = matchEnd(NOTE, text, index);
    else if (character === ']') next = Math.max(index + 1, matchEnd(LINK_TARGET, text, index));
    else if (CLOSERS.has(character)) next = index + 1;
    else if (isWhiteSpace(text.charCodeAt(index)) && /[»›]/.test(text.charAt(index + 1))) {
      next = index + 2;
    }
    if (next === index || next > limit) return index;
    index = next;
  }
  return index;
}

/** Where the first word after white space and opening marks begins; at most `limit`. */
export function startOfWords(text: string, from: number, limit: number): number {
  let index = from;
  while (
    index < limit &&
    (isWhiteSpace(text.charCodeAt(index)) || OPENERS.has(text.charAt(index)))
  ) {
    index += 1;
  }
  return index;
}
