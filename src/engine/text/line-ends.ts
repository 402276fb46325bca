import type { Span } from './span';
import { skipWhiteSpace, trimmedEnd } from './white-space';

/**
 * No text is wrapped narrower than this, in code units: a line that leaves room for the next word
 * below it was ended on purpose.
 */
const NARROWEST_WRAP = 32;

const LINE_BREAK = /\r\n|[\n\r\v\f\u2028\u2029]/g;

/** Begins an item, a heading, a table row or a code fence whatever stands before. */
const CERTAIN_START = /(?:[-*+•‣◦▪▫●○■□►▶➢➤✓✔✗❖⁃\uf0b7]\s|#{1,6}\s|\||```|~~~)/y;
/** Begins an item or a heading unless the line before was wrapped in the middle of a sentence. */
const LIKELY_START =
  /(?:[–—·]\s|\(?(?:\d{1,3}(?:\.\d{1,3}){0,5}|[A-Za-z]|[ivxIVX]{1,6})[.)]\)?\s|\d{1,2}(?:\.\d{1,3}){1,5}\s)/y;
/** A line that stands alone by its own marks. */
const LONE_LINE = /(?:#{1,6}\s|\||```|~~~)/y;

const CLOSED = /[.!?…:;]["'”’»›)\]}*_~`\s]{0,4}$/u;
const LISTING = /[:;]["'”’»›)\]}*_~`\s]{0,4}$/u;
/** A line that ends so goes on, whatever follows. */
const UNFINISHED =
  /(?:[,‐‑–—(/«“&-]|(?:^|[\s'’])(?:l|d|un|une|le|la|les|des|du|de|au|aux|et|ou|en|par|pour|sur|dans|avec|que|qui|à|the|an?|of|and|or|to|in|for|by|with|on|from|at|as|that|which))$/iu;
const LOWER_CASE = /[«“"'‘(\s]{0,3}\p{Ll}(?!\p{Lu})/uy;

function matchesAt(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

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

function firstWordLength(text: string, line: Span): number {
  let index = line.start;
  while (index < line.end && text.charCodeAt(index) > 0x20) index += 1;
  return index - line.start;
}

/** Whether the break between two visible lines ends a sentence by itself. */
function breakEnds(text: string, line: Span, next: Span, widest: number): boolean {
  if (matchesAt(CERTAIN_START, text, next.start)) return true;
  if (matchesAt(LONE_LINE, text, line.start)) return true;
  const tail = text.slice(Math.max(line.start, line.end - 24), line.end);
  const length = line.end - line.start;
  const wrapped = length + 1 + firstWordLength(text, next) > Math.max(widest, NARROWEST_WRAP);
  if (matchesAt(LIKELY_START, text, next.start) && (!wrapped || CLOSED.test(tail))) return true;
  if (wrapped) return false;
  if (LISTING.test(tail)) return true;
  return !matchesAt(LOWER_CASE, text, next.start) && !UNFINISHED.test(tail);
}

/**
 * The stretches of a text in which a line break is no more than a space: paragraphs, list items,
 * headings, table rows. In order, without surrounding white space.
 */
export function flowingBlocks(text: string): Span[] {
  const lines = linesOf(text);
  const blocks: Span[] = [];
  let start = -1;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || line.start === line.end) continue;
    if (start < 0) start = line.start;
    const next = lines[index + 1];
    const previous = lines[index - 1] ?? line;
    const blank = next === undefined || next.start === next.end;
    if (
      blank ||
      breakEnds(
        text,
        line,
        next,
        Math.max(previous.end - previous.start, line.end - line.start, next.end - next.start),
      )
    ) {
      blocks.push({ start, end: line.end });
      start = -1;
    }
  }
  return blocks;
}
