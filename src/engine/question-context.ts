import type { Prepared, QuestionWords } from './parts/prepared';
import type { PolicyContext, Similarity } from './policies/policy';
import { rankChunks } from './retrieval/rank';
import type { Scope } from './retrieval/scope';
import type { Scorer } from './scorers/scorer';

/** A question, and the documents it is put to. */
export interface Asked {
  readonly question: QuestionWords;
  readonly scope?: Scope;
}

/**
 * What all policies share on one question: scored and ranked once, projected into a space once, and
 * each of these only when a policy first reads it. Terms are those of the scorer, for the policy too. `values` are what the scorer reads of the
 * settings. The function returned gives the context in which cosines are measured in a space.
 */
export function questionContexts(
  corpus: Prepared,
  { question: asked, scope }: Asked,
  scorer: Scorer,
  values: Readonly<Record<string, number>> = {},
): (space: string) => PolicyContext {
  const prepared = corpus.under(scorer.rules);
  const question = asked.under(scorer.rules);
  const chunks = prepared.table;
  let scores: Float64Array | undefined;
  let ranking: Uint32Array | undefined;
  const similarities = new Map<string, Similarity>();
  const scored = () => (scores ??= scorer.score(prepared, question, scope, values));
  const ranked = () =>
    (ranking ??= rankChunks(scored(), chunks.documentFirst, scope, scorer.ranksZero));
  const similarityIn = (id: string) => {
    let similarity = similarities.get(id);
    if (!similarity) {
      const space = prepared.space(id);
      const vector = space.question(question.terms);
      similarity = {
        cosineQuestion: (chunk) => space.cosineQuestion(vector, chunk),
        cosineChunks: (a, b) => space.cosineChunks(a, b),
      };
      similarities.set(id, similarity);
    }
    return similarity;
  };
  return (space) => ({
    prepared,
    question,
    scope,
    chunks,
    get scores() {
      return scored();
    },
    get ranking() {
      return ranked();
    },
    get similarity() {
      return similarityIn(space);
    },
    similarityIn,
  });
}
