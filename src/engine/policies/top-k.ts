import type { PolicyContext, PolicySettings } from './context';
import type { Supply } from './supply';

/** The `topK` best chunks, or all that may be anchors where there are fewer. */
export function topK(
  { ranking }: Pick<PolicyContext, 'ranking'>,
  settings: Pick<PolicySettings, 'topK'>,
): Supply {
  return { ranking, anchors: [...ranking.subarray(0, settings.topK)], added: [], refused: [] };
}
