import { rankChunks } from '../../retrieval/rank';
import type { RankedScores } from '../background';
import type { PolicyContext } from '../policy';
import type { Supply } from '../supply';
import { selectByThreshold, type ThresholdValues } from '../threshold';

/** s'(i) = s(i) + w(i-1, i) s(i-1) + w(i, i+1) s(i+1), w being 0 where a document ends. */
export function smoothedScores(scores: Float64Array, boundaryWeights: Float64Array): Float64Array {
  return scores.map((score, chunk) => {
    const before = chunk > 0 ? boundaryWeights[chunk - 1]! * scores[chunk - 1]! : 0;
    const after = chunk + 1 < scores.length ? boundaryWeights[chunk]! * scores[chunk + 1]! : 0;
    return score + before + after;
  });
}

export interface SmoothedContext extends Pick<PolicyContext, 'chunks' | 'scores' | 'scope'> {
  readonly boundaryWeights: Float64Array;
}

/** What the threshold is applied to: chunks with a smoothed score, best first, and all scores. */
export function smoothedRanking(context: SmoothedContext): RankedScores {
  const scores = smoothedScores(context.scores, context.boundaryWeights);
  return {
    ranking: rankChunks(scores, context.chunks.documentFirst, context.scope, false),
    scores,
    background: 0,
  };
}

/**
 * Each score takes in its neighbours' through the boundaries between them; supplied are the chunks
 * that reach the share `tau` of the best, at least 3 and at most `cap`. For about 8, 10, 12 chunks
 * (tau, cap) = (0.53, 12), (0.49, 16), (0.45, 20).
 */
export function smoothedCut(context: SmoothedContext, values: ThresholdValues): Supply {
  return selectByThreshold(smoothedRanking(context), values);
}
