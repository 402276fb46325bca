import type { Page } from '@playwright/test';
import {
  begin,
  download,
  expectComplete,
  expectStop,
  fillPlan,
  freeze,
  holdKey,
  KEY,
  launch,
  openFile,
  openRoom,
  show,
  storedRows,
  test,
} from './collection-page';
import { expect, expectAccessible, expectSoundInEveryLook } from './page';
import { goodAnswer, GOOD_COST } from './responses-server';

/** Everything this origin keeps or shows, as one text. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      location.href,
      history.state,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea, select')].map(
        (field) => (field as HTMLInputElement).value,
      ),
      performance.getEntries().map((entry) => entry.toJSON() as unknown),
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('open'));
      });
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve, reject) => {
            const request = database.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error('read'));
          }),
        );
      }
      database.close();
    }
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        kept.push(request.url, await (await opened.match(request))?.text());
      }
    }
    return JSON.stringify(kept);
  });
}

test('the key appears nowhere but in the Authorization header @collection', async ({
  page,
  context,
  server,
}) => {
  const said: string[] = [];
  context.on('console', (message) => said.push(message.text()));
  context.on('weberror', (error) => said.push(String(error.error().stack)));
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));

  // A server that hands the key back wherever it can.
  server.script = (number, body) => ({
    ...(number === 3 ? { status: 401 } : {}),
    body:
      number === 3
        ? {
            error: {
              type: 'invalid_request_error',
              code: 'invalid_api_key',
              message: `Incorrect API key provided: ${KEY}.`,
            },
          }
        : goodAnswer(body, {
            id: `resp_${KEY}`,
            output: [
              {
                type: 'message',
                content: [
                  { type: 'output_text', text: JSON.stringify({ answer: KEY, evidence: [] }) },
                ],
              },
            ],
            metadata: { authorization: `Bearer ${KEY}` },
          }),
  });
  await openRoom(page);
  await fillPlan(page, server);
  await freeze(page);
  await holdKey(page);
  expect(await everythingKept(page)).not.toContain(KEY);
  await begin(page);
  await expectStop(page, 'http-error');
  const files = [
    await download(page, 'Download experiment.json'),
    await download(page, 'Download the results'),
  ];
  await page.getByRole('button', { name: 'Read what came back' }).click();
  await page.getByRole('button', { name: /^Call 1:/ }).click();
  await expect(page.locator('[data-answer]')).toContainText('[key]');
  const shown = await everythingKept(page);
  await show(page, 'Ledger');
  files.push(await download(page, 'Download the ledger'));
  await page.getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();

  const everywhere = [shown, await everythingKept(page), ...said, ...addresses].join('\n');
  for (const form of [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')]) {
    expect(everywhere).not.toContain(form);
    for (const file of files) expect(file.text).not.toContain(form);
  }
  expect(files[1]!.text).toContain('[key]');
  for (const { headers, body, url } of server.arrivals) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    const others = Object.entries(headers).filter(([name]) => name !== 'authorization');
    expect(JSON.stringify([others, body, url])).not.toContain(KEY);
  }
});

test('a plan that holds the key itself is refused @collection', async ({ page, server }) => {
  await openRoom(page);
  await fillPlan(page, server);
  const own = {
    schema: 'teaching-case/1',
    id: 'mine',
    source: { name: { en: 'Mine' } },
    question: { en: `Is ${KEY} my key?` },
    facts: ['F1', 'F2', 'F3'].map((id) => ({ id, text: { en: `Sentence ${id} stands here.` } })),
    variants: { A: ['F1', 'F2', 'F3'] },
  };
  await openFile(page, 'Add a case from a file…', JSON.stringify(own));
  await expect(page.getByText('mine added.')).toBeVisible();
  await freeze(page);
  await holdKey(page);
  await begin(page);
  await expect(page.locator('[data-problem="key-in-plan"]')).toBeVisible();
  expect(server.arrivals).toHaveLength(0);
  // Nor does it leave in a file.
  await page.getByRole('button', { name: 'Download experiment.json' }).click();
  await expect(page.locator('[data-problem="export-holds-key"]')).toBeVisible();
});

test('plan and results are exported, opened elsewhere without a key and verified; a changed byte is named @collection', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await launch(page, server);
  await expectComplete(page);
  const digest = await page.locator('[data-digest]').textContent();
  const plan = await download(page, 'Download experiment.json');
  const results = await download(page, 'Download the results');
  expect(plan.name).toMatch(/^experiment-[0-9a-f]{8}\.json$/);
  expect(results.name).toMatch(/^results-[0-9a-f]{8}\.json$/);
  await show(page, 'Ledger');
  const ledger = await download(page, 'Download the ledger');

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await openRoom(other, 'results');
  await openFile(other, 'Open a results file…', results.text);
  await expect(other.locator('[data-intact]')).toBeVisible();
  await expect(other.locator('[data-completeness]')).toHaveText('4 of 4 calls made');
  await expect(other.getByText(digest!)).toBeVisible();
  await expect(other.locator('[data-invalid]').first()).toHaveText('0/1');
  await other.getByRole('button', { name: /^Call 1:/ }).click();
  await expect(other.locator('[data-valid="true"]')).toHaveCount(1);

  // A plan alone: every call still to be attempted.
  await openFile(other, 'Open a results file…', plan.text);
  await expect(other.locator('[data-intact]')).toBeVisible();
  await expect(other.locator('[data-completeness]')).toHaveText('0 of 4 calls made');
  await expect(other.getByRole('button', { name: 'Call 1: not attempted' })).toBeVisible();

  const changes: [from: string, to: string, named: RegExp][] = [
    [
      '"responseId": "resp_test"',
      '"responseId": "resp_tess"',
      /calls\[1\] no longer has its digest/,
    ],
    ['"ceiling": 10000000000', '"ceiling": 10000000001', /budget no longer has its digest/],
    ['95 à 140', '85 à 140', /corpus no longer has its digest/],
    ['{\n  "format"', '{\n "format"', /differ from byte 3 on/],
  ];
  for (const [from, to, named] of changes) {
    expect(results.text).toContain(from);
    await openFile(other, 'Open a results file…', results.text.replace(from, to));
    await expect(other.locator('[data-faults]')).toContainText(named);
    await expect(other.locator('[data-intact]')).toHaveCount(0);
  }
  await openFile(other, 'Open a results file…', '[]');
  await expect(other.locator('[data-problem="results-unknown"]')).toBeVisible();

  // An imported ledger is shown and never counted.
  await show(other, 'Ledger');
  await openFile(other, 'Open a ledger file…', ledger.text);
  await expect(other.locator('[data-account="file"] [data-row]')).toHaveCount(4);
  await expect(other.locator('[data-account="collected"]')).toContainText('has not been opened');
  await expect.poll(() => storedRows(other)).toEqual([]);
  await elsewhere.close();
});

test('a plan changed in storage, or a case changed after it, is refused by digest @collection', async ({
  page,
  server,
}) => {
  const own = (word: string) => ({
    schema: 'teaching-case/1',
    id: 'mine',
    source: { name: { en: 'Mine' } },
    question: { en: 'What stands here?' },
    facts: ['F1', 'F2', 'F3'].map((id) => ({ id, text: { en: `The ${word} ${id} stands here.` } })),
    variants: { A: ['F1', 'F2', 'F3'] },
  });
  await openRoom(page);
  await fillPlan(page, server);
  await openFile(page, 'Add a case from a file…', JSON.stringify(own('sentence')));
  await expect(page.getByText('mine added.')).toBeVisible();
  await freeze(page);
  await show(page, 'Plan');
  await openFile(page, 'Add a case from a file…', JSON.stringify(own('phrase')));
  await show(page, 'Collect');
  await begin(page);
  await expect(page.locator('[data-problem="case-changed"]')).toBeVisible();

  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('fragment-lab');
        request.onerror = () => reject(request.error ?? new Error('open'));
        request.onsuccess = () => {
          const transaction = request.result.transaction('plans', 'readwrite');
          const plans = transaction.objectStore('plans');
          const all = plans.getAll();
          all.onsuccess = () => {
            const [plan] = all.result as { requests: { body: { input: string } }[] }[];
            plan!.requests[0]!.body.input += ' And be quick.';
            plans.put(plan);
          };
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await page.getByRole('button', { name: /^Open: Series/ }).click();
  await begin(page);
  await expect(page.locator('[data-problem="plan-changed"]')).toContainText('requests');
  expect(server.arrivals).toHaveLength(0);
  await expect.poll(() => storedRows(page)).toEqual([]);
});

test('what does not fit, or has no price, is rehearsed and never sent @collection', async ({
  page,
  server,
}) => {
  await openRoom(page);
  await fillPlan(page, server, { ceiling: '0.1' });
  await expect(page.getByText('The plan does not fit under the ceiling')).toBeVisible();
  await freeze(page);
  await holdKey(page);
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.locator('[data-rehearsal]')).toContainText('would not fit');
  await begin(page);
  await expect(page.locator('[data-problem="over-budget"]')).toBeVisible();

  // A dry run of the same plan with room for it touches neither network nor ledger.
  await show(page, 'Plan');
  await page.getByLabel('Ceiling over all series, USD').fill('10');
  await freeze(page);
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.locator('[data-rehearsal]')).toContainText('4 requests built and weighed');
  await expect(page.locator('[data-rehearsal]')).toContainText('Every reservation fits.');

  await show(page, 'Plan');
  await page.getByLabel('Model', { exact: true }).fill('gpt-6-astra-mini');
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'A price that is not known cannot be reserved',
  );
  for (const label of ['Input', 'Cached input', 'Cache write', 'Output']) {
    await page.getByLabel(label, { exact: true }).fill('0.0005');
  }
  await page.getByRole('button', { name: 'Freeze the plan' }).click();
  await expect(page.getByRole('alert')).toContainText('0.001 USD per million tokens');
  expect(server.arrivals).toHaveLength(0);
  await expect.poll(() => storedRows(page)).toEqual([]);
});

test('the simulator plays every rule without key, network or money, and is named everywhere @collection', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await openRoom(page);
  const plays = [
    { behaviour: 'truthful', ends: 'complete' },
    { behaviour: 'lying', ends: 'complete' },
    { behaviour: 'incomplete', ends: 'complete' },
    { behaviour: 'failing', ends: 'stopped' },
  ] as const;
  for (const { behaviour, ends } of plays) {
    await show(page, 'Plan');
    await page.getByText(behaviour, { exact: true }).click();
    const spent = page.getByLabel('Spent before this ledger, USD');
    if (await spent.isVisible()) await spent.fill('0');
    // Four series under one ceiling.
    await page.getByLabel('Ceiling over all series, USD').fill('40');
    await freeze(page);
    await expect(page.getByLabel('Key', { exact: true })).toHaveCount(0);
    await expect(page.locator('[data-digest]')).toHaveText(/^simulated:[0-9a-f]{64}$/);
    await begin(page);
    if (ends === 'complete') await expectComplete(page);
    else await expectStop(page, 'http-error');
    await expect(page.getByText('SIMULATED').first()).toBeVisible();
    const file = await download(page, 'Download the results');
    expect(file.name).toMatch(/^results-simulated-/);
    const json = JSON.parse(file.text) as {
      series: string;
      experiment: { series: string; calls: { answer: { model: string } } };
    };
    expect(json.series).toBe('simulated');
    expect(json.experiment.series).toBe('simulated');
    expect(json.experiment.calls.answer.model).toBe(`simulator-${behaviour}`);
    await show(page, 'Read');
    await expect(page.locator('[data-simulated]')).toBeVisible();
    const invalid = await page.locator('[data-invalid]').allTextContents();
    const counts = invalid.map((text) => Number(text.split('/')[0]));
    if (behaviour === 'lying') expect(Math.max(...counts)).toBeGreaterThan(0);
    else expect(Math.max(...counts)).toBe(0);
  }
  expect(server.arrivals).toHaveLength(0);
  // The durable ledger never hears of it.
  await expect.poll(() => storedRows(page)).toEqual([]);
  await show(page, 'Ledger');
  await expect(page.locator('[data-account="collected"]')).toContainText('has not been opened');
  await page.getByRole('button', { name: 'Write off call 3' }).click();
  await page.getByLabel('Why you know that it was not billed').fill('Play money.');
  await page.getByRole('button', { name: 'Write it off' }).click();
  await expect(page.locator('[data-account="simulated"] [data-state="written-off"]')).toHaveCount(
    1,
  );
});

test('two supply policies are answered and judged under the same budget, as a model’s opinion @collection', async ({
  page,
  server,
}) => {
  await openRoom(page);
  await fillPlan(page, server);
  await page.getByText('Two supply policies', { exact: true }).click();
  await page.getByLabel('Questions drawn').fill('2');
  await expect(page.locator('[data-calls]')).toHaveText('8 calls');
  await page.getByLabel('Ceiling over all series, USD').fill('10');
  await freeze(page);
  await begin(page);
  await expectComplete(page);
  expect(server.arrivals).toHaveLength(8);
  const rows = await storedRows(page);
  expect(rows.every((row) => row.amount === GOOD_COST)).toBe(true);
  const judged = server.arrivals[1]!.body;
  expect(judged).toContain('An answer.');
  expect(judged).not.toMatch(/top-8|carried/);
  await page.getByRole('button', { name: 'Read what came back' }).click();
  await expect(page.getByText('a model’s opinion, not a measurement')).toBeVisible();
  await expect(page.getByText('never to be set beside the paper’s figures')).toBeVisible();
  await expect(page.getByRole('cell', { name: '2/2' }).first()).toBeVisible();
  await expect(page.getByText('0.67').first()).toBeVisible();
});

test('every part of the room is accessible in both languages, wide and narrow, light and dark @collection', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const views = {
    en: ['Plan', 'Collect', 'Read', 'Ledger'],
    fr: ['Plan', 'Collecter', 'Lire', 'Registre'],
  };
  for (const language of ['en', 'fr'] as const) {
    await openRoom(page, 'plan', language);
    const group = page.getByRole('group', {
      name: language === 'en' ? 'Part of the page' : 'Partie de la page',
    });
    await page.getByText(language === 'en' ? 'lying' : 'menteur', { exact: true }).click();
    await page.getByLabel(language === 'en' ? /^Spent before/ : /^Dépensé avant/).fill('0');
    await page
      .getByRole('button', { name: language === 'en' ? 'Freeze the plan' : 'Figer le plan' })
      .click();
    await page
      .getByRole('button', {
        name: language === 'en' ? 'Start collecting' : 'Commencer la collecte',
      })
      .click();
    await expect(
      page.getByText(language === 'en' ? 'The series is complete.' : 'La série est complète.'),
    ).toBeVisible({ timeout: 45_000 });
    for (const view of views[language]) {
      await group.getByText(view, { exact: true }).click();
      await expectSoundInEveryLook(page, view);
    }
    await page.reload();
  }
});

test('the paid side is accessible too, and speaks French @collection', async ({ page, server }) => {
  await openRoom(page, 'plan', 'fr');
  await page.getByText('Mon serveur', { exact: true }).click();
  await page.getByLabel('Adresse du serveur').fill(server.endpoint);
  await page.getByLabel(/^Dépensé avant/).fill('0,41792');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Figer le plan' }).click();
  await expect(page.locator('[data-state="frozen"]').first()).toHaveText('figée');
  await expect(page.locator('[data-counted]')).toHaveText(/^0,42\sUSD$/);
  await page.getByText('Les requêtes, dans l’ordre').first().click();
  await expectAccessible(page);
  server.script = () => ({ status: 503, body: '' });
  await page.getByRole('button', { name: 'Commencer la collecte' }).click();
  await expectStop(page, 'http-error');
  await expect(page.locator('[data-stop]')).toContainText('Le serveur a échoué.');
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Partie de la page' }).getByText('Registre').click();
  await page.getByRole('button', { name: 'Passer l’appel 1 en perte' }).click();
  await expectAccessible(page);
});

test('the whole flow works from the keyboard alone @collection', async ({ page, server }) => {
  await openRoom(page);
  await expect(page.locator('[data-obstacle="ledger-unread"]')).toHaveCount(0);
  /** Tabs until the focus is on something with this name. */
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        const labels = (element as HTMLInputElement | null)?.labels;
        return (
          element?.getAttribute('aria-label') ??
          labels?.[0]?.textContent ??
          element?.textContent ??
          ''
        ).trim();
      });
      if (name.test(focused)) return;
    }
    throw new Error(`not reached: ${name.source}`);
  };
  await reach(/^Simulator$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await reach(/^Address of the server$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(server.endpoint);
  for (const name of [/^Time$/, /^Hosting$/]) {
    await reach(name);
    await page.keyboard.press('Space');
  }
  await reach(/^Spent before/);
  await page.keyboard.type('0');
  await reach(/^Freeze the plan$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state="frozen"]').first()).toBeVisible();
  await page.locator('h1').click();
  await reach(/^Key$/);
  await page.keyboard.type(KEY);
  await page.keyboard.press('Enter');
  await expect(page.getByText('A key is held.')).toBeVisible();
  await reach(/^Start collecting$/);
  await page.keyboard.press('Enter');
  await expectComplete(page);
  expect(server.arrivals).toHaveLength(24);
  await reach(/^Read what came back$/);
  await page.keyboard.press('Enter');
  await page.locator('h1').click();
  await reach(/^Call 2:/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-answer="2"]')).toBeVisible();
});
