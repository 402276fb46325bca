import type { PolicySettings } from '../policies/context';
import type { PolicyName, SpaceName } from '../settings';

/** A supply policy with settings, as one line of an evaluation. */
export interface PolicyVariant {
  readonly id: string;
  readonly policy: PolicyName;
  /** Where its cosines are measured; null where it measures none. */
  readonly space: SpaceName | null;
  readonly settings: PolicySettings;
}

/** What every variant starts from; for SCAR its published defaults: five anchors, λ 0.1, γ 0.80. */
export const BASE_SETTINGS: PolicySettings = {
  topK: 5,
  radius: 1,
  lambda: 0.1,
  gamma: 0.8,
  tau: 0.464,
  cap: 12,
  rerankDepth: 50,
};

function variant(
  id: string,
  policy: PolicyName,
  settings: Partial<PolicySettings> = {},
  space: SpaceName | null = null,
): PolicyVariant {
  return { id, policy, space, settings: { ...BASE_SETTINGS, ...settings } };
}

/** The policies every evaluation compares, by the ids of the command line. */
export const CATALOGUE: readonly PolicyVariant[] = [
  variant('top-5', 'top-k'),
  variant('top-8', 'top-k', { topK: 8 }),
  variant('top-10', 'top-k', { topK: 10 }),
  variant('window-1', 'window'),
  variant('window-2', 'window', { radius: 2 }),
  variant('parent', 'parent'),
  variant('rerank-8', 'rerank', { topK: 8 }),
  variant('scar-1', 'scar', {}, 'tf-idf'),
  variant('scar-2', 'scar', { radius: 2 }, 'tf-idf'),
  variant('scar-1-no-penalty', 'scar', { lambda: 0 }, 'tf-idf'),
  variant('scar-1-latent', 'scar', {}, 'latent'),
  variant('scar-1-calibrated', 'scar', { lambda: 0, gamma: 0.4 }, 'tf-idf'),
  variant('smoothed-cut', 'smoothed-cut', { tau: 0.53 }),
  variant('carried-bm25', 'carried-bm25'),
  variant('carried-latent', 'carried-latent', { tau: 0.491 }, 'latent'),
];

/** The policy a document is searched with unless the reader says otherwise. */
export const DEFAULT_VARIANT = 'carried-latent';

/**
 * Comparisons made besides the default against every other: SCAR against the window it would
 * replace, and against itself without the boundary penalty.
 */
export const FURTHER_PAIRS: readonly (readonly [a: string, b: string])[] = [
  ['scar-1', 'window-1'],
  ['scar-1', 'scar-1-no-penalty'],
];
