import { success, type LabError, type Result } from '../engine/errors';
import {
  holdOf,
  termsOf,
  type Experiment,
  type PlannedRequest,
} from '../engine/protocol/experiment';
import { callBytes, hasRoomForCall, planBytes } from '../engine/protocol/file-size';
import { settledRow, unknownRow, type LedgerRow } from '../engine/protocol/ledger-rows';
import { judgeBody } from '../engine/protocol/policies-experiment';
import { bodyText, type RequestBody } from '../engine/protocol/request';
import type { CallRecord, Stop } from '../engine/protocol/results';
import { readAnswer } from '../engine/protocol/structured-answer';
import type { SeriesRecord } from '../storage/series-record';
import { readCall, type StopCode } from './classify';
import type { Ledger } from './ledger';
import type { Send } from '../network/wire';

/** What a person wants of a running series; read between calls, never inside one. */
export type Wish = 'go' | 'pause' | 'stop';

/** Where a series stands. */
export interface Progress {
  /** The calls made so far, skipped ones included. */
  readonly calls: readonly CallRecord[];
  /** The call under way; null between calls. */
  readonly under: number | null;
}

export interface RunOptions {
  readonly experiment: Experiment;
  readonly ledger: Ledger;
  readonly send: Send;
  /** A name no other page bears. */
  readonly owner: string;
  /** The key in use, to be masked wherever an answer holds it; empty for a simulator. */
  readonly key: string;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
  readonly wish: () => Wish;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * How a run ended, as this page saw it: what can be saved whatever has become of storage, and whether
 * storage took all of it.
 */
export interface RunEnd {
  readonly record: SeriesRecord;
  readonly calls: readonly CallRecord[];
  readonly rows: readonly LedgerRow[];
  /** True where the last call or the end of the series could not be written: it is only in this page. */
  readonly unsaved: boolean;
}

/**
 * Collects a series: one call after another, one attempt each, in the order of the plan.
 *
 * Each call is three steps that nothing can merge: its reservation is written, then that it leaves,
 * then (after the network) what it came to. It stops at the first doubt and never starts again.
 * Fails as `Ledger.start` does; then no call has left.
 */
export async function collectSeries(options: RunOptions): Promise<Result<RunEnd>> {
  const { experiment, ledger, owner, now, onProgress } = options;
  const { provider } = experiment;
  const started = await ledger.start(experiment, owner);
  if (!started.ok) return started;
  const calls: CallRecord[] = [...started.value.done];
  const rows = new Map(started.value.rows.map((row) => [row.number, row]));
  let bytes = calls.reduce(
    (sum, call) => sum + callBytes(call, rows.get(call.number)),
    planBytes(experiment),
  );
  let unsaved = false;
  let stop: Stop | null = null;
  let paused = false;

  const from = calls.at(-1)?.number ?? 0;
  for (const request of experiment.requests.slice(from)) {
    const wish = options.wish();
    if (wish === 'stop') stop = stopAt(request.number, 'person', '');
    if (wish === 'pause') paused = true;
    // What comes back must fit into a file that can be read again.
    if (!hasRoomForCall(bytes)) stop = stopAt(request.number, 'file-full', '');
    if (stop || paused) break;

    const body = bodyOf(experiment, request, calls);
    if (typeof body === 'string') {
      const skipped = skippedCall(request.number, body, now());
      const kept = await ledger.skip(experiment.id, skipped, owner);
      if (!kept.ok) {
        stop = stopAt(request.number, 'storage', said(kept.error));
        break;
      }
      calls.push(skipped);
      onProgress({ calls: [...calls], under: null });
      continue;
    }

    const hold = holdOf(experiment, request);
    const reserved = await ledger.reserve(experiment, request.number, hold, owner);
    if (!reserved.ok) {
      const code = reserved.error.code === 'over-budget' ? 'over-budget' : 'storage';
      stop = stopAt(request.number, code, said(reserved.error));
      break;
    }
    const sent = await ledger.markSent(experiment.id, request.number, owner);
    if (!sent.ok) {
      stop = stopAt(request.number, 'storage', said(sent.error));
      break;
    }
    rows.set(request.number, sent.value);
    onProgress({ calls: [...calls], under: request.number });

    const at = new Date(now()).toISOString();
    const wire = await options.send(bodyText(body));
    const reading = readCall(wire, {
      terms: termsOf(experiment, request),
      reservation: request.reservation,
      hold,
      streamed: provider.kind === 'responses-api' && provider.streamedBody,
      snapshots: experiment.snapshots,
      boundModel: boundModel(experiment, request, calls),
      key: options.key,
    });
    const call = {
      number: request.number,
      at,
      endedAt: new Date(now()).toISOString(),
      ...reading.kept,
    };
    calls.push(call);
    if (reading.stop) stop = stopAt(request.number, reading.stop.code, reading.stop.detail);
    const settled = await ledger.settle(experiment.id, call);
    if (!settled.ok) {
      unsaved = true;
      stop ??= stopAt(request.number, 'storage', said(settled.error));
    }
    const row = settled.ok ? settled.value : rowAfter(sent.value, call);
    rows.set(row.number, row);
    bytes += callBytes(call, row);
    onProgress({ calls: [...calls], under: null });
    if (stop) break;
  }

  const state = stop ? 'stopped' : paused ? 'paused' : 'complete';
  const ended = await ledger.end(experiment.id, state, stop, owner);
  const endedAt = new Date(now()).toISOString();
  const over = { state, stop, endedAt, owner: null, leaseUntil: 0 } as const;
  const record = ended.ok ? ended.value : { ...started.value.record, ...over };
  // Where the end was not written, the next page that opens the ledger closes the series as interrupted.
  return success({ record, calls, rows: [...rows.values()], unsaved: unsaved || !ended.ok });
}

/** The row of a call that storage did not take, as it would have become. */
function rowAfter(sent: LedgerRow, call: CallRecord): LedgerRow {
  const { amount, basis } = call.cost;
  const row =
    basis === 'reservation'
      ? unknownRow(sent, call.reason ?? 'cost-unknown', call.endedAt)
      : settledRow(sent, amount, basis, call.endedAt);
  return row.ok ? row.value : sent;
}

/** What a request sends: its frozen body, or a judge's with the answer; else why there is nothing to ask. */
function bodyOf(
  { rules }: Experiment,
  request: PlannedRequest,
  calls: readonly CallRecord[],
): RequestBody | string {
  const body = request.body as RequestBody;
  if (request.kind !== 'policy-judge') return body;
  const judged = calls.find((call) => call.number === request.judges);
  const answer = judged && readAnswer(judged, rules.answers);
  if (!answer?.ok) return 'nothing-to-judge';
  return judgeBody(body, answer.value.answer) ?? 'answer-too-long';
}

/** The model that answered the first call of this role: later ones must be the same. */
function boundModel(
  experiment: Experiment,
  request: PlannedRequest,
  calls: readonly CallRecord[],
): string | null {
  const { model } = termsOf(experiment, request);
  const isSameRole = (number: number) =>
    (experiment.requests[number - 1]?.kind === 'policy-judge') ===
    (request.kind === 'policy-judge');
  const first = calls.find((call) => call.model !== null && isSameRole(call.number));
  return experiment.snapshots === 'dated' ? (first?.model ?? null) : model;
}

function stopAt(number: number, code: StopCode, detail: string): Stop {
  return { number, code, detail };
}

function said(error: LabError): string {
  const { problem } = error.details;
  return problem === undefined ? error.code : String(problem);
}

function skippedCall(number: number, reason: string, now: number): CallRecord {
  const at = new Date(now).toISOString();
  return {
    number,
    at,
    endedAt: at,
    outcome: 'skipped',
    reason,
    httpStatus: null,
    status: null,
    incompleteReason: null,
    model: null,
    responseId: null,
    output: [],
    usage: null,
    cost: { amount: 0, basis: 'not-called' },
    error: null,
  };
}
