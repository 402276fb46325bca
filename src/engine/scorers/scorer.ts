import type { RankedArithmetic } from '../parts/arithmetic';
import type { Parameters, Part, Values } from '../parts/part';
import type { Prepared, QuestionWords, TermProfile } from '../parts/prepared';
import type { Scope } from '../retrieval/scope';
import type { Language } from '../text/language';
import type { TermRules } from '../text/terms';
import type { Term } from '../text/words';

/** A way to score chunks for a question. Its id names its term profile too. */
export interface Scorer<Id extends string = string, P extends Parameters = Parameters>
  extends Part<Id, P>, TermProfile {
  readonly id: Id;
  /** The terms that policies and spaces work on beside it. */
  readonly rules: TermRules;
  /** The same terms with the places of their surface words in the text. */
  places(text: string, language: Language): Term[];
  /** Whether a chunk that matches nothing has a place in the ranking (score 0, source order). */
  readonly ranksZero: boolean;
  /** The score of a chunk from its terms alone, where that is all a score depends on. */
  scoreAlone?(questionTerms: readonly string[], chunkTerms: readonly string[]): number;
  /** The score of every chunk: 0 where no term matches, and out of scope. */
  score(prepared: Prepared, question: QuestionWords, scope: Scope, values: Values<P>): Float64Array;
  /** How the same scores are made. */
  explain(
    prepared: Prepared,
    question: QuestionWords,
    scope: Scope,
    values: Values<P>,
  ): RankedArithmetic;
}

export function defineScorer<const Id extends string, P extends Parameters>(
  scorer: Scorer<Id, P>,
): Scorer<Id, P> {
  return scorer;
}
