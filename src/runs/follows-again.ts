import { failure, success, type Result } from '../engine/errors';
import { reproductionOf } from './make-run';
import { recomputeOf } from './recompute';
import type { Json, RunRecord } from '../storage/run-record';

/**
 * Whether the question and the figures of a run still follow from its settings and corpus. What the
 * record claims of itself, its digests, plays no part. Fails as `Recompute` does, or with
 * `lab-missing`.
 */
export async function followsAgain(run: RunRecord, own: unknown): Promise<Result<boolean>> {
  const recompute = recomputeOf(run.lab);
  if (!recompute) return failure('lab-missing');
  const again = await recompute(run, own);
  if (!again.ok) return again;
  const { corpus } = run;
  const settings = run.settings as Readonly<Record<string, Json>>;
  const kept = { corpus, settings, question: run.question, result: run.result as Json };
  return success(reproductionOf(kept) === reproductionOf({ corpus, settings, ...again.value }));
}
