import type { ChunkTable } from '../../retrieval/chunk-table';
import { bestAnchors, type Anchored } from '../anchors';
import { neighboursOf } from '../neighbours';
import { addedForItsPlace, type Supply } from '../supply';

/** The `topK` best chunks and every chunk within `radius` of one, inside its document. */
export function window(
  { chunks, ranking }: Anchored & { readonly chunks: ChunkTable },
  settings: { readonly topK: number; readonly radius: number },
): Supply {
  const anchors = bestAnchors(ranking, settings.topK);
  const added = anchors.flatMap((anchor) =>
    neighboursOf(chunks, anchor, settings.radius).map((chunk) => addedForItsPlace(chunk, anchor)),
  );
  return { ranking, anchors, added, refused: [] };
}
