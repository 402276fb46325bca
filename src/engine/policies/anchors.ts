import type { PolicyContext } from './policy';

/** The chunks that a policy may build on, best first. */
export type Anchored = Pick<PolicyContext, 'ranking'>;

/** The `topK` best chunks as anchors, or all that may be anchors where there are fewer. */
export function bestAnchors(ranking: Uint32Array, topK: number): number[] {
  return [...ranking.subarray(0, topK)];
}
