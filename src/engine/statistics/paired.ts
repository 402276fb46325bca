import type { ResampledMean } from './resampling';

/** Resamples of every comparison. */
export const RESAMPLES = 10_000;
/** Seed of every comparison; with the generator's name it fixes each draw. */
export const STATISTICS_SEED = 'fragment-lab/statistics/1';

/**
 * Why a figure is missing, or what must not be read into an interval of no width:
 * - `no-question`: nothing was compared;
 * - `one-question`: no spread to measure an effect by;
 * - `no-variation`: every difference is the same, so there is no effect size; if they are 0 the
 *   results are identical. Not certainty;
 * - `mean-of-corpora`: an effect size belongs to questions, not to means of corpora.
 */
export type MissingReason = 'no-question' | 'one-question' | 'no-variation' | 'mean-of-corpora';

/** A comparison of two policies on the same questions. */
export interface PairedDifference {
  /** Mean of a - b. */
  readonly mean: number | null;
  /** Limits of the 95 % percentile interval of the mean. */
  readonly low: number | null;
  readonly high: number | null;
  /** Two-sided, by sign flips; never below 1 / (resamples + 1). */
  readonly p: number | null;
  /** Mean difference over the standard deviation (n - 1) of the differences. */
  readonly d: number | null;
  readonly reason: MissingReason | null;
}

/**
 * (1 + rearrangements at least as extreme) / (rearrangements + 1): the arrangement observed counts
 * as one of them, so that p is never 0 (Phipson and Smyth 2010).
 */
export function permutationP(asExtreme: number, rearrangements: number): number {
  return (1 + asExtreme) / (rearrangements + 1);
}

/** 95 % percentile limits: of the sorted means, those at ⌊.025 B⌋ and ⌈.975 B⌉ - 1 (from 0). */
export function percentileInterval(means: Float64Array): { low: number; high: number } {
  const sorted = means.slice().sort();
  // In thousandths: .975 B is not exact in binary.
  const low = Math.floor((25 * sorted.length) / 1000);
  const high = Math.ceil((975 * sorted.length) / 1000) - 1;
  return { low: sorted[low]!, high: sorted[high]! };
}

/** Differences that vary by less differ by rounding alone. */
const ROUNDING = 1e-12;

/** Cohen's d of paired differences: their mean over their standard deviation (n - 1). */
export function effectSize(differences: Float64Array): {
  d: number | null;
  reason: MissingReason | null;
} {
  const n = differences.length;
  if (n === 0) return { d: null, reason: 'no-question' };
  if (n === 1) return { d: null, reason: 'one-question' };
  const mean = differences.reduce((sum, each) => sum + each, 0) / n;
  const squares = differences.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  const deviation = Math.sqrt(squares / (n - 1));
  if (deviation <= ROUNDING) return { d: null, reason: 'no-variation' };
  return { d: mean / deviation, reason: null };
}

/**
 * The figures of one comparison over the questions whose differences are given; for a mean of
 * corpora (`macro`) there are no such questions, and no effect size.
 */
export function pairedDifference(
  resampled: ResampledMean,
  differences: Float64Array,
  isMeanOfCorpora: boolean,
): PairedDifference {
  const effect = effectSize(differences);
  if (effect.reason === 'no-question') {
    return { mean: null, low: null, high: null, p: null, d: null, reason: effect.reason };
  }
  return {
    mean: resampled.observed,
    ...percentileInterval(resampled.means),
    p: permutationP(resampled.asExtreme, resampled.means.length),
    ...(isMeanOfCorpora && effect.reason === null
      ? { d: null, reason: 'mean-of-corpora' as const }
      : effect),
  };
}
