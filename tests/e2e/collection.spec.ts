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
import { goodAnswer, GOOD_COST, type Action } from './responses-server';

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

/** What only a browser can do to a call, and one answer whose words are masked on the page. */
const STOPS: readonly (readonly [at: number, stop: string, said: RegExp, action: Action])[] = [
  [1, 'network', /does not say why/, { body: {}, withoutCors: true }],
  [2, 'network', /does not say why/, { status: 307, headers: { location: '/elsewhere' } }],
  [4, 'unreadable', /ended inside the answer/, { body: { half: 'of it' }, cut: 'half-way' }],
  [
    2,
    'http-error',
    /No credit is left/,
    {
      status: 429,
      body: {
        error: {
          type: 'invalid_request_error',
          code: 'insufficient_quota',
          message: 'Quota of organization org-AbCd1234 in project proj_Zz99 exceeded.',
          param: null,
        },
      },
    },
  ],
];

test('what a browser does to a call stops the series there, each in one ledger @collection', async ({
  page,
  server,
}) => {
  await openRoom(page);
  await fillPlan(page, server);
  for (const [round, [at, stop, said, action]] of STOPS.entries()) {
    const before = round === 0 ? [] : await storedRows(page);
    server.arrivals.length = 0;
    server.closesConnections = at === 2;
    server.script = (number, body) => (number === at ? action : { body: goodAnswer(body) });
    if (round > 0) await show(page, 'Plan');
    await freeze(page);
    await holdKey(page);
    await begin(page);
    await expectStop(page, stop);
    await expect(page.locator(`[data-stop="${stop}"]`)).toContainText(said);
    // The server's tally: never one request more than the rules allow.
    expect(server.arrivals).toHaveLength(at);
    const known = new Set(before.map((row) => row.series));
    const rows = (await storedRows(page)).filter((row) => !known.has(row.series));
    expect(rows).toHaveLength(at);
    const last = rows.at(-1)!;
    expect(last.state).toBe(stop === 'http-error' ? 'settled' : 'unknown');
    if (last.state === 'unknown') expect(last.amount).toBe(last.reserved);
    expect(rows.slice(0, -1).every((row) => row.amount === GOOD_COST)).toBe(true);
    await expect(page.locator('body')).not.toContainText(/AbCd1234|Zz99|Unexpected token/);
    await expect.poll(() => shownTotal(page)).toBe(sum(await storedRows(page)));
    await show(page, 'Collect');
    await expect(page.getByRole('button', { name: 'Start collecting' })).toHaveCount(0);
  }
});
