import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import {
  begin,
  expectComplete,
  expectStop,
  fillPlan,
  freeze,
  holdKey,
  KEY,
  openRoom,
  reservedTwice,
  show,
  shownTotal,
  storedRows,
  sum,
  test,
} from './collection-page';
import { expect } from './page';
import { GOOD_COST, goodAnswer, type Action } from './responses-server';
import { CERTIFICATE, SecureServer, type Fault } from './secure-server';

/** A browser for which the name of the real endpoint leads to a port of this machine. */
async function browserTo(port: number): Promise<Browser> {
  const executablePath = findBrowser().path;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      `--host-resolver-rules=MAP api.openai.com 127.0.0.1:${port}`,
      '--ignore-certificate-errors',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
    ],
  });
}

async function openIn(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await openRoom(page);
  return page;
}

/** What a connection does to the second call, and how the series says that it ended. */
const FAULTS: readonly (readonly [Fault, stop: string])[] = [
  ['refused-stream', 'network'],
  ['goaway', 'network'],
  ['closed', 'network'],
  ['cut-answer', 'unreadable'],
  [421, 'http-error'],
  [408, 'http-error'],
  [409, 'http-error'],
  [499, 'http-error'],
];

test('over HTTP/2 a call leaves once, whatever becomes of its connection, and doubt stays reserved @collection', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const server = new SecureServer();
  const browser = await browserTo(await server.start());
  try {
    const page = await openIn(browser, baseURL);
    const reached = new Set<string>();
    page.context().on('request', (request) => reached.add(new URL(request.url()).host));
    await fillPlan(page, 'openai');
    await expect(page.locator('[data-resend="excluded"]')).toBeVisible();
    let answered = 0;
    for (const [fault, stop] of FAULTS) {
      await show(page, 'Plan');
      const known = new Set((await storedRows(page)).map((row) => row.series));
      server.arrivals.length = 0;
      server.fault = (number) => (number === 2 ? fault : undefined);
      await freeze(page);
      await holdKey(page);
      await begin(page);
      await expectStop(page, stop);
      const posts = server.arrivals.map(({ body }) => body);
      expect(posts, String(fault)).toHaveLength(2);
      const rows = (await storedRows(page)).filter((row) => !known.has(row.series));
      expect(rows.map((row) => row.state)).toEqual(['settled', 'unknown']);
      // A call that leaves once reserves its worst case once, and counts for it while in doubt.
      const worst = (Buffer.byteLength(posts[1]!) + 1024) * 12_500 + 1200 * 50_000;
      expect(rows[1]).toMatchObject({ reserved: worst, amount: worst });
      answered += 1;
    }
    await show(page, 'Plan');
    server.arrivals.length = 0;
    server.fault = () => undefined;
    await freeze(page);
    await holdKey(page);
    await begin(page);
    await expectComplete(page);
    expect(server.arrivals).toHaveLength(4);
    answered += 4;

    // The server's tally and the ledger's are one.
    expect(server.answered).toBe(answered);
    const rows = await storedRows(page);
    const settled = rows.filter((row) => row.state === 'settled');
    expect(sum(settled)).toBe(server.answered * GOOD_COST);
    await expect.poll(() => shownTotal(page)).toBe(sum(rows));
    await expect(page.locator('[data-decide]').first()).toHaveAttribute(
      'data-decide',
      String(FAULTS.length),
    );
    for (const { authorization, body } of server.arrivals) {
      expect(authorization).toBe(`Bearer ${KEY}`);
      expect(body).not.toContain(KEY);
    }
    expect([...reached].sort()).toEqual(['api.openai.com', new URL(baseURL!).host]);
  } finally {
    await browser.close();
    await server.stop();
  }
});

test('a proxy that speaks HTTP/1.1 alone gets no call, and is named @collection', async ({
  baseURL,
}) => {
  let posts = 0;
  const proxy = createServer(CERTIFICATE, (request, response) => {
    if (request.method === 'POST') posts += 1;
    response.writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    });
    response.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const browser = await browserTo((proxy.address() as AddressInfo).port);
  try {
    const page = await openIn(browser, baseURL);
    await fillPlan(page, 'openai');
    await freeze(page);
    await holdKey(page);
    await begin(page);
    await expectStop(page, 'network');
    await expect(page.locator('[data-stop]')).toContainText('a proxy that lets no stream through');
    expect(posts).toBe(0);
    const [row] = await storedRows(page);
    expect(row).toMatchObject({ state: 'unknown', amount: row!.reserved });
  } finally {
    await browser.close();
    proxy.closeAllConnections();
    await new Promise<void>((resolve) => proxy.close(() => resolve()));
  }
});

/** What a reused HTTP/1.1 connection does to the second POST; the browser may send it again. */
const CUTS: readonly Action[] = [
  { cut: 'at-once' },
  { cut: 'reset' },
  { cut: 'half-status' },
  { status: 408, body: { error: { type: 'timeout', code: 'again', message: 'Again.' } } },
  { status: 421, body: { error: { type: 'misdirected', code: 'again', message: 'Again.' } } },
];

test('where a call may be sent twice the plan says so, reserves it twice, and may be refused @collection', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await openRoom(page);
  await fillPlan(page, server);
  await expect(page.locator('[data-resend="possible"]')).toContainText('bill');
  await page.getByText('do not freeze the plan', { exact: true }).click();
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot rule out that a call is sent twice');
  await page.getByText('reserve it twice', { exact: true }).click();
  for (const cut of CUTS) {
    await show(page, 'Plan');
    const known = new Set((await storedRows(page)).map((row) => row.series));
    server.arrivals.length = 0;
    server.script = (number, body) => (number === 2 ? cut : { body: goodAnswer(body) });
    await freeze(page);
    await holdKey(page);
    await begin(page);
    await expect(page.locator('[data-end] p')).toBeVisible({ timeout: 30_000 });
    const rows = (await storedRows(page)).filter((row) => !known.has(row.series));
    // At most one POST more than there are calls, and none that the ledger does not hold room for.
    expect(server.arrivals.length - rows.length).toBeLessThanOrEqual(1);
    expect(rows[0]!.reserved).toBe(reservedTwice(server.arrivals[0]!.body));
    for (const row of rows) {
      expect(row.amount).toBe(row.state === 'settled' ? GOOD_COST : row.reserved);
    }
  }
  await expect.poll(() => shownTotal(page)).toBe(sum(await storedRows(page)));
});
