import { currencyBehind } from './currencies';
import { percentAt } from './percents';
import { digitsAt, isGlued, isMark, wordAt, type Scan } from './scan';
import { unitAt } from './units';

/**
 * Numbers that set out a text and count nothing, by their first token, with the token after them:
 * those of headings ("5.4 Our approved glaziers") and of items in their order ("1. ... 2. ...",
 * "(1)", "1°"). They stand where a line begins; items with a bracket or "°" also behind a mark.
 */
export function markersOf(scan: Scan): ReadonlyMap<number, number> {
  const markers = new Map<number, number>();
  const seen = new Map<string, Marker>();
  for (let index = 0; index < scan.tokens.length; index++) {
    const heading = headingEnd(scan, index);
    if (heading >= 0) markers.set(index, heading);
    const item = heading >= 0 ? null : itemAt(scan, index);
    if (!item) continue;
    // Lists hold lists: the one before need not be the last that was seen.
    const before = seen.get(`${item.style}${item.value - 1}`);
    seen.set(`${item.style}${item.value}`, item);
    if (before) for (const each of [before, item]) markers.set(each.index, each.to);
  }
  return markers;
}

/** A number that may mark an item: it does when the next one follows in its style. */
interface Marker {
  readonly index: number;
  readonly to: number;
  readonly style: string;
  readonly value: number;
}

const MOST_LEVELS = 5;
const LAST_SECTION = 40;

/** "5.4 Our", "5.4. Our", or "5. Our approved glaziers" alone on its line. */
function headingEnd(scan: Scan, index: number): number {
  if (!beginsLine(scan, index) || !isSection(digitsAt(scan, index))) return -1;
  let at = index + 1;
  let levels = 1;
  while (
    levels < MOST_LEVELS &&
    isMark(scan, at, '.') &&
    isGlued(scan, at) &&
    isGlued(scan, at + 1) &&
    isSection(digitsAt(scan, at + 1))
  ) {
    at += 2;
    levels += 1;
  }
  const point = isMark(scan, at, '.') && isGlued(scan, at) ? 1 : 0;
  const to = at + point;
  if (levels + point < 2 || !opensTitle(scan, to)) return -1;
  return levels > 1 || endsOpen(scan, to) ? to : -1;
}

function isSection(digits: string): boolean {
  return /^[1-9]\d?$/.test(digits) && Number(digits) <= LAST_SECTION;
}

/** A word with a capital, on the same line, that is neither a unit nor a currency nor a scale. */
function opensTitle(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  if (token?.type !== 'word' || token.gap !== 1 || token.cased === token.folded) return false;
  const measured =
    unitAt(scan, index, true) ?? currencyBehind(scan, index) ?? percentAt(scan, index);
  return measured === null && scan.pack.numerals.scale(token.folded) === null;
}

const LONGEST_TITLE = 14;

/** True when the line that `index` stands in is short and ends without a full stop. */
function endsOpen(scan: Scan, index: number): boolean {
  for (let at = index + 1; at < index + LONGEST_TITLE; at++) {
    const token = scan.tokens[at];
    if (token && token.gap < 2) continue;
    return token !== undefined && !isMark(scan, at - 1, '.,;!?');
  }
  return false;
}

/** "1.", "1)", "(1)", "1°" with something behind on its line. */
function itemAt(scan: Scan, index: number): Marker | null {
  const open = isMark(scan, index, '(') ? 1 : 0;
  const digits = digitsAt(scan, index + open);
  if (digits === '' || digits.length > 3 || (open > 0 && !isGlued(scan, index + 1))) return null;
  const close = scan.tokens[index + open + 1];
  if (close?.gap !== 0 || !(open > 0 ? ')' : '.)°').includes(close.folded)) return null;
  const to = index + open + 2;
  const next = scan.tokens[to];
  if (!next || next.gap !== 1) return null;
  // A full stop ends sentences, too: only the beginning of a line makes a marker of it.
  const line = beginsLine(scan, index);
  if (!line && (close.folded === '.' || !isMark(scan, index - 1, ';:,.'))) return null;
  // "2° C" and "2° nord" measure.
  if (close.folded === '°' && MEASURES.has(wordAt(scan, to))) return null;
  return { index, to, style: `${open}${close.folded}`, value: Number(digits) };
}

const MEASURES: ReadonlySet<string> = new Set(
  'c f celsius fahrenheit n s e w o nord sud est ouest north south east west'.split(' '),
);

function beginsLine(scan: Scan, index: number): boolean {
  return (scan.tokens[index]?.gap ?? 0) >= 2;
}
