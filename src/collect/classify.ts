import { costOf, readUsage, type Cost, type Usage } from '../engine/protocol/budget';
import type { CallTerms } from '../engine/protocol/experiment';
import type { NanoUsd } from '../engine/protocol/money';
import { isSnapshotOf, priceOf } from '../engine/protocol/prices';
import type { CallRecord, Outcome } from '../engine/protocol/results';
import { parseStrictJson } from '../engine/protocol/strict-json';
import { maskedText, withoutKey } from '../network/redact';
import type { WireResult } from '../network/wire';

/** Why a series stops after a call. */
export type StopCode =
  | 'http-error'
  | 'network'
  | 'timeout'
  | 'unreadable'
  | 'error-object'
  | 'unknown-cost'
  | 'cost-above-reservation'
  | 'model-changed'
  | 'over-budget'
  | 'person'
  | 'storage'
  | 'file-full'
  | 'interrupted';

/** What a call is held against. */
export interface Expectation {
  readonly terms: CallTerms;
  /** The most one sending of the call can cost. */
  readonly reservation: NanoUsd;
  /** What the ledger holds for it, and what it counts for while nobody knows its cost. */
  readonly hold: NanoUsd;
  /** Whether its body left as a stream. */
  readonly streamed: boolean;
  readonly snapshots: 'exact' | 'dated';
  /** The dated snapshot that an earlier call of the same role was answered by. */
  readonly boundModel: string | null;
  /** Masked wherever it stands. */
  readonly key: string;
}

/** A call read: what is kept, what it counts for, and whether the series may go on. */
export interface Reading {
  readonly kept: Omit<CallRecord, 'number' | 'at' | 'endedAt'>;
  readonly stop: { readonly code: StopCode; readonly detail: string } | null;
}

/** Names and codes of a server are kept where they look like names and codes. */
const NAME = /^[\w.:/@+ -]{1,200}$/;

/**
 * Reads what one call brought back. Whatever cannot be understood is a failure with the whole
 * reservation as its cost; nothing here asks for a second attempt.
 */
export function readCall(wire: WireResult, expected: Expectation): Reading {
  if (wire.kind === 'fault') return faultReading(wire, expected);
  const { httpStatus, text } = wire;
  const json = parseStrictJson(text);
  const body = json.ok && isRecord(json.value) ? json.value : null;
  if (httpStatus < 200 || httpStatus > 299) return httpErrorReading(httpStatus, body, expected);
  if (body === null) {
    const reason = unreadableReason(text, json.ok ? null : json.error.code);
    return failed({ httpStatus, reason }, expected, 'unreadable');
  }
  return answerReading(httpStatus, body, expected);
}

function unreadableReason(text: string, code: string | null): string {
  if (text.trim() === '') return 'empty-body';
  if (code === 'json-duplicate-name') return 'duplicate-name';
  return code === 'json-unreadable' && isCutJson(text) ? 'cut' : 'not-json';
}

/** True for a text that begins as an object and ends before it does: inside a string or a bracket. */
function isCutJson(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false;
  const outside = text.replace(/"(?:[^"\\]|\\[^])*"/g, '');
  const opened = outside.match(/[{[]/g)?.length ?? 0;
  const closed = outside.match(/[}\]]/g)?.length ?? 0;
  return outside.includes('"') || opened > closed;
}

function faultReading(
  { code, httpStatus }: Extract<WireResult, { kind: 'fault' }>,
  expected: Expectation,
): Reading {
  const stop = code === 'network' || code === 'timeout' ? code : 'unreadable';
  const reason = code === 'network' && expected.streamed ? 'network-streamed' : code;
  return failed({ httpStatus: httpStatus === 0 ? null : httpStatus, reason }, expected, stop);
}

/** What a status and the API's own code come to, in the words a person needs. */
function httpReason(status: number, code: string | null, param: boolean): string {
  if (status === 401) return 'key-refused';
  if (status === 403) {
    return code === 'unsupported_country_region_territory' ? 'country-refused' : 'access-refused';
  }
  if (status === 404) return code === 'model_not_found' ? 'model-unknown' : 'address-unknown';
  if (status === 429) return code === 'insufficient_quota' ? 'no-credit' : 'rate-limit';
  if (status >= 500) return 'server-error';
  if (status === 400 && param) return 'setting-refused';
  return 'http-error';
}

