import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, LOOKS, test, visit } from './page';

const runs = (page: Page) => page.getByRole('article');
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

function classBundles(): string[] {
  const text = execFileSync('node', ['tests/e2e/in-node.mjs', 'tests/e2e/class-in-node.ts'], {
    encoding: 'utf8',
  });
  return JSON.parse(text) as string[];
}

async function dropOn(page: Page, texts: readonly string[]): Promise<void> {
  const files = await page.evaluateHandle((contents) => {
    const data = new DataTransfer();
    contents.forEach((content, place) => {
      data.items.add(new File([content], `student-${place}.json`, { type: 'application/json' }));
    });
    return data;
  }, texts);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: files });
}

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await press();
  return downloading;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Evaluates and keeps it, in a lab opened with some settings. */
async function keepEvaluation(page: Page, settings: string): Promise<void> {
  await page.goto('about:blank');
  await visit(page, `neighbours?view=evaluate&corpora=relay&lang=en${settings}`);
  await page.getByRole('button', { name: 'Run the evaluation' }).click();
  await expect(page.locator('[data-status="done"]')).toBeVisible({ timeout: 50_000 });
  await page.getByRole('button', { name: 'Save this run' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
}

test('thirty bundles dropped at once are one class, three duplicates known @runs', async ({
  page,
}) => {
  await visit(page, 'runs?lang=en');
  await dropOn(page, classBundles());
  await expect(page.getByText('30 files: 27 runs added, 3 already here.')).toBeVisible();
  await expect(runs(page)).toHaveCount(27);
  await page.getByRole('button', { name: 'See them as a class' }).click();
  await expect(page.getByRole('heading', { name: 'A class' })).toBeFocused();
  await expect(page.locator('[data-duplicates="3"]')).toContainText(
    'Student 4: student-4.json, student-27.json',
  );

  // The table behind the plot counts every order of every run once.
  await expect(page.locator('[data-order]').first()).toContainText('27');
  await page.getByText('The same as a table').first().click();
  const counts = await page.locator('[data-count]:visible td').allTextContents();
  expect(counts.map(Number).reduce((sum, each) => sum + each, 0)).toBe(54);
  await expectAccessible(page);

  const download = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Save as SVG: Conditions supplied' }).click(),
  );
  const drawn = await textOf(download);
  expect(drawn).toMatch(/^<svg xmlns/);
  expect(drawn).toMatch(/Digest of the runs: sha256:[0-9a-f]{64}/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  // The list: filtered by a digest, tagged, filtered by the tag.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Close the class' }).click();
  const one = runs(page).filter({ hasText: 'Student 12' });
  const digest = await one.locator('.about .figure').textContent();
  await page.getByRole('textbox', { name: 'Digest begins with' }).fill(digest ?? '');
  await expect(runs(page)).toHaveCount(1);
  await expect(page.getByText('1 of 27 runs shown.')).toBeVisible();
  await one.getByText('Details').click();
  await one.getByRole('textbox', { name: 'Tags' }).fill('group 2, late, group 2');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('late');
  await expect(runs(page)).toHaveCount(1);
  await expect(runs(page)).toContainText('Student 12');
  await expectAccessible(page);
});

test('two evaluations are compared, and Node prints the same @runs', async ({ page }) => {
  test.setTimeout(180_000);
  await keepEvaluation(page, '');
  await keepEvaluation(page, '&target=400');
  await visit(page, 'runs?lang=en');
  await expect(runs(page)).toHaveCount(2);

  // By keyboard alone: one run with itself, the same policy on both sides.
  await box(page, /^Select: .*800/).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Compare' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Comparison' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Policy of A', exact: true }).selectOption('top-8');
  await page.getByRole('combobox', { name: 'Policy of A (2)' }).selectOption('top-8');
  await expect(page.locator('p[data-score]')).toContainText('more on 0 questions, less on 0');
  const all = page.locator('[data-figures="all pooled"]');
  await expect(all).toContainText('every difference is the same: no interval');
  await expect(all).not.toContainText('[');
  await page.getByText(/^all \(\d+\)$/).click();
  await page.locator('[data-question] button').first().press('Enter');
  await expect(page.locator('[data-summary]')).toHaveText(/^Nothing differs/);
  await expect(page.locator('[data-differs-here]')).toHaveCount(0);

  // Two policies of it: an interval, rows that open, the address of the question in the lab.
  await page.getByRole('combobox', { name: 'Policy of A (2)' }).selectOption('window-1');
  await expect(all).toContainText('[');
  const row = page.locator('[data-outcome="win"]').first();
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Decisions on' })).toContainText('Gained');
  // Both whole Traces, computed again; what only the window supplies is said and marked.
  const [before, after] = [page.locator('[data-trace="0"]'), page.locator('[data-trace="1"]')];
  await expect(before.locator('[data-chunk-text]').first()).toContainText('rank 1');
  await expect(after).toContainText('≠ only this side supplies it');
  await expect(page.locator('[data-summary]')).toContainText(/Only A \(window-1\) supplies/);
  await after.getByText('Every neighbour tested').focus();
  await page.keyboard.press('Enter');
  await expect(after.locator('[data-tests]')).toContainText('✓ added');
  await expectAccessible(page);
  const csv = await textOf(
    await downloadBy(page, () =>
      page.getByRole('button', { name: 'Save as CSV for a French spreadsheet' }).click(),
    ),
  );
  expect(csv).toMatch(/^\ufefffirst_run;first_variant;/);
  const here = JSON.parse(
    await textOf(
      await downloadBy(page, () =>
        page.getByRole('button', { name: 'Save the comparison (JSON)' }).click(),
      ),
    ),
  ) as unknown;

  const bundle = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Save the file' }).click(),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'compare-')), 'run.json');
  writeFileSync(file, await textOf(bundle));
  const options = ['--variant', 'top-8', '--variant', 'window-1'];
  const inNode = execFileSync('npx', ['tsx', 'src/cli/compare.ts', file, file, ...options], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(JSON.parse(inNode)).toEqual(here);

  // TREC files of the one run.
  await page.getByRole('combobox', { name: 'Format' }).selectOption('trec-run');
  await page.getByRole('combobox', { name: 'Policy or order' }).selectOption('window-1');
  const run = await textOf(
    await downloadBy(page, () => page.getByRole('button', { name: 'Save the file' }).click()),
  );
  expect(run).toMatch(/^(?:\S+ Q0 relay:characters-800:\d+ \d+ \d+ window-1\n)+$/);

  // The trace behind a side.
  await page.getByRole('link', { name: 'Open in its lab' }).last().click();
  await expect(page).toHaveURL(/#\/neighbours\?corpus=relay&question=.*policy=window/);
  await page.getByRole('link', { name: 'Runs', exact: true }).click();

  // Another cutting is not comparable, and is compared on request.
  await box(page, /^Select: .*800/).check();
  await box(page, /^Select: .*400/).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Not comparable, because:')).toBeVisible();
  await expect(page.locator('[data-differs]')).toHaveCount(1);
  await expect(page.locator('[data-differs="settings.target"]')).toContainText('800');
  await expect(page.locator('p[data-score]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Compare only \d+ shared questions/ }).click();
  await expect(page.locator('p[data-score]')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('orders are compared side by side, cited, and taken out, in French and in the dark @runs', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const size of [3, 2]) {
    await page.goto('about:blank');
    await visit(page, `order?case=time&text=fr&size=${size}&k=1&left=A&right=B&lang=fr`);
    await page.getByRole('button', { name: /^Enregistrer cet essai/ }).click();
    await expect(page.getByText(/Enregistré dans ce navigateur/)).toBeVisible();
  }
  await visit(page, 'runs?lang=fr');
  await page.getByRole('checkbox', { name: 'Choisir tous ceux qui sont affichés' }).check();
  await page.getByRole('button', { name: 'Comparer' }).click();
  await expect(page.locator('[data-differs="settings.size"]')).toBeVisible();
  await expect(page.locator('p[data-score]')).toHaveCount(2);
  await expect(page.getByText('une seule question : pas d’intervalle').first()).toBeVisible();
  await page.locator('[data-question] button').first().click();
  await expect(page.getByRole('group', { name: /^Décisions sur/ })).toContainText('Ordre');
  await expect(page.locator('[data-trace]')).toHaveCount(2);
  await expect(page.locator('[data-trace="1"]')).toContainText('Conditions');
  await expect(page.locator('[data-summary]')).toContainText(/Seul|Rien|même texte/);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Format' }).selectOption('rfc-4180');
  const download = await downloadBy(page, () =>
    page.getByRole('button', { name: 'Enregistrer le fichier' }).click(),
  );
  expect((await textOf(download)).split('\r\n')).toHaveLength(1 + 4 + 1);
  // Only a bundle is a backup.
  await expect(runs(page).first()).toContainText('sans copie de secours');

  const first = runs(page).first();
  await first.getByText('Détails').click();
  await first.getByRole('button', { name: 'Citer cet essai' }).click();
  await expect(first.getByRole('textbox', { name: 'En BibTeX' })).toHaveValue(
    /@misc\{fragmentlab-/,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Supprimer les choisis' }).click();
  await expect(runs(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(runs(page)).toHaveCount(2);
});

/** Keeps a run of a lab opened at some place. */
async function keepRun(page: Page, place: string): Promise<void> {
  await page.goto('about:blank');
  await visit(page, `${place}&lang=en`);
  await page.getByRole('button', { name: 'Save this run' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
}

test('Abstention runs are compared by what became of each question, in every look @runs', async ({
  page,
}) => {
  test.slow();
  await keepRun(page, 'abstention?text=fr');
  await keepRun(page, 'abstention?text=fr&cut=sentences&size=1');
  await visit(page, 'runs?lang=en');
  await expect(runs(page).first()).toContainText('home insurer (fr), 1 sentence a chunk');
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.locator('p[data-score]')).toHaveText(
    /Right where the other is wrong on 1 question, .* on 0, alike on 19\./,
  );
  await expect(page.locator('[data-figures^="answerable"]').first()).toContainText('16');

  // The question is told by its text, its id besides; it is found by either.
  const row = page.locator('[data-question="a07"]');
  await expect(row).toContainText(/\?/);
  await expect(row).toContainText('answered without the evidence');
  await row.getByRole('button').press('Enter');
  const sides = page.getByRole('group', { name: /^Decisions on/ });
  await expect(sides).toContainText('truthful: not checked; lying: not checked');
  await expect(sides.getByRole('link', { name: 'Open in its lab' })).toHaveCount(2);
  await expect(page.locator('[data-trace="1"] [data-gate-number="2"]')).toContainText('Gate 2');
  await expect(page.locator('[data-trace="1"]')).toContainText('truthful generator');
  await page.getByText('all (20)', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find in the questions' }).fill('A07');
  await expect(page.getByText('1 question found.')).toBeVisible();
  await page.getByRole('searchbox').fill('no question asks this');
  await expect(page.getByText('No question is like that.')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  // Both systems of one run.
  await page.getByRole('combobox', { name: 'Policy of A' }).selectOption('naive');
  await expect(page.locator('p[data-score]')).toContainText(/wrong on \d+ questions/);
  await page.locator('[data-question="a07"] button').click();
  await sides.getByRole('link').last().click();
  await expect(page).toHaveURL(/#\/abstention\?.*question=a07/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('many runs and a class are accessible in every look, and equal figures are told @runs', async ({
  page,
}) => {
  test.slow();
  for (const place of ['order?case=price&text=en', 'order?case=price&text=en&size=2']) {
    await keepRun(page, place);
  }
  // The same again: another run with the same figures.
  await keepRun(page, 'order?case=price&text=en');
  await visit(page, 'runs?lang=fr');
  await page.getByRole('checkbox', { name: 'Choisir tous ceux qui sont affichés' }).check();
  for (const panel of ['Comparer', 'Comme une classe']) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await expect(page.locator('[data-score], [data-order]').first()).toBeVisible();
    for (const { width, height, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    if (panel === 'Comparer') await page.getByRole('button', { name: /^Fermer/ }).click();
  }
  await expect(page.locator('[data-equal="1"]')).toContainText('2 essais ont des chiffres');
  await expect(page.getByText('3 essais du laboratoire Ordre.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Compter une seule fois/ }).check();
  await expect(page.getByText('2 essais du laboratoire Ordre.')).toBeVisible();
});
