import { rankAboveBackground, type RankedScores } from './background';
import { addCarriedScores } from './carry';
import type { PolicyContext, PolicySettings } from './context';
import type { Supply } from './supply';
import { thresholdCut } from './threshold-cut';

export type CarriedContext = Pick<
  PolicyContext,
  | 'chunks'
  | 'scope'
  | 'cutWeights'
  | 'carriedLength'
  | 'terms'
  | 'families'
  | 'questionTerms'
  | 'questionFamilies'
>;

/** S = h over stems + h over families: see `addCarriedScores`. */
export function carriedScores(context: CarriedContext): Float64Array {
  const { cutWeights, carriedLength, scope } = context;
  const scores = new Float64Array(context.chunks.count);
  const add = (index: CarriedContext['terms'], words: readonly string[]) =>
    addCarriedScores(scores, index, words, cutWeights, carriedLength, scope);
  add(context.terms, context.questionTerms);
  add(context.families, context.questionFamilies);
  return scores;
}

/** What carried BM25 cuts: chunks that score, best first, all scores S, and the background z. */
export function carriedRanking(context: CarriedContext): RankedScores {
  return rankAboveBackground(carriedScores(context), context);
}

/**
 * Carried BM25: term counts run through the cuts before they saturate; supplied are the chunks
 * whose score above the background (0.8 of the 31st best score, 0 where there is none) reaches the
 * share `tau` of the best, at least 3 and at most `cap`. For about 6, 8, 10, 12 chunks
 * (tau, cap) = (0.576, 12), (0.464, 12), (0.406, 16), (0.359, 20).
 */
export function carriedBm25(
  context: CarriedContext,
  { tau, cap }: Pick<PolicySettings, 'tau' | 'cap'>,
): Supply {
  const { ranking, scores, background } = carriedRanking(context);
  return thresholdCut(ranking, scores, background, tau, cap);
}
