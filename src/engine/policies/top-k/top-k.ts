import { bestAnchors, type Anchored } from '../anchors';
import type { Supply } from '../supply';

/** The `topK` best chunks, or all that may be anchors where there are fewer. */
export function topK({ ranking }: Anchored, settings: { readonly topK: number }): Supply {
  return {
    ranking,
    anchors: bestAnchors(ranking, settings.topK),
    added: [],
    refused: [],
    overCap: ranking.subarray(settings.topK),
  };
}
