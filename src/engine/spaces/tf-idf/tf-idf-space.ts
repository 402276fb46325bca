import type { LexicalIndex } from '../../retrieval/lexical-index';
import { dotChunks, dotQuestion } from '../../vectors/sparse';
import { tfIdfQuestion, tfIdfWeights } from '../../vectors/tf-idf';
import type { VectorSpace } from '../space';

/** Cosines of tf-idf vectors: see `tfIdfWeights`. */
export function fitTfIdfSpace(index: LexicalIndex): VectorSpace {
  const { terms, weights, idf } = tfIdfWeights(index);
  return {
    kind: 'tf-idf',
    question: (questionTerms) => tfIdfQuestion(index, idf, questionTerms),
    cosineQuestion: (question, chunk) =>
      dotQuestion(terms, weights, question.dimensions, question.weights, chunk),
    cosineChunks: (a, b) => dotChunks(terms, weights, a, b),
  };
}
