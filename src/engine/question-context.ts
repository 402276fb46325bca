import type { PolicyContext, Similarity } from './policies/context';
import type { PreparedCorpus } from './prepare';
import { bm25 } from './retrieval/bm25';
import { rankChunks } from './retrieval/rank';
import type { Scope } from './retrieval/scope';
import type { SpaceName } from './settings';

/** What a context needs of a question and of the search it is put to. */
interface Asked {
  readonly question: { readonly terms: readonly string[]; readonly families: readonly string[] };
  readonly scope?: Scope;
}

/** How chunks are scored, where it is not `bm25-1`. */
interface Scoring {
  readonly scores: Float64Array;
  /** Whether a chunk that matches nothing has a place in the ranking. */
  readonly allowZero: boolean;
}

/**
 * What all policies share on one question: scored and ranked once (under `bm25-1` unless `scoring`
 * says otherwise), projected into a space once, and each of these only when a policy first reads it.
 */
export function questionContexts(
  prepared: PreparedCorpus,
  { question, scope }: Asked,
  scoring?: Scoring,
): (space: SpaceName) => PolicyContext {
  const chunks = prepared.table;
  let scores = scoring?.scores;
  let ranking: Uint32Array | undefined;
  const similarities = new Map<SpaceName, Similarity>();
  const scored = () => (scores ??= bm25(prepared.indexes.terms, question.terms, scope));
  const ranked = () =>
    (ranking ??= rankChunks(scored(), chunks.documentFirst, scope, scoring?.allowZero ?? false));
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
