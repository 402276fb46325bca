import type { ChunkTable } from '../../retrieval/chunk-table';
import { bestAnchors, type Anchored } from '../anchors';
import { addedForItsPlace, type Supply } from '../supply';

/** The `topK` best chunks with the whole parent (section or block) of each; `parents` by chunk. */
export function parent(
  {
    chunks,
    ranking,
    parents,
  }: Anchored & { readonly chunks: ChunkTable; readonly parents: Uint32Array },
  settings: { readonly topK: number },
): Supply {
  const anchors = bestAnchors(ranking, settings.topK);
  const added = anchors.flatMap((anchor) => {
    const same = (chunk: number) => chunk < chunks.count && parents[chunk] === parents[anchor];
    let first = anchor;
    while (first > 0 && same(first - 1)) first -= 1;
    const siblings = [];
    for (let chunk = first; same(chunk); chunk += 1) {
      if (chunk !== anchor) siblings.push(addedForItsPlace(chunk, anchor));
    }
    return siblings;
  });
  return { ranking, anchors, added, refused: [] };
}
