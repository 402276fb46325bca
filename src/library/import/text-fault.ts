import type { LabError } from '../../engine/errors';
import { placeAt } from './place';

/** UTF-16 code units of a line. The longest paragraph of a real document is a hundredth of it. */
export const LONGEST_LINE = 1_000_000;

/**
 * What no text of ours may hold: a byte that ends strings elsewhere, halves of characters, and the
 * controls that show a text in another order than it is kept in (embeddings, overrides, isolates).
 */
const REFUSED = /[\0\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

const CODES: readonly [RegExp, string][] = [
  [/\0/, 'text-nul'],
  [/[\u202a-\u202e\u2066-\u2069]/, 'text-direction-control'],
];

/**
 * Why a text cannot be taken in, or undefined: `text-nul`, `text-direction-control`,
 * `text-broken-character` (each with its `character`) or `text-line-too-long` (with the `limit`),
 * all with `line`, `column` and `offset`.
 */
export function textFault(text: string): LabError | undefined {
  const offset = text.search(REFUSED);
  if (offset >= 0) {
    const character = text.charAt(offset);
    const code = CODES.find(([pattern]) => pattern.test(character))?.[1] ?? 'text-broken-character';
    const name = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return { code, details: { ...placeAt(text, offset), character: name } };
  }
  const long = longLine(text);
  if (long < 0) return undefined;
  return {
    code: 'text-line-too-long',
    details: { ...placeAt(text, long), limit: LONGEST_LINE },
  };
}

/** Where the first line that is too long begins; -1 where there is none. */
function longLine(text: string): number {
  let start = 0;
  while (text.length - start > LONGEST_LINE) {
    const end = lastBreak(text, start);
    if (end < 0) return start;
    start = end + 1;
  }
  return -1;
}

/** The last line end within the longest line from `start`; -1 where there is none. */
function lastBreak(text: string, start: number): number {
  for (let place = start + LONGEST_LINE; place >= start; place -= 1) {
    const unit = text.charCodeAt(place);
    if (unit === 0x0a || unit === 0x0d) return place;
  }
  return -1;
}
