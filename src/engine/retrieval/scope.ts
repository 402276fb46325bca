import type { LexicalIndex } from './lexical-index';

/**
 * The documents searched, by number, ascending and without repetition. Undefined: all of them.
 */
export type Scope = readonly number[] | undefined;

/** The part of an index that is searched: its chunks as ranges, how many, and their total length. */
export interface SearchedPart {
  /** Pairs of first chunk and end (exclusive), ascending: one pair a run of documents. */
  readonly ranges: readonly (readonly [first: number, end: number])[];
  readonly chunkCount: number;
  /** Term occurrences in the chunks searched. */
  readonly length: number;
}

/** The chunks of the documents in scope, neighbouring documents joined into one range. */
export function chunkRanges(
  documentFirst: Uint32Array,
  scope: Scope,
): (readonly [first: number, end: number])[] {
  if (!scope) return [[0, documentFirst[documentFirst.length - 1] ?? 0]];
  const ranges: [number, number][] = [];
  for (const document of scope) {
    const first = documentFirst[document];
    const end = documentFirst[document + 1];
    if (first === undefined || end === undefined) throw new RangeError(`document ${document}`);
    const last = ranges.at(-1);
    if (last && last[1] === first) last[1] = end;
    else ranges.push([first, end]);
  }
  return ranges;
}

export function searchedPart(index: LexicalIndex, scope: Scope): SearchedPart {
  const ranges = chunkRanges(index.documentFirst, scope);
  const lengths = scope
    ? scope.map((document) => index.documentLength[document]!)
    : index.documentLength;
  let length = 0;
  for (const each of lengths) length += each;
  return {
    ranges,
    chunkCount: ranges.reduce((sum, [first, end]) => sum + end - first, 0),
    length,
  };
}

/** The first place in `sorted[from..to)` whose value is at least `value`. */
function lowerBound(sorted: Uint32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the postings of a term lie that fall into the part searched: pairs of first and end. */
export function postingRanges(
  index: LexicalIndex,
  term: number,
  part: SearchedPart,
): (readonly [first: number, end: number])[] {
  const from = index.postingFirst[term]!;
  const to = index.postingFirst[term + 1]!;
  if (part.chunkCount === index.chunkCount) return [[from, to]];
  return part.ranges.map(([first, end]) => {
    const low = lowerBound(index.postingChunk, first, from, to);
    return [low, lowerBound(index.postingChunk, end, low, to)] as const;
  });
}
