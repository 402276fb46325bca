import { failure, success, type Result } from '../engine/errors';
import { reproductionOf } from './make-run';
import { recomputeOf } from './recompute';
import type { RunRecord } from '../engine/records/run-record';

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
  const { corpus, settings } = run;
  const { question, result } = again.value;
  const found = { corpus, settings, question, result: asKept(run.result, result) };
  return success(reproductionOf(run) === reproductionOf(found));
}

/**
 * What was found again, without what runs did not keep yet when this one was saved: of objects the
 * members it has.
 */
function asKept(kept: unknown, found: unknown): unknown {
  if (Array.isArray(kept) && Array.isArray(found)) {
    return found.map((each: unknown, place) =>
      place < kept.length ? asKept(kept[place], each) : each,
    );
  }
  if (!isObject(kept) || !isObject(found)) return found;
  return Object.fromEntries(
    Object.entries(found)
      .filter(([key]) => Object.hasOwn(kept, key))
      .map(([key, value]) => [key, asKept(kept[key], value)]),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
