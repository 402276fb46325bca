import type { Page } from '@playwright/test';
import { caseJson, corpusJson, json } from './library-files';
import { choose, keep, kept, ownTitles, paste, staged } from './library-page';
import {
  expect as expectSoon,
  expectAccessible,
  expectSoundInEveryLook,
  test,
  visit,
} from './page';

const expect = expectSoon.configure({ timeout: 20_000 });

const TEXT = 'Ferries leave at nine. Seals sleep at noon. Gulls wait for scraps.';

/** Whether the browser would ask before it closes the tab. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });
}

async function makeCase(page: Page): Promise<void> {
  await visit(page, 'library?lang=en');
  await paste(page, 'Bay', TEXT);
  await staged(page, 'Bay').getByRole('button', { name: 'Make a teaching case' }).click();
  await expect(page.getByRole('heading', { name: '3 sentences' })).toBeVisible();
}

test.describe('@library what is begun', () => {
  test('a pasted text stays, before and after it is taken, and the tab asks before it closes', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await expect.poll(() => asksBeforeClosing(page)).toBe(false);
    await page.getByLabel('Name').first().fill('Bay');
    await page.getByLabel('Text', { exact: true }).fill(TEXT);
    await expect.poll(() => asksBeforeClosing(page)).toBe(true);
    await visit(page, 'order?lang=en');
    await visit(page, 'library?lang=en');
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(TEXT);
    await page.reload();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(TEXT);
    await page.getByRole('button', { name: 'Use this text' }).click();
    await staged(page, 'Bay').getByLabel('Licence').fill('CC0');
    await staged(page, 'Bay').getByLabel('Licence').blur();
    await page.reload();
    await expect(staged(page, 'Bay').getByLabel('Licence')).toHaveValue('CC0');
    await expect(staged(page, 'Bay')).toContainText('Seals sleep at noon.');
    await keep(page, 'Bay');
    await expect(kept(page, 'Bay')).toContainText('CC0');
    await expect.poll(() => asksBeforeClosing(page)).toBe(false);
    await page.reload();
    await expect(kept(page, 'Bay')).toBeVisible();
    await expect(page.locator('[data-staged]')).toHaveCount(0);
  });

  test('the browser asks before it closes the tab', async ({ page }) => {
    await visit(page, 'library?lang=en');
    await page.getByLabel('Text', { exact: true }).click();
    await page.keyboard.type('Half a thought');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Half a thought');
  });

  test('a case in the making is gone on with after leaving, and after a reload', async ({
    page,
  }) => {
    await makeCase(page);
    await page.getByLabel('Question').fill('When do ferries leave?');
    await page.getByLabel('Sentence 2 states a condition').check();
    await expect.poll(() => asksBeforeClosing(page)).toBe(true);
    await visit(page, 'order?lang=en');
    await visit(page, 'library?lang=en');
    const begun = page.locator('[data-draft]').filter({ hasText: 'Bay' });
    await expect(begun).toContainText('3 sentences');
    await page.reload();
    await begun.getByRole('button', { name: 'Go on with Bay' }).click();
    await expect(page.getByLabel('Question')).toHaveValue('When do ferries leave?');
    await expect(page.getByLabel('Sentence 2 states a condition')).toBeChecked();
    await expect(begun).toHaveCount(0);
    await page.getByRole('button', { name: 'Keep the case' }).click();
    await expect(page.getByText('Kept: Bay.')).toBeVisible();
    await expect.poll(() => asksBeforeClosing(page)).toBe(false);

    // Changed again and left: what is kept is as it was, the change waits beside it.
    await page.getByLabel('Question').fill('When do they leave?');
    await page.getByRole('button', { name: 'Back to the library' }).click();
    await expect(begun).toBeVisible();
    await kept(page, 'Bay').getByRole('button', { name: 'Edit the case' }).click();
    await expect(page.getByLabel('Question')).toHaveValue('When do they leave?');
    await page.getByRole('button', { name: 'Back to the library' }).click();
    await page.getByRole('button', { name: 'Discard Bay' }).click();
    await expect(begun).toHaveCount(0);
    await kept(page, 'Bay').getByRole('button', { name: 'Edit the case' }).click();
    await expect(page.getByLabel('Question')).toHaveValue('When do ferries leave?');
  });

  test('Escape loses neither another version of a text nor a text of one’s own in the Order lab', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await choose(page, json('ferry.json', corpusJson()));
    await keep(page, 'ferry.json');
    await kept(page, 'Ferry').getByRole('button', { name: 'Questions and evidence' }).click();
    await page.getByLabel('New question').fill('Not added yet?');
    await page.getByRole('button', { name: 'Another version of the text…' }).click();
    const version = page.getByRole('dialog').getByLabel('Text');
    await version.fill('The ferry leaves at ten.');
    await page.keyboard.press('Escape');
    await expect(version).toHaveCount(0);
    await page.getByRole('button', { name: 'Another version of the text…' }).click();
    await expect(version).toHaveValue('The ferry leaves at ten.');
    await page.keyboard.press('Escape');
    await visit(page, 'order?lang=en');
    await page.getByRole('button', { name: 'Your text…' }).click();
    const own = page.getByRole('dialog');
    await expect(own.getByLabel(/^Name/)).toBeFocused();
    await own.getByLabel('Question').fill('When?');
    await own.getByLabel(/^Text/).fill(TEXT);
    await own.getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();
    await page.getByRole('button', { name: 'Your text…' }).click();
    await expect(own.getByLabel(/^Text/)).toHaveValue(TEXT);
    await expect(own.getByRole('checkbox').first()).toBeChecked();
    await own.locator('button[type="submit"]').click();
    await expect(page.getByText('Seals sleep at noon.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Your text…' }).click();
    await expect(own.getByLabel(/^Text/)).toHaveValue('');
    await page.keyboard.press('Escape');
    await visit(page, 'library?lang=en');
    await kept(page, 'Ferry').getByRole('button', { name: 'Questions and evidence' }).click();
    await expect(page.getByLabel('New question')).toHaveValue('Not added yet?');
  });
});

test.describe('@library two tabs', () => {
  async function twoTabs(page: Page): Promise<Page> {
    await visit(page, 'library?lang=en');
    await choose(page, json('ferry.json', corpusJson()));
    await keep(page, 'ferry.json');
    const other = await page.context().newPage();
    await visit(other, 'library?lang=en');
    await expect(kept(other, 'Ferry')).toBeVisible();
    return other;
  }

  test('hear of each other: what is kept arrives, what is deleted is named', async ({ page }) => {
    const other = await twoTabs(page);
    await choose(page, json('tide.json', caseJson()));
    await keep(page, 'tide.json');
    await expect(kept(other, 'Tide mill')).toBeVisible();
    await kept(page, 'Tide mill').getByRole('button', { name: 'Delete' }).click();
    await expect(kept(other, 'Tide mill')).toHaveCount(0);
    await expect(other.getByText('Deleted in another tab: Tide mill visits.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(kept(other, 'Tide mill')).toBeVisible();
    await expect(other.getByText('Deleted in another tab')).toHaveCount(0);
  });

  test('what is open here and deleted there is said, held, and kept again when asked', async ({
    page,
  }) => {
    const other = await twoTabs(page);
    await kept(other, 'Ferry').getByRole('button', { name: 'Questions and evidence' }).click();
    await expect(other.locator('[data-evidence]')).toHaveCount(1);
    await kept(page, 'Ferry').getByRole('button', { name: 'Delete' }).click();
    const alert = other.getByRole('alert').filter({ hasText: 'deleted in another tab' });
    await expect(alert).toBeVisible();
    await other.getByLabel('New question').fill('And when does it return?');
    await other.getByRole('button', { name: 'Add', exact: true }).click();
    await other.waitForTimeout(900);
    await expect.poll(() => ownTitles(page)).toEqual([]);
    await expect.poll(() => asksBeforeClosing(other)).toBe(true);
    await expectAccessible(other);
    await alert.getByRole('button', { name: 'Keep it again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(kept(page, 'Ferry')).toContainText('2 questions');
    await other.reload();
    await expect(other.getByLabel('Wording')).toHaveValue('And when does it return?');
  });

  test('what both change is written by neither until the reader chooses', async ({ page }) => {
    const other = await twoTabs(page);
    for (const tab of [page, other]) {
      await kept(tab, 'Ferry').getByRole('button', { name: 'Questions and evidence' }).click();
      await expect(tab.locator('[data-evidence]')).toHaveCount(1);
    }
    await page.getByLabel('Wording').fill('When does it leave?');
    await page.getByLabel('Wording').blur();
    const alert = other.getByRole('alert').filter({ hasText: 'changed in another tab' });
    await expect(alert).toBeVisible();
    await other.getByLabel('Wording').fill('When is departure?');
    await other.getByLabel('Wording').blur();
    await other.waitForTimeout(900);
    await page.reload();
    await expect(page.getByLabel('Wording')).toHaveValue('When does it leave?');
    await alert.getByRole('button', { name: 'Show what the other tab kept' }).click();
    await expect(other.getByLabel('Wording')).toHaveValue('When does it leave?');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('@library begun, looked at', () => {
  test('drafts are accessible in every look, in both languages', async ({ page }) => {
    await makeCase(page);
    await page.getByRole('button', { name: 'Back to the library' }).click();
    for (const [lang, written] of [
      ['fr', 'écrit pour Fragment Lab'],
      ['en', 'written for Fragment Lab'],
    ] as const) {
      await visit(page, `library?lang=${lang}`);
      await expect(page.locator('[data-draft]')).toHaveCount(1);
      await expect(page.locator('[data-corpus]').first()).toContainText(written);
      await expectSoundInEveryLook(page, lang);
    }
  });
});
