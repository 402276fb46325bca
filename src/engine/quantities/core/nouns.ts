import { has, isFunctionWord, isWord } from './pack';
import { isGlued, isMark, wordAt, type Scan } from './scan';

const MAX_WORDS = 3;

/** Words that may stand between a number and its noun: "eight of his other novels". */
const MOST_SKIPPED = 4;

/**
 * The noun behind a number or ordinal that ends before token `index`: up to three words of content,
 * in source offsets; null when none follows at once. "12-bar" has its noun behind the hyphen.
 */
export function nounAfter(
  scan: Scan,
  index: number,
): { start: number; end: number; to: number } | null {
  let at = index;
  const hyphen = isMark(scan, at, '-') && isGlued(scan, at) && isGlued(scan, at + 1);
  if (hyphen) at += 1;
  // "Each day beyond thirty the price falls" counts no price.
  const partOf = isWord(scan, at, 'of');
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    if (!(partOf ? isWord(scan, at, 'of', 'whose', 'the', 'other') : isWord(scan, at, 'other')))
      break;
    at += isMark(scan, at + 1, "'") ? 2 : 1;
  }
  if (isMeasureOf(scan, index, at) || beginsLine(scan, at)) return null;
  const start = at;
  let words = 0;
  let end = at;
  while (words < MAX_WORDS) {
    const token = scan.tokens[at];
    if (token?.type !== 'word' || token.gap === 3 || isFunctionWord(scan, at)) break;
    if (words > 0 && beginsLine(scan, at)) break;
    // A glued digit or sign makes a code of the word.
    words += 1;
    at += 1;
    end = at;
    if (isMark(scan, at, '-') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
  }
  const first = scan.tokens[start];
  const last = scan.tokens[end - 1];
  if (words === 0 || !first || !last || (start === index && first.gap === 0)) return null;
  return { start: first.start, end: last.end, to: end };
}

/**
 * "1 310 de crédit-bail" leaves its unit unsaid: French counts things right behind the number, past
 * "de" only behind a collective ("deux millions de ...", "une dizaine de ...") or before a
 * determiner ("huit de ses romans").
 */
function isMeasureOf(scan: Scan, index: number, at: number): boolean {
  const first = wordAt(scan, index);
  if (!has(scan, 'of-is-measure') || at === index || (first !== 'de' && first !== 'd'))
    return false;
  if (scan.pack.numerals.collective.test(wordAt(scan, index - 1))) return false;
  const bare = first === 'd' ? index + 2 : index + 1;
  return at === bare;
}

/** A line of its own that begins with a capital is no noun of the number above: "8\nTotal". */
function beginsLine(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  return (
    token?.type === 'word' && token.gap === 2 && token.cased.charAt(0) !== token.folded.charAt(0)
  );
}
