import type { Language } from '../../text/language';
import { splitSentences } from '../../text/sentences';
import { buildChunkTable } from '../../retrieval/build-table';
import type { ChunkTable, SourceDocument } from '../../retrieval/chunk-table';
import { insideCompactNumber, insideNumber, insideSurrogatePair } from './numbers-kept-whole';

const LINE_END = /\r\n|[\n\r\u2028\u2029]/g;
// No-break spaces are not places to break.
const SPACES = /[ \t\n\v\f\r\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]+/g;

/** Where the pieces of a stretch may end, from coarse to fine: offsets into `text`, ascending. */
type Splitter = (text: string, language: Language) => number[];

function endsOfMatches(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), (match) => match.index + match[0].length);
}

/** Each line of a text as the place where it starts and whether it holds only white space. */
function linesOf(text: string): { start: number; blank: boolean }[] {
  const starts = [0, ...endsOfMatches(text, LINE_END)];
  return starts.map((start, line) => ({
    start,
    blank: text.slice(start, starts[line + 1]).trim() === '',
  }));
}

/** Each place where a line with content follows one or more blank lines. */
function blankLineEnds(text: string): number[] {
  return linesOf(text)
    .filter((line, number, lines) => !line.blank && lines[number - 1]?.blank === true)
    .map((line) => line.start);
}

/** Where each line with content starts: blank lines are separators and stay before the cut. */
function lineEnds(text: string): number[] {
  return linesOf(text)
    .filter((line) => !line.blank)
    .map((line) => line.start);
}

function sentenceEnds(text: string, language: Language): number[] {
  return splitSentences(text, language).map((sentence) => sentence.start);
}

function spaceEnds(text: string): number[] {
  return endsOfMatches(text, SPACES);
}

const SPLITTERS: readonly Splitter[] = [blankLineEnds, lineEnds, sentenceEnds, spaceEnds];

/**
 * Where to end a piece of `text` that begins at `from` and offers no better place: at `target`
 * characters, moved back out of a number or a surrogate pair, and out of a longer row of grouped
 * digits only as a last resort. A number longer than the target stays whole.
 */
function forcedEnd(text: string, from: number, target: number): number {
  for (const inside of [insideNumber, insideCompactNumber]) {
    for (let place = from + target; place > from; place -= 1) {
      if (!inside(text, place) && !insideSurrogatePair(text, place)) return place;
    }
  }
  let place = from + target + 1;
  while (
    place < text.length &&
    (insideCompactNumber(text, place) || insideSurrogatePair(text, place))
  ) {
    place += 1;
  }
  return place;
}

function forcedEnds(text: string, target: number): number[] {
  const ends: number[] = [];
  for (let from = 0; text.length - from > target;) {
    from = forcedEnd(text, from, target);
    if (from < text.length) ends.push(from);
  }
  return ends;
}

/** Appends to `ends` where the indivisible pieces of `text.slice(from, to)` end. */
function collectPieceEnds(
  document: SourceDocument,
  from: number,
  to: number,
  target: number,
  level: number,
  ends: number[],
): void {
  if (to - from <= target) {
    ends.push(to);
    return;
  }
  const stretch = document.text.slice(from, to);
  const splitter = SPLITTERS[level];
  if (!splitter) {
    for (const end of forcedEnds(stretch, target)) ends.push(from + end);
    ends.push(to);
    return;
  }
  let start = from;
  for (const end of splitter(stretch, document.language)) {
    const place = from + end;
    if (place <= start || place >= to || insideNumber(document.text, place)) continue;
    collectPieceEnds(document, start, place, target, level + 1, ends);
    start = place;
  }
  collectPieceEnds(document, start, to, target, level + 1, ends);
}

/**
 * Chunks of about `target` characters (UTF-16 code units): a document is split at blank lines, a
 * piece longer than the target at line ends, then at sentence ends, then at spaces, and a single
 * word longer than the target at the target; consecutive pieces are then packed while their sum
 * stays within it. No overlap; separators stay with the piece before. A chunk exceeds the target
 * only where one number does.
 * Throws a RangeError unless `target` is an integer of at least 2.
 */
export function cutByCharacters(documents: readonly SourceDocument[], target: number): ChunkTable {
  if (!Number.isInteger(target) || target < 2) throw new RangeError(`target ${target}`);
  return buildChunkTable(documents, (document) => {
    const ends: number[] = [];
    collectPieceEnds(document, 0, document.text.length, target, 0, ends);
    const starts = [0];
    let packed = 0;
    for (const end of ends) {
      const start = starts.at(-1)!;
      if (packed > start && end - start > target) starts.push(packed);
      packed = end;
    }
    return starts;
  });
}
