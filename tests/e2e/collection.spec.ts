import {
  begin,
  expectComplete,
  expectStop,
  fillPlan,
  freeze,
  holdKey,
  KEY,
  launch,
  openRoom,
  reservedTwice,
  show,
  shownTotal,
  storedRows,
  sum,
  test,
} from './collection-page';
import { expect } from './page';
import { goodAnswer, GOOD_COST, type Action, type RequestJson } from './responses-server';

test('the preset has 72 requests whose reservation is the sum stated, and 72 good answers settle @collection', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await openRoom(page);
  await fillPlan(page, server, { whole: true, before: '0.41792' });
  await expect(page.locator('[data-calls]')).toHaveText('72 calls');
  await freeze(page);
  const worst = Number(await page.locator('[data-worst]').getAttribute('data-worst'));
  await holdKey(page);
  await begin(page);
  await expectComplete(page);

  expect(server.arrivals).toHaveLength(72);
  const stated = server.arrivals.map(({ body }) => reservedTwice(body));
  const rows = await storedRows(page);
  expect(rows.map((row) => row.reserved)).toEqual(stated);
  // Each is settled before the next is reserved: the most that counts at once ends with one in doubt.
  const settled = stated.map((_, place) =>
    stated.slice(0, place).reduce((total, amount) => total + amount / 2, stated[place]!),
  );
  expect(worst).toBe(Math.max(...settled));
  expect(rows.every((row) => row.state === 'settled')).toBe(true);
  expect(sum(rows)).toBe(72 * GOOD_COST);
  // The view's total is the ledger's, prior spending included.
  await expect.poll(() => shownTotal(page)).toBe(417_920_000 + 72 * GOOD_COST);
});

test('a call carries the two headers and the frozen body, and nothing else of ours @collection', async ({
  page,
  server,
}) => {
  await launch(page, server);
  await expectComplete(page);
  for (const { headers, body, url } of server.arrivals) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(headers['content-type']).toBe('application/json');
    const browsers =
      /^(host|connection|content-length|user-agent|accept.*|origin|sec-.*|cache-control|pragma|authorization|content-type)$/;
    expect(Object.keys(headers).filter((name) => !browsers.test(name))).toEqual([]);
    expect(url).toBe('/v1/responses');
    expect(body).not.toContain(KEY);
  }
});

/** What stops a series, what the row of that call then says, and what it counts for. */
const STOPS: readonly (readonly [
  name: string,
  stop: string,
  action: (body: RequestJson) => Action,
  state: 'settled' | 'unknown',
  text?: RegExp,
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
    'a CORS refusal',
    'network',
    (body) => ({ body: goodAnswer(body), withoutCors: true }),
    'unknown',
    /does not say why/,
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

for (const [name, stop, action, state, text] of STOPS) {
  test(`${name} stops the series at the first, second and last call @collection`, async ({
    page,
    server,
  }) => {
    for (const at of [1, 2, 4]) {
      // A series of its own each time, all in one ledger under one ceiling.
      server.arrivals.length = 0;
      server.closesConnections = at === 2;
      server.script = (number, body) => (number === at ? action(body) : { body: goodAnswer(body) });
      const rowsBefore = at === 1 ? [] : await storedRows(page);
      if (at === 1) await openRoom(page);
      else await show(page, 'Plan');
      if (at === 1) await fillPlan(page, server);
      await freeze(page);
      await holdKey(page);
      await begin(page);
      await expectStop(page, stop);
      if (text) await expect(page.locator(`[data-stop="${stop}"]`)).toContainText(text);

      // The server's tally: never one request more than the rules allow.
      expect(server.arrivals).toHaveLength(at);
      const known = new Set(rowsBefore.map((row) => row.series));
      const rows = (await storedRows(page)).filter((row) => !known.has(row.series));
      expect(rows).toHaveLength(at);
      const last = rows.at(-1)!;
      expect(last.state).toBe(state);
      if (state === 'unknown') expect(last.amount).toBe(last.reserved);
      expect(rows.slice(0, -1).every((row) => row.amount === GOOD_COST)).toBe(true);
      await expect.poll(() => shownTotal(page)).toBe(sum(await storedRows(page)));
      await show(page, 'Collect');
      await expect(page.getByRole('button', { name: 'Start collecting' })).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/AbCd1234|Zz99|Unexpected token/);
    }
  });
}
