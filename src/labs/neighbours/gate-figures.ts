import { retrieve } from '../../engine/pipeline';
import type { PipelineSettings } from '../../engine/settings';
import { median } from '../../engine/statistics/summary';
import type { Cutting } from './opened-corpus';

/** What SCAR's gate meets on the questions of a corpus. Medians are null where nothing was tested. */
export interface GateFigures {
  /** Questions with an anchor. */
  readonly questions: number;
  /** Of those, questions to which the gate adds no chunk. */
  readonly withoutAddition: number;
  /** cos(q, c) of anchors. */
  readonly anchorCosine: number | null;
  /** γ cos(q, c), of every test. */
  readonly threshold: number | null;
  /** cos(q, n), λ b and S of every neighbour tested. */
  readonly neighbourCosine: number | null;
  readonly penalty: number | null;
  readonly score: number | null;
}

/** Runs SCAR on every question of a corpus and takes the medians of what it compared. */
export function gateFigures(
  { prepared, questions }: Cutting,
  settings: PipelineSettings,
): GateFigures {
  const space = prepared.space(settings.space);
  const anchorCosines: number[] = [];
  const thresholds: number[] = [];
  const neighbourCosines: number[] = [];
  const penalties: number[] = [];
  const scores: number[] = [];
  let asked = 0;
  let withoutAddition = 0;
  for (const { read, scope } of questions) {
    const { supply, supplied } = retrieve(prepared, read, { ...settings, policy: 'scar' }, scope);
    if (supply.anchors.length === 0) continue;
    asked += 1;
    if (supplied.length === supply.anchors.length) withoutAddition += 1;
    const vector = space.question(read.terms);
    for (const anchor of supply.anchors) anchorCosines.push(space.cosineQuestion(vector, anchor));
    for (const test of [...supply.added, ...supply.refused]) {
      thresholds.push(test.threshold!);
      neighbourCosines.push(test.cosineQuestion!);
      penalties.push(settings.lambda * test.boundaryPenalty!);
      scores.push(test.expansionScore!);
    }
  }
  return {
    questions: asked,
    withoutAddition,
    anchorCosine: median(anchorCosines),
    threshold: median(thresholds),
    neighbourCosine: median(neighbourCosines),
    penalty: median(penalties),
    score: median(scores),
  };
}
