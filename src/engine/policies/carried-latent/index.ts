import { BACKGROUND_FROM } from '../background';
import { CARRIED_CONSTANTS, carriedContext } from '../carried-bm25';
import { definePolicy, type PolicyContext } from '../policy';
import { BOUNDARY_WEIGHTS, CARRIED_LENGTH } from '../preparations';
import { FEWEST_CHUNKS, thresholdParameters, thresholdSweep } from '../threshold';
import { selectsByThreshold } from '../selection';
import { explainCarriedLatent } from './explain';
import {
  carriedLatent,
  carriedLatentRanking,
  LATENT_SHARE,
  type CarriedLatentContext,
} from './carried-latent';

const SPACE = 'latent';

function latentContext(context: PolicyContext): CarriedLatentContext {
  return {
    ...carriedContext(context),
    // Read only where a term matches: fitting the space takes long.
    get latent() {
      return context.similarityIn(SPACE);
    },
  };
}

/** A threshold on carried BM25 with a latent view of the same chunks. */
export const carriedLatentPolicy = definePolicy({
  id: 'carried-latent',
  version: '1',
  parameters: thresholdParameters(0.491),
  constants: { ...CARRIED_CONSTANTS, latentShare: LATENT_SHARE },
  isOurs: true,
  needs: [BOUNDARY_WEIGHTS, CARRIED_LENGTH],
  space: { always: SPACE },
  fewestChunks: FEWEST_CHUNKS,
  run: (context, values) => carriedLatent(latentContext(context), values),
  explain: (context) => explainCarriedLatent(latentContext(context)),
  select: (context, values) =>
    selectsByThreshold(carriedLatentRanking(latentContext(context)), BACKGROUND_FROM, values),
  sweep: thresholdSweep((context) => carriedLatentRanking(latentContext(context))),
  variants: [{ id: 'carried-latent' }],
  pairs: [],
});
