import type { PolicyContext, PolicySettings } from './context';
import { neighboursOf } from './neighbours';
import { addedForItsPlace, type Supply } from './supply';
import { bestAnchors } from './top-k';

/** The `topK` best chunks and every chunk within `radius` of one, inside its document. */
export function window(
  { chunks, ranking }: Pick<PolicyContext, 'chunks' | 'ranking'>,
  settings: Pick<PolicySettings, 'topK' | 'radius'>,
): Supply {
  const anchors = bestAnchors(ranking, settings.topK);
  const added = anchors.flatMap((anchor) =>
    neighboursOf(chunks, anchor, settings.radius).map((chunk) => addedForItsPlace(chunk, anchor)),
  );
  return { ranking, anchors, added, refused: [] };
}
