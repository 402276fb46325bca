import { rankChunks } from '../retrieval/rank';
import type { PolicyContext, PolicySettings } from './context';
import type { Supply } from './supply';
import { thresholdCut } from './threshold-cut';

/** s'(i) = s(i) + w(i-1, i) s(i-1) + w(i, i+1) s(i+1), w being 0 where a document ends. */
export function smoothedScores(scores: Float64Array, cutWeights: Float64Array): Float64Array {
  return scores.map((score, chunk) => {
    const before = chunk > 0 ? cutWeights[chunk - 1]! * scores[chunk - 1]! : 0;
    const after = chunk + 1 < scores.length ? cutWeights[chunk]! * scores[chunk + 1]! : 0;
    return score + before + after;
  });
}

type SmoothedContext = Pick<PolicyContext, 'chunks' | 'scores' | 'scope' | 'cutWeights'>;

/** What smoothed cut cuts: chunks with a smoothed score, best first, and all smoothed scores. */
export function smoothedRanking(context: SmoothedContext): {
  ranking: Uint32Array;
  scores: Float64Array;
} {
  const scores = smoothedScores(context.scores, context.cutWeights);
  return {
    ranking: rankChunks(scores, context.chunks.documentFirst, context.scope, false),
    scores,
  };
}

/**
 * Smoothed cut: each score takes in its neighbours' through the cuts between them; supplied are the
 * chunks that reach the share `tau` of the best, at least 3 and at most `cap`. For about 8, 10, 12
 * chunks (tau, cap) = (0.53, 12), (0.49, 16), (0.45, 20).
 */
export function smoothedCut(
  context: SmoothedContext,
  { tau, cap }: Pick<PolicySettings, 'tau' | 'cap'>,
): Supply {
  const { ranking, scores } = smoothedRanking(context);
  return thresholdCut(ranking, scores, 0, tau, cap);
}
