import type { Page } from '@playwright/test';
import { expect, expectSoundInEveryLook, test, visit } from './page';

const EN = 'abstention?lang=en&text=en';
const FR = 'abstention?lang=fr&text=fr';

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const row = (page: Page, id: string) => page.locator(`[data-question="${id}"]`);
const line = (page: Page, name: string) => page.locator(`[data-line="${name}"]`);

test.describe('@abstention who stays silent', () => {
  test('the questions: by gate, down to a passage, with thresholds and their risk', async ({
    page,
  }) => {
    await test.step('shows both systems in a 2 × 2, and the guarded silences by gate', async () => {
      await visit(page, EN);
      await expect(cell(page, 'naive-none-answered')).toContainText('4 made up');
      await expect(cell(page, 'guarded-some-answered')).toContainText(
        '16 of 16 with all the evidence',
      );
      const silent = cell(page, 'guarded-none-silent');
      await expect(silent).toContainText('4 rightly silent');
      await expect(silent).toContainText('gate 1: 1, gate 2: 3');
      await silent.click();
      await expect(page.locator('[data-question]')).toHaveCount(4);
      await expect(row(page, 'u17')).toContainText('gate 1, off topic · “car” stands nowhere');
      await expect(row(page, 'u18')).toContainText('none with a number of people');
      await expect(row(page, 'u20')).toContainText(
        'gate 2, false premise · the question asserts 35%',
      );
      await page.getByRole('button', { name: 'Show all twenty' }).click();
      await expect(page.locator('[data-question]')).toHaveCount(20);
    });
    await test.step('lets a threshold refuse too much', async () => {
      await visit(page, `${EN}&threshold2=0.6`);
      await expect(line(page, 'wrongRefusals')).toContainText('short');
      await expect(row(page, 'a05')).toContainText('wrongly silent');
      await page.getByText('Settings', { exact: true }).click();
      await page.getByLabel(/opens at a covered share/).fill('0.35');
      await expect(line(page, 'wrongRefusals')).not.toContainText('short');
    });
    await test.step('draws risk against coverage with a table behind it', async () => {
      await visit(page, EN);
      const risk = page.locator('[data-risk]');
      await expect(risk).toContainText('Mean risk over the coverage reached');
      await risk.getByText('As a table').click();
      await expect(risk.getByRole('row')).not.toHaveCount(2);
      await risk.getByText('gate 1', { exact: true }).click();
      await expect(page).toHaveURL(/moves=topic/);
    });
    await test.step('goes down to a sentence and its passage, and the address keeps it', async () => {
      await visit(page, EN);
      await row(page, 'a16').getByRole('button').first().click();
      const passage = page.getByRole('group', { name: /^The passage: / });
      await expect(passage.locator('.sentence').first()).toContainText('From');
      await expect(passage.locator('.found')).toHaveText('1 January 2026');
      await expect(page).toHaveURL(/question=a16/);
      await page.reload();
      await expect(passage.locator('.found')).toHaveText('1 January 2026');
      await row(page, 'u20').getByRole('button').first().click();
      await expect(row(page, 'u20').locator('mark')).toHaveText('35%');
    });
  });

  test('breaks the gate by its cutting, names the question lost, and mends it', async ({
    page,
  }) => {
    await visit(page, FR);
    const gate = page.locator('[data-gate]');
    await expect(gate).toHaveAttribute('data-gate', 'open');
    await expect(line(page, 'recall')).toContainText('100');
    await page.getByRole('button', { name: /^Casser/ }).click();
    await expect(gate).toHaveAttribute('data-gate', 'red');
    await expect(line(page, 'recall')).toContainText(/93,75\s%\s*échoue/);
    await expect(gate).toContainText('15 sur 16');
    await expect(gate).toContainText('a07 en français');
    await expect(page).toHaveURL(/cut=sentences&size=1/);
    await page.getByRole('button', { name: /^Réparer/ }).click();
    await expect(gate).toHaveAttribute('data-gate', 'open');
    await expect(page).not.toHaveURL(/cut=/);
  });
});

