import type { Experiment } from '../engine/protocol/experiment';
import type { NanoUsd } from '../engine/protocol/money';
import type { CallRecord, Stop } from '../engine/protocol/results';

/** How far a series has come. Only a frozen or a paused one can be taken up; a stopped one never. */
export type SeriesState = 'frozen' | 'running' | 'paused' | 'complete' | 'stopped';

/** A series in storage: what its frozen plan is known by, and what became of it. */
export interface SeriesRecord {
  readonly id: string;
  /** The digest of the plan; the plan itself and the calls stand apart. */
  readonly plan: string;
  readonly kind: Experiment['kind'];
  readonly model: string;
  readonly createdAt: string;
  readonly planned: number;
  readonly worstCase: NanoUsd;
  readonly state: SeriesState;
  /** The page that collects it now; another page's writes are refused. */
  readonly owner: string | null;
  /** Where Web Locks lack: until when the owner is believed alive, in milliseconds of the epoch. */
  readonly leaseUntil: number;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly stop: Stop | null;
}

/** One call of a series in storage. */
export interface StoredCall extends CallRecord {
  readonly series: string;
}
