import { POLICIES } from '../policies';
import { spaceOf, type Policy } from '../policies/policy';
import type { PolicyName, SpaceName } from '../settings';
import { BASE_SETTINGS, type PolicyVariant } from './catalogue';

/** One setting of one policy in a sweep. */
export type SweepSetting = Omit<PolicyVariant, 'id'>;

/** Every combination of the values of a grid, the first parameter outermost. */
function combinations(grid: Readonly<Record<string, readonly number[]>>): Record<string, number>[] {
  return Object.entries(grid).reduce<Record<string, number>[]>(
    (all, [name, values]) =>
      all.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
}

/** Every setting that `sweep` measures in a space, in the order it reports them. */
export function sweepSettings(space: SpaceName): SweepSetting[] {
  return POLICIES.flatMap((policy: Policy) =>
    policy.sweep === null
      ? []
      : combinations(policy.sweep.grid).map((values) => ({
          policy: policy.id as PolicyName,
          space: spaceOf(policy, space) as SpaceName | null,
          settings: { ...BASE_SETTINGS, ...values },
        })),
  );
}
