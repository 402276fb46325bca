import type { LexicalIndex } from './lexical-index';
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
 * The distinct terms of a question found in the part searched, in the order of the question, so
 * that sums over them run in one order.
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
  return weighted;
}

/**
 * BM25 of every chunk of the index for the distinct `questionTerms`, 0 for a chunk without one and
 * for a chunk out of scope:
 * sum over terms of idf · 2.2 tf / (tf + 1.2 (0.25 + 0.75 length / mean length)),
 * with N, df and the mean length over the chunks of the documents in scope.
 */
export function bm25(
  index: LexicalIndex,
  questionTerms: readonly string[],
  scope?: Scope,
): Float64Array {
  const scores = new Float64Array(index.chunkCount);
  const part = searchedPart(index, scope);
  const mean = part.length / part.chunkCount;
  const { postingChunk, postingCount, length } = index;
  const constant = K1 * (1 - B);
  const perTerm = (K1 * B) / mean;
  for (const { idf, ranges } of weightedTerms(index, questionTerms, part)) {
    const weight = idf * (K1 + 1);
    for (const [first, end] of ranges) {
      for (let posting = first; posting < end; posting += 1) {
        const chunk = postingChunk[posting]!;
        const count = postingCount[posting]!;
        scores[chunk]! += (weight * count) / (count + constant + perTerm * length[chunk]!);
      }
    }
  }
  return scores;
}

/** How one term adds to the BM25 score of one chunk. */
export interface TermContribution {
  readonly term: string;
  /** Occurrences in the chunk: at least 1. */
  readonly count: number;
  readonly documentFrequency: number;
  readonly idf: number;
  readonly contribution: number;
}

/** The arithmetic of one chunk's score: the contributions, in order, sum to what `bm25` gives. */
export function explainBm25(
  index: LexicalIndex,
  questionTerms: readonly string[],
  chunk: number,
  scope?: Scope,
): { length: number; meanLength: number; chunkCount: number; terms: TermContribution[] } {
  const part = searchedPart(index, scope);
  const meanLength = part.length / part.chunkCount;
  const length = index.length[chunk]!;
  const terms: TermContribution[] = [];
  for (const { term, documentFrequency, idf, ranges } of weightedTerms(
    index,
    questionTerms,
    part,
  )) {
    for (const [first, end] of ranges) {
      const posting = index.postingChunk.subarray(first, end).indexOf(chunk);
      if (posting < 0) continue;
      const count = index.postingCount[first + posting]!;
      const contribution =
        (idf * (K1 + 1) * count) / (count + K1 * (1 - B) + ((K1 * B) / meanLength) * length);
      terms.push({ term, count, documentFrequency, idf, contribution });
    }
  }
  return { length, meanLength, chunkCount: part.chunkCount, terms };
}
