import type { Comparison, PairComparison } from '../compare/compare';
import { readOrder } from '../../engine/records/kinds';
import { SIDES } from '../../engine/records/order-result';
import { measuredRun } from '../compare/measured';
import { NO_TEXTS, questionKey, type QuestionTexts } from '../question-texts';
import type { RunRecord } from '../../engine/records/run-record';
import type { Cell, Table } from './csv';

const RUN_COLUMNS = ['run', 'name', 'created', 'lab', 'corpus', 'reproduction'] as const;

function runCells({ id, name, createdAt, lab, corpus, reproduction }: RunRecord): Cell[] {
  return [id, name, createdAt, lab, corpus.id, reproduction];
}

const DECISION_COLUMNS = [
  'corpus_id',
  'question_id',
  'class',
  'variant',
  'order',
  'supplied',
  'found',
  'needed',
  'recall',
  'chunks',
  'outcome',
  'flagged_truthful',
  'flagged_lying',
  'question',
] as const;

function decisionRows(run: RunRecord, texts: QuestionTexts): Cell[][] {
  const measured = measuredRun(run);
  if (!measured.ok) return [];
  const { corpora, questions, variants } = measured.value;
  const orders = readOrder(run);
  const nameOf = (variant: string): string => {
    const side = SIDES.find((each) => each === variant);
    return orders.ok && side ? `${side}: ${orders.value[side].name}` : variant;
  };
  return variants.flatMap(({ id, decisions }) =>
    questions.map((question, place): Cell[] => {
      const { order, supplied, found, needed, recall, chunks, handled } = decisions[place]!;
      const corpus = corpora[question.corpus]!;
      return [
        corpus,
        question.id,
        question.class,
        nameOf(id),
        order?.join(' ') ?? null,
        supplied.join(' '),
        found.join(' '),
        needed,
        recall,
        chunks,
        handled?.outcome ?? null,
        handled?.flagged?.truthful ?? null,
        handled?.flagged?.lying ?? null,
        texts.questions.get(questionKey(corpus, question.id)) ?? null,
      ];
    }),
  );
}

/**
 * Runs as one table: a line for each question and each policy (or side of an Order run), or one
 * line for a run without such figures. `texts` puts the questions beside their ids. Column names are
 * in English in every language: they are read by programs.
 */
export function runsTable(runs: readonly RunRecord[], texts: QuestionTexts = NO_TEXTS): Table {
  const empty = DECISION_COLUMNS.map((): Cell => null);
  return {
    columns: [...RUN_COLUMNS, ...DECISION_COLUMNS],
    rows: runs.flatMap((run) => {
      const decisions = decisionRows(run, texts);
      return (decisions.length > 0 ? decisions : [empty]).map((cells) => [
        ...runCells(run),
        ...cells,
      ]);
    }),
  };
}

/** One pair of a comparison, question by question: second minus first. */
export function comparisonTable(
  { runs }: Comparison,
  pair: PairComparison,
  texts: QuestionTexts = NO_TEXTS,
): Table {
  const { first, second, result } = pair;
  return {
    columns: [
      'first_run',
      'first_variant',
      'second_run',
      'second_variant',
      'corpus_id',
      'question_id',
      'class',
      'first_recall',
      'second_recall',
      'recall_difference',
      'first_chunks',
      'second_chunks',
      'chunks_difference',
      'outcome',
      'gained',
      'lost',
      'first_outcome',
      'second_outcome',
      'question',
    ],
    rows: (result?.rows ?? []).map((row) => [
      runs[first.run]!.id,
      first.variant,
      runs[second.run]!.id,
      second.variant,
      row.corpus,
      row.id,
      row.class,
      row.first.recall,
      row.second.recall,
      row.recall,
      row.first.chunks,
      row.second.chunks,
      row.chunks,
      row.outcome,
      row.gained?.join(' ') ?? null,
      row.lost?.join(' ') ?? null,
      row.first.handled?.outcome ?? null,
      row.second.handled?.outcome ?? null,
      texts.questions.get(questionKey(row.corpus, row.id)) ?? null,
    ]),
  };
}
