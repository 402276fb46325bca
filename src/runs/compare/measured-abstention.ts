import type { QuestionOutcome } from '../../engine/abstention/question-set';
import { success, type Result } from '../../engine/errors';
import { readAbstention } from '../../engine/records/kinds';
import type { RunRecord } from '../../engine/records/run-record';
import type { Decision, Handled, Measured } from './measured';

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
  const read = readAbstention(run);
  if (!read.ok) return read;
  const { questions } = read.value;
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
