import type { PolicyContext, PolicySettings } from './context';
import type { Supply } from './supply';

/** The `topK` best chunks as anchors, or all that may be anchors where there are fewer. */
export function bestAnchors(ranking: Uint32Array, topK: number): number[] {
  return [...ranking.subarray(0, topK)];
}

/** The `topK` best chunks, or all that may be anchors where there are fewer. */
export function topK(
  { ranking }: Pick<PolicyContext, 'ranking'>,
  settings: Pick<PolicySettings, 'topK'>,
): Supply {
  return {
    ranking,
    anchors: bestAnchors(ranking, settings.topK),
    added: [],
    refused: [],
    overCap: ranking.subarray(settings.topK),
  };
}
