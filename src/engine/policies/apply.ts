import type { PolicyName } from '../settings';
import { carriedBm25 } from './carried-bm25';
import type { PolicyContext, PolicySettings } from './context';
import { parent } from './parent';
import { rerank } from './rerank';
import { scar } from './scar';
import { smoothedCut } from './smoothed-cut';
import type { Supply } from './supply';
import { topK } from './top-k';
import { window } from './window';

/** A pure decision: what to supply, and every test that led to it. */
export type Policy = (context: PolicyContext, settings: PolicySettings) => Supply;

export const POLICY_OF: Readonly<Record<PolicyName, Policy>> = {
  'top-k': topK,
  window,
  parent,
  rerank,
  scar,
  'smoothed-cut': smoothedCut,
  'carried-bm25': carriedBm25,
};
