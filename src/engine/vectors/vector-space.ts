/** A question in a vector space: numbered dimensions, ascending, with their weights. */
export interface QuestionVector {
  readonly dimensions: Uint32Array;
  readonly weights: Float64Array;
  /** Distinct terms of the question, those the space does not know included. */
  readonly distinctTerms: number;
}

/**
 * A space fitted on the chunks of an index. Every cosine lies in [-1, 1] (in [0, 1] for the sparse
 * spaces) and is 0 where either side has no weight.
 */
export interface VectorSpace {
  readonly kind: 'lexical' | 'tf-idf' | 'latent';
  /** A question from its terms, in the term profile of the index. */
  question(terms: readonly string[]): QuestionVector;
  cosineQuestion(question: QuestionVector, chunk: number): number;
  cosineChunks(a: number, b: number): number;
}