/** What an API answers before any work. Others, such as 408, 409, 421 and 499, may come after it. */
const REFUSALS: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 410, 411, 413, 414, 415, 422, 429, 431,
]);

/**
 * An HTTP error. A refusal that carries the API's own error object and tells of no work settles at
 * zero; usage that is told is believed, as for an answer. Every other may have been billed.
 */
function httpErrorReading(
  httpStatus: number,
  body: Record<string, unknown> | null,
  expected: Expectation,
): Reading {
  const error = errorOf(body?.error, expected.key);
  const hasParam = isRecord(body?.error) && typeof body.error.param === 'string';
  const reason = httpReason(httpStatus, error?.code ?? null, hasParam);
  const isOwn = error !== null && (error.type !== null || error.code !== null);
  const partly = { httpStatus, reason, error };
  if (!tellsOfWork(body)) {
    const isRefusal = isOwn && REFUSALS.has(httpStatus);
    return failed(
      { ...partly, ...(isRefusal && { cost: REFUSED_BY_API }) },
      expected,
      'http-error',
    );
  }
  const charge = chargeOf(body ?? {}, expected);
  return failed({ ...partly, ...charge }, expected, 'http-error');
}

const REFUSED_BY_API: CallRecord['cost'] = { amount: 0, basis: 'refused-by-api' };

/** True where a body says anywhere, in an error or a response within it, what was used or put out. */
function tellsOfWork(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(tellsOfWork);
  if (!isRecord(value)) return false;
  const { usage, output } = value;
  if (usage !== undefined && usage !== null) return true;
  if (Array.isArray(output) && output.length > 0) return true;
  return Object.values(value).some(tellsOfWork);
}

/** The model, usage and cost that a body states; without a cost where they do not give one. */
function chargeOf(body: Record<string, unknown>, { key, terms }: Expectation) {
  const usage = readUsage(body.usage);
  const model = nameOf(body.model, key);
  const cost = costKnown(usage.ok ? usage.value : null, model, body.service_tier, terms);
  return { model, usage: usage.ok ? usage.value : null, ...cost };
}

/** The statuses that an answer ends with. Any other, or none, may still change, and its usage grow. */
const FINAL: readonly (string | null)[] = ['completed', 'incomplete', 'failed', 'cancelled'];

/** A 2xx with a JSON object: what the model did, what it cost, and whether it is what was asked. */
function answerReading(
  httpStatus: number,
  body: Record<string, unknown>,
  expected: Expectation,
): Reading {
  const { key } = expected;
  const { cost, ...told } = chargeOf(body, expected);
  const parts = {
    httpStatus,
    status: nameOf(body.status, key),
    incompleteReason: isRecord(body.incomplete_details)
      ? nameOf(body.incomplete_details.reason, key)
      : null,
    responseId: nameOf(body.id, key),
    output: keptOutput(body.output, key),
    ...told,
  };
  const { model, status } = parts;
  const charged = cost && FINAL.includes(status) ? { cost } : {};
  const error = errorOf(body.error, key);
  if (error !== null || status === 'failed') {
    const reason = 'error-object';
    return failed({ ...parts, ...charged, error, reason }, expected, 'error-object');
  }
  if (status !== 'completed' && status !== 'incomplete') {
    return failed({ ...parts, ...charged, reason: 'status-unexpected' }, expected, 'unreadable');
  }
  const done = outcomeOf(status, parts.incompleteReason, parts.output);
  const kept = keptOf({ ...parts, ...charged, ...done }, expected);
  if (!isExpectedModel(model, expected)) {
    return { kept, stop: { code: 'model-changed', detail: model ?? '' } };
  }
  if (!cost) {
    return { kept, stop: { code: 'unknown-cost', detail: unknownDetail(body.usage) } };
  }
  if (cost.amount > expected.reservation) {
    return { kept, stop: { code: 'cost-above-reservation', detail: '' } };
  }
  return { kept, stop: null };
}

/** Why a cost is not known: the usage, or a model or tier without a price. */
function unknownDetail(reported: unknown): string {
  const usage = readUsage(reported);
  if (usage.ok) return 'price';
  const { code, details } = usage.error;
  return details.place === undefined ? code : `${code} ${String(details.place)}`;
}

/**
 * The cost where it is known: usage that adds up, a model that has a price (its own or as a dated
 * snapshot of it), and the tier the price is for. Null otherwise.
 */
