import type { Page } from '@playwright/test';
import { build } from 'vite';
import {
  begin,
  expectComplete,
  expectStop,
  fillPlan,
  freeze,
  holdKey,
  launch,
  openRoom,
  show,
  shownTotal,
  storedRows,
  sum,
  test,
} from './collection-page';
import { expect } from './page';
import type { Race } from './ledger-in-page';
import { goodAnswer, GOOD_COST } from './responses-server';

/** Never resolves: the answer that does not come. */
const NEVER = new Promise(() => undefined);

test('incomplete, refused, filtered and empty answers are kept as such and stop nothing @collection', async ({
  page,
  server,
}) => {
  const part = (output: unknown[], changes: object = {}) => ({ output, ...changes });
  const cut = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
  const changes = [
    part([{ type: 'message', content: [{ type: 'output_text', text: '{"answer":"ha' }] }], cut),
    part([{ type: 'reasoning', summary: [] }], cut),
    part([{ type: 'message', content: [{ type: 'refusal', refusal: 'I cannot.' }] }]),
    part([], { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
  ];
  server.script = (number, body) => ({ body: goodAnswer(body, changes[number - 1]) });
  await launch(page, server);
  await expectComplete(page);
  expect(server.arrivals).toHaveLength(4);
  expect(sum(await storedRows(page))).toBe(4 * GOOD_COST);

  await page.getByRole('button', { name: 'Read what came back' }).click();
  const answer = page.locator('[data-answer]');
  const read = async (number: number) => {
    await page.getByRole('button', { name: new RegExp(`^Call ${number}:`) }).click();
    return answer;
  };
  await expect(await read(1)).toContainText('Raise the most output tokens');
  await expect(answer).toContainText('{"answer":"ha');
  await expect(await read(2)).toContainText('before any text');
  await expect(await read(3)).toContainText('refused to answer');
  await expect(answer).toContainText('I cannot.');
  await expect(await read(4)).toContainText('blocked by the content filter');
  await expect(answer).not.toContainText('Raise');
});

test('a slow answer is given up after 120 seconds and stays spent @collection', async ({
  page,
  server,
}) => {
  await page.clock.install();
  server.script = () => ({ after: NEVER });
  await launch(page, server);
  await expect(page.getByText('Call 1 is under way.')).toBeVisible();
  await page.clock.fastForward(119_000);
  await expect(page.getByText('Call 1 is under way.')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expectStop(page, 'timeout');
  expect(server.arrivals).toHaveLength(1);
  const [row] = await storedRows(page);
  expect(row).toMatchObject({ state: 'unknown', amount: row!.reserved });
});

test('a connection cut before any answer is asked once when connections are closed @collection', async ({
  page,
  server,
}) => {
  server.closesConnections = true;
  server.script = (number, body) =>
    number === 3 ? { cut: 'at-once' } : { body: goodAnswer(body) };
  await launch(page, server);
  await expectStop(page, 'network');
  expect(server.arrivals).toHaveLength(3);
  await expect(page.locator('[data-resend="possible"]')).toBeVisible();
});

test('a refused preflight sends no call and keeps the reservation @collection', async ({
  page,
  server,
}) => {
  server.refusesPreflight = true;
  await launch(page, server);
  await expectStop(page, 'network');
  expect(server.arrivals).toHaveLength(0);
  const rows = await storedRows(page);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.amount).toBe(rows[0]!.reserved);
});

/** Where a tab is killed: as it is about to write the state `stops`, or while the server is silent. */
const KILLS = [
  {
    name: 'between reserve and send',
    hangsOn: 'sent',
    arrivals: 0,
    reason: 'before the call left',
  },
  { name: 'between send and answer', hangsOn: '', arrivals: 1, reason: 'during the call' },
  { name: 'between answer and settle', hangsOn: 'settled', arrivals: 1, reason: 'during the call' },
] as const;

for (const { name, hangsOn, arrivals, reason } of KILLS) {
  test(`a tab killed ${name} leaves its call spent until it is written off @collection`, async ({
    page,
    context,
    server,
  }) => {
    if (hangsOn === '') server.script = () => ({ after: NEVER });
    await page.addInitScript((state) => {
      if (state === '') return;
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value: unknown, ...rest) {
        const isRow = this.name === 'ledger' && (value as { state?: string }).state === state;
        if (isRow) {
          console.log('hanging');
          // The page stops here for good, as a frozen tab does, with its transaction open.
          for (;;);
        }
        return put.call(this, value, ...rest);
      };
    }, hangsOn);
    const session = await context.newCDPSession(page);
    await openRoom(page);
    await fillPlan(page, server);
    await freeze(page);
    await holdKey(page);
    const hanging =
      hangsOn === ''
        ? page.getByText('Call 1 is under way.').waitFor()
        : page.waitForEvent('console', (message) => message.text() === 'hanging');
    // A page that hangs in the middle of a click never says that the click is done.
    begin(page).catch(() => undefined);
    await hanging;
    await expect.poll(() => server.arrivals.length).toBe(arrivals);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();

    const later = await context.newPage();
    await openRoom(later, 'ledger');
    await expect(later.getByText('was under way when a page was closed')).toBeVisible();
    const rows = await storedRows(later);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ number: 1, state: 'unknown', amount: rows[0]!.reserved });
    await expect.poll(() => shownTotal(later)).toBe(rows[0]!.reserved);
    await expect(later.locator('[data-row="1"]')).toContainText(reason);

    // The series is stopped for good.
    await show(later, 'Collect');
    await later.getByRole('button', { name: /^Open: Series/ }).click();
    await expectStop(later, 'interrupted');
    await expect(later.getByRole('button', { name: 'Start collecting' })).toHaveCount(0);

    // A person writes the call off, with a reason; how the call ended is all the same to that.
    expect(server.arrivals).toHaveLength(arrivals);
    if (hangsOn !== 'settled') return;
    await show(later, 'Ledger');
    await later.getByRole('button', { name: 'Write off call 1' }).click();
    const dialog = later.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Write it off' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Give a reason.');
    await dialog.getByLabel('Why you know that it was not billed').fill('Not on the bill.');
    await dialog.getByRole('button', { name: 'Write it off' }).click();
    await expect(later.locator('[data-row="1"]')).toContainText('Not on the bill.');
    await expect.poll(() => shownTotal(later)).toBe(0);
    expect(server.arrivals).toHaveLength(arrivals);
  });
}

