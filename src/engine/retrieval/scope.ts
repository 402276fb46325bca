import type { LexicalIndex } from './lexical-index';

/**
 * The documents searched, by number, ascending and without repetition. Undefined: all of them.
 */
export type Scope = readonly number[] | undefined;

/** The part of an index that is searched: its chunks as ranges, how many, and their mean length. */
export interface SearchedPart {
  /** Pairs of first chunk and end (exclusive), ascending: one pair a run of documents. */
  readonly ranges: readonly (readonly [first: number, end: number])[];
  readonly chunkCount: number;
  /** Mean of their term occurrences; 0 where there are no chunks. */
  readonly meanLength: number;
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
  const chunkCount = ranges.reduce((sum, [first, end]) => sum + end - first, 0);
  return { ranges, chunkCount, meanLength: chunkCount === 0 ? 0 : length / chunkCount };
}

/** The first place in `sorted[from..to)` whose value is at least `value`. */
export function lowerBound(sorted: Uint32Array, value: number, from: number, to: number): number {
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
  const { postings, codeBits } = index;
  const from = index.postingFirst[term]!;
  const to = index.postingFirst[term + 1]!;
  if (part.chunkCount === index.chunkCount) return [[from, to]];
  // A multiplication, not a shift: the end of the last range may be one bit more than 32.
  const lowest = (chunk: number) => chunk * 2 ** codeBits;
  return part.ranges.map(([first, end]) => {
    const low = lowerBound(postings, lowest(first), from, to);
    return [low, lowerBound(postings, lowest(end), low, to)] as const;
  });
}
