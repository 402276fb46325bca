import { at, boundaryAfter, term, type RankedArithmetic } from '../../parts/arithmetic';
import { smoothedScores, type SmoothedContext } from './smoothed-cut';

/** s + w_before s_before + w_after s_after, over the boundaries on both sides. */
export function explainSmoothed(
  { scores, boundaryWeights }: SmoothedContext,
  anchors: RankedArithmetic,
): RankedArithmetic {
  const smoothed = smoothedScores(scores, boundaryWeights);
  const neighbour = (side: 'before' | 'after', chunk: number, boundary: number) => {
    const weight = boundaryWeights[boundary] ?? 0;
    return [
      term(`w_${side}`, weight, boundaryAfter(boundary)),
      term(`s_${side}`, weight === 0 ? 0 : scores[chunk]!, `score(${at(chunk)})`),
    ];
  };
  return {
    scoreOf: (chunk) => smoothed[chunk]!,
    explain(chunk) {
      const score = anchors.explain(chunk);
      return {
        formula: 's + w_before * s_before + w_after * s_after',
        terms: [
          term('s', scores[chunk]!, score.formula),
          ...neighbour('before', chunk - 1, chunk - 1),
          ...neighbour('after', chunk + 1, chunk),
          ...score.terms,
        ],
      };
    },
  };
}
