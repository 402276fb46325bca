import { EVIDENCE_THRESHOLD } from './evidence';
import { retrieve } from '../pipeline';
import { passagesOf } from '../retrieval/passages';
import type { PipelineSettings } from '../settings';
import { askGates } from './gates';
import type { QuestionSet } from './question-set';

/** Which threshold moves; the other stays where the settings put it. */
export type MovingGate = 'topic' | 'answer';

/** What is answered at one place of the moving threshold. */
export interface RiskPoint {
  readonly threshold: number;
  readonly answered: number;
  /** Questions answered / all questions, from 0 to 1. */
  readonly coverage: number;
  /** Questions answered without all gold, or without an answer to find / answered. */
  readonly risk: number;
}

/** Risk against coverage, from the strictest threshold that answers anything to the loosest. */
export interface RiskCurve {
  readonly gate: MovingGate;
  readonly points: readonly RiskPoint[];
  /**
   * Area under the steps of the curve / coverage reached: the mean risk over the coverage reached,
   * from 0 to 1. Null where nothing is answered at any threshold.
   */
  readonly area: number | null;
}

/** A question as a curve sees it. */
export interface Judged {
  /** How far the threshold must be from refusing: higher is answered earlier. Null: never answered. */
  readonly strength: number | null;
  /** Answering it would be an error. */
  readonly wrong: boolean;
}

/**
 * Risk and coverage as the threshold of one gate moves through every value where an answer changes.
 * Gate 2's strength is the share of the question's idf that its best sentence covers; gate 1's is
 * the share that is seen, so that its threshold is 1 minus strength.
 */
export function riskCurve(
  set: QuestionSet,
  settings: PipelineSettings,
  gate: MovingGate,
): RiskCurve {
  const judged = set.questions.map((item): Judged => {
    const { question, scope, gold } = item;
    const open = { ...settings, gateTopic: false, gateAnswer: false };
    const { supplied } = retrieve(set.prepared, question, open, scope);
    const strength = strengths(set, item, supplied);
    const topicHolds = strength.unseen === 0 || strength.unseen < settings.topicThreshold;
    const answerHolds = strength.answer !== null && strength.answer >= settings.answerThreshold;
    const held = gate === 'topic' ? answerHolds : topicHolds;
    const moving = gate === 'topic' ? 1 - strength.unseen : strength.answer;
    const wrong = !item.answerable || !gold.every((chunk) => supplied.includes(chunk));
    return { strength: held && strength.hasTerms ? moving : null, wrong };
  });
  const { points, area } = curveOf(judged);
  if (gate === 'answer') return { gate, points, area };
  return {
    gate,
    points: points.map((point) => ({ ...point, threshold: 1 - point.threshold })),
    area,
  };
}

/** What each gate would have to be asked for to refuse the question. */
function strengths(
  set: QuestionSet,
  { question, scope }: QuestionSet['questions'][number],
  supplied: readonly number[],
): { hasTerms: boolean; unseen: number; answer: number | null } {
  const thresholds = { topicThreshold: Infinity, answerThreshold: Infinity };
  const settings = { gateTopic: true, gateAnswer: true, ...thresholds };
  const passages = passagesOf(set.prepared.table, supplied);
  const decisions = askGates(
    question.forGates,
    set.prepared.indexes,
    settings,
    () => passages,
    scope,
  );
  const { topic, answer } = decisions;
  const needed = answer
    ? [
        ...(answer.asked ? [answer.best?.coverage ?? null] : []),
        // A question without a figure is answered or not, whatever the threshold that moves.
        ...(answer.evidence && answer.evidence.score < EVIDENCE_THRESHOLD ? [null] : []),
        ...answer.premises.map(({ figure, found }) =>
          found && figure.kind === 'date' ? 1 : (found?.coverage ?? null),
        ),
      ]
    : [];
  return {
    hasTerms: topic?.closed !== 'no-bearing-term',
    unseen: topic?.unseenShare ?? 0,
    answer: needed.includes(null) ? null : Math.min(1, ...(needed as number[])),
  };
}

/**
 * The curve of judged questions, strongest first; questions of equal strength come together. The
 * area sums, step by step, the coverage gained times the risk then reached.
 */
export function curveOf(judged: readonly Judged[]): Pick<RiskCurve, 'points' | 'area'> {
  const answerable = judged.filter((each) => each.strength !== null);
  const sorted = [...answerable].sort((a, b) => b.strength! - a.strength!);
  const points: RiskPoint[] = [];
  let wrong = 0;
  let sum = 0;
  let before = 0;
  sorted.forEach((each, place) => {
    if (each.wrong) wrong += 1;
    if (sorted[place + 1]?.strength === each.strength) return;
    const answered = place + 1;
    const risk = wrong / answered;
    sum += (answered - before) * risk;
    before = answered;
    points.push({ threshold: each.strength!, answered, coverage: answered / judged.length, risk });
  });
  return { points, area: sorted.length === 0 ? null : sum / sorted.length };
}
