import type { Preparation } from '../../parts/prepared';
import { TOP_K } from '../parameters';
import { definePolicy } from '../policy';
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
  sweep: null,
  variants: [{ id: 'parent' }],
  pairs: [],
});
