import type { LexicalIndex } from '../retrieval/lexical-index';
import { latentSpace, projectLatent } from './latent-space';
import { fitLexicalSpace } from './lexical-space';
import { fitTfIdfSpace } from './tf-idf-space';
import type { VectorSpace } from './vector-space';

const FITS: Record<VectorSpace['kind'], (index: LexicalIndex) => VectorSpace> = {
  lexical: fitLexicalSpace,
  'tf-idf': fitTfIdfSpace,
  latent: (index) => latentSpace(index, projectLatent(index)),
};

/** The vector space of a kind, fitted on all chunks of an index. */
export function fitSpace(kind: VectorSpace['kind'], index: LexicalIndex): VectorSpace {
  return FITS[kind](index);
}
