import { defineSpace } from '../space';
import { LATENT_RANK, LATENT_SEED, latentSpace, projectLatent, ROUNDS } from './latent-space';

/** The main directions of the tf-idf vectors (latent semantic analysis). */
export const latent = defineSpace({
  id: 'latent',
  version: '1',
  parameters: {},
  constants: { rank: LATENT_RANK, rounds: ROUNDS, seed: LATENT_SEED },
  project: projectLatent,
  open: latentSpace,
});
