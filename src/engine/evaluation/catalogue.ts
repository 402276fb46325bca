import { presetsOf, valuesFor } from '../parts/part';
import { POLICIES, policyNamed } from '../policies';
import { spaceOf, type Policy } from '../policies/policy';
import type { PolicyName, PolicySettings, SpaceName } from '../settings';

export { DEFAULT_VARIANT } from '../policies';

/** A supply policy with settings, as one line of an evaluation. */
export interface PolicyVariant {
  readonly id: string;
  readonly policy: PolicyName;
  /** Where its cosines are measured; null where it measures none. */
  readonly space: SpaceName | null;
  readonly settings: PolicySettings;
}

/** What every variant starts from: the presets of all policies. */
export const BASE_SETTINGS: PolicySettings = Object.assign(
  {},
  ...POLICIES.map(({ parameters }) => presetsOf(parameters)).reverse(),
) as PolicySettings;

/** The policies every evaluation compares, by the ids of the command line. */
export const CATALOGUE: readonly PolicyVariant[] = POLICIES.flatMap((policy: Policy) =>
  policy.variants.map(({ id, values, space }): PolicyVariant => ({
    id,
    policy: policy.id as PolicyName,
    space: spaceOf(policy, space) as SpaceName | null,
    settings: { ...BASE_SETTINGS, ...presetsOf(policy.parameters), ...values },
  })),
);

/** Comparisons made besides the default against every other. */
export const FURTHER_PAIRS: readonly (readonly [a: string, b: string])[] = POLICIES.flatMap(
  ({ pairs }) => pairs,
);

/** The settings that a variant's policy reads, by name. */
export function settingsRead({
  policy,
  settings,
}: Pick<PolicyVariant, 'policy' | 'settings'>): Readonly<Record<string, number>> {
  return valuesFor(policyNamed(policy), settings);
}
