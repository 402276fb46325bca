import { chunkRanges } from '../../retrieval/scope';
import { rankAboveBackground, type RankedScores } from '../background';
import { carriedScores, type CarriedContext } from '../carried-bm25/carried-bm25';
import { carriedSums } from '../carry';
import type { Similarity } from '../policy';
import type { Supply } from '../supply';
import { selectByThreshold, type ThresholdValues } from '../threshold';

/** What the latent view weighs beside the carried terms, each view measured by its best chunk. */
export const LATENT_SHARE = 0.5;

export interface CarriedLatentContext extends CarriedContext {
  readonly latent: Similarity;
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

/** max(0, cos(q, chunk)) in the latent space, for the chunks in scope. */
function positiveCosines({ chunks, scope, latent }: CarriedLatentContext): Float64Array {
  const cosines = new Float64Array(chunks.count);
  for (const [first, end] of chunkRanges(chunks.documentFirst, scope)) {
    for (let chunk = first; chunk < end; chunk += 1) {
      cosines[chunk] = Math.max(0, latent.cosineQuestion(chunk));
    }
  }
  return cosines;
}

/** Both views of every chunk, and what they come to; all by chunk. */
export interface LatentView {
  /** S, and the largest of it. */
  readonly scores: Float64Array;
  readonly best: number;
  /** Cosines with the question, 0 where negative. */
  readonly cosines: Float64Array;
  /** G: the cosines carried by κ, and the largest of it. */
  readonly carried: Float64Array;
  readonly closest: number;
  /** V. */
  readonly combined: Float64Array;
}

/** V(i) = S(i) / max S + ½ G(i) / max G; all 0 where no term matches, however close a chunk lies. */
export function latentView(context: CarriedLatentContext): LatentView {
  const scores = carriedScores(context);
  const best = largest(scores);
  if (best === 0) {
    const none = new Float64Array(scores.length);
    return { scores, best, cosines: none, carried: none, closest: 0, combined: scores };
  }
  const cosines = positiveCosines(context);
  const carried = carriedSums(cosines, context.boundaryWeights);
  const closest = largest(carried);
  const share = closest === 0 ? 0 : LATENT_SHARE / closest;
  const combined = scores.map((score, chunk) => score / best + share * carried[chunk]!);
  return { scores, best, cosines, carried, closest, combined };
}

/** What the threshold is applied to: chunks that score, best first, all scores V, and the background z. */
export function carriedLatentRanking(context: CarriedLatentContext): RankedScores {
  return rankAboveBackground(latentView(context).combined, context);
}

/**
 * Carried BM25 with a latent view: V(i) = S(i) / max S + ½ G(i) / max G, where S is the score of
 * carried BM25 and G(i) = sum over the chunks j of i's document of κ(j, i) max(0, cos(q, j)), with
 * cosines in the latent space of the whole corpus and κ of the same boundaries as S. What terms a corpus
 * uses together stands in for the words that question and evidence do not share. Supplied are the
 * chunks whose V above the background (0.8 of the 31st best, 0 where there is none) reaches the
 * share `tau` of the best, at least 3 and at most `cap`; nothing where no term matches. For about
 * 6, 8, 10, 12 chunks (tau, cap) = (0.611, 12), (0.491, 12), (0.440, 16), (0.389, 20).
 */
export function carriedLatent(context: CarriedLatentContext, values: ThresholdValues): Supply {
  return selectByThreshold(carriedLatentRanking(context), values);
}
