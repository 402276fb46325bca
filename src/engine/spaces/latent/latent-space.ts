import type { LexicalIndex } from '../../retrieval/lexical-index';
import { createGenerator } from '../../statistics/generator';
import { normalise } from '../../vectors/sparse';
import { termIdf, tfIdfQuestion, tfIdfWeights, type TfIdfWeights } from '../../vectors/tf-idf';
import type { VectorSpace } from '../space';

export const LATENT_RANK = 64;
export const LATENT_SEED = 'latent-64';
/** Each round multiplies the gap between kept and dropped directions; six leave nothing visible. */
export const ROUNDS = 6;
/** A column that loses all but this share of its length lay in the span of those before it. */
const DEPENDENT = 1e-10;

/** Chunk-side column to term side: transposed matrix times `column`. */
function toTerms({ terms, weights, idf }: TfIdfWeights, column: Float64Array): Float64Array {
  const result = new Float64Array(idf.length);
  for (let chunk = 0; chunk < column.length; chunk += 1) {
    const value = column[chunk]!;
    const end = terms.first[chunk + 1]!;
    for (let place = terms.first[chunk]!; place < end; place += 1) {
      result[terms.term[place]!]! += value * weights[place]!;
    }
  }
  return result;
}

/** Term-side column to chunk side: matrix times `column`. */
function toChunks({ terms, weights }: TfIdfWeights, column: Float64Array): Float64Array {
  const result = new Float64Array(terms.first.length - 1);
  for (let chunk = 0; chunk < result.length; chunk += 1) {
    const end = terms.first[chunk + 1]!;
    let sum = 0;
    for (let place = terms.first[chunk]!; place < end; place += 1) {
      sum += weights[place]! * column[terms.term[place]!]!;
    }
    result[chunk] = sum;
  }
  return result;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < a.length; place += 1) sum += a[place]! * b[place]!;
  return sum;
}

/**
 * Gram-Schmidt in column order, each projection taken off twice, which keeps the columns orthogonal
 * to the last bits. Columns that depend on those before them are dropped.
 */
function orthonormal(columns: Float64Array[]): Float64Array[] {
  const kept: Float64Array[] = [];
  for (const column of columns) {
    const length = Math.sqrt(dot(column, column));
    for (let pass = 0; pass < 2; pass += 1) {
      for (const base of kept) {
        const share = dot(base, column);
        for (let place = 0; place < column.length; place += 1) {
          column[place]! -= share * base[place]!;
        }
      }
    }
    if (Math.sqrt(dot(column, column)) <= DEPENDENT * length) continue;
    normalise(column, 0, column.length);
    kept.push(column);
  }
  return kept;
}

/**
 * An orthonormal basis (columns by term) of the subspace of the largest singular values of the
 * tf-idf matrix, by subspace iteration from seeded columns (Halko, Martinsson and Tropp 2011,
 * arXiv 0909.4061, algorithm 4.4, without oversampling). Cosines between projections depend on the
 * subspace alone, so the decomposition itself is not needed. Every sum runs in one order.
 */
function latentBasis(matrix: TfIdfWeights): Float64Array[] {
  const chunkCount = matrix.terms.first.length - 1;
  const rank = Math.min(LATENT_RANK, chunkCount, matrix.idf.length);
  const generator = createGenerator(LATENT_SEED);
  let columns: Float64Array[] = Array.from({ length: rank }, () =>
    Float64Array.from({ length: chunkCount }, () => generator.bits() / 2 ** 31),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    columns = orthonormal(columns.map((column) => toChunks(matrix, toTerms(matrix, column))));
  }
  return orthonormal(columns.map((column) => toTerms(matrix, column)));
}

/** What the latent space is made of: plain columns, to be cloned or transferred to the page. */
export interface LatentProjection {
  /** Orthonormal directions, each by term number. */
  readonly basis: readonly Float64Array[];
  /** Chunk after chunk, its place along each direction, scaled to length 1. */
  readonly projected: Float64Array;
}

/** Finds the 64 main directions of the tf-idf vectors and projects every chunk on them. */
export function projectLatent(index: LexicalIndex): LatentProjection {
  const matrix = tfIdfWeights(index);
  const basis = latentBasis(matrix);
  const rank = basis.length;
  const projected = new Float64Array(index.chunkCount * rank);
  basis.forEach((column, dimension) => {
    toChunks(matrix, column).forEach((value, chunk) => {
      projected[chunk * rank + dimension] = value;
    });
  });
  for (let chunk = 0; chunk < index.chunkCount; chunk += 1) {
    normalise(projected, chunk * rank, (chunk + 1) * rank);
  }
  return { basis, projected };
}

/** Cosines after projecting the tf-idf vectors on their 64 main directions. */
export function latentSpace(
  index: LexicalIndex,
  { basis, projected }: LatentProjection,
): VectorSpace {
  const idf = termIdf(index);
  const rank = basis.length;
  const dimensions = Uint32Array.from({ length: rank }, (_, dimension) => dimension);
  const row = (chunk: number) => projected.subarray(chunk * rank, (chunk + 1) * rank);
  return {
    kind: 'latent',
    question(questionTerms) {
      const sparse = tfIdfQuestion(index, idf, questionTerms);
      const weights = new Float64Array(rank);
      basis.forEach((column, dimension) => {
        let sum = 0;
        sparse.dimensions.forEach((term, place) => {
          sum += sparse.weights[place]! * column[term]!;
        });
        weights[dimension] = sum;
      });
      normalise(weights, 0, rank);
      return { dimensions, weights, distinctTerms: sparse.distinctTerms };
    },
    cosineQuestion: (question, chunk) => dot(question.weights, row(chunk)),
    cosineChunks: (a, b) => dot(row(a), row(b)),
  };
}
