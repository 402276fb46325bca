import type { LexicalIndex } from './lexical-index';

const NONE = 0xffffffff;
const WORD_BITS = 32;

function grown(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(needed, array.length * 2));
  larger.set(array);
  return larger;
}

/** Collects an index in one pass: for each chunk in order, its terms in any order. */
export class LexicalIndexBuilder {
  readonly #vocabulary = new Map<string, number>();
  /** One pair a term and chunk: the postings in the order of the chunks. */
  #pairTerm = new Uint32Array(1024);
  #pairCount = new Uint32Array(1024);
  #pairs = 0;
  readonly #pairFirst: Uint32Array;
  /** By term: how many chunks hold it, the last of them, and the pair it is counted in. */
  #postings = new Uint32Array(1024);
  #lastChunk = new Uint32Array(1024).fill(NONE);
  #lastPair = new Uint32Array(1024);
  readonly #length: Uint32Array;
  readonly #documentFirst: Uint32Array;
  #chunk = -1;

  /** `documentFirst` is that of the chunk table: one entry more than there are documents. */
  constructor(documentFirst: Uint32Array) {
    const chunkCount = documentFirst[documentFirst.length - 1] ?? 0;
    this.#documentFirst = documentFirst;
    this.#length = new Uint32Array(chunkCount);
    this.#pairFirst = new Uint32Array(chunkCount + 1);
  }

  /** Distinct terms so far. */
  get termCount(): number {
    return this.#vocabulary.size;
  }

  /** The number of a term, given once and kept: callers may remember it to save a lookup. */
  termNumber(term: string): number {
    const known = this.#vocabulary.get(term);
    if (known !== undefined) return known;
    const number = this.#vocabulary.size;
    this.#vocabulary.set(term, number);
    if (number >= this.#lastChunk.length) {
      this.#postings = grown(this.#postings, number + 1);
      this.#lastPair = grown(this.#lastPair, number + 1);
      this.#lastChunk = grown(this.#lastChunk, number + 1).fill(NONE, number);
    }
    return number;
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
      this.#pairCount[this.#lastPair[term]!]! += 1;
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

  /**
   * The index. Throws a RangeError unless every chunk of the table was given, and for more chunks
   * than 32 bits can number beside their counts.
   */
  build(): LexicalIndex {
    const chunkCount = this.#length.length;
    if (this.#chunk + 1 !== chunkCount) throw new RangeError(`chunk ${this.#chunk + 1}`);
    this.#pairFirst[chunkCount] = this.#pairs;
    const room = WORD_BITS - bitsFor(chunkCount);
    const codes = this.#codes(true, 2 ** room) ?? this.#codes(false, 2 ** room);
    if (!codes) throw new RangeError(`${chunkCount} chunks`);
    const { codeOfPair, codeCount, codeLength } = codes;
    const codeBits = bitsFor(codeCount.length);
    const terms = this.#vocabulary.size;
    const postingFirst = new Uint32Array(terms + 1);
    for (let term = 0; term < terms; term += 1) {
      postingFirst[term + 1] = postingFirst[term]! + this.#postings[term]!;
    }
    const postings = new Uint32Array(this.#pairs);
    // Chunks were read in order, so handing pairs out in order leaves each term's chunks ascending.
    const next = postingFirst.slice();
    for (let chunk = 0; chunk < chunkCount; chunk += 1) {
      const high = chunk << codeBits;
      const end = this.#pairFirst[chunk + 1]!;
      for (let pair = this.#pairFirst[chunk]!; pair < end; pair += 1) {
        postings[next[this.#pairTerm[pair]!]!++] = high | codeOfPair[pair]!;
      }
    }
    return {
      chunkCount,
      vocabulary: this.#vocabulary,
      postingFirst,
      postings,
      codeBits,
      codeCount,
      codeLength,
      length: this.#length,
      documentFirst: this.#documentFirst,
      documentLength: documentLengths(this.#length, this.#documentFirst),
    };
  }

  /**
   * Numbers the distinct counts (with lengths: the distinct pairs of count and chunk length), or
   * null where there are more than `most`. The codes take the place of the counts.
   */
  #codes(
    withLengths: boolean,
    most: number,
  ): { codeOfPair: Uint32Array; codeCount: Uint32Array; codeLength: Uint32Array | null } | null {
    const rows = new Map<number, number[]>();
    const counts: number[] = [];
    const lengths: number[] = [];
    const codeOfPair = new Uint32Array(this.#pairs);
    for (let chunk = 0; chunk < this.#length.length; chunk += 1) {
      const length = withLengths ? this.#length[chunk]! : 0;
      let row = rows.get(length);
      if (!row) rows.set(length, (row = []));
      const end = this.#pairFirst[chunk + 1]!;
      for (let pair = this.#pairFirst[chunk]!; pair < end; pair += 1) {
        const count = this.#pairCount[pair]!;
        let code = row[count];
        if (code === undefined) {
          if (counts.length >= most) return null;
          code = counts.length;
          row[count] = code;
          counts.push(count);
          lengths.push(length);
        }
        codeOfPair[pair] = code;
      }
    }
    return {
      codeOfPair,
      codeCount: Uint32Array.from(counts),
      codeLength: withLengths ? Uint32Array.from(lengths) : null,
    };
  }
}

/** Bits that tell `values` values apart; a shift by 32 is none, so never all of a word. */
function bitsFor(values: number): number {
  return Math.min(WORD_BITS - 1, Math.max(1, Math.ceil(Math.log2(Math.max(1, values)))));
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
