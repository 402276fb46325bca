import { failure, success, type Result } from '../errors';
import { z } from '../zod';
import { termsOf, type Experiment } from './experiment';
import { fileText, seriesDigest } from './freeze';
import { ledgerTotal, ROW_STATES, type LedgerOpening, type LedgerRow } from './ledger-rows';
import { sumAmounts } from './money';
import { parseStrictJson } from './strict-json';
import {
  hasFormat,
  isNewer,
  layoutFaults,
  verifyExperiment,
  type Fault,
  type Verified,
} from './verify';

/** What came of a call. Only `failed` stops a series; the rest are things a model may do. */
export const OUTCOMES = [
  'answered',
  'refused',
  'filtered',
  'incomplete',
  'empty',
  'skipped',
  'failed',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const code = z.string().max(100);
const words = z.string().max(4000);
const moment = z.iso.datetime();

const contentPart = z.strictObject({
  type: code,
  text: z.string().optional(),
  refusal: z.string().optional(),
});

/**
 * What is kept of one call: this list and nothing else. Every text passed the masking of keys.
 * `at` and `endedAt` are this page's clock.
 */
const callRecord = z.strictObject({
  number: z.number().int().min(1),
  at: moment,
  endedAt: moment,
  outcome: z.enum(OUTCOMES),
  /** A code of ours that says more: why it failed, why it is incomplete, why it was skipped. */
  reason: code.nullable(),
  httpStatus: z.number().int().min(0).max(999).nullable(),
  /** The answer's own status, and why it is incomplete, as received. */
  status: code.nullable(),
  incompleteReason: code.nullable(),
  model: z.string().max(200).nullable(),
  responseId: z.string().max(200).nullable(),
  /** Items of the raw output: messages with their parts, the others by type alone. */
  output: z.array(z.strictObject({ type: code, content: z.array(contentPart).optional() })),
  usage: z
    .strictObject({
      inputTokens: count,
      cachedTokens: count.nullable(),
      cacheWriteTokens: count.nullable(),
      outputTokens: count,
      reasoningTokens: count.nullable(),
    })
    .nullable(),
  /** What the call counts for, and how that is known. */
  cost: z.strictObject({
    amount: count,
    basis: z.enum(['usage', 'upper-bound', 'refused-by-api', 'reservation', 'not-called']),
  }),
  error: z
    .strictObject({ type: code.nullable(), code: code.nullable(), message: words })
    .nullable(),
});

export type CallRecord = z.infer<typeof callRecord>;

const stop = z.strictObject({ code, number: z.number().int().min(0), detail: words });

/** Why a series ended before its last call. */
export type Stop = z.infer<typeof stop>;

const outcome = z.strictObject({
  state: z.enum(['complete', 'stopped', 'paused']),
  startedAt: moment,
  endedAt: moment,
  stop: stop.nullable(),
});

const ledgerRow = z.strictObject({
  series: z.string(),
  number: z.number().int().min(1),
  model: z.string(),
  reserved: count,
  state: z.enum(ROW_STATES),
  amount: count,
  steps: z.array(
    z.strictObject({ state: z.enum(ROW_STATES), at: moment, amount: count, reason: words }),
  ),
});

const opening = z.strictObject({ id: z.string().max(300), spentBefore: count, at: moment });

const resultsSchema = z.strictObject({
  format: z.literal('fragment-lab/results'),
  version: z.literal(1),
  series: z.enum(['collected', 'simulated']),
  experiment: z.unknown(),
  outcome,
  calls: z.array(callRecord),
  /** The account of this series' calls, as the ledger had it when the file was written. */
  ledger: z.array(ledgerRow),
  digests: z.strictObject({
    experiment: z.string(),
    calls: z.array(z.string()),
    ledger: z.string(),
    results: z.string(),
  }),
});

type ResultsFile = z.infer<typeof resultsSchema>;

/** A series as it ended: what was planned, what came of it, and its account. */
export interface Results extends Omit<ResultsFile, 'experiment'> {
  readonly experiment: Experiment;
}

/** Puts a results file together; its digests name the series' kind as the experiment's do. */
export function makeResults(
  experiment: Experiment,
  end: z.infer<typeof outcome>,
  calls: readonly CallRecord[],
  ledger: readonly LedgerRow[],
): Results {
  const plain = JSON.parse(
    JSON.stringify({
      format: 'fragment-lab/results',
      version: 1,
      series: experiment.series,
      experiment,
      outcome: end,
      calls,
      ledger,
    }),
  ) as Omit<Results, 'digests'>;
  return { ...plain, digests: resultsDigests(plain) };
}

function resultsDigests(results: Omit<Results, 'digests'>): Results['digests'] {
  const { series } = results;
  const { digests, ...plan } = results.experiment;
  const parts = {
    experiment: seriesDigest(series, { ...plan, digests }),
    calls: results.calls.map((call) => seriesDigest(series, call)),
    ledger: seriesDigest(series, results.ledger),
  };
  return { ...parts, results: seriesDigest(series, { outcome: results.outcome, ...parts }) };
}

/**
 * Reads the text of a results file: shape, experiment, every digest, and whether calls and account
 * tell the same story. Missing calls stay missing.
 *
 * Fails as `verifyExperiment` does, with `json-unreadable`, `json-duplicate-name`, `results-unknown`
 * (some other file), `results-newer` or `results-invalid` with the `place` and `reason`.
 */
export function readResults(text: string): Result<Verified<Results>> {
  const json = parseStrictJson(text);
  if (!json.ok) return json;
  if (!hasFormat(json.value, 'fragment-lab/results')) return failure('results-unknown');
  if (isNewer(json.value, 'fragment-lab/results')) return failure('results-newer');
  const parsed = resultsSchema.safeParse(json.value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return failure('results-invalid', {
      place: issue.path.map(String).join('.'),
      reason: issue.code,
    });
  }
  const experiment = verifyExperiment(parsed.data.experiment);
  if (!experiment.ok) return experiment;
  const results: Results = { ...parsed.data, experiment: experiment.value.value };
  const odd = contradiction(results);
  if (odd !== null) return failure('results-invalid', { place: odd, reason: 'contradiction' });
  return success({
    value: results,
    faults: [
      ...experiment.value.faults.map(({ code: fault, place }) => ({
        code: fault,
        place: `experiment.${place}`,
      })),
      ...digestFaults(results),
      ...layoutFaults(text, json.value),
    ],
  });
}

function digestFaults(results: Results): Fault[] {
  const computed = resultsDigests(results);
  const claimed = results.digests;
  const places: string[] = [];
  if (computed.experiment !== claimed.experiment) places.push('experiment');
  results.calls.forEach((call, place) => {
    if (computed.calls[place] !== claimed.calls[place]) places.push(`calls[${call.number}]`);
  });
  if (claimed.calls.length !== results.calls.length) places.push('digests.calls');
  if (computed.ledger !== claimed.ledger) places.push('ledger');
  if (places.length === 0 && computed.results !== claimed.results) places.push('outcome');
  return places.map((place) => ({ code: 'digest', place }));
}

/** The place where a file contradicts itself in a way no digest could excuse; null where it does not. */
function contradiction({ experiment, series, calls, ledger }: Results): string | null {
  if (series !== experiment.series) return 'series';
  let last = 0;
  for (const [place, call] of calls.entries()) {
    // In the order of the plan, each once: a call cannot be answered twice.
    if (call.number <= last || call.number > experiment.requests.length) return `calls[${place}]`;
    last = call.number;
  }
  const rows = new Set<number>();
  for (const [place, row] of ledger.entries()) {
    const request = experiment.requests[row.number - 1];
    if (!request || row.series !== experiment.id || rows.has(row.number)) return `ledger[${place}]`;
    if (row.model !== termsOf(experiment, request).model) return `ledger[${place}].model`;
    rows.add(row.number);
  }
  return null;
}

/** A ledger as a file of its own. An imported one is read and shown, never counted. */
const ledgerFile = z.strictObject({
  format: z.literal('fragment-lab/ledger'),
  version: z.literal(1),
  opening,
  rows: z.array(ledgerRow),
  total: count,
});

export interface LedgerFile {
  readonly opening: LedgerOpening;
  readonly rows: readonly LedgerRow[];
}

export function ledgerText({ opening: begin, rows }: LedgerFile): string {
  return fileText({
    format: 'fragment-lab/ledger',
    version: 1,
    opening: begin,
    rows,
    total: ledgerTotal(begin, rows),
  });
}

/** Fails with `json-unreadable`, `json-duplicate-name`, `ledger-invalid` (`place`) or `ledger-sum`. */
export function readLedger(text: string): Result<LedgerFile> {
  const json = parseStrictJson(text);
  if (!json.ok) return json;
  const parsed = ledgerFile.safeParse(json.value);
  if (!parsed.success) {
    return failure('ledger-invalid', { place: parsed.error.issues[0]!.path.map(String).join('.') });
  }
  const { opening: begin, rows, total } = parsed.data;
  if (ledgerTotal(begin, rows) !== total) return failure('ledger-sum');
  return success({ opening: begin, rows });
}

/** What the calls of a series count for together. */
export function costOfCalls(calls: readonly CallRecord[]): number {
  return sumAmounts(calls.map((call) => call.cost.amount));
}

/**
 * The text of an answer: every text part of every message item joined, whatever stands between them.
 * Null where there is none.
 */
export function textOf(output: CallRecord['output']): string | null {
  const parts = output.flatMap((item) => item.content ?? []);
  const texts = parts.flatMap((part) => (part.text === undefined ? [] : [part.text]));
  return texts.length === 0 ? null : texts.join('');
}
