import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { PolicyVariant } from '../engine/evaluation/catalogue';
import type { DifferenceRow, Pair } from '../engine/evaluation/differences';
import type { Progress } from '../engine/evaluation/evaluate';
import type { QuestionClass } from '../engine/evaluation/gold';
import type { QuestionOutcome } from '../engine/evaluation/outcome';
import type { SweepPoint } from '../engine/evaluation/sweep';
import type { MetricsRow, questionCounts } from '../engine/evaluation/table';
import type { PolicyRule } from '../engine/records/policy-rule';
import type { ChunkingSettings, SpaceName } from '../engine/settings';
import type { JobEnd } from './job';

/** What an evaluation is of. Everything is plain data, so that it can cross to a worker. */
export interface EvaluationRequest {
  /** Names corpora and cutting: requests with the same key share what was prepared. */
  readonly key: string;
  readonly corpora: readonly RetrievalCorpus[];
  readonly chunking: ChunkingSettings;
  /** What is compared: by default the catalogue. */
  readonly variants?: readonly PolicyVariant[];
  /** Where the sweep measures SCAR's cosines. */
  readonly space: SpaceName;
}

/** A question that was measured, in the order of all outcomes. */
interface MeasuredQuestion {
  /** Number in the corpora of the request. */
  readonly corpus: number;
  readonly id: string;
  readonly class: QuestionClass;
  readonly gold: readonly number[];
  /** What it is resampled among. */
  readonly stratum: string;
}

/** What a policy of the catalogue supplied: by question, chunks best ranked first. */
export interface SuppliedByPolicy {
  readonly policy: string;
  readonly chunks: readonly (readonly number[])[];
}

/** The figures of an evaluation. */
export interface EvaluationResult {
  /** The policies by everything they read. */
  readonly policies: readonly PolicyRule[];
  readonly counts: ReturnType<typeof questionCounts>;
  /** Chunks of each corpus. */
  readonly chunks: readonly number[];
  readonly questions: readonly MeasuredQuestion[];
  readonly supplied: readonly SuppliedByPolicy[];
  readonly table: readonly MetricsRow[];
  readonly differences: readonly DifferenceRow[];
  readonly sweep: readonly SweepPoint[];
  /** Digest of reproduction of the sweep, which is too long to be kept whole. */
  readonly sweepDigest: string;
}

export const PHASES = ['questions', 'sweep', 'statistics'] as const;

export interface JobProgress extends Progress {
  readonly phase: (typeof PHASES)[number];
}

export type Report = (progress: JobProgress) => void;

/** What the worker can be asked. `job` is a number of the caller's, by which it can be cancelled. */
export interface EvaluationApi {
  evaluate(
    job: number,
    request: EvaluationRequest,
    report: Report,
  ): Promise<JobEnd<EvaluationResult>>;
  /** Differences of pairs of the catalogue beyond those of every evaluation. */
  compare(
    job: number,
    request: EvaluationRequest,
    pairs: readonly Pair[],
    report: Report,
  ): Promise<JobEnd<readonly DifferenceRow[]>>;
  /** What one policy, of the catalogue or not, supplies for each measured question. */
  outcomes(
    job: number,
    request: EvaluationRequest,
    variant: PolicyVariant,
    report: Report,
  ): Promise<JobEnd<readonly QuestionOutcome[]>>;
  cancel(job: number): void;
}
