import { fitSpace } from '../vectors/fit-space';
import type { VectorSpace } from '../vectors/vector-space';
import { bm25 } from '../retrieval/bm25';
import type { ChunkTable } from '../retrieval/chunk-table';
import { cutWeights } from '../retrieval/cut-weights';
import { indexChunks, questionWords, type ChunkIndexes } from '../retrieval/index-chunks';
import { rankChunks } from '../retrieval/rank';
import type { Scope } from '../retrieval/scope';
import type { Language } from '../text/language';
import { carriedLengths } from './carry';
import { readChunkTokens, type ChunkTokens } from './chunk-tokens';
import type { PolicyContext, Similarity } from './context';
import { parentOfChunks } from './parents';

/** A cut corpus with all that its questions share, each part made when first asked for. */
export interface PreparedCorpus {
  readonly chunks: ChunkTable;
  readonly indexes: ChunkIndexes;
  readonly cutWeights: Float64Array;
  readonly carriedLength: Float64Array;
  readonly parents: Uint32Array;
  readonly tokens: ChunkTokens;
  space(kind: VectorSpace['kind']): VectorSpace;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function prepareCorpus(chunks: ChunkTable): PreparedCorpus {
  const indexes = once(() => indexChunks(chunks));
  const weights = once(() => cutWeights(chunks));
  const lengths = once(() => carriedLengths(indexes().terms.length, weights()));
  const parents = once(() => parentOfChunks(chunks));
  const tokens = once(() => readChunkTokens(chunks, indexes().terms));
  const spaces = new Map<VectorSpace['kind'], VectorSpace>();
  return {
    chunks,
    get indexes() {
      return indexes();
    },
    get cutWeights() {
      return weights();
    },
    get carriedLength() {
      return lengths();
    },
    get parents() {
      return parents();
    },
    get tokens() {
      return tokens();
    },
    space(kind) {
      let space = spaces.get(kind);
      if (!space) spaces.set(kind, (space = fitSpace(kind, indexes().terms)));
      return space;
    },
  };
}

/** Cosines for one question, given as terms of the profile that the space was fitted on. */
export function similarityIn(space: VectorSpace, questionTerms: readonly string[]): Similarity {
  const vector = space.question(questionTerms);
  return {
    cosineQuestion: (chunk) => space.cosineQuestion(vector, chunk),
    cosineChunks: (a, b) => space.cosineChunks(a, b),
  };
}

/**
 * What the policies need for one question under `bm25-1`, each part made when a policy first reads
 * it. `scope` holds document numbers of the table: see `Scope`.
 */
export function questionContext(
  corpus: PreparedCorpus,
  question: { readonly text: string; readonly language: Language; readonly scope?: Scope },
  spaceKind: VectorSpace['kind'],
): PolicyContext {
  const { chunks } = corpus;
  const { scope } = question;
  const asked = once(() => questionWords(question.text, question.language));
  const scores = once(() => bm25(corpus.indexes.terms, asked().terms, scope));
  const ranking = once(() => rankChunks(scores(), chunks.documentFirst, scope, false));
  const similarity = once(() => similarityIn(corpus.space(spaceKind), asked().terms));
  return {
    chunks,
    scope,
    get scores() {
      return scores();
    },
    get ranking() {
      return ranking();
    },
    get similarity() {
      return similarity();
    },
    get cutWeights() {
      return corpus.cutWeights;
    },
    get carriedLength() {
      return corpus.carriedLength;
    },
    get parents() {
      return corpus.parents;
    },
    get terms() {
      return corpus.indexes.terms;
    },
    get families() {
      return corpus.indexes.families;
    },
    get tokens() {
      return corpus.tokens;
    },
    get questionTerms() {
      return asked().terms;
    },
    get questionFamilies() {
      return asked().families;
    },
  };
}
