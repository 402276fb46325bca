import type { PolicyName } from '../../engine/settings';
import type { TermId } from '../../words/glossary';

/** The entry that says what a policy does; top k alone looks at no neighbour. */
export const POLICY_TERMS: Readonly<Record<PolicyName, TermId>> = {
  'top-k': 'neighbour',
  window: 'window',
  parent: 'parent',
  rerank: 'rerank',
  scar: 'scar',
  'smoothed-cut': 'smoothed-cut',
  'carried-bm25': 'carried-bm25',
  'carried-latent': 'carried-latent',
};
