/**
 * Which chunk holds which term how often, as columns. The postings of term `t` are the entries
 * `postingFirst[t]` to `postingFirst[t + 1] - 1` of `postings`, one integer each: the chunk in the
 * high bits, ascending, and below it `codeBits` bits of code. A code stands for how often the term
 * occurs and, where there is room, for the length of the chunk: all that a BM25 score asks of a
 * posting, so that scoring reads one number and looks up another. Typed arrays and one Map, to be
 * cloned or transferred to a worker.
 */
export interface LexicalIndex {
  readonly chunkCount: number;
  /** Term to its number, in order of first appearance. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** One entry more than there are terms. */
  readonly postingFirst: Uint32Array;
  readonly postings: Uint32Array;
  readonly codeBits: number;
  /** By code: occurrences of the term in the chunk. */
  readonly codeCount: Uint32Array;
  /** By code: the length of the chunk. Null where lengths vary too much to fit beside the chunk. */
  readonly codeLength: Uint32Array | null;
  /** Term occurrences in each chunk. */
  readonly length: Uint32Array;
  /** Chunks of document `d`: `documentFirst[d]` to `documentFirst[d + 1] - 1`. */
  readonly documentFirst: Uint32Array;
  /** Term occurrences in each document. */
  readonly documentLength: Float64Array;
}

export function chunkOfPosting(index: LexicalIndex, posting: number): number {
  return index.postings[posting]! >>> index.codeBits;
}

/** Occurrences of the posting's term in its chunk. */
export function countOfPosting(index: LexicalIndex, posting: number): number {
  return index.codeCount[index.postings[posting]! & ((1 << index.codeBits) - 1)]!;
}
