import type { PolicyVariant } from '../../engine/evaluation/catalogue';
import type { PipelineSettings, PolicyName } from '../../engine/settings';

/** The settings of each policy that change what it supplies. */
const USED: Readonly<Record<PolicyName, readonly (keyof PipelineSettings)[]>> = {
  'top-k': ['topK'],
  window: ['topK', 'radius'],
  parent: ['topK'],
  rerank: ['topK', 'rerankDepth'],
  scar: ['topK', 'radius', 'lambda', 'gamma', 'space'],
  'smoothed-cut': ['tau', 'cap'],
  'carried-bm25': ['tau', 'cap'],
};

type Variant = Pick<PolicyVariant, 'policy' | 'space' | 'settings'>;

/** The pipeline settings that put a policy of the catalogue in force; others stay as they are. */
export function settingsOf({ policy, space, settings }: Variant): Partial<PipelineSettings> {
  const { topK, radius, lambda, gamma, tau, cap, rerankDepth } = settings;
  const all = { topK, radius, lambda, gamma, tau, cap, rerankDepth, ...(space ? { space } : {}) };
  const used = Object.entries(all).filter(([key]) =>
    USED[policy].includes(key as keyof PipelineSettings),
  );
  return { policy, ...Object.fromEntries(used) };
}

/** True when the settings run exactly this policy: what it does not use is left aside. */
export function isInForce(variant: Variant, settings: PipelineSettings): boolean {
  return Object.entries(settingsOf(variant)).every(
    ([key, value]) => settings[key as keyof PipelineSettings] === value,
  );
}
