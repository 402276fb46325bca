import type { TradePoint } from './pareto';

/** What a change of setting buys and costs. */
export interface Ablation {
  /** Recall with the change - recall without. */
  readonly recall: number;
  readonly chunks: number;
  /** Recall gained for each further chunk; null where the number of chunks did not change. */
  readonly recallPerChunk: number | null;
  readonly reason: 'same-chunks' | null;
}

/** The price of a change, for instance of leaving out the boundary penalty (λ = 0). */
export function ablation(base: TradePoint, changed: TradePoint): Ablation {
  const recall = changed.recall - base.recall;
  const chunks = changed.chunks - base.chunks;
  return chunks === 0
    ? { recall, chunks, recallPerChunk: null, reason: 'same-chunks' }
    : { recall, chunks, recallPerChunk: recall / chunks, reason: null };
}
