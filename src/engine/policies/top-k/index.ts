import { TOP_K } from '../parameters';
import { definePolicy } from '../policy';
import { selectsBest } from '../selection';
import { topK } from './top-k';

/** The best chunks, and nothing else. */
export const topKPolicy = definePolicy({
  id: 'top-k',
  version: '1',
  parameters: { topK: TOP_K },
  constants: {},
  isOurs: false,
  needs: [],
  space: null,
  fewestChunks: 1,
  run: topK,
  best: (values) => values.topK,
  select: (_, values) => selectsBest(values),
  sweep: {
    grid: { topK: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] },
    chooser: ({ ranking }) => ({
      choose: (values, take) => ranking.subarray(0, values.topK).forEach(take),
    }),
  },
  variants: [
    { id: 'top-5' },
    { id: 'top-8', values: { topK: 8 } },
    { id: 'top-10', values: { topK: 10 } },
  ],
  pairs: [],
});
