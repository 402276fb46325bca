import { chunkOfPosting, countOfPosting, type LexicalIndex } from './lexical-index';
import { postingRanges, searchedPart, type Scope, type SearchedPart } from './scope';

export const K1 = 1.2;
export const B = 0.75;

/** ln(1 + (N - df + 0.5) / (df + 0.5)): positive for any df from 0 to N. */
export function inverseDocumentFrequency(chunkCount: number, documentFrequency: number): number {
  return Math.log(1 + (chunkCount - documentFrequency + 0.5) / (documentFrequency + 0.5));
}

/** A question term that stands in the index, with its postings in the part searched. */
export interface WeightedTerm {
  readonly term: string;
  readonly number: number;
  /** Chunks searched that hold the term: at least 1. */
  readonly documentFrequency: number;
  readonly idf: number;
  readonly ranges: readonly (readonly [first: number, end: number])[];
}

/**
 * The distinct terms of a question found in the part searched, the rarest first (then in the order
 * of the question): one order for every sum over them, and the best scores early.
 */
export function weightedTerms(
  index: LexicalIndex,
  questionTerms: readonly string[],
  part: SearchedPart,
): WeightedTerm[] {
  const weighted: WeightedTerm[] = [];
  for (const term of new Set(questionTerms)) {
    const number = index.vocabulary.get(term);
    if (number === undefined) continue;
    const ranges = postingRanges(index, number, part);
    const documentFrequency = ranges.reduce((sum, [first, end]) => sum + end - first, 0);
    if (documentFrequency === 0) continue;
    const idf = inverseDocumentFrequency(part.chunkCount, documentFrequency);
    weighted.push({ term, number, documentFrequency, idf, ranges });
  }
  return weighted.sort((a, b) => a.documentFrequency - b.documentFrequency);
}

/** tf / (tf + 1.2 (0.25 + 0.75 length / mean length)). */
function saturation(count: number, length: number, meanLength: number): number {
  return count / (count + K1 * (1 - B) + ((K1 * B) / meanLength) * length);
}

/** `saturation` of every code of an index; empty where codes do not know the length. */
export function saturationTable(index: LexicalIndex, meanLength: number): Float64Array {
  const { codeCount, codeLength } = index;
  if (!codeLength) return new Float64Array(0);
  return Float64Array.from(codeCount, (count, code) =>
    saturation(count, codeLength[code]!, meanLength),
  );
}

/**
 * The inner loop of every query: everything comes as an argument of a kind the compiler can see
 * (| 0, unary +), so that all of it stays in registers: three times faster.
 */
function addTerm(
  scores: Float64Array,
  postings: Uint32Array,
  first: number,
  end: number,
  codeBits: number,
  table: Float64Array,
  weight: number,
): void {
  const stop = end | 0;
  const bits = codeBits | 0;
  const factor = +weight;
  const mask = (1 << bits) - 1;
  for (let posting = first | 0; posting < stop; posting += 1) {
    const word = postings[posting]!;
    scores[word >>> bits]! += factor * table[word & mask]!;
  }
}

/** The same for an index whose codes do not know the lengths. */
function addTermByLength(
  scores: Float64Array,
  index: LexicalIndex,
  first: number,
  end: number,
  meanLength: number,
  weight: number,
): void {
  for (let posting = first; posting < end; posting += 1) {
    const chunk = chunkOfPosting(index, posting);
    const count = countOfPosting(index, posting);
    scores[chunk]! += weight * saturation(count, index.length[chunk]!, meanLength);
  }
}

/**
 * BM25 of every chunk of the index for the distinct `questionTerms`, 0 for a chunk without one and
 * for a chunk out of scope:
 * sum over terms of 2.2 idf · tf / (tf + 1.2 (0.25 + 0.75 length / mean length)),
 * with N, df and the mean length over the chunks of the documents in scope.
 */
export function bm25(
  index: LexicalIndex,
  questionTerms: readonly string[],
  scope?: Scope,
): Float64Array {
  const scores = new Float64Array(index.chunkCount);
  const part = searchedPart(index, scope);
  const table = saturationTable(index, part.meanLength);
  weightedTerms(index, questionTerms, part).forEach(({ idf, ranges }) => {
    const weight = (K1 + 1) * idf;
    ranges.forEach(([first, end]) => {
      if (index.codeLength) {
        addTerm(scores, index.postings, first, end, index.codeBits, table, weight);
      } else {
        addTermByLength(scores, index, first, end, part.meanLength, weight);
      }
    });
  });
  return scores;
}
