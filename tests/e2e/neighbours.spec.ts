import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectSoundInEveryLook, test, visit } from './page';

/** A question whose evidence the published SCAR leaves half behind, and other settings do not. */
const HALF = 'neighbours?corpus=relay&question=q78&lang=en';
const EVALUATE = 'neighbours?view=evaluate&lang=en';

const strip = (page: Page) => page.locator('[data-strip]');
const bars = (page: Page, role: string) => page.locator(`[data-strip] [data-role="${role}"]`);
const policy = (page: Page, id: string) => page.locator(`[data-policies] [data-policy="${id}"]`);
const status = (page: Page, name: string) => page.locator(`[data-status="${name}"]`);

async function chunksOf(row: Locator): Promise<number> {
  return Number(await row.locator('td').nth(1).textContent());
}

async function arithmetic(page: Page, name: string): Promise<number> {
  const text = await page.locator(`[data-arithmetic] [data-value="${name}"]`).textContent();
  return Number((text ?? '').trim().replace('−', '-'));
}

/** Runs the evaluation in the room as it stands and waits for its figures. */
async function evaluate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run the evaluation' }).click();
  await expect(status(page, 'done')).toBeVisible({ timeout: 50_000 });
}

test('SCAR as published leaves the other half behind, says why, and one click changes it @neighbours', async ({
  page,
}) => {
  await visit(page, HALF);
  await expect(bars(page, 'anchor')).toHaveCount(5);
  await expect(bars(page, 'added')).toHaveCount(0);
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'refused');
  await expect(policy(page, 'scar-1')).toContainText('1 of 2');
  await expect(policy(page, 'scar-1')).toContainText('refused by the rule');

  // The arithmetic adds up, by the figures on the page.
  const [cosine, penalty, score, threshold, margin] = await Promise.all(
    ['cosine', 'penalty', 'score', 'threshold', 'margin'].map((name) => arithmetic(page, name)),
  );
  expect(score).toBeCloseTo(cosine! - 0.1 * penalty!, 2);
  expect(margin).toBeCloseTo(score! - threshold!, 2);
  expect(margin).toBeLessThan(0);

  const why = page.locator('[data-nothing-added]');
  await expect(why).toContainText(/it tests \d+ neighbours and adds \d+/);
  await expect(why).toContainText(/cos\(q, n\) = −?\d\.\d{3}/);
  await why.getByRole('button', { name: /For sparse vectors/ }).click();
  await expect(verdict).toHaveAttribute('data-verdict', 'added');
  await expect(bars(page, 'added')).not.toHaveCount(0);
  await expect(why).toHaveCount(0);
  await expect(policy(page, 'scar-1-calibrated')).toContainText('2 of 2');
  await expect(page).toHaveURL(/lambda=0&gamma=0\.4/);
});

test('moving a slider changes the strip and the table at once, by keyboard @neighbours', async ({
  page,
}) => {
  await visit(page, HALF);
  await page.getByRole('slider', { name: /^λ/ }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('slider', { name: /^γ/ }).focus();
  await page.keyboard.press('Home');
  // With nothing to pass but zero, every neighbour that shares a word with the question comes in.
  const added = await bars(page, 'added').count();
  expect(added).toBeGreaterThan(0);
  await expect(policy(page, 'yours')).toContainText('your settings');
  const supplied = await chunksOf(policy(page, 'yours'));
  expect(supplied).toBe(5 + added);
  await page.getByRole('slider', { name: /^k/ }).focus();
  await page.keyboard.press('Home');
  await expect(bars(page, 'anchor')).toHaveCount(1);
  await expect(page).toHaveURL(/k=1&/);
  await page.getByRole('slider', { name: /^r/ }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/Every neighbour tested \([4-8]\)/)).toBeVisible();
});

