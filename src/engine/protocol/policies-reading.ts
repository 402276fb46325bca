import { pairedDifference, RESAMPLES, type PairedDifference } from '../statistics/paired';
import { resample } from '../statistics/resampling';
import type { PoliciesExperiment } from './experiment';
import type { CallRecord } from './results';
import { readAnswer, readJudgement, type AnswerRead, type Judgement } from './structured-answer';
import { verdictOf, type Verdict } from './verdict';

/** One answer of a policies series with its judge's opinion; null where there is none. */
export interface JudgedAnswer {
  readonly question: string;
  readonly policy: string;
  readonly answerCall: CallRecord | null;
  readonly judgeCall: CallRecord | null;
  readonly answer: AnswerRead | null;
  /** Null where the answer was not asked for. */
  readonly verdict: Verdict | null;
  readonly judgement: Judgement | null;
}

/** What the judge's opinions and the provider's counts come to for one policy. */
export interface PolicySummary {
  readonly policy: string;
  readonly judged: number;
  readonly asked: number;
  /** Mean over judged answers that make a claim; null without one. */
  readonly supportedShare: number | null;
  readonly relevance: number | null;
  /** Mean input tokens of the calls that answered. */
  readonly inputTokens: number | null;
}

/** A measure compared on the questions where both policies have it. */
export interface MeasureDifference {
  readonly measure: 'supportedShare' | 'relevance' | 'inputTokens';
  readonly n: number;
  /** First policy minus second. */
  readonly difference: PairedDifference;
}

const MEASURES = ['supportedShare', 'relevance', 'inputTokens'] as const;

/** Every planned answer beside its judgement, in the order of the plan. */
export function readPoliciesSeries(
  experiment: PoliciesExperiment,
  calls: readonly CallRecord[],
): JudgedAnswer[] {
  const records = new Map(calls.map((call) => [call.number, call]));
  return experiment.requests.flatMap((request) => {
    if (request.kind !== 'policy-answer') return [];
    const answerCall = records.get(request.number) ?? null;
    const judge = experiment.requests.find(
      (other) => other.kind === 'policy-judge' && other.judges === request.number,
    );
    const judgeCall = (judge && records.get(judge.number)) ?? null;
    const answer = answerCall && readAnswer(answerCall, experiment.rules.answers);
    const judgement = judgeCall && readJudgement(judgeCall);
    return {
      question: request.question,
      policy: request.policy,
      answerCall,
      judgeCall,
      answer: answer?.ok ? answer.value : null,
      verdict: answerCall && answer && verdictOf(answerCall, answer),
      judgement: judgement?.ok ? judgement.value : null,
    };
  });
}

function measureOf(item: JudgedAnswer, measure: (typeof MEASURES)[number]): number | null {
  if (measure === 'inputTokens') return item.answerCall?.usage?.inputTokens ?? null;
  if (item.judgement === null) return null;
  if (measure === 'relevance') return item.judgement.relevance;
  const { claims_made: made, claims_supported: supported } = item.judgement;
  return made === 0 ? null : supported / made;
}

export function summarise(
  experiment: PoliciesExperiment,
  answers: readonly JudgedAnswer[],
): PolicySummary[] {
  return experiment.rules.policies.map(({ id }) => {
    const own = answers.filter((item) => item.policy === id);
    const mean = (measure: (typeof MEASURES)[number]) =>
      meanOf(own.flatMap((item) => measureOf(item, measure) ?? []));
    return {
      policy: id,
      judged: own.filter((item) => item.judgement !== null).length,
      asked: own.length,
      supportedShare: mean('supportedShare'),
      relevance: mean('relevance'),
      inputTokens: mean('inputTokens'),
    };
  });
}

/** Paired by question, resampled and flipped as every comparison of the lab, under the plan's seed. */
export function compareSummaries(
  experiment: PoliciesExperiment,
  answers: readonly JudgedAnswer[],
): MeasureDifference[] {
  const [first, second] = experiment.rules.policies.map(({ id }) => id);
  return MEASURES.map((measure) => {
    const differences = Float64Array.from(
      answers
        .filter((item) => item.policy === first)
        .flatMap((item) => {
          const other = answers.find(
            (each) => each.policy === second && each.question === item.question,
          );
          const a = measureOf(item, measure);
          const b = other ? measureOf(other, measure) : null;
          return a === null || b === null ? [] : [a - b];
        }),
    );
    const n = differences.length;
    const steps = resample({
      strata: [{ name: measure, group: 0, questions: n, differences }],
      groups: 1,
      columns: 1,
      resamples: RESAMPLES,
      seed: experiment.rules.seed,
    });
    let step = steps.next();
    while (!step.done) step = steps.next();
    return { measure, n, difference: pairedDifference(step.value[0]![0]!, differences, false) };
  });
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
}
