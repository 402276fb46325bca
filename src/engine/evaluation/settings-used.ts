import type { PolicySettings } from '../policies/context';
import type { PolicyName } from '../settings';
import type { PolicyVariant } from './catalogue';

const USED: Readonly<Record<PolicyName, readonly (keyof PolicySettings)[]>> = {
  'top-k': ['topK'],
  window: ['topK', 'radius'],
  parent: ['topK'],
  rerank: ['topK', 'rerankDepth'],
  scar: ['topK', 'radius', 'lambda', 'gamma'],
  'smoothed-cut': ['tau', 'cap'],
  'carried-bm25': ['tau', 'cap'],
  'carried-latent': ['tau', 'cap'],
};

/** The settings that a policy reads, by name. */
export function settingsUsed({
  policy,
  settings,
}: Pick<PolicyVariant, 'policy' | 'settings'>): Partial<PolicySettings> {
  return Object.fromEntries(USED[policy].map((name) => [name, settings[name]]));
}
