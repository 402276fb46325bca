import type { TradePoint } from '../../engine/evaluation/pareto';
import type { SweepPoint } from '../../engine/evaluation/sweep';
import { MACRO, POOLED, type MetricsRow } from '../../engine/evaluation/table';
import { SCAR_GRID } from '../../engine/policies/scar';
import type { PolicyName, PolicySettings } from '../../engine/settings';

/** The part of an evaluation that is looked at. */
export interface Part {
  readonly class: MetricsRow['class'];
  /** A corpus id, `pooled` or `macro`. */
  readonly corpus: string;
}

export function rowsOf(table: readonly MetricsRow[], part: Part): MetricsRow[] {
  return table.filter((row) => row.class === part.class && row.corpus === part.corpus);
}

/**
 * Where a setting of the sweep stands in one part: over the mean of the corpora where all corpora
 * weigh the same. Null without questions. `corpora` are the ids, in the order of the evaluation.
 */
export function sweepPoint(
  { means }: SweepPoint,
  part: Part,
  corpora: readonly string[],
): TradePoint | null {
  const wanted = means.filter((mean) => {
    if (mean.class !== part.class || mean.n === 0) return false;
    if (part.corpus === POOLED) return mean.corpus === 'pooled';
    if (mean.corpus === 'pooled') return false;
    return part.corpus === MACRO || corpora[mean.corpus] === part.corpus;
  });
  if (wanted.length === 0) return null;
  const sum = { recall: 0, chunks: 0 };
  for (const { recall, chunks } of wanted) {
    sum.recall += recall!;
    sum.chunks += chunks!;
  }
  return { recall: sum.recall / wanted.length, chunks: sum.chunks / wanted.length };
}

/** A point of a curve, with the setting that makes it. */
export interface CurvePoint extends TradePoint {
  readonly setting: SweepPoint;
}

/** The points of a policy whose settings are those given, in the order of the grid. */
export function curve(
  sweep: readonly SweepPoint[],
  policy: PolicyName,
  fixed: Partial<PolicySettings>,
  part: Part,
  corpora: readonly string[],
): CurvePoint[] {
  const wanted = Object.entries(fixed) as [keyof PolicySettings, number][];
  return sweep.flatMap((setting) => {
    if (setting.policy !== policy) return [];
    if (wanted.some(([key, value]) => setting.settings[key] !== value)) return [];
    const point = sweepPoint(setting, part, corpora);
    return point ? [{ ...point, setting }] : [];
  });
}

/** The value of a grid closest to one that may not be on it; of two as close, the smaller. */
export function nearestOf(grid: readonly number[], value: number): number {
  return grid.reduce((best, each) =>
    Math.abs(each - value) < Math.abs(best - value) - 1e-9 ? each : best,
  );
}

/** The values of the sweep closest to some settings. */
export function onGrid(settings: Pick<PolicySettings, 'lambda' | 'gamma' | 'topK' | 'radius'>) {
  return {
    lambda: nearestOf(SCAR_GRID.lambda, settings.lambda),
    gamma: nearestOf(SCAR_GRID.gamma, settings.gamma),
    topK: nearestOf(SCAR_GRID.topK, settings.topK),
    radius: nearestOf(SCAR_GRID.radius, settings.radius),
  };
}
