import type { Supply } from './supply';

/** Where the best score is positive, never fewer than this many chunks (if so many score at all). */
const FEWEST = 3;

/**
 * Supplies, best first, the chunks whose score above `background` reaches the share `tau` of the
 * best one's: at least 3 and at most `cap`, never a chunk that scores 0; nothing where none scores.
 * `ranking` holds the chunks with a positive score, best first.
 */
export function thresholdCut(
  ranking: Uint32Array,
  scores: Float64Array,
  background: number,
  tau: number,
  cap: number,
): Supply {
  const best = ranking.length > 0 ? scores[ranking[0]!]! : 0;
  const bar = tau * (best - background);
  let reached = 0;
  while (
    reached < ranking.length &&
    (reached < FEWEST || scores[ranking[reached]!]! - background >= bar)
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