function costKnown(
  usage: Usage | null,
  model: string | null,
  tier: unknown,
  terms: CallTerms,
): { cost: Cost } | null {
  if (usage === null || model === null) return null;
  if (tier !== undefined && tier !== null && tier !== 'default') return null;
  const prices = priceOf(new Map([[terms.model, terms.prices]]), model);
  return prices === null ? null : { cost: costOf(usage, prices) };
}

function isExpectedModel(model: string | null, expected: Expectation): boolean {
  if (model === null) return false;
  if (expected.snapshots === 'exact') return model === expected.terms.model;
  if (expected.boundModel !== null) return model === expected.boundModel;
  return model === expected.terms.model || isSnapshotOf(model, expected.terms.model);
}

/** What the model did: answered, refused, was filtered, was cut short, or said nothing. */
function outcomeOf(
  status: 'completed' | 'incomplete',
  incompleteReason: string | null,
  output: CallRecord['output'],
): { outcome: Outcome; reason: string | null } {
  const parts = output.flatMap((item) => item.content ?? []);
  const hasText = parts.some((part) => (part.text ?? '') !== '');
  if (status === 'incomplete') {
    if (incompleteReason === 'content_filter') return { outcome: 'filtered', reason: null };
    if (incompleteReason === 'max_output_tokens') {
      return { outcome: 'incomplete', reason: hasText ? 'output-limit' : 'output-limit-no-text' };
    }
    return { outcome: 'incomplete', reason: 'other' };
  }
  if (parts.some((part) => part.refusal !== undefined)) return { outcome: 'refused', reason: null };
  return { outcome: hasText ? 'answered' : 'empty', reason: null };
}

type Partly = Partial<Reading['kept']>;

function failed(partly: Partly, expected: Expectation, code: StopCode): Reading {
  const kept = keptOf({ ...partly, outcome: 'failed' }, expected);
  return { kept, stop: { code, detail: kept.reason ?? '' } };
}

/** The allow-list: nothing of a response is kept that is not named here. */
function keptOf(partly: Partly, expected: Expectation): Reading['kept'] {
  return {
    outcome: partly.outcome ?? 'failed',
    reason: partly.reason ?? null,
    httpStatus: partly.httpStatus ?? null,
    status: partly.status ?? null,
    incompleteReason: partly.incompleteReason ?? null,
    model: partly.model ?? null,
    responseId: partly.responseId ?? null,
    output: partly.output ?? [],
    usage: partly.usage ?? null,
    cost: partly.cost ?? { amount: expected.hold, basis: 'reservation' },
    error: partly.error ?? null,
  };
}

/** Far more items of an output, and parts of one, than any answer has: a file must hold them all. */
const MOST_PARTS = 2000;

/** Items of the raw output: messages with their text and refusals, the rest by type. */
function keptOutput(output: unknown, key: string): CallRecord['output'] {
  if (!Array.isArray(output)) return [];
  let room = MOST_PARTS;
  return output
    .filter(isRecord)
    .slice(0, MOST_PARTS)
    .map((item) => {
      const type = nameOf(item.type, key)?.slice(0, 100) ?? 'unknown';
      if (type !== 'message' || !Array.isArray(item.content)) return { type };
      const parts = item.content.filter(isRecord).slice(0, room);
      room -= parts.length;
      return {
        type,
        content: parts.map((part) => ({
          type: nameOf(part.type, key)?.slice(0, 100) ?? 'unknown',
          ...(part.type === 'output_text' &&
            typeof part.text === 'string' && { text: withoutKey(part.text, key) }),
          ...(part.type === 'refusal' &&
            typeof part.refusal === 'string' && { refusal: withoutKey(part.refusal, key) }),
        })),
      };
    });
}

/** The API's error object, its message masked; null where there is none. */
function errorOf(value: unknown, key: string): CallRecord['error'] {
  if (!isRecord(value)) return null;
  const type = nameOf(value.type, key)?.slice(0, 100) ?? null;
  const code = nameOf(value.code, key)?.slice(0, 100) ?? null;
  const message = typeof value.message === 'string' ? maskedText(value.message, key) : '';
  return type === null && code === null && message === '' ? null : { type, code, message };
}

function nameOf(value: unknown, key: string): string | null {
  return typeof value === 'string' && NAME.test(value) ? withoutKey(value, key) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
