import type { PolicyRule } from './policy-rule';

/**
 * FROZEN. What runs mean that were saved before a run carried its rules. Such an evaluation names its
 * policies only: these are the numbers those names stood for, in every build that saved one. Nothing
 * here follows the lists of today.
 */

/** Every part had this version. */
const VERSION = '1';

/** Rules that had no name in `versions.profiles` yet. */
const RULES: Readonly<Record<string, string>> = {
  'statistics/paired': 'fragment-lab/statistics/1',
};

const BOUNDARIES = { openBoundary: 0.5, closedBoundary: 0.25 };
const CARRIED = {
  k1: 1.2,
  b: 0.75,
  ...BOUNDARIES,
  backward: 0.7,
  smallestCount: 0.02,
  backgroundRank: 31,
  backgroundShare: 0.8,
  fewest: 3,
};

/** The numbers of their formulas that nobody could set. */
const CONSTANTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  parent: { block: 10 },
  rerank: { near: 8 },
  'smoothed-cut': { fewest: 3, ...BOUNDARIES },
  'carried-bm25': CARRIED,
  'carried-latent': { ...CARRIED, latentShare: 0.5 },
};

const rule = (
  id: string,
  policy: string,
  parameters: Readonly<Record<string, number>>,
  space: string | null = null,
): PolicyRule => ({
  id,
  policy,
  version: VERSION,
  scorer: 'bm25-1',
  space,
  parameters,
  constants: CONSTANTS[policy] ?? {},
  parts: { 'scorer/bm25-1': VERSION, ...(space && { [`space/${space}`]: VERSION }) },
});

const POLICIES: readonly PolicyRule[] = [
  rule('top-5', 'top-k', { topK: 5 }),
  rule('top-8', 'top-k', { topK: 8 }),
  rule('top-10', 'top-k', { topK: 10 }),
  rule('window-1', 'window', { topK: 5, radius: 1 }),
  rule('window-2', 'window', { topK: 5, radius: 2 }),
  rule('parent', 'parent', { topK: 5 }),
  rule('rerank-8', 'rerank', { topK: 8, rerankDepth: 50 }),
  rule('scar-1', 'scar', { topK: 5, radius: 1, lambda: 0.1, gamma: 0.8 }, 'tf-idf'),
  rule('scar-2', 'scar', { topK: 5, radius: 2, lambda: 0.1, gamma: 0.8 }, 'tf-idf'),
  rule('scar-1-no-penalty', 'scar', { topK: 5, radius: 1, lambda: 0, gamma: 0.8 }, 'tf-idf'),
  rule('scar-1-latent', 'scar', { topK: 5, radius: 1, lambda: 0.1, gamma: 0.8 }, 'latent'),
  rule('scar-1-calibrated', 'scar', { topK: 5, radius: 1, lambda: 0, gamma: 0.4 }, 'tf-idf'),
  rule('smoothed-cut', 'smoothed-cut', { tau: 0.53, cap: 12 }),
  rule('carried-bm25', 'carried-bm25', { tau: 0.464, cap: 12 }),
  rule('carried-latent', 'carried-latent', { tau: 0.491, cap: 12 }, 'latent'),
];

/** What a policy's name stood for; undefined for a name no such build had. */
export function ruleNamed(id: string): PolicyRule | undefined {
  return POLICIES.find((each) => each.id === id);
}

/** The version a rule had, by its key in `versions.profiles`; undefined where every run names it. */
export function versionThen(key: string): string | undefined {
  return RULES[key] ?? (key.includes('/') ? VERSION : undefined);
}
