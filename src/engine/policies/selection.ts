import { at, CONSTANT, SETTING, term, type TraceTerm } from '../parts/arithmetic';
import type { RankedScores } from './background';
import type { NeighbourTest, Supply } from './supply';
import { FEWEST, type ThresholdValues } from './threshold';

/** A comparison that lets one neighbour in, from one anchor. */
export interface ShownTest {
  readonly chunk: number;
  readonly anchor: number;
  readonly comparison: string;
  readonly terms: readonly TraceTerm[];
  readonly passes: boolean;
}

/**
 * What a policy compared to select. A chunk is supplied exactly where `comparison` holds for its
 * `rank` (from 1) and its `score` in the ranking, or where one of the `tests` of it does.
 */
export interface Selection {
  readonly comparison: string;
  readonly terms: readonly TraceTerm[];
  /** The score that a chunk must reach, where a policy asks for one. */
  readonly threshold: TraceTerm | null;
  readonly tests: readonly ShownTest[];
}

/** The best `topK` chunks, and the neighbours whose tests pass. */
export function selectsBest(
  { topK }: { readonly topK: number },
  tests: readonly ShownTest[] = [],
): Selection {
  return {
    comparison: 'rank <= k',
    terms: [term('k', topK, SETTING)],
    threshold: null,
    tests,
  };
}

/** Every neighbour test of a supply, shown. */
export function shownTests(
  { added, refused }: Supply,
  show: (test: NeighbourTest) => Pick<ShownTest, 'comparison' | 'terms'>,
): ShownTest[] {
  return [...added, ...refused].map((test) => ({
    chunk: test.chunk,
    anchor: test.anchor,
    ...show(test),
    passes: test.added,
  }));
}

/**
 * The score that a threshold asks for: z + tau (best - z). The comparison made is of scores above
 * the background; where rounding would part the two, the lowest score that was let in stands.
 */
function scoreAsked({ ranking, scores, background }: RankedScores, tau: number): number {
  const best = ranking.length > 0 ? scores[ranking[0]!]! : 0;
  const above = tau * (best - background);
  const asked = background + above;
  let lowest = Infinity;
  let differs = false;
  for (const chunk of ranking) {
    const reaches = scores[chunk]! - background >= above;
    if (reaches) lowest = Math.min(lowest, scores[chunk]!);
    if (reaches !== scores[chunk]! >= asked) differs = true;
  }
  return differs ? lowest : asked;
}

/** The chunks that reach a share of the best score above the background. */
export function selectsByThreshold(
  ranked: RankedScores,
  backgroundFrom: string,
  { tau, cap }: ThresholdValues,
): Selection {
  const { ranking, scores, background } = ranked;
  const best = ranking[0];
  const threshold = term('theta', scoreAsked(ranked, tau), 'z + tau * (best - z)');
  return {
    comparison: 'rank <= cap and (rank <= fewest or score >= theta)',
    terms: [
      threshold,
      term('tau', tau, SETTING),
      term(
        'best',
        best === undefined ? 0 : scores[best]!,
        best === undefined ? '0' : `score(${at(best)})`,
      ),
      term('z', background, backgroundFrom),
      term('fewest', FEWEST, CONSTANT),
      term('cap', cap, SETTING),
    ],
    threshold,
    tests: [],
  };
}
