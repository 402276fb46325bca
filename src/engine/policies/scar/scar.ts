import { bestAnchors } from '../anchors';
import { neighboursOf } from '../neighbours';
import type { PolicyContext } from '../policy';
import type { NeighbourTest, Supply } from '../supply';

export interface ScarValues {
  readonly topK: number;
  readonly radius: number;
  /** λ: what a break in continuity costs a neighbour. */
  readonly lambda: number;
  /** γ: the share of its anchor's similarity that a neighbour must pass. */
  readonly gamma: number;
}

/**
 * SCAR (arXiv 2606.16661): the `topK` best chunks, and each chunk n within `radius` of an anchor c
 * (inside its document) for which cos(q, n) - λ (1 - cos(c, n)) > γ cos(q, c), strictly. Every
 * neighbour is tested against its own anchor, also one that is an anchor itself.
 */
export function scar(
  { chunks, ranking, similarity }: Pick<PolicyContext, 'chunks' | 'ranking' | 'similarity'>,
  settings: ScarValues,
): Supply {
  const anchors = bestAnchors(ranking, settings.topK);
  const tests = anchors.flatMap((anchor) => {
    const threshold = settings.gamma * similarity.cosineQuestion(anchor);
    return neighboursOf(chunks, anchor, settings.radius).map((chunk): NeighbourTest => {
      const cosineQuestion = similarity.cosineQuestion(chunk);
      const cosineAnchor = similarity.cosineChunks(anchor, chunk);
      const boundaryPenalty = 1 - cosineAnchor;
      const expansionScore = cosineQuestion - settings.lambda * boundaryPenalty;
      return {
        chunk,
        anchor,
        distance: Math.abs(chunk - anchor),
        cosineQuestion,
        cosineAnchor,
        boundaryPenalty,
        expansionScore,
        threshold,
        added: expansionScore > threshold,
      };
    });
  });
  return {
    ranking,
    anchors,
    added: tests.filter((test) => test.added),
    refused: tests.filter((test) => !test.added),
  };
}