test.describe('@abstention every figure accounted for', () => {
  test('the figures, and an answer of one’s own', async ({ page }) => {
    await test.step('catches the three lies, and links a figure to where it stands', async () => {
      await visit(page, `${EN}&view=figures&question=a03`);
      await expect(page.locator('[data-count="hits"]')).toContainText('3 a01, a02, a05');
      await expect(page.locator('[data-count="misses"]')).toContainText('0');
      await expect(page.locator('[data-count="falseAlarms"]')).toContainText('0');
      await page.locator('[data-answer]').getByRole('button', { name: '€180' }).click();
      await expect(page.locator('[data-passages] mark:focus')).toHaveText('€180');
      await page.locator('[data-checked="a01"]').click();
      await expect(page.locator('[data-answer]')).toContainText('€23,500: stands in no passage');
      await page.locator('[data-checked="u18"]').click();
      await expect(page.getByText('none says how many people it has')).toBeVisible();
      await page.getByText('truthful', { exact: true }).click();
      await expect(page.locator('[data-count="hits"]')).toContainText('0');
      await expect(page.locator('main')).not.toContainText(/\btrue\b(?!\.)/);
    });
    await test.step('checks an answer of one’s own, across languages, and keeps it in the link', async () => {
      await visit(page, `${EN}&view=own`);
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(page.getByText('Write an answer and at least one passage first.')).toBeVisible();
      await page.getByLabel('Answer', { exact: true }).fill('The fee is €12. It is due in 5 days.');
      await page.getByLabel('Passage 1', { exact: true }).fill('Les frais sont de 12 €.');
      await page.getByRole('group', { name: 'Language of: Passage 1' }).getByText('fr').click();
      await page.getByRole('button', { name: 'Check' }).click();
      const answer = page.locator('[data-answer]');
      await expect(answer).toContainText('€12: found in passage 1');
      await expect(answer).toContainText('subject not checked');
      await expect(answer).toContainText('5 days: stands in no passage');
      await expect(page).toHaveURL(/own=/);
      await page.reload();
      await expect(page.locator('[data-answer]')).toContainText('5 days: stands in no passage');
      await expect(page.getByLabel('Passage 1', { exact: true })).toHaveValue(
        'Les frais sont de 12 €.',
      );
    });
    await test.step('says what a link carries that cannot be read', async () => {
      await visit(page, `${EN}&view=own&own=zzz`);
      await expect(page.getByRole('alert')).toContainText('could not be read');
      await visit(page, `${EN}&generator=model&question=a99`);
      await expect(page.getByText('generator=model')).toBeVisible();
    });
  });
});

test.describe('@abstention for everyone', () => {
  test('both languages, and a run kept', async ({ page }) => {
    await test.step('speaks both languages without losing state', async () => {
      await visit(page, `${EN}&question=u18`);
      await page.getByRole('button', { name: /^FR/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savoir se taire');
      await expect(row(page, 'u18')).toContainText('How many people work in the quality unit?');
      await page.getByRole('group', { name: 'Langue des documents' }).getByText('fr').click();
      await expect(row(page, 'u18')).toContainText('Combien de personnes');
    });
    await test.step('keeps a run and computes it again to the same digest', async () => {
      await visit(page, EN);
      await page.getByRole('button', { name: 'Save this run' }).click();
      await expect(page.getByRole('link', { name: /runs/i }).last()).toBeVisible();
      await page.getByRole('status').getByRole('link').click();
      await expect(
        page.getByText(/Abstention: home insurer \(en\).*recall 100/).first(),
      ).toBeVisible();
    });
  });

  test('works from the keyboard alone', async ({ page }) => {
    await visit(page, EN);
    await cell(page, 'guarded-none-silent').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-question]')).toHaveCount(4);
    await row(page, 'u17').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Question u17 in detail' })).toBeVisible();
    await page.keyboard.press('b');
    await expect(page.locator('[data-gate]')).toHaveAttribute('data-gate', 'red');
    await page.keyboard.press('r');
    await expect(page.locator('[data-gate]')).toHaveAttribute('data-gate', 'open');
    await page.getByRole('radio', { name: 'Silence' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Every figure accounted for' })).toBeVisible();
    await page.locator('[data-checked="a03"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-answer]').getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-passages] mark:focus')).toHaveText('€180');
  });

  test('passes axe in every look', async ({ page }) => {
    await visit(page, `${EN}&question=u18&cut=sentences&size=1`);
    await expect(row(page, 'u18')).toBeVisible();
    await expectSoundInEveryLook(page, 'the questions');
    await visit(page, `${FR}&view=figures&question=a01`);
    await expect(page.locator('[data-answer]')).toBeVisible();
    await expectSoundInEveryLook(page, 'the figures');
    await visit(page, `${EN}&view=own`);
    await expect(page.getByLabel('Answer', { exact: true })).toBeVisible();
    await expectSoundInEveryLook(page, 'an answer of one’s own');
  });
});
