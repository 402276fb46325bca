import type { NumberFound } from './numbers';
import type { Pack } from './pack';
import type { Piece } from './pieces';
import type { RuleBook } from './rule';
import type { Token } from './tokens';

/** The tokens of one text, what is known of its language, and the text itself. */
export interface Scan {
  readonly tokens: readonly Token[];
  readonly pack: Pack;
  readonly book: RuleBook;
  readonly source: string;
  /** What was read at a token: one behind a dash is asked for twice. */
  readonly pieces: Map<number, Piece | null>;
  /** The numbers read at tokens, by twice the token, and one more where it may be money. */
  readonly numbers: Map<number, NumberFound | null>;
}

/** The folded word at `index`, or the empty string when the token is no word. */
export function wordAt(scan: Scan, index: number): string {
  const token = scan.tokens[index];
  return token?.type === 'word' ? token.folded : '';
}

/** The digits at `index`, or the empty string. */
export function digitsAt(scan: Scan, index: number): string {
  const token = scan.tokens[index];
  return token?.type === 'digits' ? token.folded : '';
}

export function isMark(scan: Scan, index: number, marks: string): boolean {
  const token = scan.tokens[index];
  return token?.type === 'mark' && marks.includes(token.folded);
}

/** True when nothing stands between the token at `index` and the one before it. */
export function isGlued(scan: Scan, index: number): boolean {
  return scan.tokens[index]?.gap === 0;
}

/** True when at most spaces or one line end stand before `index`. */
export function isNear(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  return token !== undefined && token.gap < 3;
}

/**
 * Where a compound goes on after the token before `index`: at a word after a space, or behind a
 * glued hyphen; -1 when it does not.
 */
export function joined(scan: Scan, index: number): number {
  const token = scan.tokens[index];
  if (!token || token.gap === 3) return -1;
  if (token.type === 'word') return token.gap > 0 ? index : -1;
  // "five - sixths" is typed by those who put spaces around every mark.
  const hyphen = token.type === 'mark' && token.folded === '-' && token.gap < 2;
  const next = scan.tokens[index + 1];
  return hyphen && next?.gap === token.gap && next.type === 'word' ? index + 1 : -1;
}

/** Where the words of `phrase` end when they stand from `index` on; -1 when they do not. */
export function phraseEnd(scan: Scan, index: number, phrase: readonly string[]): number {
  let position = index;
  for (const [place, word] of phrase.entries()) {
    const token = scan.tokens[position];
    if (token?.folded !== word || (place > 0 && token.gap === 3)) return -1;
    position += 1;
  }
  return position;
}

/** The longest phrase of `phrases` (longest first) that stands at `index`. */
export function longestPhrase<T extends { readonly phrase: readonly string[] }>(
  scan: Scan,
  index: number,
  phrases: readonly T[] | undefined,
): { entry: T; to: number } | null {
  for (const entry of phrases ?? []) {
    const to = phraseEnd(scan, index, entry.phrase);
    if (to >= 0) return { entry, to };
  }
  return null;
}

/** Phrases by their first token, longest first, ready for `longestPhrase`. */
export function phraseTable<T extends { readonly phrase: readonly string[] }>(
  entries: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const table = new Map<string, T[]>();
  for (const entry of entries) {
    const first = entry.phrase[0] ?? '';
    table.set(first, [...(table.get(first) ?? []), entry]);
  }
  for (const list of table.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  return table;
}

/** How a table writes a phrase: spaces between tokens, an apostrophe or hyphen a token of its own. */
export function phraseOf(text: string): string[] {
  return text
    .replaceAll("'", " ' ")
    .replaceAll('-', ' - ')
    .split(' ')
    .filter((part) => part !== '');
}

/** True at "à": folding makes it the verb "a", and only the source tells them apart. */
export function isFrenchTo(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  if (token?.folded !== 'a' || !scan.pack.habits.has('accented-to')) return false;
  return scan.source.slice(token.start, token.end) !== 'a';
}

/** The first word before `index` within the sentence's reach, past at most one mark. */
export function wordBefore(scan: Scan, index: number): string {
  const before = scan.tokens[index - 1];
  if (!before || scan.tokens[index]?.gap === 3) return '';
  return before.type === 'mark' && before.folded === "'"
    ? wordAt(scan, index - 2)
    : wordAt(scan, index - 1);
}
