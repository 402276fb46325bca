import type { LexicalIndex } from '../../retrieval/lexical-index';
import { rankAboveBackground, type RankedScores } from '../background';
import { addCarriedScores } from '../carry';
import type { PolicyContext } from '../policy';
import type { Supply } from '../supply';
import { selectByThreshold, type ThresholdValues } from '../threshold';

export interface CarriedContext extends Pick<PolicyContext, 'chunks' | 'scope'> {
  readonly boundaryWeights: Float64Array;
  readonly carriedLength: Float64Array;
  readonly terms: LexicalIndex;
  readonly families: LexicalIndex;
  readonly questionTerms: readonly string[];
  readonly questionFamilies: readonly string[];
}

/** S = h over stems + h over families: see `addCarriedScores`. */
export function carriedScores(context: CarriedContext): Float64Array {
  const { boundaryWeights, carriedLength, scope } = context;
  const scores = new Float64Array(context.chunks.count);
  const add = (index: CarriedContext['terms'], words: readonly string[]) =>
    addCarriedScores(scores, index, words, boundaryWeights, carriedLength, scope);
  add(context.terms, context.questionTerms);
  add(context.families, context.questionFamilies);
  return scores;
}

/** What the threshold is applied to: chunks that score, best first, all scores S, and the background z. */
export function carriedRanking(context: CarriedContext): RankedScores {
  return rankAboveBackground(carriedScores(context), context);
}

/**
 * Carried BM25: term counts run through the chunk boundaries before they saturate; supplied are the chunks
 * whose score above the background (0.8 of the 31st best score, 0 where there is none) reaches the
 * share `tau` of the best, at least 3 and at most `cap`. For about 6, 8, 10, 12 chunks
 * (tau, cap) = (0.576, 12), (0.464, 12), (0.406, 16), (0.359, 20).
 */
export function carriedBm25(context: CarriedContext, values: ThresholdValues): Supply {
  return selectByThreshold(carriedRanking(context), values);
}
