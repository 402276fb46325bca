import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoundInEveryLook,
  test,
  visit,
} from './page';

const PLACE = 'order?case=time&text=fr&size=2&k=1&left=A&right=B&lang=en';

/** Saves what the Order lab shows; returns its digest of reproduction and its digest of corpus. */
async function saveFromLab(page: Page, place = PLACE): Promise<{ corpus: string; result: string }> {
  await visit(page, place);
  await page.getByText('Digests', { exact: true }).click();
  const corpus = await page.locator('[data-digest="corpus"]').textContent();
  const result = await page.locator('[data-digest="result"]').textContent();
  await page.getByRole('button', { name: 'Save this run' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  return { corpus: corpus ?? '', result: result ?? '' };
}

async function openRuns(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
}

/** Exports everything and returns the text of the file. */
async function exportAll(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^fragment-lab-runs-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await download.path(), 'utf8');
}

async function importText(page: Page, text: string | Buffer, name = 'bundle.json'): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await page.getByLabel('Choose bundles').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer,
  });
}

interface Bundle {
  version: number;
  runs: { id: string; integrity: string; reproduction: string; place: string; name: string }[];
}

const runs = (page: Page) => page.getByRole('article');

test('a run is saved, renamed, exported, erased and imported as the same run @runs', async ({
  page,
}) => {
  const digests = await saveFromLab(page);
  await page.getByRole('link', { name: 'See it in Runs' }).click();
  const run = runs(page).first();
  await expect(run).toContainText('not backed up');
  await expect(run.getByText(digests.result)).toBeVisible();
  await expect(run.getByText(digests.corpus)).toBeVisible();

  await run.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Time, for the lesson');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Time, for the lesson' })).toBeVisible();
  await expect(run.getByRole('button', { name: /^Rename/ })).toBeFocused();
  await run.getByRole('textbox', { name: 'Note' }).fill('Group 2');
  await page.keyboard.press('Tab');

  const text = await exportAll(page);
  await expect(run).not.toContainText('not backed up');
  const bundle = JSON.parse(text) as Bundle;
  expect(bundle.runs).toMatchObject([
    { name: 'Time, for the lesson', note: 'Group 2', reproduction: digests.result },
  ]);
  expect(bundle.runs[0]!.place).not.toContain('lang');

  await page.getByRole('button', { name: 'Delete everything…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('No run is kept yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No run is kept yet.')).toBeVisible();

  await importText(page, text);
  await expect(page.getByText('bundle.json: 1 run added.')).toBeVisible();
  await expect.poll(() => exportAll(page)).toBe(text);
  await importText(page, text);
  await expect(page.getByText('bundle.json: 0 runs added, 1 already here.')).toBeVisible();
  await expect(runs(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Recompute' }).click();
  await expect(page.getByText('The figures follow from')).toBeVisible();

  await page.getByRole('link', { name: /^Open: / }).click();
  await expect(page).toHaveURL(/#\/order\?case=time.*size=2/);
  await page.getByText('Digests', { exact: true }).click();
  await expect(page.locator('[data-digest="result"]')).toHaveText(digests.result);
});

test('what is said of a run is said of that run: saved, missing @runs', async ({ page }) => {
  await saveFromLab(page);
  const saved = page.getByText('Saved in this browser.');
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: /down/i }).first().click();
  await expect(page.getByRole('button', { name: 'Save this run' })).toBeVisible();
  await expect(saved).toHaveCount(0);

  await openRuns(page);
  const [key] = await runs(page).first().locator('.about .figure').allTextContents();
  await page.goto('about:blank');
  await visit(page, 'runs?run=nope&lang=en');
  await expect(page.getByText('No run here begins with “nope”')).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await visit(page, `runs?run=${key}&lang=en`);
  await expect(runs(page)).toHaveCount(1);
  await expect(page.getByText(/No run here begins/)).toHaveCount(0);
  // Deleted here, it is not missed: its deletion is said.
  await runs(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByText(/No run here begins/)).toHaveCount(0);
});

test('a link opened by somebody else shows the same digests @runs', async ({ page, browser }) => {
  const digests = await saveFromLab(page);
  const other = await browser.newContext({ locale: 'fr-FR' });
  const stranger = await other.newPage();
  await stranger.goto(page.url().replace('lang=en', 'lang=fr'));
  await stranger.getByText('Empreintes', { exact: true }).click();
  await expect(stranger.locator('[data-digest="corpus"]')).toHaveText(digests.corpus);
  await expect(stranger.locator('[data-digest="result"]')).toHaveText(digests.result);
  await other.close();
});

test('a deleted run comes back by keyboard alone, a dropped file arrives, a tampered one is marked @runs', async ({
  page,
}) => {
  await saveFromLab(page);
  await openRuns(page);
  const remove = runs(page).getByRole('button', { name: /^Delete/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(runs(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(runs(page)).toHaveCount(1);
  await page.reload();
  await expect(runs(page)).toHaveCount(1);

  const text = await exportAll(page);
  const files = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return data;
  }, text);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('dropped.json: 0 runs added, 1 already here.')).toBeVisible();

  const honest = JSON.parse(text) as Bundle;
  const tampered = text.replace(
    /"conditions": \[[^\]]*\]/,
    '"conditions": ["F1", "F2", "F3", "F4"]',
  );
  expect(tampered).not.toBe(text);
  await importText(page, tampered, 'changed.json');
  await expect(page.getByText('1 run has a digest that does not match')).toBeVisible();
  await expect(runs(page)).toHaveCount(2);
  const marked = runs(page).filter({ hasText: 'digest does not match' });
  await expect(marked).toHaveCount(1);
  await marked.getByText('Details').click();
  await marked.getByRole('button', { name: 'Recompute' }).click();
  await expect(marked.getByText('The figures do not follow')).toBeVisible();
  await expectAccessible(page);

  // A record of which only the date was changed: not intact either, but its figures follow.
  const redated = structuredClone(honest) as { runs: Record<string, string>[] };
  redated.runs[0]!['createdAt'] = '2020-01-01T00:00:00.000Z';
  await importText(page, JSON.stringify(redated), 'redated.json');
  const old = runs(page).filter({ hasText: '1 Jan 2020' });
  await expect(old).toContainText('digest does not match');
  await old.getByText('Details').click();
  await old.getByRole('button', { name: 'Recompute' }).click();
  await expect(old.getByText('The figures follow from')).toBeVisible();
});

test('files that are no bundle are refused by name and place, good ones arrive @runs', async ({
  page,
}) => {
  await saveFromLab(page);
  await openRuns(page);
  const text = await exportAll(page);
  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content as string),
  });
  const foreign = (JSON.parse(text) as Bundle).runs[0]!;
  const good = text.replaceAll(
    foreign.id,
    foreign.id.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
  );
  await page
    .getByLabel('Choose bundles')
    .setInputFiles([
      file('newer.json', text.replace('"version": 1', '"version": 2')),
      file('cut.json', text.slice(0, 300)),
      file('latin.json', Buffer.from(text.replace('"note": ""', '"note": "é"'), 'latin1')),
      file('empty.json', 'null'),
      file('hostile.json', text.replace('"note": ""', '"__proto__": {"polluted": 1}')),
      file('lacking.json', text.replace(/ {6}"reproduction": "[^"]*",\n/, '')),
      file('good.json', good),
    ]);
  for (const sentence of [
    /newer\.json was not imported\..*version 2.*reads version 1/,
    /cut\.json was not imported\..*line \d+, column \d+/,
    /latin\.json was not imported\..*not UTF-8/,
    /empty\.json was not imported\..*not a bundle/,
    /hostile\.json was not imported\..*not allowed at line \d+/,
    /lacking\.json was not imported\..*runs\[0\]\.reproduction/,
    /good\.json: 1 run added/,
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  await expect(runs(page)).toHaveCount(2);
  await expectAccessible(page);
});

test('two tabs see each other’s runs, and an upgrade in one is told in the other @runs', async ({
  page,
  context,
}) => {
  await visit(page, 'runs?lang=en');
  await expect(page.getByText('No run is kept yet.')).toBeVisible();
  const second = await context.newPage();
  await saveFromLab(second);
  await expect(runs(page)).toHaveCount(1);
  await openRuns(second);
  await runs(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(second.getByText('No run is kept yet.')).toBeVisible();
  await expect(second.getByText(/was deleted in another tab/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(runs(second)).toHaveCount(1);
  await expect(second.getByText(/was deleted in another tab/)).toHaveCount(0);

  // A newer program in the second tab: the first lets go of the storage and keeps the screen.
  await second.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('fragment-lab', 99);
        request.onsuccess = () => resolve(request.result.close());
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error('blocked'));
      }),
  );
  await expect(page.getByRole('alert')).toContainText('a newer Fragment Lab');
  await expect(runs(page)).toHaveCount(1);
  await expectAccessible(page);
});

