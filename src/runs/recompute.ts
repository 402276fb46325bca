import type { Result } from '../engine/errors';
import type { Reproducible } from './make-run';
import type { LabId, RunRecord } from '../engine/records/run-record';

/** What a lab finds when it computes a run again from its settings and corpus. */
export type Recomputed = Pick<Reproducible, 'question' | 'result'>;

/**
 * Computes a run again. `own` is the content of the reader's own corpus, undefined where the run
 * names a bundled one, which the lab finds by its digest. Fails with `corpus-missing` where the
 * corpus is not there, and with `run-unreadable` where the run asks for what the lab cannot do.
 */
export type Recompute = (run: RunRecord, own: unknown) => Promise<Result<Recomputed>>;

const labs = new Map<LabId, Recompute>();

/** Announces a lab's way of computing its runs again, so that this folder need not know the labs. */
export function provideRecompute(lab: LabId, recompute: Recompute): void {
  labs.set(lab, recompute);
}

export function recomputeOf(lab: LabId): Recompute | undefined {
  return labs.get(lab);
}
