import { isDesignator } from './abbreviations';
import { fold } from './fold';
import type { Span } from './span';
import { skipWhiteSpace, trimmedEnd } from './white-space';

/**
 * No text is wrapped narrower than this, in code units: a line that leaves room for the next word
 * below it was ended on purpose.
 */
const NARROWEST_WRAP = 32;
/** Share of the widest line nearby that a wrapped line fills: proportional type is ragged. */
const FILLED = 0.85;
/** Lines looked at on either side to learn how wide a text is set. */
const NEARBY = 3;

const LINE_BREAK = /\r\n|[\n\r\v\f\u2028\u2029]/g;

/** Begins an item, a heading, a table row or a code fence whatever stands before. */
const CERTAIN_START = /^(?:[-*+•‣◦▪▫●○■□►▶➢➤✓✔✗❖⁃\uf0b7](?:\s|$)|o {2}|#{1,6}(?:\s|$)|\||```|~~~)/u;
/** Begin an item or a heading unless the line before was wrapped in the middle of a sentence. */
const LIKELY_STARTS: readonly RegExp[] = [
  /^[–—·](?:\s|$)/,
  // 1. 1) (1) 1° 3.2. b) (b) B. iv)
  /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,5}|[A-Za-z]|[ivxIVX]{1,6})[.)°º]\)?(?:\s|$)/,
  // 3.2 without a stop of its own
  /^\d{1,2}(?:\.\d{1,3}){1,5}(?:\s|$)/,
  /^§\s?\d{1,3}(?:\s|$)/,
];
/** A section number with its own full stop: a heading or a numbered clause. */
const SECTION_START = /^(?:\d{1,3}|[A-Z])(?:\.\d{1,3}){1,5}\.(?:\s|$)/;
/** A line that stands alone by its own marks. */
const LONE_LINE = /^(?:#{1,6}(?:\s|$)|\||```|~~~)/;
/** Cells set apart by a bar: a row of a table, whatever stands before and after. */
const BARRED = /\s\|\s/;
/** Cells set apart by a tab or a wide gap. */
const COLUMNS = /[^\s.)](?:\t| {4})/;

const CLOSED = /[.!?…:;]["'”’»›)\]}*_~`\s]{0,4}$/u;
const LISTING = /[:;]["'”’»›)\]}*_~`\s]{0,4}$/u;
/** A line that ends so goes on, whatever follows. */
const UNFINISHED =
  /(?:[,‐‑–—(/«“&-]|(?:^|[\s'’])(?:l|d|un|une|le|la|les|des|du|de|au|aux|et|ou|en|par|pour|sur|dans|avec|que|qui|à|the|an?|of|and|or|to|in|for|by|with|on|from|at|as|that|which))$/iu;
const LAST_WORD = /\p{L}{1,16}$/u;
const SMALL_LETTER = /^[«“"'‘(\s]{0,3}\p{Ll}(?!\p{Lu})/u;

/** Code units at either end of a line that tell how it begins and ends. */
const GLANCE = 24;

/** The visible stretches of the lines of a text; a blank line is an empty stretch. */
function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let from = 0;
  const add = (limit: number) => {
    const start = skipWhiteSpace(text, from, limit);
    lines.push({ start, end: trimmedEnd(text, start, limit) });
  };
  for (const found of text.matchAll(LINE_BREAK)) {
    add(found.index);
    from = found.index + found[0].length;
  }
  add(text.length);
  return lines;
}

/** Length of the longest of the lines around `index`, within its paragraph. */
function widthAround(lines: readonly Span[], index: number): number {
  let widest = NARROWEST_WRAP;
  for (const step of [-1, 1]) {
    for (let distance = step < 0 ? 0 : 1; distance <= NEARBY; distance += 1) {
      const line = lines[index + step * distance];
      if (line === undefined || line.start === line.end) break;
      widest = Math.max(widest, line.end - line.start);
    }
  }
  return widest;
}

/** Whether `line` was full, so that its break says nothing: the next word had no room on it. */
function isWrapped(text: string, line: Span, next: Span, width: number): boolean {
  let wordEnd = next.start;
  while (wordEnd < next.end && text.charCodeAt(wordEnd) > 0x20) wordEnd += 1;
  const needed = line.end - line.start + 1 + wordEnd - next.start;
  return needed > Math.max(NARROWEST_WRAP, width * FILLED);
}

function startsLikely(head: string): boolean {
  return LIKELY_STARTS.some((pattern) => pattern.test(head));
}

/** Whether two line beginnings are items alike: both with a number, or both with a letter or sign. */
function areItemsAlike(one: string, other: string): boolean {
  return startsLikely(one) && /^\(?\d/.test(one) === /^\(?\d/.test(other);
}

/** Whether the break between two visible lines ends a sentence by itself. */
function breakEnds(text: string, line: Span, next: Span, width: number): boolean {
  const head = text.slice(line.start, Math.min(line.end, line.start + GLANCE));
  const tail = text.slice(Math.max(line.start, line.end - GLANCE), line.end);
  const nextHead = text.slice(next.start, Math.min(next.end, next.start + GLANCE));
  if (CERTAIN_START.test(nextHead) || LONE_LINE.test(head)) return true;
  if (isDesignator(fold(LAST_WORD.exec(tail)?.[0] ?? ''))) return false;
  if (SECTION_START.test(nextHead)) return true;
  const wrapped = isWrapped(text, line, next, width);
  if (startsLikely(nextHead)) {
    if (!wrapped || CLOSED.test(tail) || areItemsAlike(head, nextHead)) return true;
  }
  const whole = text.slice(line.start, line.end);
  const nextWhole = text.slice(next.start, next.end);
  if (BARRED.test(whole) || BARRED.test(nextWhole)) return true;
  if (COLUMNS.test(whole) && COLUMNS.test(nextWhole)) return true;
  if (wrapped) return false;
  if (LISTING.test(tail)) return true;
  return !SMALL_LETTER.test(nextHead) && !UNFINISHED.test(tail);
}

/**
 * The stretches of a text in which a line break is no more than a space: paragraphs, list items,
 * headings, table rows. In order, without surrounding white space.
 */
export function flowingBlocks(text: string): Span[] {
  const lines = linesOf(text);
  const blocks: Span[] = [];
  let start = -1;
  for (const [index, line] of lines.entries()) {
    if (line.start === line.end) continue;
    if (start < 0) start = line.start;
    const next = lines[index + 1];
    const blank = next === undefined || next.start === next.end;
    if (blank || breakEnds(text, line, next, widthAround(lines, index))) {
      blocks.push({ start, end: line.end });
      start = -1;
    }
  }
  return blocks;
}
