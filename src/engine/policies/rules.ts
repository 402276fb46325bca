import type { PolicyName } from '../settings';
import { carriedBm25 } from './carried-bm25';
import { carriedLatent } from './carried-latent';
import type { PolicyContext, PolicySettings } from './context';
import { parent } from './parent';
import { rerank } from './rerank';
import { scar } from './scar';
import { smoothedCut } from './smoothed-cut';
import type { Supply } from './supply';
import { topK } from './top-k';
import { window } from './window';

/** Every supply policy by its name in the settings. */
export const RULES: Readonly<
  Record<PolicyName, (context: PolicyContext, settings: PolicySettings) => Supply>
> = {
  'top-k': topK,
  window,
  parent,
  rerank,
  scar,
  'smoothed-cut': smoothedCut,
  'carried-bm25': carriedBm25,
  'carried-latent': carriedLatent,
};
