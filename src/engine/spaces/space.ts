import type { Parameters, Part } from '../parts/part';
import type { LexicalIndex } from '../retrieval/lexical-index';

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
  /** Id of the part that made it. */
  readonly kind: string;
  /** A question from its terms, in the term profile of the index. */
  question(terms: readonly string[]): QuestionVector;
  cosineQuestion(question: QuestionVector, chunk: number): number;
  cosineChunks(a: number, b: number): number;
}

/**
 * A way to place chunks and questions in a vector space. What takes long is projected first, as
 * plain data that a worker can hand over; what is quick is made of it when the space is opened.
 */
export interface Space<Id extends string = string, Projection = unknown> extends Part<
  Id,
  Parameters
> {
  /** Null where nothing takes long. */
  project(index: LexicalIndex): Projection;
  open(index: LexicalIndex, projection: Projection): VectorSpace;
}

export function defineSpace<const Id extends string, Projection>(
  space: Space<Id, Projection>,
): Space<Id, Projection> {
  return space;
}
