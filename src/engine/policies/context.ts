import type { LexicalIndex } from '../retrieval/lexical-index';
import type { Scope } from '../retrieval/scope';
import type { ChunkTable } from '../retrieval/chunk-table';
import type { ChunkTokens } from './chunk-tokens';

/** Cosines for one question in one vector space. */
export interface Similarity {
  cosineQuestion(chunk: number): number;
  cosineChunks(a: number, b: number): number;
}

/**
 * Everything a policy may look at for one question. Each policy names the fields it uses, so that a
 * caller without an index (a teaching case under `lexical-1.0`) gives only those.
 */
export interface PolicyContext {
  readonly chunks: ChunkTable;
  /** The scorer's score of every chunk; 0 out of scope. */
  readonly scores: Float64Array;
  /** The chunks that may be anchors, best first: see `rankChunks`. */
  readonly ranking: Uint32Array;
  readonly similarity: Similarity;
  /** In the latent space, whatever space the settings choose. */
  readonly latent: Similarity;
  readonly scope: Scope;
  /** Weight of the cut after each chunk: see `cutWeights`. */
  readonly cutWeights: Float64Array;
  /** Length of each chunk carried through the cuts: see `carriedSums`. */
  readonly carriedLength: Float64Array;
  /** Number of the parent of each chunk: see `parentOfChunks`. */
  readonly parents: Uint32Array;
  readonly terms: LexicalIndex;
  readonly families: LexicalIndex;
  readonly tokens: ChunkTokens;
  readonly questionTerms: readonly string[];
  readonly questionFamilies: readonly string[];
}

/** The settings of the policies, by the names of `PipelineSettings`. */
export interface PolicySettings {
  readonly topK: number;
  readonly radius: number;
  readonly lambda: number;
  readonly gamma: number;
  readonly tau: number;
  readonly cap: number;
  readonly rerankDepth: number;
}
