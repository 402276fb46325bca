import { partNamed } from '../parts/part';
import { bm25Scorer } from './bm25-1';
import { bm25Scorer2 } from './bm25-2';
import { lexicalScorer } from './lexical-1.0';
import type { Scorer } from './scorer';

/** Every scorer, in the order the page offers them. */
export const SCORERS = [lexicalScorer, bm25Scorer, bm25Scorer2] as const;

/** The scorer of an id. Throws a RangeError where there is none. */
export function scorerNamed(id: string): Scorer {
  return partNamed<Scorer>(SCORERS, id);
}

/** The scorer of documents, in evaluations and wherever nobody chooses another. */
export const DOCUMENT_SCORER = bm25Scorer;
