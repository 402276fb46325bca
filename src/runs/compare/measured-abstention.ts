import type { QuestionOutcome } from '../../engine/abstention/question-set';
import { failure, success, type Result } from '../../engine/errors';
import { z } from '../../engine/zod';
import type { RunRecord } from '../../storage/run-record';
import type { Decision, Handled, Measured } from './measured';

const outcome = z.enum([
  'answered-with-gold',
  'answered-without-gold',
  'refused-rightly',
  'refused-wrongly',
] satisfies QuestionOutcome[]);
const chunks = z.array(z.int().min(0));
const flag = z.boolean().nullable();

/** What an Abstention run keeps; a run saved before it kept gold has the first three alone. */
const abstentionResult = z.object({
  questions: z
    .array(
      z.object({
        id: z.string(),
        guarded: outcome,
        supplied: chunks,
        naive: outcome,
        naiveSupplied: chunks.optional(),
        answerable: z.boolean().optional(),
        gold: chunks.optional(),
        flagged: z.object({ truthful: flag, lying: flag }).optional(),
      }),
    )
    .min(1),
});

const RIGHT: ReadonlySet<QuestionOutcome> = new Set(['answered-with-gold', 'refused-rightly']);

function decision(
  supplied: readonly number[],
  gold: readonly number[],
  handled: Handled,
): Decision {
  const given = new Set(supplied);
  return {
    supplied,
    found: gold.filter((chunk) => given.has(chunk)),
    needed: gold.length,
    recall: RIGHT.has(handled.outcome) ? 1 : 0,
    chunks: given.size,
    handled,
  };
}

/**
 * The figures of an Abstention run: of its guarded system, and of the naive one where the run says
 * what that supplied. Fails with `run-without-figures`.
 */
export function measuredAbstention(run: RunRecord): Result<Measured> {
  const parsed = abstentionResult.safeParse(run.result);
  const questions = parsed.data?.questions ?? [];
  const isWhole = new Set(questions.map(({ id }) => id)).size === questions.length;
  if (!parsed.success || !isWhole) return failure('run-without-figures');
  const { corpus } = run;
  const naive = questions.flatMap(({ naive: became, naiveSupplied, gold = [] }) =>
    naiveSupplied ? [decision(naiveSupplied, gold, { outcome: became })] : [],
  );
  const guarded = questions.map(({ guarded: became, supplied, gold = [], flagged }) =>
    decision(supplied, gold, { outcome: became, ...(flagged && { flagged }) }),
  );
  return success({
    kind: 'abstention',
    corpora: [corpus.id],
    questions: questions.map(({ id, answerable }) => ({
      key: JSON.stringify([corpus.id, corpus.digest, id]),
      corpus: 0,
      id,
      class: answerable === undefined ? null : answerable ? 'answerable' : 'unanswerable',
      stratum: corpus.id,
      gold: null,
    })),
    variants: [
      { id: 'guarded', decisions: guarded },
      ...(naive.length === questions.length ? [{ id: 'naive', decisions: naive }] : []),
    ],
  });
}
