import { B, K1, weightedTerms } from '../retrieval/bm25';
import { chunkOfPosting, countOfPosting, type LexicalIndex } from '../retrieval/lexical-index';
import { searchedPart, type Scope, type SearchedPart } from '../retrieval/scope';

/** Each chunk boundary crossed towards an earlier chunk costs this factor more. */
export const BACKWARD = 0.7;
/** Carried counts below this are dropped. */
export const SMALLEST_COUNT = 0.02;

/** What reaches each chunk from the earlier and from the later side, before the boundary it crosses. */
export interface Crossing {
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** What stands on either side of each chunk of a value carried through the boundaries. */
export function crossing(
  values: Uint32Array | Float64Array,
  boundaryWeights: Float64Array,
): Crossing {
  const before = new Float64Array(values.length);
  for (let chunk = 1; chunk < values.length; chunk += 1) {
    const reached = chunk === 1 ? 0 : boundaryWeights[chunk - 2]! * before[chunk - 1]!;
    before[chunk] = reached + values[chunk - 1]!;
  }
  const after = new Float64Array(values.length);
  for (let chunk = values.length - 2; chunk >= 0; chunk -= 1) {
    const reached =
      chunk + 2 === values.length ? 0 : BACKWARD * boundaryWeights[chunk + 1]! * after[chunk + 1]!;
    after[chunk] = reached + values[chunk + 1]!;
  }
  return { before, after };
}

/**
 * A value of each chunk carried through the chunk boundaries, nothing dropped: the sum over the
 * chunks j of i's document of κ(j, i) value(j), where κ(i, i) = 1, and else κ is the product of the
 * weights of the boundaries crossed from j to i, and 0.7 more for each crossed towards an earlier
 * chunk.
 */
export function carriedSums(
  values: Uint32Array | Float64Array,
  boundaryWeights: Float64Array,
): Float64Array {
  const { before, after } = crossing(values, boundaryWeights);
  return Float64Array.from(values, (value, chunk) => {
    const fromBefore = chunk === 0 ? 0 : boundaryWeights[chunk - 1]! * before[chunk]!;
    return value + fromBefore + BACKWARD * boundaryWeights[chunk]! * after[chunk]!;
  });
}

/** The mean of a value over the chunks searched; 0 where there are none. */
export function meanOver(values: Float64Array, part: SearchedPart): number {
  let sum = 0;
  for (const [first, end] of part.ranges) {
    for (let chunk = first; chunk < end; chunk += 1) sum += values[chunk]!;
  }
  return part.chunkCount === 0 ? 0 : sum / part.chunkCount;
}

/**
 * Adds to `scores` the carried BM25 of each chunk: for each question term, of idf from uncarried
 * document frequency, idf · 2.2 c / (c + 1.2 (0.25 + 0.75 L / mean L)), c being the term's counts
 * carried to the chunk and L its carried length.
 */
export function addCarriedScores(
  scores: Float64Array,
  index: LexicalIndex,
  questionTerms: readonly string[],
  boundaryWeights: Float64Array,
  carriedLength: Float64Array,
  scope: Scope,
): void {
  const part = searchedPart(index, scope);
  const perLength = (K1 * B) / meanOver(carriedLength, part);
  const counts = new Float64Array(index.chunkCount);
  for (const { idf, ranges } of weightedTerms(index, questionTerms, part)) {
    const touched: number[] = [];
    const carry = (chunk: number, count: number) => {
      if (counts[chunk] === 0) touched.push(chunk);
      counts[chunk]! += count;
    };
    for (const [first, end] of ranges) {
      for (let posting = first; posting < end; posting += 1) {
        const source = chunkOfPosting(index, posting);
        const count = countOfPosting(index, posting);
        carry(source, count);
        let carried = count;
        for (let chunk = source; ; chunk += 1) {
          carried *= boundaryWeights[chunk]!;
          if (carried < SMALLEST_COUNT) break;
          carry(chunk + 1, carried);
        }
        carried = count;
        for (let chunk = source - 1; chunk >= 0; chunk -= 1) {
          carried *= BACKWARD * boundaryWeights[chunk]!;
          if (carried < SMALLEST_COUNT) break;
          carry(chunk, carried);
        }
      }
    }
    for (const chunk of touched) {
      const count = counts[chunk]!;
      const saturation = K1 * (1 - B) + perLength * carriedLength[chunk]!;
      scores[chunk]! += (idf * (K1 + 1) * count) / (count + saturation);
      counts[chunk] = 0;
    }
  }
}
