import { inverseDocumentFrequency } from '../retrieval/bm25';
import type { LexicalIndex } from '../retrieval/lexical-index';
import { chunkTerms, type ChunkTerms } from './chunk-terms';
import { normalise, questionCounts } from './sparse';
import type { QuestionVector } from '../spaces/space';

/** Chunks as sparse vectors of length 1, and what a question needs to become one. */
export interface TfIdfWeights {
  readonly terms: ChunkTerms;
  /** Beside `terms.term`. */
  readonly weights: Float64Array;
  /** By term number. */
  readonly idf: Float64Array;
}

function weight(count: number, idf: number): number {
  return (1 + Math.log(count)) * idf;
}

/** The idf of BM25 over all chunks of the index, by term number. */
export function termIdf(index: LexicalIndex): Float64Array {
  const idf = new Float64Array(index.vocabulary.size);
  for (let term = 0; term < idf.length; term += 1) {
    const documentFrequency = index.postingFirst[term + 1]! - index.postingFirst[term]!;
    idf[term] = inverseDocumentFrequency(index.chunkCount, documentFrequency);
  }
  return idf;
}

/** (1 + ln tf) · idf over all chunks of the index, with the idf of BM25, scaled to length 1. */
export function tfIdfWeights(index: LexicalIndex): TfIdfWeights {
  const terms = chunkTerms(index);
  const idf = termIdf(index);
  const weights = new Float64Array(terms.term.length);
  for (let place = 0; place < weights.length; place += 1) {
    weights[place] = weight(terms.count[place]!, idf[terms.term[place]!]!);
  }
  for (let chunk = 0; chunk < index.chunkCount; chunk += 1) {
    normalise(weights, terms.first[chunk]!, terms.first[chunk + 1]!);
  }
  return { terms, weights, idf };
}

/** The question as a vector of length 1 over the terms the index knows. */
export function tfIdfQuestion(
  index: LexicalIndex,
  idf: Float64Array,
  questionTerms: readonly string[],
): QuestionVector {
  const { dimensions, counts, distinctTerms } = questionCounts(index.vocabulary, questionTerms);
  const weights = counts.map((count, place) => weight(count, idf[dimensions[place]!]!));
  normalise(weights, 0, weights.length);
  return { dimensions, weights, distinctTerms };
}
