import type { ChunkTable } from '../retrieval/chunk-table';
import type { ChunkIndexes } from '../retrieval/index-chunks';
import type { VectorSpace } from '../spaces/space';
import type { Language } from '../text/language';
import type { TermRules } from '../text/terms';

/** A way to read terms out of a text, by the name of its rules. */
export interface TermProfile {
  readonly id: string;
  /** Terms in order of appearance, repetitions kept. */
  terms(text: string, language: Language): readonly string[];
}

/**
 * Something made of a whole corpus before any question. It is made once, kept under its id, and
 * plain data (typed arrays, arrays, objects), so that a worker can make it and hand it over.
 */
export interface Preparation<Made> {
  readonly id: string;
  make(prepared: Prepared): Made;
}

/** A corpus cut into chunks, with everything that does not depend on a question. */
export interface Prepared {
  readonly table: ChunkTable;
  /** The rules of its terms: of the indexes, and of whatever is made of them. */
  readonly rules: TermRules;
  readonly indexes: ChunkIndexes;
  /** The same chunks under other rules: made when first asked for, then kept. */
  under(rules: TermRules): Prepared;
  /** What a preparation makes of this corpus: made when first asked for, then kept. */
  get<Made>(preparation: Preparation<Made>): Made;
  /** The terms of a chunk under a profile. */
  chunkTerms(profile: TermProfile, chunk: number): readonly string[];
  /** The space of a name, fitted on all chunks. Throws a RangeError for a name that is none. */
  space(id: string): VectorSpace;
}

/** A question as parts read it. */
export interface QuestionWords {
  /** Terms of the profile of `Prepared.indexes`, repetitions kept. */
  readonly terms: readonly string[];
  /** Word families, repetitions kept. */
  readonly families: readonly string[];
  /** The same question under other rules. */
  under(rules: TermRules): QuestionWords;
  /** Terms under a profile, repetitions kept. */
  termsUnder(profile: TermProfile): readonly string[];
}
