import type { DifferenceRow } from '../evaluation/differences';
import type { MetricsRow, questionCounts } from '../evaluation/table';
import { z } from '../zod';
import { policyRule } from './policy-rule';
import type { Written } from './written';

const chunk = z.int().min(0);
const figure = z.number().nullable();
const questionClass = z.enum(['atomic', 'boundary', 'scattered']);
const questionClassOrAll = z.enum(['all', ...questionClass.options]);

const metricsRow = z.object({
  policy: z.string(),
  class: questionClassOrAll,
  corpus: z.string(),
  n: z.int(),
  recall: figure,
  chunks: figure,
  efficiency: figure,
  characterPrecision: figure,
  characterRecall: figure,
  tokens: figure,
  complete: figure,
  missed: z.object({
    'no-anchor-near': z.int(),
    'not-adjacent': z.int(),
    refused: z.int(),
    'over-cap': z.int(),
  }),
  reason: z.literal('no-question').nullable(),
}) satisfies z.ZodType<MetricsRow>;

const difference = z.object({
  mean: figure,
  low: figure,
  high: figure,
  p: figure,
  d: figure,
  reason: z.enum(['no-question', 'one-question', 'no-variation', 'mean-of-corpora']).nullable(),
});

const differenceRow = z.object({
  a: z.string(),
  b: z.string(),
  class: questionClassOrAll,
  corpus: z.string(),
  n: z.int(),
  recall: difference,
  chunks: difference,
}) satisfies z.ZodType<DifferenceRow>;

const counts = z.array(
  z.object({
    corpus: z.string(),
    classes: z.object({ atomic: z.int(), boundary: z.int(), scattered: z.int() }),
    unanswerable: z.int(),
    withoutGold: z.int(),
  }),
) satisfies z.ZodType<ReturnType<typeof questionCounts>>;

/** What an evaluation holds question by question: all that a comparison reads. */
const byQuestion = {
  corpora: z.array(z.object({ id: z.string(), digest: z.string() })).min(1),
  /** The policies by their rules; runs saved before they were kept name them only. */
  policies: z.array(policyRule).optional(),
  questions: z.array(
    z.object({
      /** Number in `corpora`. */
      corpus: chunk,
      id: z.string(),
      class: questionClass,
      gold: z.array(chunk).min(1),
      /** What it is resampled among. */
      stratum: z.string(),
    }),
  ),
  /** By policy and question, chunks best ranked first. */
  supplied: z.array(z.object({ policy: z.string(), chunks: z.array(z.array(chunk)) })),
};

interface Supplied {
  readonly corpora: readonly unknown[];
  readonly questions: readonly { readonly corpus: number; readonly id: string }[];
  readonly supplied: readonly { readonly policy: string; readonly chunks: readonly unknown[] }[];
  readonly policies?: readonly { readonly id: string }[] | undefined;
}

/** Every question once and in a corpus there is, each policy with a list a question and a rule. */
function isWhole({ corpora, questions, supplied, policies }: Supplied): boolean {
  const names = new Set(questions.map(({ corpus, id }) => JSON.stringify([corpus, id])));
  const rules = policies && new Set(policies.map(({ id }) => id));
  return (
    names.size === questions.length &&
    questions.every(({ corpus }) => corpus < corpora.length) &&
    supplied.every(({ chunks }) => chunks.length === questions.length) &&
    (!rules || (rules.size === policies.length && supplied.every((each) => rules.has(each.policy))))
  );
}

/** The part of an evaluation that is read again. */
export const evaluationFigures = z.object(byQuestion).refine(isWhole);

/** What a run of the Neighbours lab holds: an evaluation, its sweep by its digest. */
export const evaluationResult = z
  .object({
    ...byQuestion,
    counts,
    /** Chunks of each corpus. */
    chunks: z.array(chunk),
    table: z.array(metricsRow),
    differences: z.array(differenceRow),
    sweep: z.string(),
  })
  .refine(isWhole);

export type EvaluationFigures = Written<typeof evaluationFigures>;
export type EvaluationResult = Written<typeof evaluationResult>;
