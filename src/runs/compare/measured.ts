import type { QuestionOutcome } from '../../engine/abstention/question-set';
import { failure, success, type Result } from '../../engine/errors';
import type { QuestionClass } from '../../engine/evaluation/gold';
import { readEvaluation, readOrder } from '../../engine/records/kinds';
import { SIDES, type OrderSide } from '../../engine/records/order-result';
import type { PolicyRule } from '../../engine/records/policy-rule';
import type { RunRecord } from '../../engine/records/run-record';
import { rulesOf } from '../../engine/records/versions';
import { measuredAbstention } from './measured-abstention';

/** A passage by the name its run gives it: the id of a sentence, or the number of a chunk. */
export type Passage = string | number;

/** What was supplied for one question, and how much of what it needed was in it. */
export interface Decision {
  /** The order of an Order run, sentence by sentence; absent where the text stood as it is. */
  readonly order?: readonly string[];
  /** Best ranked first for an evaluation, in the order of the text for an Order run. */
  readonly supplied: readonly Passage[];
  /** Of what was needed (gold chunks, conditions), what was supplied. */
  readonly found: readonly Passage[];
  readonly needed: number;
  /**
   * found / needed; 1 where nothing was needed. Of an Abstention run 1 where the question was handled
   * rightly (answered with all its evidence, or refused where there is none), else 0.
   */
  readonly recall: number;
  /** Chunks supplied. */
  readonly chunks: number;
  /** What became of a question of an Abstention run. */
  readonly handled?: Handled;
}

export interface Handled {
  readonly outcome: QuestionOutcome;
  /**
   * Whether the checker flagged a figure of the simulated answer, by generator; null where nothing was
   * checked. Absent where the run does not say.
   */
  readonly flagged?: { readonly truthful: boolean | null; readonly lying: boolean | null };
}

/** What questions are told apart by: how their evidence lies, or whether they have any. */
export type QuestionPart = QuestionClass | 'answerable' | 'unanswerable';

export interface MeasuredQuestion {
  /** Equal in two runs where the question is the same question about the same text. */
  readonly key: string;
  /** Number of its corpus. */
  readonly corpus: number;
  readonly id: string;
  readonly class: QuestionPart | null;
  /** What it is resampled among. */
  readonly stratum: string;
  /** Gold chunks that recall counts; null where it counts none (conditions, questions handled). */
  readonly gold: readonly number[] | null;
}

/** The figures of one run, in the shape every comparison reads. */
export interface Measured {
  readonly kind: 'evaluation' | 'order' | 'abstention';
  /** Ids of its corpora. */
  readonly corpora: readonly string[];
  readonly questions: readonly MeasuredQuestion[];
  /** A policy, a side of an Order run, a system of an Abstention run. */
  readonly variants: readonly MeasuredVariant[];
}

export interface MeasuredVariant {
  readonly id: string;
  /** By question, what it decided. */
  readonly decisions: readonly Decision[];
  /** Of an evaluation what the policy is; absent where neither the run nor its time says. */
  readonly rule?: PolicyRule | undefined;
}

function measuredOrders(run: RunRecord): Result<Measured> {
  const read = readOrder(run);
  if (!read.ok) return read;
  const { corpus } = run;
  const name = JSON.stringify([corpus.id, read.value.text]);
  const decision = (side: OrderSide): Decision => ({
    order: side.order,
    supplied: side.supplied,
    found: side.conditions,
    needed: side.conditionsTotal,
    recall: side.conditionsTotal === 0 ? 1 : side.conditions.length / side.conditionsTotal,
    chunks: side.chunks.filter(({ role }) => role !== 'withheld').length,
  });
  return success({
    kind: 'order',
    corpora: [corpus.id],
    questions: [
      {
        key: JSON.stringify([corpus.id, corpus.digest, read.value.text]),
        corpus: 0,
        id: `${corpus.id}, ${read.value.text}`,
        class: null,
        stratum: name,
        gold: null,
      },
    ],
    variants: SIDES.map((side) => ({ id: side, decisions: [decision(read.value[side])] })),
  });
}

function measuredEvaluation(run: RunRecord): Result<Measured> {
  const read = readEvaluation(run);
  if (!read.ok) return read;
  const { corpora, questions, supplied } = read.value;
  const rules = new Map(rulesOf(read.value).map((rule) => [rule.id, rule]));
  const decision = (gold: readonly number[], chunks: readonly number[]): Decision => {
    const given = new Set(chunks);
    const found = gold.filter((each) => given.has(each));
    const recall = found.length / gold.length;
    return { supplied: chunks, found, needed: gold.length, recall, chunks: given.size };
  };
  return success({
    kind: 'evaluation',
    corpora: corpora.map(({ id }) => id),
    questions: questions.map(({ corpus, id, class: kind, gold, stratum }) => {
      const { id: corpusId, digest } = corpora[corpus]!;
      return {
        key: JSON.stringify([corpusId, digest, id]),
        corpus,
        id,
        class: kind,
        gold,
        stratum,
      };
    }),
    variants: supplied.map(({ policy, chunks }) => ({
      id: policy,
      rule: rules.get(policy),
      decisions: chunks.map((each, question) => decision(questions[question]!.gold, each)),
    })),
  });
}

/** What was read of runs, which do not change: a page asks for it several times. */
const measuredRuns = new WeakMap<RunRecord, Result<Measured>>();

/**
 * The figures of a run, read from what it holds, which may come from anyone's file. Fails with
 * `run-without-figures` where it holds none question by question.
 */
export function measuredRun(run: RunRecord): Result<Measured> {
  const known = measuredRuns.get(run);
  if (known) return known;
  const measured = readMeasured(run);
  measuredRuns.set(run, measured);
  return measured;
}

function readMeasured(run: RunRecord): Result<Measured> {
  switch (run.lab) {
    case 'order':
      return measuredOrders(run);
    case 'neighbours':
      return measuredEvaluation(run);
    case 'abstention':
      return measuredAbstention(run);
    default:
      return failure('run-without-figures');
  }
}
