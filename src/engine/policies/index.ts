import { partNamed } from '../parts/part';
import { carriedBm25Policy } from './carried-bm25';
import { carriedLatentPolicy } from './carried-latent';
import { parentPolicy } from './parent';
import type { Policy } from './policy';
import { rerankPolicy } from './rerank';
import { scarPolicy } from './scar';
import { smoothedCutPolicy } from './smoothed-cut';
import { topKPolicy } from './top-k';
import { windowPolicy } from './window';

/** Every supply policy, in the order of every list and table. */
export const POLICIES = [
  topKPolicy,
  windowPolicy,
  parentPolicy,
  rerankPolicy,
  scarPolicy,
  smoothedCutPolicy,
  carriedBm25Policy,
  carriedLatentPolicy,
] as const;

/** The policy of an id. Throws a RangeError where there is none. */
export function policyNamed(id: string): Policy {
  return partNamed<Policy>(POLICIES, id);
}

/** The variant a document is searched with unless the reader says otherwise. */
export const DEFAULT_VARIANT = 'carried-latent';
