/**
 * Which chunk holds which term how often, as columns: the postings of term `t` are the entries
 * `postingFirst[t]` to `postingFirst[t + 1] - 1` of `postingChunk` (ascending) and `postingCount`.
 * Typed arrays and one Map, so that it can be cloned or transferred to a worker.
 */
export interface LexicalIndex {
  readonly chunkCount: number;
  /** Term to its number, in order of first appearance. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** One entry more than there are terms. */
  readonly postingFirst: Uint32Array;
  readonly postingChunk: Uint32Array;
  readonly postingCount: Counts;
  /** Term occurrences in each chunk. */
  readonly length: Uint32Array;
  /** Chunks of document `d`: `documentFirst[d]` to `documentFirst[d + 1] - 1`. */
  readonly documentFirst: Uint32Array;
  /** Term occurrences in each document. */
  readonly documentLength: Float64Array;
}

/** Most chunks hold a term fewer than 256 times: a byte a posting, unless one does not. */
export type Counts = Uint8Array | Uint32Array;

const NONE = 0xffffffff;

function grown(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  if (needed <= array.length) return array;
  const larger = new Uint32Array(Math.max(needed, array.length * 2));
  larger.set(array);
  return larger;
}

/** Collects an index in one pass: for each chunk in order, its terms in any order. */
export class LexicalIndexBuilder {
  readonly #vocabulary = new Map<string, number>();
  #pairTerm = new Uint32Array(1024);
  #pairCount = new Uint32Array(1024);
  #pairs = 0;
  /** By term: how many chunks hold it, the last of them, and the pair it is counted in. */
  #postings = new Uint32Array(1024);
  #lastChunk = new Uint32Array(1024).fill(NONE);
  #lastPair = new Uint32Array(1024);
  readonly #pairFirst: Uint32Array;
  readonly #length: Uint32Array;
  readonly #documentFirst: Uint32Array;
  #chunk = -1;
  #highest = 0;

  /** `documentFirst` is that of the chunk table: one entry more than there are documents. */
  constructor(documentFirst: Uint32Array) {
    const chunkCount = documentFirst[documentFirst.length - 1] ?? 0;
    this.#documentFirst = documentFirst;
    this.#length = new Uint32Array(chunkCount);
    this.#pairFirst = new Uint32Array(chunkCount + 1);
  }

  /** The number of a term, given once and kept: callers may remember it to save a lookup. */
  termNumber(term: string): number {
    const known = this.#vocabulary.get(term);
    if (known !== undefined) return known;
    const number = this.#vocabulary.size;
    this.#vocabulary.set(term, number);
    if (number >= this.#lastChunk.length) this.#growTerms(number + 1);
    return number;
  }

  #growTerms(needed: number): void {
    const before = this.#lastChunk.length;
    this.#postings = grown(this.#postings, needed);
    this.#lastPair = grown(this.#lastPair, needed);
    this.#lastChunk = grown(this.#lastChunk, needed);
    this.#lastChunk.fill(NONE, before);
  }

  /** Starts the next chunk, in the order of the table. */
  nextChunk(): void {
    this.#chunk += 1;
    this.#pairFirst[this.#chunk] = this.#pairs;
  }

  /** Counts one occurrence of a term, by its number, in the current chunk. */
  count(term: number): void {
    this.#length[this.#chunk]! += 1;
    if (this.#lastChunk[term] === this.#chunk) {
      const count = (this.#pairCount[this.#lastPair[term]!]! += 1);
      if (count > this.#highest) this.#highest = count;
      return;
    }
    const pair = this.#pairs;
    if (pair === this.#pairTerm.length) {
      this.#pairTerm = grown(this.#pairTerm, pair + 1);
      this.#pairCount = grown(this.#pairCount, pair + 1);
    }
    this.#pairTerm[pair] = term;
    this.#pairCount[pair] = 1;
    this.#lastChunk[term] = this.#chunk;
    this.#lastPair[term] = pair;
    this.#postings[term]! += 1;
    this.#pairs = pair + 1;
  }

  /** The index. Throws a RangeError unless every chunk of the table was given. */
  build(): LexicalIndex {
    const chunkCount = this.#length.length;
    if (this.#chunk + 1 !== chunkCount) throw new RangeError(`chunk ${this.#chunk + 1}`);
    this.#pairFirst[chunkCount] = this.#pairs;
    const terms = this.#vocabulary.size;
    const postingFirst = new Uint32Array(terms + 1);
    for (let term = 0; term < terms; term += 1) {
      postingFirst[term + 1] = postingFirst[term]! + this.#postings[term]!;
    }
    const postingChunk = new Uint32Array(this.#pairs);
    const postingCount: Counts =
      this.#highest < 256 ? new Uint8Array(this.#pairs) : new Uint32Array(this.#pairs);
    // Chunks were read in order, so handing pairs out in order leaves each term's chunks ascending.
    const next = postingFirst.slice();
    for (let chunk = 0; chunk < chunkCount; chunk += 1) {
      const end = this.#pairFirst[chunk + 1]!;
      for (let pair = this.#pairFirst[chunk]!; pair < end; pair += 1) {
        const place = next[this.#pairTerm[pair]!]!++;
        postingChunk[place] = chunk;
        postingCount[place] = this.#pairCount[pair]!;
      }
    }
    return {
      chunkCount,
      vocabulary: this.#vocabulary,
      postingFirst,
      postingChunk,
      postingCount,
      length: this.#length,
      documentFirst: this.#documentFirst,
      documentLength: documentLengths(this.#length, this.#documentFirst),
    };
  }
}

function documentLengths(length: Uint32Array, documentFirst: Uint32Array): Float64Array {
  const sums = new Float64Array(Math.max(0, documentFirst.length - 1));
  for (let document = 0; document < sums.length; document += 1) {
    const end = documentFirst[document + 1]!;
    for (let chunk = documentFirst[document]!; chunk < end; chunk += 1) {
      sums[document]! += length[chunk]!;
    }
  }
  return sums;
}
