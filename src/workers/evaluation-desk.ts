import { CATALOGUE, type PolicyVariant } from '../engine/evaluation/catalogue';
import { evaluationCorpus, type EvaluationCorpus } from '../engine/evaluation/corpus';
import {
  pairedDifferences,
  standardPairs,
  type DifferenceRow,
  type Pair,
} from '../engine/evaluation/differences';
import { evaluate, type Evaluation, type Progress } from '../engine/evaluation/evaluate';
import type { QuestionOutcome } from '../engine/evaluation/outcome';
import { sweep } from '../engine/evaluation/sweep';
import { metricsTable, questionCounts } from '../engine/evaluation/table';
import { reproductionDigest } from '../engine/protocol/digest';
import { ruleOf } from '../engine/records/variant-rule';
import type { EvaluationRequest, EvaluationResult, JobProgress } from './evaluation-contract';

type Steps<T> = Generator<JobProgress, T, void>;

function* phase<T>(
  name: JobProgress['phase'],
  steps: Generator<Progress, T, void>,
): Generator<JobProgress, T, void> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { phase: name, ...step.value };
  }
}

/**
 * Evaluations in steps of a few milliseconds, so that whoever runs them can report, breathe and
 * stop: the worker of the page, and Node, get the same figures from here. What was prepared for a
 * request is kept for the questions asked about it next.
 */
export class EvaluationDesk {
  #key: string | undefined;
  #corpora: EvaluationCorpus[] = [];
  #evaluation: Evaluation | undefined;

  *evaluate(request: EvaluationRequest): Steps<EvaluationResult> {
    const evaluation = yield* this.#evaluated(request);
    const points = yield* phase('sweep', sweep(this.#corpora, request.space));
    const pairs = standardPairs(evaluation.variants.map(({ id }) => id));
    const differences = yield* phase('statistics', pairedDifferences(evaluation, pairs));
    return {
      policies: evaluation.variants.map((variant) => ruleOf(variant, request.chunking)),
      counts: questionCounts(evaluation),
      chunks: this.#corpora.map(({ prepared }) => prepared.table.count),
      questions: evaluation.questions.map(({ corpus, question }) => ({
        corpus,
        id: question.id,
        class: question.class,
        gold: question.gold,
        stratum: question.stratum,
      })),
      supplied: evaluation.variants.map(({ id }, variant) => ({
        policy: id,
        chunks: evaluation.outcomes[variant]!.map(({ ranked }) => ranked),
      })),
      table: metricsTable(evaluation),
      differences,
      sweep: points,
      sweepDigest: reproductionDigest(points),
    };
  }

  *compare(request: EvaluationRequest, pairs: readonly Pair[]): Steps<DifferenceRow[]> {
    const evaluation = yield* this.#evaluated(request);
    return yield* phase('statistics', pairedDifferences(evaluation, pairs));
  }

  *outcomes(request: EvaluationRequest, variant: PolicyVariant): Steps<readonly QuestionOutcome[]> {
    yield* this.#cut(request);
    const { outcomes } = yield* phase('questions', evaluate(this.#corpora, [variant]));
    return outcomes[0]!;
  }

  *#evaluated(request: EvaluationRequest): Steps<Evaluation> {
    yield* this.#cut(request);
    const { variants = CATALOGUE } = request;
    if (this.#evaluation?.variants !== variants) {
      this.#evaluation = yield* phase('questions', evaluate(this.#corpora, variants));
    }
    return this.#evaluation;
  }

  *#cut({ key, corpora, chunking }: EvaluationRequest): Steps<void> {
    if (this.#key === key) return;
    this.#key = undefined;
    this.#evaluation = undefined;
    this.#corpora = [];
    const total = corpora.reduce((sum, { questions }) => sum + questions.length, 0);
    for (const corpus of corpora) {
      this.#corpora.push(evaluationCorpus(corpus, chunking));
      yield { phase: 'questions', done: 0, total };
    }
    this.#key = key;
  }
}
