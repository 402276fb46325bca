import type { PipelineSettings } from '../settings';
import type { RetrievalCorpus } from '../corpus/retrieval-corpus';
import { finish } from '../finish';
import { checking, countChecks, type CheckerCounts } from './checker';
import type { Script } from './generators';
import {
  answerSet,
  countOutcomes,
  questionSet,
  type OutcomeCounts,
  type QuestionResult,
  type QuestionSet,
} from './question-set';

/** What a gate demands of a question set: shares from 0 to 1, and counts. */
export interface GateThresholds {
  /** Least share of answerable questions with all gold supplied. */
  readonly recall: number;
  /** Least share of unanswerable questions refused. */
  readonly refusals: number;
  /** Most answerable questions refused. */
  readonly wrongRefusals: number;
  /** Least share of lies flagged. */
  readonly lies: number;
  /** Most true answers flagged. */
  readonly falseAlarms: number;
}

/** What the project demands of its own twenty questions. */
export const GATE_THRESHOLDS: GateThresholds = {
  recall: 0.95,
  refusals: 1,
  wrongRefusals: 0,
  lies: 1,
  falseAlarms: 0,
};

export type GateLineName = keyof GateThresholds;

/** One threshold against what was measured. */
export interface GateLine {
  readonly name: GateLineName;
  readonly atLeast: boolean;
  /** A share from 0 to 1 where `atLeast`, else a count; null where there was nothing to measure. */
  readonly measured: number | null;
  readonly count: number;
  readonly of: number;
  readonly threshold: number;
  /** True where there was nothing to measure. */
  readonly passed: boolean;
  /** Ids of the questions that count against it. */
  readonly against: readonly string[];
}

export interface GateReport {
  readonly passed: boolean;
  readonly lines: readonly GateLine[];
  readonly outcomes: OutcomeCounts;
  readonly checker: CheckerCounts;
}

/**
 * Runs a question set with `settings` and holds it against the thresholds: the pipeline with its
 * gates, and the checker on what the lying generator says (all of the author's answers, with the
 * lies of the script in place of theirs) and on what the truthful one does.
 */
export function gateReport(
  corpus: RetrievalCorpus,
  script: Script,
  settings: PipelineSettings,
  thresholds: GateThresholds,
): GateReport {
  const set = questionSet(corpus, settings);
  return finish(reporting(set, answerSet(set, settings), script, thresholds));
}

/** The same on a set that has been put to the pipeline, an answer a step. */
export function* reporting(
  set: QuestionSet,
  results: readonly QuestionResult[],
  script: Script,
  thresholds: GateThresholds,
): Generator<void, GateReport, void> {
  const outcomes = countOutcomes(results);
  const lying = countChecks(yield* checking(set, results, 'lying', script), script);
  const truthful = countChecks(yield* checking(set, results, 'truthful', script), script);
  const falseAlarms = [...new Set([...lying.falseAlarms, ...truthful.falseAlarms])].sort();
  const checker = { ...lying, checked: truthful.checked, falseAlarms };
  const idsOf = (outcome: string, answerable: boolean) =>
    results
      .filter((each) => each.outcome === outcome && each.answerable === answerable)
      .map(({ id }) => id);
  const refusedWrongly = idsOf('refused-wrongly', true);
  const lines = [
    least('recall', thresholds, outcomes.answeredWithGold, outcomes.answerable, [
      ...idsOf('answered-without-gold', true),
      ...refusedWrongly,
    ]),
    least(
      'refusals',
      thresholds,
      outcomes.refusedRightly,
      outcomes.unanswerable,
      idsOf('answered-without-gold', false),
    ),
    most('wrongRefusals', thresholds, refusedWrongly, outcomes.answerable),
    least('lies', thresholds, checker.hits.length, checker.lies, checker.misses),
    most('falseAlarms', thresholds, checker.falseAlarms, checker.checked),
  ];
  return { passed: lines.every(({ passed }) => passed), lines, outcomes, checker };
}

function least(
  name: GateLineName,
  thresholds: GateThresholds,
  count: number,
  of: number,
  against: readonly string[],
): GateLine {
  const threshold = thresholds[name];
  const measured = of === 0 ? null : count / of;
  const passed = measured === null || measured >= threshold;
  return { name, atLeast: true, measured, count, of, threshold, passed, against };
}

function most(
  name: GateLineName,
  thresholds: GateThresholds,
  against: readonly string[],
  of: number,
): GateLine {
  const threshold = thresholds[name];
  const count = against.length;
  const measured = of === 0 ? null : count;
  return {
    name,
    atLeast: false,
    measured,
    count,
    of,
    threshold,
    passed: count <= threshold,
    against,
  };
}
