import type { ChunkTerms } from './chunk-terms';

/** Sum of `weight` products over the terms that chunks `a` and `b` share, in term order. */
export function dotChunks(terms: ChunkTerms, weights: Float64Array, a: number, b: number): number {
  const endA = terms.first[a + 1]!;
  const endB = terms.first[b + 1]!;
  let sum = 0;
  let atA = terms.first[a]!;
  let atB = terms.first[b]!;
  while (atA < endA && atB < endB) {
    const termA = terms.term[atA]!;
    const termB = terms.term[atB]!;
    if (termA === termB) sum += weights[atA]! * weights[atB]!;
    if (termA <= termB) atA += 1;
    if (termB <= termA) atB += 1;
  }
  return sum;
}

/** Sum of weight products over the dimensions that a question and a chunk share, in term order. */
export function dotQuestion(
  terms: ChunkTerms,
  weights: Float64Array,
  dimensions: Uint32Array,
  questionWeights: Float64Array,
  chunk: number,
): number {
  const end = terms.first[chunk + 1]!;
  let sum = 0;
  let from = terms.first[chunk]!;
  for (let dimension = 0; dimension < dimensions.length && from < end; dimension += 1) {
    const wanted = dimensions[dimension]!;
    let to = end;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (terms.term[middle]! < wanted) from = middle + 1;
      else to = middle;
    }
    if (from < end && terms.term[from] === wanted) {
      sum += questionWeights[dimension]! * weights[from]!;
    }
  }
  return sum;
}

/** The known distinct terms of a question with their counts, in ascending order of term number. */
export function questionCounts(
  vocabulary: ReadonlyMap<string, number>,
  questionTerms: readonly string[],
): { dimensions: Uint32Array; counts: Float64Array; distinctTerms: number } {
  const counted = new Map<number, number>();
  for (const term of questionTerms) {
    const number = vocabulary.get(term);
    if (number !== undefined) counted.set(number, (counted.get(number) ?? 0) + 1);
  }
  const dimensions = Uint32Array.from(counted.keys()).sort();
  return {
    dimensions,
    counts: Float64Array.from(dimensions, (number) => counted.get(number)!),
    distinctTerms: new Set(questionTerms).size,
  };
}

/** Divides weights `from` to `to - 1` by their length; leaves zeros as they are. */
export function normalise(weights: Float64Array, from: number, to: number): void {
  let squares = 0;
  for (let place = from; place < to; place += 1) squares += weights[place]! * weights[place]!;
  if (squares === 0) return;
  const length = Math.sqrt(squares);
  for (let place = from; place < to; place += 1) weights[place]! /= length;
}
