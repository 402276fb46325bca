import { isFunctionWord } from './function-words';
import { isGlued, isMark, wordAt, type Scan } from './scan';

const MAX_WORDS = 3;

/** What may stand between a number and its noun: "eight of his other novels". */
const SKIPPED: ReadonlySet<string> = new Set(
  'of de d des du his her its their our your my ses leurs nos vos mes les the other autres'.split(
    ' ',
  ),
);

/**
 * The noun behind a number or ordinal that ends before token `index`: up to three words of content,
 * in source offsets; null when none follows at once. "12-bar" has its noun behind the hyphen.
 */
export function nounAfter(scan: Scan, index: number): { start: number; end: number } | null {
  let at = index;
  const hyphen = isMark(scan, at, '-') && isGlued(scan, at) && isGlued(scan, at + 1);
  if (hyphen) at += 1;
  for (let skipped = 0; skipped < 4 && SKIPPED.has(wordAt(scan, at)); skipped++) {
    at += isMark(scan, at + 1, "'") ? 2 : 1;
  }
  const start = at;
  let words = 0;
  let end = at;
  while (words < MAX_WORDS) {
    const token = scan.tokens[at];
    if (token?.type !== 'word' || token.gap === 3 || isFunctionWord(token.folded)) break;
    // A glued digit or sign makes a code of the word.
    words += 1;
    at += 1;
    end = at;
    if (isMark(scan, at, '-') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
  }
  const first = scan.tokens[start];
  const last = scan.tokens[end - 1];
  if (words === 0 || !first || !last || (start === index && first.gap === 0)) return null;
  return { start: first.start, end: last.end };
}
