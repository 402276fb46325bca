import { CLOSED_BOUNDARY, OPEN_BOUNDARY } from '../../retrieval/boundary-weights';
import { definePolicy, type PolicyContext } from '../policy';
import { BOUNDARY_WEIGHTS } from '../preparations';
import { FEWEST, FEWEST_CHUNKS, thresholdParameters, thresholdSweep } from '../threshold';
import { selectsByThreshold } from '../selection';
import { explainSmoothed } from './explain';
import { smoothedCut, smoothedRanking, type SmoothedContext } from './smoothed-cut';

function smoothedContext({ chunks, scores, scope, prepared }: PolicyContext): SmoothedContext {
  return { chunks, scores, scope, boundaryWeights: prepared.get(BOUNDARY_WEIGHTS) };
}

/** A threshold on scores that take in those of the neighbours. */
export const smoothedCutPolicy = definePolicy({
  id: 'smoothed-cut',
  version: '1',
  parameters: thresholdParameters(0.53),
  constants: { fewest: FEWEST, openBoundary: OPEN_BOUNDARY, closedBoundary: CLOSED_BOUNDARY },
  isOurs: true,
  needs: [BOUNDARY_WEIGHTS],
  space: null,
  fewestChunks: FEWEST_CHUNKS,
  run: (context, values) => smoothedCut(smoothedContext(context), values),
  explain: (context, _, anchors) => explainSmoothed(smoothedContext(context), anchors),
  select: (context, values) =>
    selectsByThreshold(smoothedRanking(smoothedContext(context)), '0', values),
  sweep: thresholdSweep((context) => smoothedRanking(smoothedContext(context))),
  variants: [{ id: 'smoothed-cut' }],
  pairs: [],
});
