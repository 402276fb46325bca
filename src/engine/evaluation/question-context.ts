import type { PolicyContext, Similarity } from '../policies/context';
import type { PreparedCorpus } from '../prepare';
import { bm25 } from '../retrieval/bm25';
import { rankChunks } from '../retrieval/rank';
import type { SpaceName } from '../settings';
import type { EvaluationQuestion } from './corpus';

/**
 * What all policies share on one question under `bm25-1`: scored and ranked once, projected into a
 * space once, and each of these only when a policy first reads it.
 */
export function questionContexts(
  prepared: PreparedCorpus,
  { question, scope }: EvaluationQuestion,
): (space: SpaceName) => PolicyContext {
  const chunks = prepared.table;
  let scores: Float64Array | undefined;
  let ranking: Uint32Array | undefined;
  const similarities = new Map<SpaceName, Similarity>();
  const scored = () => (scores ??= bm25(prepared.indexes.terms, question.terms, scope));
  const ranked = () => (ranking ??= rankChunks(scored(), chunks.documentFirst, scope, false));
  const similarityIn = (kind: SpaceName) => {
    let similarity = similarities.get(kind);
    if (!similarity) {
      const space = prepared.space(kind);
      const vector = space.question(question.terms);
      similarity = {
        cosineQuestion: (chunk) => space.cosineQuestion(vector, chunk),
        cosineChunks: (a, b) => space.cosineChunks(a, b),
      };
      similarities.set(kind, similarity);
    }
    return similarity;
  };
  return (space) => ({
    chunks,
    scope,
    questionTerms: question.terms,
    questionFamilies: question.families,
    get scores() {
      return scored();
    },
    get ranking() {
      return ranked();
    },
    get similarity() {
      return similarityIn(space);
    },
    get latent() {
      return similarityIn('latent');
    },
    get cutWeights() {
      return prepared.cutWeights;
    },
    get carriedLength() {
      return prepared.carriedLength;
    },
    get parents() {
      return prepared.parents;
    },
    get terms() {
      return prepared.indexes.terms;
    },
    get families() {
      return prepared.indexes.families;
    },
    get tokens() {
      return prepared.tokens;
    },
  });
}
