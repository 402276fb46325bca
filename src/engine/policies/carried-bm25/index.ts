import { B, K1 } from '../../retrieval/bm25';
import { CLOSED_BOUNDARY, OPEN_BOUNDARY } from '../../retrieval/boundary-weights';
import { BACKGROUND_FROM, BACKGROUND_RANK, BACKGROUND_SHARE } from '../background';
import { BACKWARD, SMALLEST_COUNT } from '../carry';
import { definePolicy, type PolicyContext } from '../policy';
import { BOUNDARY_WEIGHTS, CARRIED_LENGTH } from '../preparations';
import { FEWEST, FEWEST_CHUNKS, thresholdParameters, thresholdSweep } from '../threshold';
import { selectsByThreshold } from '../selection';
import { explainCarried } from './explain';
import { carriedBm25, carriedRanking, type CarriedContext } from './carried-bm25';

/** The numbers of carried BM25 that nobody can set. */
export const CARRIED_CONSTANTS = {
  k1: K1,
  b: B,
  openBoundary: OPEN_BOUNDARY,
  closedBoundary: CLOSED_BOUNDARY,
  backward: BACKWARD,
  smallestCount: SMALLEST_COUNT,
  backgroundRank: BACKGROUND_RANK,
  backgroundShare: BACKGROUND_SHARE,
  fewest: FEWEST,
};

export function carriedContext({
  chunks,
  scope,
  prepared,
  question,
}: PolicyContext): CarriedContext {
  return {
    chunks,
    scope,
    boundaryWeights: prepared.get(BOUNDARY_WEIGHTS),
    carriedLength: prepared.get(CARRIED_LENGTH),
    terms: prepared.indexes.terms,
    families: prepared.indexes.families,
    questionTerms: question.terms,
    questionFamilies: question.families,
  };
}

/** A threshold on BM25 whose term counts are carried through chunk boundaries. */
export const carriedBm25Policy = definePolicy({
  id: 'carried-bm25',
  version: '1',
  parameters: thresholdParameters(0.464),
  constants: CARRIED_CONSTANTS,
  isOurs: true,
  needs: [BOUNDARY_WEIGHTS, CARRIED_LENGTH],
  space: null,
  fewestChunks: FEWEST_CHUNKS,
  run: (context, values) => carriedBm25(carriedContext(context), values),
  explain: (context) => explainCarried(carriedContext(context)),
  select: (context, values) =>
    selectsByThreshold(carriedRanking(carriedContext(context)), BACKGROUND_FROM, values),
  sweep: thresholdSweep((context) => carriedRanking(carriedContext(context))),
  variants: [{ id: 'carried-bm25' }],
  pairs: [],
});