test('storage that is refused lets no paid call begin, and the simulator works @collection', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openRoom(page);
  await expect(page.locator('[data-obstacle="no-storage"]')).toBeVisible();
  await page.getByText('A server of mine', { exact: true }).click();
  await page.getByLabel('Address of the server').fill(server.endpoint);
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.getByRole('alert')).toContainText('No paid call can be made');
  await page.getByText('Simulator', { exact: true }).click();
  await page.getByLabel('Spent before this ledger, USD').fill('0');
  await freeze(page);
  await begin(page);
  await expectComplete(page);
  expect(server.arrivals).toHaveLength(0);
});

/** The write at which the disk is full, how many calls then arrived, and how many rows there are. */
const FULL = [
  { at: 'reserved', arrivals: 0, kept: 0 },
  { at: 'sent', arrivals: 0, kept: 1 },
  { at: 'settled', arrivals: 1, kept: 1 },
] as const;

test('a disk that is full at any write of a row stops the series and loses nothing @collection', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value: unknown, ...rest) {
      const request = put.call(this, value, ...rest);
      const { fullAt } = window as { fullAt?: string };
      const { state } = value as { state?: string };
      if (this.name === 'ledger' && fullAt !== undefined && state === fullAt) {
        this.transaction.abort();
      }
      return request;
    };
  });
  const diskIsFull = (at?: string) =>
    page.evaluate((state) => ((window as { fullAt?: string }).fullAt = state), at);
  await openRoom(page);
  await fillPlan(page, server);
  for (const [round, { at, arrivals, kept }] of FULL.entries()) {
    const before = round === 0 ? [] : await storedRows(page);
    server.arrivals.length = 0;
    await show(page, 'Plan');
    await freeze(page);
    await holdKey(page);
    await diskIsFull(at);
    await begin(page);
    await expectStop(page, 'storage');
    expect(server.arrivals).toHaveLength(arrivals);
    const known = new Set(before.map(({ series }) => series));
    const rows = (await storedRows(page)).filter(({ series }) => !known.has(series));
    expect(rows).toHaveLength(kept);
    for (const row of rows) expect(row).toMatchObject({ state: 'unknown', amount: row.reserved });
    await expect.poll(() => shownTotal(page)).toBe(sum([...before, ...rows]));
    await diskIsFull();
  }
  // The answer is only in the page until there is room again; no second call is made for it.
  await show(page, 'Collect');
  await expect(page.getByText('it is only in this page')).toBeVisible();
  await page.getByRole('button', { name: 'Write it again' }).click();
  await expect(page.getByText('it is only in this page')).toHaveCount(0);
  await expect
    .poll(async () => (await storedRows(page)).filter(({ state }) => state === 'settled'))
    .toMatchObject([{ amount: GOOD_COST }]);
  expect(server.arrivals).toHaveLength(1);
});

