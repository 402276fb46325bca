import type { Preparation } from '../parts/prepared';
import { boundaryWeights } from '../retrieval/boundary-weights';
import { carriedSums } from './carry';

/** Weight of the boundary after each chunk: see `boundaryWeights`. */
export const BOUNDARY_WEIGHTS: Preparation<Float64Array> = {
  id: 'boundaryWeights',
  make: ({ table }) => boundaryWeights(table),
};

/** Length of each chunk carried through the boundaries: see `carriedSums`. */
export const CARRIED_LENGTH: Preparation<Float64Array> = {
  id: 'carriedLength',
  make: (prepared) => carriedSums(prepared.indexes.terms.length, prepared.get(BOUNDARY_WEIGHTS)),
};