for (const [how, script] of [
  ['is missing', 'Object.defineProperty(globalThis, "indexedDB", { value: undefined })'],
  [
    'throws when read',
    'Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("no", "SecurityError") } });' +
      'Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })',
  ],
  [
    'fails later',
    'IDBFactory.prototype.open = function () { const request = Object.create(IDBOpenDBRequest.prototype);' +
      'Object.defineProperty(request, "error", { value: new DOMException("no", "InvalidStateError") });' +
      'request.addEventListener = (type, work) => { if (type === "error") setTimeout(work, 20) };' +
      'request.removeEventListener = () => {}; return request }',
  ],
] as const) {
  test(`the lab works where storage ${how} @runs`, async ({ page }) => {
    await page.addInitScript(script);
    await visit(page, PLACE);
    await expect(page.locator('[data-summary]')).toContainText('of 4');
    await page.getByRole('button', { name: 'Save this run' }).click();
    await expect(page.getByText('Kept in this page only, until it closes')).toBeVisible();
    await page.getByRole('link', { name: 'Export it in Runs' }).click();
    await expect(page.getByRole('alert')).toContainText('The labs work as usual');
    await expect(runs(page)).toContainText('in this page only');
    const text = await exportAll(page);
    expect((JSON.parse(text) as Bundle).runs).toHaveLength(1);
    await expectAccessible(page);
  });
}

