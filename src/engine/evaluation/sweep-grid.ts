import type { PolicySettings } from '../policies/context';
import type { PolicyName, SpaceName } from '../settings';
import { BASE_SETTINGS, type PolicyVariant } from './catalogue';

/** One setting of one policy in a sweep. */
export type SweepSetting = Omit<PolicyVariant, 'id'>;

/** From `first` to `last` by `step`, all in hundredths, so that every value is the decimal it says. */
function hundredths(first: number, last: number, step: number): number[] {
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, place) => (first + place * step) / 100);
}

/** The stated grid of every sweep. */
export const SWEEP_GRID = {
  lambda: hundredths(0, 30, 5),
  gamma: hundredths(30, 100, 5),
  tau: hundredths(20, 90, 5),
  anchors: [1, 2, 3, 5, 8, 10],
  topK: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20],
  radius: [1, 2],
  cap: [12, 20],
} as const satisfies Record<string, readonly number[]>;

function combinations<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((a) => second.map((b): [A, B] => [a, b]));
}

function setting(
  policy: PolicyName,
  space: SpaceName | null,
  settings: Partial<PolicySettings>,
): SweepSetting {
  return { policy, space, settings: { ...BASE_SETTINGS, ...settings } };
}

/** Every setting that `sweep` measures in a space, in the order it reports them. */
export function sweepSettings(space: SpaceName): SweepSetting[] {
  const grid = SWEEP_GRID;
  const reaches = combinations(grid.anchors, grid.radius);
  const gates = combinations(grid.lambda, grid.gamma);
  const cuts = combinations(grid.tau, grid.cap);
  return [
    ...grid.topK.map((topK) => setting('top-k', null, { topK })),
    ...reaches.map(([topK, radius]) => setting('window', null, { topK, radius })),
    ...combinations(reaches, gates).map(([[topK, radius], [lambda, gamma]]) =>
      setting('scar', space, { topK, radius, lambda, gamma }),
    ),
    ...cuts.map(([tau, cap]) => setting('smoothed-cut', null, { tau, cap })),
    ...cuts.map(([tau, cap]) => setting('carried-bm25', null, { tau, cap })),
    ...cuts.map(([tau, cap]) => setting('carried-latent', 'latent', { tau, cap })),
  ];
}
