import { describeChunking } from '../describe';
import { SETTING, term, type TraceTerm } from '../parts/arithmetic';
import type { Prepared } from '../parts/prepared';
import type { Retrieval } from '../pipeline';
import type { Selection, ShownTest } from '../policies/selection';
import type { PipelineSettings } from '../settings';

/** What one stage of the pipeline decided, with the numbers that made it. */
export interface TraceStage {
  readonly stage: 'chunk' | 'gate' | 'score' | 'select' | 'answer' | 'check';
  readonly decision: StageDecision;
  readonly terms: readonly TraceTerm[];
}

/** Null: the stage was not reached, or nobody asked it. */
type StageDecision =
  | null
  | { readonly chunking: string; readonly chunks: number; readonly documents: number }
  | { readonly gate: 1 | 2; readonly on: boolean; readonly closed: string | null }
  | { readonly scorer: string; readonly ranked: number; readonly outcome: string }
  | {
      readonly policy: string;
      /** Holds for the rank and score of a chunk, or one of its tests passes: it is supplied. */
      readonly comparison: string;
      readonly tests: readonly ShownTest[];
      readonly supplied: readonly number[];
    };

/** The stages of one retrieval, in order. Nothing is answered here, so nothing is checked. */
export function stagesOf(
  prepared: Prepared,
  settings: PipelineSettings,
  retrieval: Retrieval,
  selection: Selection | null,
): TraceStage[] {
  const { topic, answer } = retrieval.gates ?? { topic: null, answer: null };
  const { table } = prepared;
  const chunking = Object.entries(describeChunking(settings).parameters);
  return [
    {
      stage: 'chunk',
      decision: {
        chunking: settings.chunking,
        chunks: table.count,
        documents: table.documents.length,
      },
      terms: chunking.map(([name, value]) => term(name, value, SETTING)),
    },
    {
      stage: 'gate',
      decision: { gate: 1, on: settings.gateTopic, closed: topic?.closed ?? null },
      terms: topic
        ? [
            term('unseen', topic.unseenShare, 'sum(idf(t)), t unseen / sum(idf(t))'),
            term('threshold', topic.threshold, SETTING),
            ...topic.terms.map(({ term: word, idf, seen }, place) =>
              term(`idf_${place + 1}`, idf, `idf(${word}), ${seen ? 'seen' : 'unseen'}`),
            ),
          ]
        : [],
    },
    {
      stage: 'score',
      decision: {
        scorer: settings.scorer,
        ranked: retrieval.supply.ranking.length,
        outcome: retrieval.outcome,
      },
      terms: [],
    },
    {
      stage: 'select',
      decision: selection && {
        policy: settings.policy,
        comparison: selection.comparison,
        tests: selection.tests,
        supplied: retrieval.supplied,
      },
      terms: selection?.terms ?? [],
    },
    {
      stage: 'gate',
      decision: { gate: 2, on: settings.gateAnswer, closed: answer?.closed ?? null },
      terms: answer
        ? [
            term(
              'covered',
              answer.best?.coverage ?? 0,
              'max over sentences of sum(idf(t)), t covered / sum(idf(t))',
            ),
            term('threshold', answer.threshold, SETTING),
          ]
        : [],
    },
    { stage: 'answer', decision: null, terms: [] },
    { stage: 'check', decision: null, terms: [] },
  ];
}