test('the strip is walked with the arrows, and its table leads to the same chunks @neighbours', async ({
  page,
}) => {
  await visit(page, HALF);
  await strip(page).focus();
  await page.keyboard.press('Home');
  await expect(strip(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(page.locator('[data-chunk-text="1"]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(strip(page)).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await expect(strip(page)).toHaveAttribute('aria-valuetext', /anchor|neighbour|evidence/);
  await page.keyboard.press('Home');
  const first = Number(
    await page
      .locator('[data-strip] rect:not([data-role="plain"])[data-chunk]')
      .first()
      .getAttribute('data-chunk'),
  );
  if (first > 1) await page.keyboard.press('PageDown');
  await expect(strip(page)).toHaveAttribute('aria-valuenow', String(first));

  await page.getByText('As a table').first().click();
  const marks = page.locator('[data-marks] tbody tr');
  await expect(marks).toHaveCount(
    await page.locator('[data-strip] rect:not([data-role="plain"])[data-chunk]').count(),
  );
  const last = marks.last().getByRole('button');
  const number = await last.textContent();
  await last.click();
  await expect(strip(page)).toHaveAttribute('aria-valuenow', number!);
  await expect(page).toHaveURL(new RegExp(`chunk=${number}\\b`));
});

test('every policy answers the question, and each can be put on the strip @neighbours', async ({
  page,
}) => {
  await visit(page, HALF);
  const [top5, window1, window2] = await Promise.all(
    ['top-5', 'window-1', 'window-2'].map((id) => chunksOf(policy(page, id))),
  );
  expect(top5).toBe(5);
  expect(window1).toBeGreaterThan(5);
  expect(window2).toBeGreaterThan(window1!);
  await policy(page, 'window-1').getByRole('button').click();
  await expect(bars(page, 'added')).toHaveCount(window1! - 5);
  await expect(page.locator('[data-verdict]')).toContainText('Added for its place');
  await policy(page, 'carried-bm25').getByRole('button').click();
  await expect(page.locator('[data-arithmetic]')).toContainText('Carried BM25');
  await expect(page).toHaveURL(/policy=carried-bm25/);
  await page.reload();
  await expect(policy(page, 'carried-bm25')).toContainText('on the strip');
});

test('questions, documents and cuttings change, and classes follow the cutting @neighbours', async ({
  page,
}) => {
  await visit(page, 'neighbours?lang=fr');
  await expect(page.locator('[data-question]')).toHaveAttribute('lang', 'fr');
  await visit(page, HALF);
  const counts = page.locator('section:has([data-question]) .counts');
  const before = await counts.textContent();
  await page.getByText('400 characters', { exact: true }).click();
  await expect(counts).not.toHaveText(before!);
  await expect(page).toHaveURL(/target=400/);
  await expect(page.locator('[data-question="q78"]')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.locator('[data-question="q79"]')).toBeVisible();
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  await expect(page.locator('[data-question]')).toHaveAttribute('data-question', 'q77');
  await page.getByRole('combobox', { name: 'Question' }).selectOption('q81');
  await expect(page.locator('[data-kind]')).toHaveText('not answered here');
  await expect(page.getByText('This document does not answer the question.')).toBeVisible();
  await page.getByRole('button', { name: 'Annual report' }).click();
  await expect(page).toHaveURL(/corpus=annual-report/);
  await expect(page.locator('[data-kind]')).toHaveText('boundary');
  await page.getByText(/^All \d+ questions on this document$/).click();
  await page.locator('[data-questions] tbody button').nth(2).click();
  await expect(page).toHaveURL(/question=q03/);
});

test('a link that asks for what is not there says so and opens all the same @neighbours', async ({
  page,
}) => {
  await visit(
    page,
    'neighbours?corpus=nowhere&question=q999&lambda=9&view=sing&chunk=99999&lang=en',
  );
  await expect(page.locator('[data-question]')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'The link asked' });
  for (const name of ['corpus=nowhere', 'question=q999', 'lambda=9', 'view=sing', 'chunk=99999']) {
    await expect(notice).toContainText(name);
  }
});

test('an evaluation is cancelled within a tenth of a second; while it runs again the page answers @neighbours', async ({
  page,
}) => {
  await visit(page, EVALUATE);
  await page.getByRole('button', { name: 'Run the evaluation' }).click();
  await expect(page.locator('[data-progress]')).toContainText(/\d+ of \d+/);
  // Timed in the page, from the press to the word that it has stopped.
  const waited = await page.evaluate(async () => {
    const button = Array.from(document.querySelectorAll('button')).find(
      ({ textContent }) => textContent === 'Cancel',
    )!;
    const began = performance.now();
    button.click();
    while (!document.querySelector('[data-status="cancelled"]')) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - began;
  });
  expect(waited).toBeLessThan(100);
  await expect(page.locator('[data-metrics]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run the evaluation' }).click();
  await expect(page.locator('[data-progress]')).toContainText(/\d+ of \d+/);
  await page.getByText('Explore', { exact: true }).click();
  // The document is cut and indexed in another worker: two of them share the machine.
  await expect(page.locator('[data-question="q70"]')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('n');
  await expect(page.locator('[data-question="q71"]')).toBeVisible();
  await page.getByText('Evaluate', { exact: true }).click();
  await expect(status(page, 'done')).toBeVisible({ timeout: 50_000 });
  await expect(page.locator('[data-counts]')).toContainText('320 questions measured');
  await expect(page.locator('[data-counts]')).toContainText('40 without an answer');
});

test('one evaluation: its plot, its sweep, its differences, and a look elsewhere @neighbours', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await visit(page, `${EVALUATE}&corpora=relay`);
  await evaluate(page);

  // A look into another page costs no second evaluation.
  const figures = await page.locator('[data-metrics] tbody').textContent();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
  await pages.getByRole('link', { name: 'Neighbours' }).click();
  await expect(status(page, 'done')).toBeVisible();
  expect(await page.locator('[data-metrics] tbody').textContent()).toBe(figures);

  // From the plot to the questions behind a point, and from a question to its Trace.
  await page.getByText(/^boundary \(\d+\)$/).click();
  const point = page.locator('[data-point="carried-bm25"]');
  await point.focus();
  await page.keyboard.press('Enter');
  const behind = page.locator('[data-behind]');
  await expect(behind).toContainText('carried BM25');
  await expect(behind.getByRole('heading')).toBeFocused();
  const rows = behind.locator('tbody tr');
  const n = await page
    .locator('[data-metrics] [data-policy="carried-bm25"] td')
    .first()
    .textContent();
  await expect(rows).toHaveCount(Number(n));

  // The mean of the rows is the figure of the point.
  const found = await rows.locator('td:nth-child(2)').allTextContents();
  const shares = found.map((text) => {
    const [part, whole] = text.trim().split(' of ').map(Number);
    return part! / whole!;
  });
  const recall = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  await expect(page.locator('[data-metrics] [data-policy="carried-bm25"] td').nth(1)).toHaveText(
    recall.toFixed(3),
  );

  const question = rows.first().getByRole('button');
  const text = await question.textContent();
  await question.click();
  await expect(page.locator('[data-question]')).toHaveText(text!);
  await expect(policy(page, 'carried-bm25')).toContainText('on the strip');
  await expect(page).toHaveURL(/corpus=relay&question=/);
  await page.getByText('Evaluate', { exact: true }).click();
  await expect(page.locator('[data-metrics]')).toBeVisible();

  // Walking through the sweep answers without another run.
  const here = page.locator('[data-here]');
  const before = await here.textContent();
  const gamma = page.getByRole('slider', { name: /^γ/ });
  await gamma.focus();
  await page.keyboard.press('Home');
  await page.getByRole('slider', { name: /^λ/ }).focus();
  await page.keyboard.press('Home');
  await expect(here).not.toHaveText(before!);
  await page.getByRole('button', { name: 'Open the questions of this setting' }).click();
  await expect(page.locator('[data-behind] h2')).toContainText('SCAR ±1, λ 0, γ 0.3');
  await expect(page.locator('[data-behind] tbody tr').first()).toBeVisible();
  // The means of the sweep and of the questions behind it are the same numbers.
  const chunks = await page.locator('[data-behind] tbody td:nth-child(3)').allTextContents();
  const mean = chunks.reduce((sum, each) => sum + Number(each), 0) / chunks.length;
  await expect(here).toContainText(mean.toFixed(2));

  // Any two policies are compared on request, and no variation is said to be none.
  const differences = page.locator('[data-differences]');
  await differences.getByLabel('a', { exact: true }).selectOption('smoothed-cut');
  await differences.getByLabel('b', { exact: true }).selectOption('top-10');
  await differences.getByRole('button', { name: 'Compare' }).click();
  const row = differences.locator('[data-pair="smoothed-cut top-10"]');
  await expect(row).toBeVisible({ timeout: 20_000 });
  await expect(row).toContainText(/\[[+−]?\d+\.\d, [+−]?\d+\.\d\]/);
  // Six questions on which the published gate stays shut at either distance.
  await page.getByText(/^scattered \(\d+\)$/).click();
  await differences.getByLabel('a', { exact: true }).selectOption('scar-1');
  await differences.getByLabel('b', { exact: true }).selectOption('scar-2');
  await differences.getByRole('button', { name: 'Compare' }).click();
  const same = differences.locator('[data-pair="scar-1 scar-2"]');
  await expect(same).toContainText('the same on every question', { timeout: 20_000 });
  await expect(same).not.toContainText(/NaN|Infinity/);
  await expect(page.locator('[data-ablation]')).toContainText(
    'On the paper’s own table λ = 0 gains 1.7 points of recall for 0.47 chunks, 3.6 points per chunk, where the window pays 1.7 per chunk',
  );
  await expect(page.locator('[data-published]')).toContainText('other documents');

  // Other documents are another evaluation.
  await page.goto(`./#/${EVALUATE}&corpora=registre`);
  await expect(status(page, 'idle')).toBeVisible();
  await expect(page.locator('[data-metrics]')).toHaveCount(0);
});

test('the page and Node reach the same digest, and a kept evaluation is computed again to it @neighbours', async ({
  page,
}) => {
  await visit(page, `${EVALUATE}&corpora=fusion`);
  await evaluate(page);
  await page.getByText('Digests', { exact: true }).click();
  const digest = await page.locator('[data-digest="result"]').textContent();
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  const inNode = execFileSync('node', [
    'tests/e2e/in-node.mjs',
    'tests/e2e/evaluate-in-node.ts',
    'fusion',
  ]);
  expect(inNode.toString()).toBe(digest);

  await page.getByRole('button', { name: 'Save this run' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await page.getByRole('link', { name: 'See it in Runs' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const bundle = await readFile(await (await downloading).path(), 'utf8');
  const [run] = (JSON.parse(bundle) as { runs: { reproduction: string; kind: string }[] }).runs;
  expect(run).toMatchObject({ reproduction: digest, kind: 'evaluation' });

  await page.getByRole('button', { name: 'Recompute' }).click();
  await expect(page.getByText('The figures follow from these settings')).toBeVisible({
    timeout: 30_000,
  });
});

test('a worker that cannot be had is reported, and the next run works @neighbours', async ({
  page,
}) => {
  await visit(page, `${EVALUATE}&corpora=relay`);
  await page.route('**/evaluation.worker*', (route) => route.abort());
  await page.getByRole('button', { name: 'Run the evaluation' }).click();
  await expect(status(page, 'failed')).toContainText('The evaluation stopped with an error');
  await page.unroute('**/evaluation.worker*');
  await evaluate(page);
});

test('a document that cannot be fetched is reported, and can be tried again @neighbours', async ({
  page,
}) => {
  await page.route('**/relay-*.js', (route) => route.abort());
  await visit(page, HALF);
  await expect(page.getByRole('alert')).toContainText('could not be fetched');
  await page.unroute('**/relay-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('[data-question]')).toBeVisible();
});

test('a cut chosen by name comes with its own threshold @neighbours', async ({ page }) => {
  await visit(page, 'neighbours?lang=en');
  const chosen = page.getByRole('combobox', { name: 'Policy', exact: true });
  await chosen.selectOption('carried-latent');
  const threshold = page.getByRole('slider', { name: /^τ/ });
  await expect(threshold).toHaveAttribute('aria-valuetext', '0.49');
  await chosen.selectOption('smoothed-cut');
  await expect(threshold).toHaveAttribute('aria-valuetext', '0.53');
  // A link names what differs from the policy's own.
  await expect(page).not.toHaveURL(/tau=/);
});

test('axe finds nothing in any look @neighbours', async ({ page }) => {
  test.slow();
  for (const place of [
    HALF,
    'neighbours?lang=fr&policy=window&r=2',
    'neighbours?lang=fr&policy=carried-bm25&corpus=registre&question=q81',
  ]) {
    await visit(page, place);
    await expect(page.locator('[data-question]')).toBeVisible();
    await page
      .getByText(/^(As a table|En tableau)$/)
      .first()
      .click();
    await expectSoundInEveryLook(page, place);
  }
  await visit(page, `${EVALUATE}&corpora=relay`);
  await expectSoundInEveryLook(page);
  await evaluate(page);
  await page.locator('[data-metrics] tbody button').first().click();
  await expect(page.locator('[data-behind] tbody tr').first()).toBeVisible();
  await expectSoundInEveryLook(page);
});
