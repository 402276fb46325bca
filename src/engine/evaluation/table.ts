import { summarise } from '../statistics/summary';
import type { Evaluation } from './evaluate';
import type { QuestionClass } from './gold';
import type { MissReason, QuestionOutcome } from './outcome';

export const CLASSES: readonly (QuestionClass | 'all')[] = [
  'all',
  'atomic',
  'boundary',
  'scattered',
];

/** All questions weigh the same. */
export const POOLED = 'pooled';
/** All corpora weigh the same. */
export const MACRO = 'macro';

/** One line of the table: means over the questions of a class. Without questions all are null. */
export interface MetricsRow {
  readonly policy: string;
  readonly class: QuestionClass | 'all';
  /** A corpus id, `pooled` or `macro`. */
  readonly corpus: string;
  readonly n: number;
  readonly recall: number | null;
  readonly chunks: number | null;
  /** Mean recall / mean chunks. It crowns whatever returns least: never rank by it alone. */
  readonly efficiency: number | null;
  readonly characterPrecision: number | null;
  readonly characterRecall: number | null;
  /** Estimated. */
  readonly tokens: number | null;
  /** Share of the questions with every gold chunk supplied. */
  readonly complete: number | null;
  /** Gold chunks missed, by reason: counts. */
  readonly missed: Readonly<Record<MissReason, number>>;
  readonly reason: 'no-question' | null;
}

const MEASURES = {
  recall: (outcome: QuestionOutcome) => outcome.recall,
  chunks: (outcome: QuestionOutcome) => outcome.supplied.length,
  characterPrecision: (outcome: QuestionOutcome) => outcome.characterPrecision,
  characterRecall: (outcome: QuestionOutcome) => outcome.characterRecall,
  tokens: (outcome: QuestionOutcome) => outcome.tokens,
  complete: (outcome: QuestionOutcome) => (outcome.missed.length === 0 ? 1 : 0),
};

function missedByReason(outcomes: readonly QuestionOutcome[]): Record<MissReason, number> {
  const counts = { 'no-anchor-near': 0, 'not-adjacent': 0, refused: 0, 'over-cap': 0 };
  for (const { missed } of outcomes) for (const { reason } of missed) counts[reason] += 1;
  return counts;
}

/** Means over lists of outcomes: over each list, then over the lists that are not empty. */
function rowOf(
  head: Pick<MetricsRow, 'policy' | 'class' | 'corpus'>,
  lists: readonly (readonly QuestionOutcome[])[],
): MetricsRow {
  const mean = (measure: (outcome: QuestionOutcome) => number) =>
    summarise(lists.map((list) => summarise(list.map(measure)).mean)).mean;
  const recall = mean(MEASURES.recall);
  const chunks = mean(MEASURES.chunks);
  const n = lists.reduce((sum, list) => sum + list.length, 0);
  return {
    ...head,
    n,
    recall,
    chunks,
    efficiency: recall === null || chunks === null || chunks === 0 ? null : recall / chunks,
    characterPrecision: mean(MEASURES.characterPrecision),
    characterRecall: mean(MEASURES.characterRecall),
    tokens: mean(MEASURES.tokens),
    complete: mean(MEASURES.complete),
    missed: missedByReason(lists.flat()),
    reason: n === 0 ? 'no-question' : null,
  };
}

/** The whole table: every policy by class, for each corpus, pooled and macro. */
export function metricsTable(evaluation: Evaluation): MetricsRow[] {
  const { corpora, variants, questions, outcomes } = evaluation;
  return variants.flatMap(({ id: policy }, variant) =>
    CLASSES.flatMap((questionClass) => {
      const lists = corpora.map((): QuestionOutcome[] => []);
      questions.forEach(({ corpus, question }, position) => {
        if (questionClass !== 'all' && question.class !== questionClass) return;
        lists[corpus]!.push(outcomes[variant]![position]!);
      });
      const head = { policy, class: questionClass };
      return [
        ...corpora.map(({ id }, corpus) => rowOf({ ...head, corpus: id }, [lists[corpus]!])),
        rowOf({ ...head, corpus: POOLED }, [lists.flat()]),
        rowOf({ ...head, corpus: MACRO }, lists),
      ];
    }),
  );
}

/** Questions of each class in each corpus, and those left out, for the line above a table. */
export function questionCounts(evaluation: Evaluation): {
  corpus: string;
  classes: Record<QuestionClass, number>;
  unanswerable: number;
  withoutGold: number;
}[] {
  return evaluation.corpora.map(({ id, questions, excluded }) => {
    const classes = { atomic: 0, boundary: 0, scattered: 0 };
    for (const question of questions) classes[question.class] += 1;
    return { corpus: id, classes, ...excluded };
  });
}
