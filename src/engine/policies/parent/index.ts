import { at, term } from '../../parts/arithmetic';
import type { Preparation } from '../../parts/prepared';
import { TOP_K } from '../parameters';
import { definePolicy } from '../policy';
import { selectsBest, shownTests } from '../selection';
import { parent } from './parent';
import { BLOCK, parentOfChunks } from './parents';

const PARENTS: Preparation<Uint32Array> = {
  id: 'parents',
  make: ({ table }) => parentOfChunks(table),
};

/** The best chunks, each with its whole section. */
export const parentPolicy = definePolicy({
  id: 'parent',
  version: '1',
  parameters: { topK: TOP_K },
  constants: { block: BLOCK },
  isOurs: false,
  needs: [PARENTS],
  space: null,
  fewestChunks: 1,
  run: ({ chunks, ranking, prepared }, values) =>
    parent({ chunks, ranking, parents: prepared.get(PARENTS) }, values),
  select({ prepared }, values, supply) {
    const parents = prepared.get(PARENTS);
    return selectsBest(
      values,
      shownTests(supply, ({ chunk, anchor }) => ({
        comparison: 'parent == parent_anchor',
        terms: [
          term('parent', parents[chunk]!, `parent(${at(chunk)})`),
          term('parent_anchor', parents[anchor]!, `parent(${at(anchor)})`),
        ],
      })),
    );
  },
  sweep: null,
  variants: [{ id: 'parent' }],
  pairs: [],
});
