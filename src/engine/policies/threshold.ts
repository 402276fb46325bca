import type { Values } from '../parts/part';
import { hundredths } from './grids';
import { CAP, thresholdOf } from './parameters';
import type { Chooser, PolicyContext, Sweep } from './policy';
import type { RankedScores } from './background';
import type { Supply } from './supply';

/** Where the best score is positive, never fewer than this many chunks (if so many score at all). */
export const FEWEST = 3;

/** Below this many chunks a threshold, which is made for documents, is not offered. */
export const FEWEST_CHUNKS = 8;

/**
 * Supplies, best first, the chunks whose score above `background` reaches the share `tau` of the
 * best one's: at least 3 and at most `cap`, never a chunk that scores 0; nothing where none scores.
 * `ranking` holds the chunks with a positive score, best first.
 */
export function selectByThreshold(
  { ranking, scores, background }: RankedScores,
  { tau, cap }: ThresholdValues,
): Supply {
  const best = ranking.length > 0 ? scores[ranking[0]!]! : 0;
  const threshold = tau * (best - background);
  let reached = 0;
  while (
    reached < ranking.length &&
    (reached < FEWEST || scores[ranking[reached]!]! - background >= threshold)
  ) {
    reached += 1;
  }
  const count = Math.min(cap, reached);
  return {
    ranking,
    anchors: [...ranking.subarray(0, count)],
    added: [],
    refused: [],
    overCap: ranking.subarray(count, reached),
  };
}

/** The parameters of a policy with a threshold of its own. */
export const thresholdParameters = (tau: number) => ({ tau: thresholdOf(tau), cap: CAP });

export type ThresholdValues = Values<ReturnType<typeof thresholdParameters>>;

/** The sweep of a policy with a threshold: its ranking does not depend on the settings. */
export function thresholdSweep(
  rank: (context: PolicyContext) => RankedScores,
): Sweep<ReturnType<typeof thresholdParameters>> {
  return {
    grid: { tau: hundredths(20, 90, 5), cap: [12, 20] },
    chooser(context): Chooser<ThresholdValues> {
      const ranked = rank(context);
      return {
        choose: (values, take) => selectByThreshold(ranked, values).anchors.forEach(take),
      };
    },
  };
}
