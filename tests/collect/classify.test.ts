import { describe, expect, it } from 'vitest';
import { readCall, type Expectation } from '../../src/collect/classify';
import type { WireResult } from '../../src/network/wire';
import { textOf } from '../../src/engine/protocol/results';
import { TERMS } from '../engine/protocol/experiment-helpers';
import { answered, apiError, incomplete, MODEL, refused, usage } from './responses';

const KEY = 'sk-test-SECRET-1';
const EXPECTED: Expectation = {
  terms: TERMS,
  reservation: 90_000_000,
  hold: 180_000_000,
  streamed: false,
  snapshots: 'exact',
  boundModel: null,
  key: KEY,
};

function answer(body: unknown, httpStatus = 200): WireResult {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { kind: 'answer', httpStatus, text };
}

function read(body: unknown, httpStatus = 200, changes: Partial<Expectation> = {}) {
  return readCall(answer(body, httpStatus), { ...EXPECTED, ...changes });
}

const KEPT_WHOLE = { amount: EXPECTED.hold, basis: 'reservation' };

describe('what a model may do without stopping a series', () => {
  it('answers', () => {
    const { kept, stop } = read(answered());
    expect(stop).toBeNull();
    expect(kept).toMatchObject({
      outcome: 'answered',
      model: MODEL,
      responseId: 'resp_1',
      // 400 × 10,000 + 120 × 50,000
      cost: { amount: 10_000_000, basis: 'usage' },
    });
  });

  it('runs into the output limit before any text (API-01)', () => {
    const { kept, stop } = read({
      id: 'resp_1',
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      model: MODEL,
      output: [{ type: 'reasoning', summary: [] }],
      usage: {
        input_tokens: 400,
        output_tokens: 512,
        output_tokens_details: { reasoning_tokens: 512 },
        total_tokens: 912,
      },
    });
    expect(stop).toBeNull();
    expect(kept).toMatchObject({ outcome: 'incomplete', reason: 'output-limit-no-text' });
    expect(kept.usage).toMatchObject({ inputTokens: 400, outputTokens: 512 });
    expect(textOf(kept.output)).toBeNull();
  });

  it('is cut short with text, or for a reason we do not know, shown as received', () => {
    expect(read(incomplete('max_output_tokens', '{"ans')).kept).toMatchObject({
      outcome: 'incomplete',
      reason: 'output-limit',
    });
    expect(read(incomplete('lunch_break', null))).toMatchObject({
      stop: null,
      kept: { outcome: 'incomplete', reason: 'other', incompleteReason: 'lunch_break' },
    });
  });

  it('is blocked by the content filter (API-03)', () => {
    const body = {
      status: 'incomplete',
      incomplete_details: { reason: 'content_filter' },
      model: MODEL,
      output: [],
      usage: { input_tokens: 300, output_tokens: 5, total_tokens: 305 },
    };
    expect(read(body)).toMatchObject({ stop: null, kept: { outcome: 'filtered', reason: null } });
  });

  it('refuses, which is neither an answer nor a failure', () => {
    expect(read(refused())).toMatchObject({ stop: null, kept: { outcome: 'refused' } });
    expect(read(answered(''))).toMatchObject({ stop: null, kept: { outcome: 'empty' } });
  });

  it('spreads its text over parts and items, all of which are joined (API-05)', () => {
    const { kept } = read(
      answered('', {
        output_text: 'never read',
        output: [
          { type: 'reasoning', summary: [] },
          {
            type: 'message',
            content: [
              { type: 'output_text', text: '{"a":1,' },
              { type: 'output_text', text: '"b":2}' },
            ],
          },
        ],
      }),
    );
    expect(textOf(kept.output)).toBe('{"a":1,"b":2}');
    expect(JSON.stringify(kept)).not.toContain('never read');
  });
});

