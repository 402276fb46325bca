import type { ChunkTable } from '../retrieval/chunk-table';
import { rankChunks } from '../retrieval/rank';
import type { Scope } from '../retrieval/scope';

/** The chunk whose score stands for the background, counted from 1, and the share of it taken off. */
export const BACKGROUND_RANK = 31;
export const BACKGROUND_SHARE = 0.8;

/** What a threshold above the background is applied to. */
export interface RankedScores {
  /** The chunks in scope that score, best first. */
  readonly ranking: Uint32Array;
  /** By chunk. */
  readonly scores: Float64Array;
  /** z: what the many chunks score that only touch on the question. */
  readonly background: number;
}

/** Where the background comes from, in symbols. */
export const BACKGROUND_FROM = `${BACKGROUND_SHARE} * score(rank = ${BACKGROUND_RANK})`;

/** Ranks scores and takes 0.8 of the 31st best as the background, 0 where there are fewer. */
export function rankAboveBackground(
  scores: Float64Array,
  { chunks, scope }: { readonly chunks: ChunkTable; readonly scope: Scope },
): RankedScores {
  const ranking = rankChunks(scores, chunks.documentFirst, scope, false);
  const last = ranking[BACKGROUND_RANK - 1];
  const background = last === undefined ? 0 : BACKGROUND_SHARE * scores[last]!;
  return { ranking, scores, background };
}