test('plain http, where half the platform is missing, saves and exports all the same @runs', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As over plain http: the names themselves are missing, not only what they stand for.
    Object.defineProperty(window, 'isSecureContext', { value: false });
    for (const missing of ['randomUUID', 'subtle'])
      Reflect.deleteProperty(Crypto.prototype, missing);
    for (const missing of ['storage', 'locks', 'clipboard', 'serviceWorker']) {
      Reflect.deleteProperty(Navigator.prototype, missing);
    }
  });
  await saveFromLab(page);
  await openRuns(page);
  await expect(page.getByText('does not say how long it keeps them')).toBeVisible();
  const text = await exportAll(page);
  await page.getByText('The text of the export, to copy').click();
  await expect(page.getByRole('textbox', { name: 'The text of the export' })).toHaveValue(text);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The text is selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
});

test('a full disk keeps the run on the page and says so @runs', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...parameters) {
      const request = put.apply(this, parameters);
      this.transaction.abort();
      Object.defineProperty(this.transaction, 'error', {
        value: new DOMException('full', 'QuotaExceededError'),
      });
      return request;
    };
  });
  await visit(page, PLACE);
  await page.getByRole('button', { name: 'Save this run' }).click();
  await expect(page.getByText('There is no room left')).toBeVisible();
  await page.getByRole('link', { name: 'Export it in Runs' }).click();
  await expect(runs(page)).toContainText('in this page only');
  expect((JSON.parse(await exportAll(page)) as Bundle).runs).toHaveLength(1);
});

test('an erased storage is noticed @runs', async ({ page }) => {
  await saveFromLab(page);
  await page.goto('about:blank');
  await page.goto('./icon.svg');
  await page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('fragment-lab').onsuccess = resolve)),
  );
  await visit(page, 'runs?lang=en');
  await expect(page.getByRole('alert')).toContainText('it was erased');
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.reload();
  await expect(page.getByText('No run is kept yet.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a text of the reader’s own travels in the bundle and opens elsewhere @runs', async ({
  page,
  browser,
}) => {
  const own = JSON.stringify({
    schema: 'teaching-case/1',
    id: 'hedge',
    source: { name: { en: 'Garden rules' } },
    question: { en: 'When may the hedge be cut?' },
    facts: [1, 2, 3, 4].map((number) => ({
      id: `F${number}`,
      // Long and without repetition, so that no link can carry it.
      text: { en: `Rule ${number}: ${randomWords(number)}` },
      ...(number < 3 ? { condition: { label: { en: `Rule ${number}` } } } : {}),
    })),
    variants: { A: ['F1', 'F2', 'F3', 'F4'], B: ['F4', 'F3', 'F2', 'F1'] },
  });
  await visit(page, 'order?lang=en');
  await page.getByRole('button', { name: 'Your text…' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'hedge.json',
    mimeType: 'application/json',
    buffer: Buffer.from(own),
  });
  await expect(page.getByText('When may the hedge be cut?')).toBeVisible();
  await page.getByRole('button', { name: 'Save this run' }).click();
  await page.getByRole('link', { name: 'See it in Runs' }).click();
  const text = await exportAll(page);
  expect(JSON.parse(text)).toMatchObject({
    corpora: [{ licence: '', content: { id: 'hedge' } }],
    runs: [{ corpus: { bundled: false } }],
  });

  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await other.goto(new URL('#/runs?lang=en', page.url()).href);
  await importText(other, text);
  await expect(runs(other)).toHaveCount(1);
  await runs(other).getByText('Details').click();
  await other.getByRole('button', { name: 'Recompute' }).click();
  await expect(other.getByText('The figures follow from')).toBeVisible();
  await other.getByRole('link', { name: /^Open: / }).click();
  await expect(other.getByText('When may the hedge be cut?')).toBeVisible();
  await elsewhere.close();
});

function randomWords(seed: number): string {
  let state = seed;
  return Array.from({ length: 420 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state.toString(36);
  }).join(' ');
}

test('the room is accessible and whole in both languages, every width and scheme @runs', async ({
  page,
}) => {
  await saveFromLab(page);
  for (const [language, title] of [
    ['fr', 'Essais'],
    ['en', 'Runs'],
  ] as const) {
    await page.goto(`./#/runs?lang=${language}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Everything open at once: the details, and the name being edited.
    await page.locator('article summary').click();
    await page.getByRole('button', { name: /^(Rename|Renommer)/ }).click();
    await expectSoundInEveryLook(page, title);
  }
  await page.getByRole('button', { name: 'Delete everything…' }).click();
  await expectSoundInEveryLook(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('the empty room is accessible and leads to a lab @runs', async ({ page }) => {
  await visit(page, 'runs?lang=fr');
  await expect(page.getByText('Aucun essai n’est enregistré')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ouvrir le laboratoire Ordre' }).click();
  await expect(page.locator('[data-summary]')).toContainText('sur 4');
});