test('an erased ledger asks what was spent before again, and refuses the plans weighed against it @collection', async ({
  page,
  server,
}) => {
  await openRoom(page);
  await fillPlan(page, server, { before: '1' });
  await freeze(page);
  await emptyLedger(page);
  await begin(page);
  await expect(page.locator('[data-problem="ledger-not-open"]')).toBeVisible();
  await show(page, 'Plan');
  const spent = page.getByLabel('Spent before this ledger, USD');
  await expect(spent).toBeVisible();
  await spent.fill('');
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.getByRole('alert')).toContainText('Say what was spent before');
  await spent.fill('2');
  await freeze(page);
  await show(page, 'Collect');
  // The first plan was weighed against a ledger that is gone.
  await page
    .getByRole('button', { name: /^Open: Series/ })
    .last()
    .click();
  await begin(page);
  await expect(page.locator('[data-problem="ledger-other"]')).toBeVisible();
  expect(server.arrivals).toHaveLength(0);
});

/** The product's ledger as a script for a page. */
async function ledgerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'tests/e2e/ledger-in-page.ts', formats: ['iife'], name: 'lab' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('not built');
  return bundle.output[0].code;
}

/** Empties the account, so that each race begins at nothing spent. */
function emptyLedger(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('fragment-lab');
        request.onerror = () => reject(request.error ?? new Error('open'));
        request.onsuccess = () => {
          const erasing = request.result.transaction('ledger', 'readwrite');
          erasing.objectStore('ledger').clear();
          erasing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
}

/** A hundred in `npm run heavy`. */
const RACES = Number(process.env.RACES ?? 15);

test('two tabs race for the last cent and never pass the ceiling @collection', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const script = await ledgerScript();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await openRoom(tab);
    await tab.evaluate(script);
  }
  for (let round = 0; round < RACES; round += 1) {
    await emptyLedger(page);
    for (const [side, tab] of tabs.entries()) {
      const ready = await tab.evaluate(
        ([r, s]) => (globalThis as unknown as { race: Race }).race.prepare(r!, s!),
        [round, side],
      );
      expect(ready).toBe(true);
    }
    const given = await Promise.all(
      tabs.map((tab, side) =>
        tab.evaluate(
          ([r, s]) => (globalThis as unknown as { race: Race }).race.reserveAll(r!, s!),
          [round, side],
        ),
      ),
    );
    // Of four calls three fit: one tab loses its last, neither more nor less is given.
    expect(given[0]! + given[1]!).toBe(3);
    const counted = await page.evaluate(async () => {
      const { race } = globalThis as unknown as { race: Race };
      return (await race.total()) / race.reservation;
    });
    expect(counted).toBe(3);
  }
});

/** Starts the plan that is open and waits until the page says how it ended. */
async function race(page: Page): Promise<void> {
  // Not as the mouse does: a tab behind another would be pressed seconds later.
  await page
    .getByRole('button', { name: 'Start collecting' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('[data-end] p, [data-problem]').first()).toBeVisible();
}

test('two tabs that collect at once share one ceiling @collection', async ({
  page,
  context,
  server,
}) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await openRoom(tab);
    await fillPlan(tab, server);
  }
  for (let round = 0; round < 2; round += 1) {
    const counted = sum(await storedRows(page));
    // Room for the worst case of one of the two series, to the nano-dollar.
    await show(page, 'Plan');
    const ceiling = counted + Number(await page.locator('[data-worst]').getAttribute('data-worst'));
    const text = `${Math.floor(ceiling / 1e9)}.${String(ceiling % 1e9).padStart(9, '0')}`;
    for (const tab of tabs) {
      await show(tab, 'Plan');
      await tab.getByLabel('Ceiling over all series, USD').fill(text);
      await freeze(tab);
    }
    const before = server.arrivals.length;
    await Promise.all(tabs.map(race));
    const rows = await storedRows(page);
    expect(sum(rows)).toBeLessThanOrEqual(ceiling);
    // Every call that arrived has its row, and no row was lost.
    expect(rows).toHaveLength(server.arrivals.length);
    expect(server.arrivals.length).toBeGreaterThan(before);
  }
});

