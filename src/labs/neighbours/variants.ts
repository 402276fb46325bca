import { BASE_SETTINGS, settingsRead, type PolicyVariant } from '../../engine/evaluation/catalogue';
import { policyNamed } from '../../engine/policies';
import { spaceOf } from '../../engine/policies/policy';
import type { PipelineSettings, SpaceName } from '../../engine/settings';

/** The pipeline settings that put a policy of the catalogue in force; others stay as they are. */
export function settingsOf(variant: PolicyVariant): Partial<PipelineSettings> {
  const { policy, space } = variant;
  return { policy, ...(space ? { space } : {}), ...settingsRead(variant) };
}

/** True when the settings run exactly this policy: what it does not use is left aside. */
export function isInForce(variant: PolicyVariant, settings: PipelineSettings): boolean {
  const { policy, space } = variantOf(variant.id, settings);
  if (policy !== variant.policy || space !== variant.space) return false;
  return Object.entries(settingsRead(variant)).every(
    ([key, value]) => settings[key as keyof PipelineSettings] === value,
  );
}

/** The policy that settings put in force, as a line of an evaluation. */
export function variantOf(id: string, settings: PipelineSettings): PolicyVariant {
  const { policy, space } = settings;
  const part = policyNamed(policy);
  return {
    id,
    policy,
    space: spaceOf(part, space) as SpaceName | null,
    settings: { ...BASE_SETTINGS, ...settingsRead({ policy, settings }) },
  };
}
