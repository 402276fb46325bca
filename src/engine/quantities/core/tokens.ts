import type { ReadingText } from './reading-text';

export type TokenType = 'digits' | 'word' | 'mark' | 'superscript' | 'vulgar';

/** What stands before a token: nothing, spaces, one line end, or a blank line (or the text's start). */
export type Gap = 0 | 1 | 2 | 3;

export interface Token {
  readonly type: TokenType;
  readonly folded: string;
  readonly cased: string;
  readonly gap: Gap;
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
}

export const VULGAR: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['½', [1, 2]],
  ['⅓', [1, 3]],
  ['⅔', [2, 3]],
  ['¼', [1, 4]],
  ['¾', [3, 4]],
  ['⅕', [1, 5]],
  ['⅖', [2, 5]],
  ['⅗', [3, 5]],
  ['⅘', [4, 5]],
  ['⅙', [1, 6]],
  ['⅚', [5, 6]],
  ['⅐', [1, 7]],
  ['⅛', [1, 8]],
  ['⅜', [3, 8]],
  ['⅝', [5, 8]],
  ['⅞', [7, 8]],
  ['⅑', [1, 9]],
  ['⅒', [1, 10]],
]);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The digits that superscript characters stand for. */
export function plainDigits(superscript: string): string {
  return [...superscript].map((character) => SUPERSCRIPTS.indexOf(character)).join('');
}

/** Splits a reading text into runs of digits, runs of letters and single marks. Linear. */
export function tokenise(reading: ReadingText, skip: readonly { start: number; end: number }[]) {
  const { folded, cased, starts, ends } = reading;
  const tokens: Token[] = [];
  let position = 0;
  let gap: Gap = 3;
  let skipped = 0;
  while (position < folded.length) {
    const span = skip[skipped];
    if (span && position >= span.start) {
      position = Math.max(position, span.end);
      skipped += 1;
      // A web address is no neighbour of anything: what follows starts afresh.
      gap = 3;
      continue;
    }
    const type = typeAt(folded, position);
    if (type === 'space') {
      gap = widen(gap, folded.charAt(position));
      position += 1;
      continue;
    }
    let end = position + 1;
    if (type !== 'mark' && type !== 'vulgar') {
      const limit = span ? Math.min(span.start, folded.length) : folded.length;
      while (end < limit && typeAt(folded, end) === type) end += 1;
    }
    tokens.push({
      type,
      folded: folded.slice(position, end),
      cased: cased.slice(position, end),
      gap,
      start: starts[position] ?? 0,
      end: ends[end - 1] ?? 0,
    });
    position = end;
    gap = 0;
  }
  return tokens;
}

function widen(gap: Gap, space: string): Gap {
  if (space === '\n') return gap === 0 || gap === 1 ? 2 : 3;
  return gap === 0 ? 1 : gap;
}

function typeAt(text: string, position: number): TokenType | 'space' {
  const code = text.charCodeAt(position);
  if (code >= 97 && code <= 122) return 'word';
  if (code >= 48 && code <= 57) return 'digits';
  if (code === 32 || (code >= 9 && code <= 13)) return 'space';
  if (code < 128) return 'mark';
  return otherType(text.charAt(position));
}

const otherTypes = new Map<string, TokenType>();

function otherType(character: string): TokenType {
  const known = otherTypes.get(character);
  if (known) return known;
  const type: TokenType = SUPERSCRIPTS.includes(character)
    ? 'superscript'
    : VULGAR.has(character)
      ? 'vulgar'
      : /[\p{L}\p{No}]/u.test(character)
        ? 'word'
        : 'mark';
  if (otherTypes.size < 4096) otherTypes.set(character, type);
  return type;
}
