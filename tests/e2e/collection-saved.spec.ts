import { LLMock } from '@copilotkit/aimock';
import type { Page } from '@playwright/test';
import {
  begin,
  download,
  expectComplete,
  expectStop,
  fillPlan,
  freeze,
  holdKey,
  launch,
  openFile,
  openRoom,
  show,
  storedRows,
  sum,
  test,
} from './collection-page';
import { expect, expectAccessible } from './page';
import { goodAnswer, GOOD_COST, ResponsesServer } from './responses-server';

/** What another tab does to the database while a call is under way. */
const LOSSES: readonly (readonly [name: string, lose: () => Promise<void>, after: RegExp])[] = [
  [
    'deletes',
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('fragment-lab');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error ?? new Error('delete'));
      }),
    /Their ledger was deleted meanwhile: these calls count for 0\.03/,
  ],
  [
    'upgrades',
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('fragment-lab', 99);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error ?? new Error('open'));
      }),
    /nothing was written\. What is shown here can still be downloaded/,
  ],
];

for (const [name, lose, after] of LOSSES) {
  test(`the paid answers of a first series are saved though another tab ${name} the database @collection`, async ({
    page,
    context,
    server,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.script = (number, body) => ({
      body: goodAnswer(body),
      ...(number === 3 ? { after: held } : {}),
    });
    await launch(page, server);
    await expect(page.getByText('Call 3 is under way.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('./manifest.webmanifest');
    await other.evaluate(lose);
    release();
    await page.bringToFront();
    await expectStop(page, 'storage');
    expect(server.arrivals).toHaveLength(3);
    const file = await download(page, 'Download the results');
    const results = JSON.parse(file.text) as {
      calls: { outcome: string; cost: { amount: number } }[];
      ledger: { state: string; amount: number }[];
    };
    expect(results.calls.map(({ cost }) => cost.amount)).toEqual([1, 2, 3].map(() => GOOD_COST));
    expect(results.ledger.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
    await page.getByRole('button', { name: 'Write it again' }).click();
    const said = page.locator('[data-stored], [data-problem]').filter({ hasText: after });
    await expect(said).toBeVisible();
    await expect(page.getByText('no call was made')).toHaveCount(0);
    const isStored = name === 'deletes';
    await expect(page.getByText('it is only in this page')).toHaveCount(isStored ? 0 : 1);
    // What was downloaded reads as a whole file.
    await show(page, 'Read');
    await openFile(page, 'Open a results file…', file.text);
    await expect(page.locator('[data-intact]')).toBeVisible();
    await expect(page.locator('[data-completeness]')).toHaveText('3 of 4 calls made');
    if (isStored) {
      await page.reload();
      await show(page, 'Collect');
      await page.getByRole('button', { name: /^Open: Series/ }).click();
      await expect(page.locator('[data-progress]')).toHaveText('3 of 4 calls');
    }
  });
}

const isHeld = (page: Page) => page.getByText('A key is held.');

test('a key is used for the endpoint it was typed for, and dropped with the plan, the page and a pause @collection', async ({
  page,
  server,
}) => {
  await openRoom(page);
  await fillPlan(page, 'openai');
  await freeze(page);
  await holdKey(page);
  await show(page, 'Plan');
  await page.getByText('A server of mine', { exact: true }).click();
  await page.getByLabel('Address of the server').fill(server.endpoint);
  await freeze(page);
  await expect(isHeld(page)).toHaveCount(0);
  await begin(page);
  await expectComplete(page);
  expect(server.arrivals).toHaveLength(4);
  for (const { headers } of server.arrivals) expect(headers.authorization).toBeUndefined();

  // Another plan that was kept, another part of the page, another page.
  const leaving: readonly (() => Promise<void>)[] = [
    async () => {
      await page
        .getByRole('button', { name: /^Open: Series/ })
        .last()
        .click();
      await expect(page.locator('[data-endpoint]')).toContainText('openai');
      await page
        .getByRole('button', { name: /^Open: Series/ })
        .first()
        .click();
    },
    async () => {
      await show(page, 'Ledger');
      await show(page, 'Collect');
    },
    async () => {
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    },
  ];
  await show(page, 'Plan');
  await freeze(page);
  for (const leave of leaving) {
    await holdKey(page);
    await leave();
    await expect(isHeld(page)).toHaveCount(0);
  }

  // A series under way keeps its key from call to call; a pause gives it up.
  server.arrivals.length = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.script = (number, body) => ({
    body: goodAnswer(body),
    ...(number === 2 ? { after: held } : {}),
  });
  await holdKey(page);
  await begin(page);
  await show(page, 'Ledger');
  await show(page, 'Collect');
  await expect(page.getByText('Call 2 is under way.')).toBeVisible();
  await page.getByRole('button', { name: 'Pause after this call' }).click();
  release();
  await expect(page.getByText('Paused. The plan is kept')).toBeVisible();
  await expect(isHeld(page)).toHaveCount(0);
  const authorised = server.arrivals.length;
  expect(server.arrivals.every(({ headers }) => headers.authorization !== undefined)).toBe(true);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expectComplete(page);
  for (const { headers } of server.arrivals.slice(authorised)) {
    expect(headers.authorization).toBeUndefined();
  }
});

test('numbers are read as the page’s language writes them, and what may be a slip is asked about @collection', async ({
  page,
}) => {
  await openRoom(page);
  await fillPlan(page, 'openai', { before: '1,250', ceiling: '2,000' });
  const counted = page.locator('[data-counted]');
  await expect(counted).toHaveAttribute('data-counted', '1250000000000');
  const spent = page.getByLabel('Spent before this ledger, USD');
  const alert = page.getByRole('alert');
  const freezing = page.getByRole('button', { name: 'Freeze the plan' });
  await spent.fill('1,25');
  await freezing.click();
  await expect(alert).toContainText('in two ways');
  await expect(alert).toContainText('1,25.');
  await spent.fill('1,000');
  await expect(counted).toHaveAttribute('data-counted', '1000000000000');
  // The value stays what it was when the page changes its language.
  await page.goto('./#/collection?view=plan&lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(counted).toHaveAttribute('data-counted', '1000000000000');
  await page.goto('./#/collection?view=plan&lang=en');
  await expect(freezing).toBeVisible();

  await page.getByLabel('Maximum output tokens, reasoning included').fill('15');
  await freezing.click();
  await expect(alert).toContainText('at least 16 output tokens');
  await page.getByLabel('Maximum output tokens, reasoning included').fill('1,200');
  for (const label of ['Input', 'Cached input', 'Cache write', 'Output']) {
    await page.getByLabel(label, { exact: true }).fill('0');
  }
  await freezing.click();
  await expect(alert).toContainText('confirm that the calls are free');
  await page.getByLabel('These calls cost nothing').check();
  await freeze(page);

  await show(page, 'Read');
  const deep = `{"format":"fragment-lab/results","calls":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
  await openFile(page, 'Open a results file…', deep);
  await expect(alert).toContainText(/nested too deep|not JSON/);
});

test('an abstention is told from an answer, and set against what was sent @collection', async ({
  page,
  server,
}) => {
  const wrapped = (text: string) => ({
    output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
  });
  const answers = [
    JSON.stringify({ answer: 'They do not say.', sufficient: false, missing: 'The date.' }),
    `\`\`\`json\n${JSON.stringify({ answer: 'Noon.', sufficient: true, missing: '' })}\n\`\`\``,
  ];
  let asked = 0;
  server.script = (_, body) =>
    body.text.format.name === 'answer_and_sufficiency' && asked < answers.length
      ? { body: goodAnswer(body, wrapped(answers[asked++]!)) }
      : { body: goodAnswer(body) };
  await openRoom(page);
  await fillPlan(page, server);
  await page.getByText('Two supply policies', { exact: true }).click();
  await page.getByLabel('Questions drawn').fill('2');
  await freeze(page);
  await begin(page);
  await expectComplete(page);
  expect(server.arrivals[0]!.body).toContain('"required":["answer","sufficient","missing"]');
  await page.getByRole('button', { name: 'Read what came back' }).click();
  await expect(page.locator('[data-form]')).toHaveAttribute('data-form', 'sufficiency/1');
  await expect(page.locator('[data-verdicts]').first()).toContainText('1 answered · 1 abstained');
  const table = page.locator('[data-abstentions]');
  await expect(
    table.getByText('1 answered · 1 abstained').or(table.getByText('1 abstained')).first(),
  ).toBeVisible();
  const first = page.locator('.answers details').first();
  await first.locator('summary').click();
  await expect(first.locator('[data-sufficient="false"]')).toContainText('The date.');
  const second = page.locator('.answers details').nth(1);
  await second.locator('summary').click();
  await expect(second.locator('[data-wrapping="fence"]')).toBeVisible();
  await expectAccessible(page);
  await show(page, 'Ledger');
  await expect(page.locator('[data-left]').first()).toContainText('is left under the ceiling');
  await expect(page.locator('[data-decide]').first()).toContainText('nothing to decide');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-row="1"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the ledger' })).toBeHidden();
});

/** The watch lets the page reach the mock's one address, as it does the server of the other tests. */
const ofMock = test.extend<{ mock: LLMock }>({
  // eslint-disable-next-line no-empty-pattern
  mock: async ({}, use) => {
    const mock = new LLMock({ port: 0 });
    await mock.start();
    await use(mock);
    await mock.stop();
  },
  server: async ({ mock }, use) => {
    const server = new ResponsesServer();
    await use(Object.defineProperty(server, 'endpoint', { value: `${mock.url}/v1/responses` }));
  },
});

ofMock(
  'a mock of the API that others wrote is collected from, and its errors stop a series @collection',
  async ({ page, mock, server }) => {
    mock.onMessage(/./, {
      content: JSON.stringify({ answer: 'An answer.', evidence: [] }),
      usage: { input_tokens: 500, output_tokens: 100, total_tokens: 600 },
    });
    await openRoom(page);
    await fillPlan(page, server);
    await freeze(page);
    await begin(page);
    await expectComplete(page);
    const posts = () => mock.getRequests().filter(({ path }) => path === '/v1/responses').length;
    expect(posts()).toBe(4);
    let rows = await storedRows(page);
    // It says nothing of the cache: the dearest input rate stands in.
    expect(sum(rows)).toBe(4 * (500 * 12_500 + 100 * 50_000));

    // Its own refusal costs nothing; its answer without usage stays in doubt.
    await show(page, 'Plan');
    mock.nextRequestError(429, {
      message: 'Slow down.',
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
    });
    await freeze(page);
    await begin(page);
    await expectStop(page, 'http-error');
    await show(page, 'Plan');
    mock.clearFixtures();
    mock.onMessage(/./, { content: JSON.stringify({ answer: 'An answer.', evidence: [] }) });
    await freeze(page);
    await begin(page);
    await expectStop(page, 'unknown-cost');
    expect(posts()).toBe(6);
    rows = await storedRows(page);
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ state }) => state === 'unknown')).toHaveLength(1);
    expect(rows.filter(({ state, amount }) => state === 'settled' && amount === 0)).toHaveLength(1);
  },
);
