import { ANCHORS, RADII } from '../grids';
import { neighboursOf } from '../neighbours';
import { RADIUS, TOP_K } from '../parameters';
import { definePolicy } from '../policy';
import { at, SETTING, term } from '../../parts/arithmetic';
import { selectsBest, shownTests } from '../selection';
import { window } from './window';

const LARGEST_RADIUS = Math.max(...RADII);

/** The best chunks with all chunks around them. */
export const windowPolicy = definePolicy({
  id: 'window',
  version: '1',
  parameters: { topK: TOP_K, radius: RADIUS },
  constants: {},
  isOurs: false,
  needs: [],
  space: null,
  fewestChunks: 1,
  run: window,
  select: (_, values, supply) =>
    selectsBest(
      values,
      shownTests(supply, ({ anchor, chunk, distance }) => ({
        comparison: 'distance <= r',
        terms: [
          term('distance', distance, `distance(${at(anchor)}, ${at(chunk)})`),
          term('r', values.radius, SETTING),
        ],
      })),
    ),
  sweep: {
    grid: { topK: ANCHORS, radius: RADII },
    chooser({ chunks, ranking }) {
      const anchors = Array.from(ranking.subarray(0, Math.max(...ANCHORS)), (chunk) => ({
        chunk,
        neighbours: neighboursOf(chunks, chunk, LARGEST_RADIUS),
      }));
      return {
        choose({ topK, radius }, take) {
          for (const { chunk, neighbours } of anchors.slice(0, topK)) {
            take(chunk);
            for (const each of neighbours) if (Math.abs(each - chunk) <= radius) take(each);
          }
        },
      };
    },
  },
  variants: [{ id: 'window-1' }, { id: 'window-2', values: { radius: 2 } }],
  pairs: [],
});
