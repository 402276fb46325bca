import type { PolicyVariant } from '../../engine/evaluation/catalogue';
import { settingsUsed } from '../../engine/evaluation/settings-used';
import type { PipelineSettings } from '../../engine/settings';

/** The pipeline settings that put a policy of the catalogue in force; others stay as they are. */
export function settingsOf(variant: PolicyVariant): Partial<PipelineSettings> {
  const { policy, space } = variant;
  return { policy, ...(space ? { space } : {}), ...settingsUsed(variant) };
}

/** True when the settings run exactly this policy: what it does not use is left aside. */
export function isInForce(variant: PolicyVariant, settings: PipelineSettings): boolean {
  return Object.entries(settingsOf(variant)).every(
    ([key, value]) => settings[key as keyof PipelineSettings] === value,
  );
}

/** The policy that settings put in force, as a line of an evaluation. */
export function variantOf(id: string, settings: PipelineSettings): PolicyVariant {
  const { policy, space, topK, radius, lambda, gamma, tau, cap, rerankDepth } = settings;
  return {
    id,
    policy,
    space: policy === 'scar' ? space : null,
    settings: { topK, radius, lambda, gamma, tau, cap, rerankDepth },
  };
}
