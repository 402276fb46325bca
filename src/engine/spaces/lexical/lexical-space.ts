import type { LexicalIndex } from '../../retrieval/lexical-index';
import { chunkTerms } from '../../vectors/chunk-terms';
import { dotChunks, dotQuestion, questionCounts } from '../../vectors/sparse';
import type { VectorSpace } from '../space';

/**
 * cos = |Q ∩ C| / √(|Q| |C|) on distinct terms; |Q| counts the question's terms that no chunk holds
 * too.
 */
export function fitLexicalSpace(index: LexicalIndex): VectorSpace {
  const terms = chunkTerms(index);
  const ones = new Float64Array(terms.term.length).fill(1);
  const distinct = (chunk: number) => terms.first[chunk + 1]! - terms.first[chunk]!;
  const cosine = (shared: number, one: number, other: number) =>
    shared === 0 ? 0 : shared / Math.sqrt(one * other);
  return {
    kind: 'lexical',
    question(questionTerms) {
      const { dimensions, distinctTerms } = questionCounts(index.vocabulary, questionTerms);
      return { dimensions, weights: new Float64Array(dimensions.length).fill(1), distinctTerms };
    },
    cosineQuestion({ dimensions, weights, distinctTerms }, chunk) {
      const shared = dotQuestion(terms, ones, dimensions, weights, chunk);
      return cosine(shared, distinctTerms, distinct(chunk));
    },
    cosineChunks(a, b) {
      return cosine(dotChunks(terms, ones, a, b), distinct(a), distinct(b));
    },
  };
}