describe('what stops a series', () => {
  it('tells refusals of the API apart (API-25)', () => {
    const reasons = [
      [401, { error: { code: 'invalid_api_key' } }, 'key-refused'],
      [403, { error: { code: 'unsupported_country_region_territory' } }, 'country-refused'],
      [403, apiError('permission_error', null), 'access-refused'],
      [404, { error: { code: 'model_not_found' } }, 'model-unknown'],
      [404, apiError('invalid_request_error', null), 'address-unknown'],
      [429, { error: { code: 'insufficient_quota' } }, 'no-credit'],
      [429, apiError('requests', 'rate_limit_exceeded'), 'rate-limit'],
      [400, apiError('invalid_request_error', null, 'No.', 'temperature'), 'setting-refused'],
    ] as const;
    for (const [status, body, reason] of reasons) {
      const { kept, stop } = read(body, status);
      expect(kept).toMatchObject({ outcome: 'failed', reason, httpStatus: status });
      expect(stop).toEqual({ code: 'http-error', detail: reason });
      // Refused with the API's own error object: nothing was billed.
      expect(kept.cost).toEqual({ amount: 0, basis: 'refused-by-api' });
    }
  });

  it('keeps the reservation where the error may not be the API’s, or came after work', () => {
    for (const [status, body] of [
      [401, '<html>sign in</html>'],
      [403, { message: 'blocked by proxy' }],
      [404, ''],
      [429, { error: 'slow down' }],
      [500, apiError('server_error', null)],
      [503, apiError('server_error', 'overloaded')],
      [302, ''],
    ] as const) {
      const { kept, stop } = read(body, status);
      expect(kept.cost, String(status)).toEqual(KEPT_WHOLE);
      expect(stop?.code).toBe('http-error');
    }
  });

  it('never settles at zero what may have been work: 408, 409, 421, 499, or anything with usage', () => {
    for (const status of [408, 409, 418, 421, 424, 425, 444, 460, 499]) {
      const { kept, stop } = read(apiError('invalid_request_error', 'again'), status);
      expect(kept.cost, String(status)).toEqual(KEPT_WHOLE);
      expect(stop?.code).toBe('http-error');
    }
    const error = { type: 'invalid_request_error', code: 'again', message: 'No.' };
    // Where the body gives model and usage it is believed.
    const told = read({ error, model: MODEL, usage: usage() }, 400).kept;
    expect(told).toMatchObject({ cost: { amount: 10_000_000, basis: 'usage' } });
    expect(told.usage).toMatchObject({ inputTokens: 400 });
    for (const body of [
      { error, usage: usage() },
      { error, usage: { total_tokens: 9 } },
      { error: { ...error, usage: usage() } },
      { error, response: { model: MODEL, usage: usage() } },
      { error, output: [{ type: 'reasoning' }] },
    ]) {
      expect(read(body, 400).kept.cost, JSON.stringify(body)).toEqual(KEPT_WHOLE);
    }
    expect(read({ error, usage: null }, 400).kept.cost.amount).toBe(0);
  });

  it('takes no status for an end that may still change', () => {
    for (const status of ['queued', 'in_progress', undefined, null, 7]) {
      const { kept, stop } = read(answered(undefined, { status }));
      expect(stop?.code, String(status)).toBe('unreadable');
      expect(kept.cost).toEqual(KEPT_WHOLE);
    }
    expect(read(answered(undefined, { status: 'cancelled' })).kept.cost.basis).toBe('usage');
  });

  it('tells a body that was cut on the way from a page that is no answer', () => {
    const whole = JSON.stringify(answered('{"answer":"a \\"quoted\\" [one]","evidence":[]}'));
    for (const length of [1, 2, 10, whole.length >> 1, whole.length - 1]) {
      const { stop, kept } = read(whole.slice(0, length));
      expect(stop, String(length)).toEqual({ code: 'unreadable', detail: 'cut' });
      expect(kept.cost).toEqual(KEPT_WHOLE);
    }
    for (const text of ['Bad gateway', '<html>{', '{"a":1}}', '{a:1}']) {
      expect(read(text).stop?.detail, text).toBe('not-json');
    }
  });

  it('names a proxy where a streamed body got no answer', () => {
    const lost = { kind: 'fault', code: 'network', httpStatus: 0 } as const;
    expect(readCall(lost, { ...EXPECTED, streamed: true })).toMatchObject({
      stop: { code: 'network', detail: 'network-streamed' },
      kept: { cost: KEPT_WHOLE },
    });
    expect(readCall(lost, EXPECTED).stop?.detail).toBe('network');
  });

  it('reads the text first and keeps the status (API-13)', () => {
    const bad = read('<html><h1>Bad gateway</h1></html>', 502).kept;
    expect(bad).toMatchObject({ httpStatus: 502, reason: 'server-error' });
    const login = read('<html>login</html>', 200);
    expect(login).toMatchObject({
      stop: { code: 'unreadable', detail: 'not-json' },
      kept: { httpStatus: 200, cost: KEPT_WHOLE },
    });
    const empty = read('', 500).kept;
    expect(empty).toMatchObject({ httpStatus: 500, reason: 'server-error' });
    expect(JSON.stringify([bad, login, empty])).not.toMatch(/html|Unexpected token/);
    expect(read('  ', 200).stop?.detail).toBe('empty-body');
    expect(read('[]', 200).stop?.detail).toBe('not-json');
    expect(read('"text"', 200).stop?.detail).toBe('not-json');
  });

  it('stops at a network fault, a timeout, a cut connection, with everything spent (API-11)', () => {
    for (const [code, httpStatus, stop] of [
      ['network', 0, 'network'],
      ['timeout', 0, 'timeout'],
      ['timeout', 200, 'timeout'],
      ['cut', 200, 'unreadable'],
      ['too-large', 200, 'unreadable'],
      ['not-utf-8', 200, 'unreadable'],
    ] as const) {
      const reading = readCall({ kind: 'fault', code, httpStatus }, EXPECTED);
      expect(reading.stop?.code).toBe(stop);
      expect(reading.kept).toMatchObject({
        outcome: 'failed',
        httpStatus: httpStatus || null,
        cost: KEPT_WHOLE,
      });
    }
  });

  it('stops where usage is missing, partial or absurd (API-09)', () => {
    for (const value of [undefined, null, {}, { input_tokens: 5 }, usage({ input_tokens: -4 })]) {
      const { kept, stop } = read(answered(undefined, { usage: value }));
      expect(stop?.code).toBe('unknown-cost');
      expect(kept).toMatchObject({ outcome: 'answered', cost: KEPT_WHOLE, usage: null });
    }
    const huge = read(answered(undefined, { usage: { input_tokens: 9e7, output_tokens: 9e7 } }));
    expect(huge.stop?.code).toBe('cost-above-reservation');
    expect(huge.kept.cost.amount).toBe(9e7 * 12_500 + 9e7 * 50_000);
  });

  it('stops at a tier whose price is another', () => {
    const { kept, stop } = read(answered(undefined, { service_tier: 'priority' }));
    expect(stop).toEqual({ code: 'unknown-cost', detail: 'price' });
    expect(kept.cost).toEqual(KEPT_WHOLE);
    expect(read(answered(undefined, { service_tier: null })).stop).toBeNull();
  });

  it('stops at another model, priced only if it is a snapshot of this one', () => {
    const mini = read(answered(undefined, { model: 'gpt-6-astra-mini' }));
    expect(mini.stop).toEqual({ code: 'model-changed', detail: 'gpt-6-astra-mini' });
    expect(mini.kept.cost).toEqual(KEPT_WHOLE);
    const dated = read(answered(undefined, { model: 'gpt-6-astra-2026-09-01' }));
    expect(dated.stop?.code).toBe('model-changed');
    expect(dated.kept.cost.basis).toBe('usage');
    expect(read(answered(undefined, { model: undefined })).stop?.code).toBe('model-changed');
  });

  it('takes a dated snapshot where the plan says so, and then only that one', () => {
    const first = { snapshots: 'dated' } as const;
    const dated = answered(undefined, { model: 'gpt-6-astra-2026-09-01' });
    expect(read(dated, 200, first).stop).toBeNull();
    const compact = answered(undefined, { model: 'gpt-6-astra-20260901' });
    expect(read(compact, 200, first)).toMatchObject({
      stop: null,
      kept: { cost: { basis: 'usage' } },
    });
    const bound = { ...first, boundModel: 'gpt-6-astra-2026-09-01' };
    expect(read(dated, 200, bound).stop).toBeNull();
    const other = answered(undefined, { model: 'gpt-6-astra-2026-10-01' });
    expect(read(other, 200, bound).stop?.code).toBe('model-changed');
    expect(read(answered(), 200, bound).stop?.code).toBe('model-changed');
    const invented = answered(undefined, { model: 'gpt-6-astra-2026-99-01' });
    expect(read(invented, 200, first).stop?.code).toBe('model-changed');
  });

  it('stops at an error object and at a status that is no end', () => {
    const error = { type: 'server_error', code: 'oops', message: 'Sorry.' };
    expect(read(answered(undefined, { error })).stop?.code).toBe('error-object');
    expect(read(answered(undefined, { status: 'failed', error })).kept).toMatchObject({
      outcome: 'failed',
      error,
      cost: { basis: 'usage' },
    });
    expect(read(answered(undefined, { status: 'in_progress' })).stop?.detail).toBe(
      'status-unexpected',
    );
    expect(read({ hello: 1 }).stop?.code).toBe('unreadable');
  });

  it('believes no body that says one name twice', () => {
    const text = JSON.stringify(answered()).replace('"usage"', '"usage":null,"usage"');
    expect(read(text).stop).toEqual({ code: 'unreadable', detail: 'duplicate-name' });
    expect(read(text).kept.cost).toEqual(KEPT_WHOLE);
  });
});

describe('what is kept', () => {
  it('is an allow-list, with every key masked', () => {
    const body = answered(`{"answer":"${KEY}","evidence":[]}`, {
      id: `resp_${KEY}`,
      metadata: { secret: 'metadata' },
      instructions: 'instructions',
      user: 'user-123456',
    });
    const { kept } = read(body);
    const text = JSON.stringify(kept);
    expect(text).not.toContain(KEY);
    expect(text).not.toMatch(/metadata|instructions|user-123456/);
    expect(Object.keys(kept).sort()).toEqual([
      'cost',
      'error',
      'httpStatus',
      'incompleteReason',
      'model',
      'outcome',
      'output',
      'reason',
      'responseId',
      'status',
      'usage',
    ]);
  });

  it('masks keys, organisations and projects in the text of errors (API-21)', () => {
    const message = `Incorrect API key provided: ${KEY}. Quota of organization org-AbCdEf123 in proj_Xy12 for sk-proj-abc***xyz; see https://platform.example/account.`;
    const { kept } = read(apiError('invalid_request_error', 'insufficient_quota', message), 429);
    expect(kept.error!.message).toBe(
      'Incorrect API key provided: [key]. Quota of organization org-… in proj_… for sk-…; see https://platform.example/account.',
    );
  });
});
