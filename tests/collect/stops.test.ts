import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopText } from '../../src/collect/outcome-text';
import { Ledger } from '../../src/collect/ledger';
import { MemoryLedgerStore } from '../../src/collect/memory-ledger';
import { collectSeries } from '../../src/collect/runner';
import { POOLED_CASES } from '../../src/corpora/bundled-cases';
import { PROTOCOL_PLAN } from '../../src/engine/protocol/plan';
import { responsesClient } from '../../src/network/client';
import { outcomeWords } from '../../src/words/outcomes';
import {
  goodAnswer,
  GOOD_COST,
  ResponsesServer,
  type Action,
  type RequestJson,
} from '../e2e/responses-server';
import { frozen, LOCAL } from '../engine/protocol/experiment-helpers';

const KEY = 'sk-test-SECRET-0123456789';
const NOW = Date.parse('2026-10-08T09:00:00Z');
const PLAN = { ...PROTOCOL_PLAN, repetitions: 1 };
const LAST = 8;

let server: ResponsesServer;
beforeEach(async () => {
  server = new ResponsesServer();
  await server.start();
});
afterEach(() => server.stop());

/** What stops a series, what the row of that call then says, and what it counts for. */
const STOPS: readonly (readonly [
  name: string,
  stop: string,
  action: (body: RequestJson) => Action,
  state: 'settled' | 'unknown',
  text: RegExp,
])[] = [
  [
    '401',
    'http-error',
    () => ({ status: 401, body: apiError('invalid_api_key') }),
    'settled',
    /The key was refused/,
  ],
  [
    '403',
    'http-error',
    () => ({ status: 403, body: apiError('unsupported_country_region_territory') }),
    'settled',
    /not available from this country/,
  ],
  [
    '404',
    'http-error',
    () => ({ status: 404, body: apiError('model_not_found') }),
    'settled',
    /model is unknown/,
  ],
  [
    '429',
    'http-error',
    () => ({ status: 429, body: apiError('rate_limit_exceeded') }),
    'settled',
    /Too many calls/,
  ],
  [
    '429 with retry-after',
    'http-error',
    () => ({
      status: 429,
      body: apiError('rate_limit_exceeded'),
      headers: { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' },
    }),
    'settled',
    /Too many calls/,
  ],
  [
    'insufficient quota',
    'http-error',
    () => ({
      status: 429,
      body: apiError(
        'insufficient_quota',
        'Quota of organization org-AbCd1234 in project proj_Zz99 exceeded.',
      ),
    }),
    'settled',
    /No credit is left/,
  ],
  [
    '500',
    'http-error',
    () => ({ status: 500, body: apiError('server_error') }),
    'unknown',
    /The server failed/,
  ],
  ['503', 'http-error', () => ({ status: 503, body: '' }), 'unknown', /The server failed/],
  [
    'an HTML body',
    'unreadable',
    () => ({ body: '<html><h1>Sign in</h1></html>', headers: { 'content-type': 'text/html' } }),
    'unknown',
    /not JSON/,
  ],
  ['an empty body', 'unreadable', () => ({}), 'unknown', /empty/],
  [
    'a cut connection',
    'unreadable',
    (body) => ({ body: goodAnswer(body), cut: 'half-way' }),
    'unknown',
    /ended inside the answer/,
  ],
  [
    'a redirect',
    'network',
    () => ({ status: 307, headers: { location: '/elsewhere' } }),
    'unknown',
    /does not say why/,
  ],
  [
    'an error object',
    'error-object',
    (body) => ({
      body: goodAnswer(body, {
        status: 'failed',
        error: { code: 'server_error', message: 'Sorry.' },
      }),
    }),
    'settled',
    /answered with an error/,
  ],
  [
    'missing usage',
    'unknown-cost',
    (body) => ({ body: goodAnswer(body, { usage: undefined }) }),
    'unknown',
    /cost of the call is unknown/,
  ],
  [
    'partial usage',
    'unknown-cost',
    (body) => ({ body: goodAnswer(body, { usage: { input_tokens: 5 } }) }),
    'unknown',
    /cost of the call is unknown/,
  ],
  [
    'absurd usage',
    'unknown-cost',
    (body) => ({ body: goodAnswer(body, { usage: { input_tokens: -1, output_tokens: 1e99 } }) }),
    'unknown',
    /cost of the call is unknown/,
  ],
  [
    'a cost above the reservation',
    'cost-above-reservation',
    (body) => ({ body: goodAnswer(body, { usage: { input_tokens: 500, output_tokens: 9_000 } }) }),
    'settled',
    /more than was reserved/,
  ],
  [
    'another model',
    'model-changed',
    (body) => ({ body: goodAnswer(body, { model: 'gpt-6-astra-mini' }) }),
    'unknown',
    /Another model answered/,
  ],
  [
    'a dated snapshot',
    'model-changed',
    (body) => ({ body: goodAnswer(body, { model: 'gpt-6-astra-2026-09-01' }) }),
    'settled',
    /Another model answered/,
  ],
  [
    'duplicate names',
    'unreadable',
    (body) => ({
      body: JSON.stringify(goodAnswer(body)).replace('"usage":', '"usage":null,"usage":'),
    }),
    'unknown',
    /one name twice/,
  ],
];

function apiError(code: string, message = 'No.') {
  return { error: { type: 'invalid_request_error', code, message, param: null } };
}

describe('a series sent over real HTTP', () => {
  it.each(STOPS)(
    'stops at %s, at the first, second and last call',
    async (_name, stop, action, state, text) => {
      for (const at of [1, 2, LAST]) {
        server.arrivals.length = 0;
        server.closesConnections = at === 2;
        server.script = (number, body) =>
          number === at ? action(body) : { body: goodAnswer(body) };
        const experiment = frozen({
          cases: POOLED_CASES.slice(0, 1),
          plan: PLAN,
          provider: LOCAL,
        });
        const ledger = new Ledger(new MemoryLedgerStore(), () => NOW);
        await ledger.open('ledger-1', 0);
        await ledger.keep(experiment);
        const client = responsesClient({
          endpoint: server.endpoint,
          key: KEY,
          streamedBody: false,
        });
        if (!client.ok) throw new Error(client.error.code);
        const ended = await collectSeries({
          experiment,
          ledger,
          send: client.value,
          owner: 'page-1',
          wish: () => 'go',
          key: KEY,
          now: () => NOW,
          onProgress: () => undefined,
        });
        if (!ended.ok) throw new Error(ended.error.code);
        expect(ended.value.record.stop).toMatchObject({ code: stop, number: at });
        expect(stopText(outcomeWords('en'), ended.value.record.stop!)).toMatch(text);
        // The server's tally: never one request more than the rules allow.
        expect(server.arrivals).toHaveLength(at);
        const view = await ledger.view();
        if (!view.ok) throw new Error(view.error.code);
        const { rows, total } = view.value;
        expect(rows).toHaveLength(at);
        const last = rows.at(-1)!;
        expect(last.state).toBe(state);
        if (state === 'unknown') expect(last.amount).toBe(last.reserved);
        expect(rows.slice(0, -1).every((row) => row.amount === GOOD_COST)).toBe(true);
        expect(total).toBe(rows.reduce((sum, row) => sum + row.amount, 0));
        expect(JSON.stringify(ended.value)).not.toMatch(/AbCd1234|Zz99|Unexpected token|SECRET/);
      }
    },
  );
});