test('two tabs cannot collect the same series, with locks or without @collection', async ({
  page,
  context,
  server,
}) => {
  for (const withLocks of [true, false]) {
    let release: () => void = () => undefined;
    server.arrivals.length = 0;
    server.script = (number, body) => ({
      body: goodAnswer(body),
      ...(number === 1 ? { after: new Promise<void>((resolve) => (release = resolve)) } : {}),
    });
    const tabs = withLocks
      ? [page, await context.newPage()]
      : [await context.newPage(), await context.newPage()];
    if (!withLocks) {
      for (const tab of tabs) {
        await tab.addInitScript(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }),
        );
      }
    }
    const [first, second] = tabs as [Page, Page];
    await openRoom(first);
    await fillPlan(first, server);
    await freeze(first);
    await openRoom(second, 'run');
    await second.bringToFront();
    await second
      .getByRole('button', { name: /^Open: Series/ })
      .first()
      .click();
    await begin(first);
    await expect(first.getByText('Call 1 is under way.')).toBeVisible();
    // The second tab still shows the plan as frozen or as collecting; either way it cannot start it.
    // Seen and pressed at once: the button may go at any moment.
    const isPressed = await second.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent.trim() === 'Start collecting',
      );
      button?.click();
      return button !== undefined;
    });
    if (isPressed) await expect(second.locator('[data-problem]')).toBeVisible();
    expect(server.arrivals).toHaveLength(1);
    release();
    await expectComplete(first);
    expect(server.arrivals).toHaveLength(4);
    for (const tab of tabs) if (tab !== page) await tab.close();
  }
});

test('without a secure context no paid call can be made @collection', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('http://lab.test/**', async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: `${baseURL}${url.pathname.slice(1)}` }),
    });
  });
  await page.goto('http://lab.test/#/collection?lang=en');
  await page.getByText('OpenAI', { exact: true }).click();
  await expect(page.locator('[data-obstacle="not-secure"]')).toBeVisible();
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.getByRole('alert')).toContainText('No paid call can be made');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('inside a frame no paid call can be made @collection', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${baseURL}host`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}#/collection?lang=en" width="1000" height="900"></iframe>`,
    }),
  );
  // The server forbids framing by a header; a static host may not send it.
  await page.route(baseURL!, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto(`${baseURL}host`);
  const frame = page.frameLocator('iframe');
  await frame.getByText('OpenAI', { exact: true }).click();
  await expect(frame.locator('[data-obstacle="in-frame"]')).toBeVisible();
  await frame.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(frame.getByRole('alert')).toContainText('No paid call can be made');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('pausing keeps the plan, also over a reload; stopping ends it for good @collection', async ({
  page,
  server,
}) => {
  // Each call waits until it is let go: what is asked for is asked while it is under way.
  let answer: () => void = () => undefined;
  server.script = (_, body) => ({
    body: goodAnswer(body),
    after: new Promise<void>((resolve) => (answer = resolve)),
  });
  await launch(page, server);
  await expect.poll(() => server.arrivals.length).toBe(1);
  await page.getByRole('button', { name: 'Pause after this call' }).click();
  answer();
  await expect(page.getByText('Paused. The plan is kept; nothing is lost.')).toBeVisible();
  expect(server.arrivals).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: /^Open: Series/ }).click();
  await holdKey(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => server.arrivals.length).toBe(2);
  await page.getByRole('button', { name: 'Stop after this call' }).click();
  answer();
  await expectStop(page, 'person');
  expect(server.arrivals).toHaveLength(2);
  expect(new Set(server.arrivals.map(({ body }) => body)).size).toBe(server.arrivals.length);
  expect(sum(await storedRows(page))).toBe(server.arrivals.length * GOOD_COST);
});
