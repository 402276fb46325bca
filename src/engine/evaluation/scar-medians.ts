import { scar, type ScarValues } from '../policies/scar/scar';
import { DOCUMENT_SCORER } from '../scorers';
import type { SpaceName } from '../settings';
import { median } from '../statistics/summary';
import type { EvaluationCorpus } from './corpus';
import type { Progress } from './evaluate';
import { questionContexts } from '../question-context';

/**
 * Why SCAR's gate opens or stays shut on a corpus: medians over all tests. It can open where a
 * neighbour's cosine passes what is asked of it, threshold plus penalty.
 */
export interface ScarMedians {
  readonly tested: number;
  readonly added: number;
  /** cos(q, c), over the anchors tested against. */
  readonly anchorCosine: number | null;
  /** cos(q, n). */
  readonly neighbourCosine: number | null;
  /** λ (1 - cos(c, n)): what the boundary costs. */
  readonly penalty: number | null;
  /** γ cos(q, c) + λ (1 - cos(c, n)): what a neighbour's cosine must pass. */
  readonly needed: number | null;
}

/** The medians of SCAR's tests over the questions of some corpora. Yields its progress. */
export function* scarMedians(
  corpora: readonly EvaluationCorpus[],
  space: SpaceName,
  settings: ScarValues,
): Generator<Progress, ScarMedians, void> {
  const anchors: number[] = [];
  const neighbours: number[] = [];
  const penalties: number[] = [];
  const needed: number[] = [];
  const total = corpora.reduce((sum, { questions }) => sum + questions.length, 0);
  let done = 0;
  let added = 0;
  for (const { prepared, questions } of corpora) {
    for (const question of questions) {
      const context = questionContexts(prepared, question, DOCUMENT_SCORER)(space);
      const supply = scar(context, settings);
      added += supply.added.length;
      for (const test of [...supply.added, ...supply.refused]) {
        const penalty = settings.lambda * test.boundaryPenalty!;
        anchors.push(context.similarity.cosineQuestion(test.anchor));
        neighbours.push(test.cosineQuestion!);
        penalties.push(penalty);
        needed.push(test.threshold! + penalty);
      }
      done += 1;
      yield { done, total };
    }
  }
  return {
    tested: neighbours.length,
    added,
    anchorCosine: median(anchors),
    neighbourCosine: median(neighbours),
    penalty: median(penalties),
    needed: median(needed),
  };
}
