import type { PolicyContext, PolicySettings } from './context';
import { addedForItsPlace, type Supply } from './supply';
import { bestAnchors } from './top-k';

/** The `topK` best chunks with the whole parent (section or block) of each. */
export function parent(
  { chunks, ranking, parents }: Pick<PolicyContext, 'chunks' | 'ranking' | 'parents'>,
  settings: Pick<PolicySettings, 'topK'>,
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
