import type { PolicyContext, PolicySettings } from './context';
import { neighboursOf } from './neighbours';
import { addedForItsPlace, type Supply } from './supply';
import { topK } from './top-k';

/** The `topK` best chunks and every chunk within `radius` of one, inside its document. */
export function window(
  context: Pick<PolicyContext, 'chunks' | 'ranking'>,
  settings: Pick<PolicySettings, 'topK' | 'radius'>,
): Supply {
  const base = topK(context, settings);
  const added = base.anchors.flatMap((anchor) =>
    neighboursOf(context.chunks, anchor, settings.radius).map((chunk) =>
      addedForItsPlace(chunk, anchor),
    ),
  );
  return { ...base, added };
}
