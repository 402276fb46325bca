import type { CDPSession, Locator, Page } from '@playwright/test';
import { corpusJson, json } from './library-files';
import { choose, keep, kept, paste, staged } from './library-page';
import { expect as expectSoon, expectSoundInEveryLook, test, visit } from './page';

const expect = expectSoon.configure({ timeout: 20_000 });

const TEXT = 'One fish swims. Two fish rest under the old pier. Three fish hide.';
const FISH = corpusJson({
  title: 'Fish',
  documents: [{ id: 'd', title: 'Fish', text: TEXT }],
  questions: [{ id: 'q1', text: 'What do fish do?', evidence: [] }],
});

async function openFish(page: Page): Promise<void> {
  await visit(page, 'library?lang=en');
  await choose(page, json('fish.json', FISH));
  await keep(page, 'fish.json');
  await kept(page, 'Fish').getByRole('button', { name: 'Questions and evidence' }).click();
  await expect(page.locator('[data-offset]')).not.toHaveCount(0);
}

/** The middle of a word on the page. */
async function placeOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  return page.locator('[data-source]').evaluate((source, wanted) => {
    const walker = document.createTreeWalker(source, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue!.indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      range.startContainer.parentElement!.scrollIntoView({ block: 'center' });
      const box = range.getClientRects()[0]!;
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
    throw new Error(`no ${wanted}`);
  }, word);
}

async function tapWord(page: Page, word: string): Promise<void> {
  const { x, y } = await placeOf(page, word);
  await page.touchscreen.tap(x, y);
}

test.describe('@library with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('evidence is marked by tapping its first and its last word, in either order', async ({
    page,
  }) => {
    await openFish(page);
    await tapWord(page, 'Two');
    await expect(page.getByText('Selected: Two', { exact: true })).toBeVisible();
    await expect(page.getByText('One word is chosen.')).toBeVisible();
    await tapWord(page, 'rest');
    await expect(page.getByText('Selected: Two fish rest')).toBeVisible();
    await page.getByRole('button', { name: 'Mark the selection' }).tap();
    const spans = page.locator('[data-evidence]');
    await expect(spans).toHaveText([/^Two fish rest/]);
    await expect(page.locator('[data-source] mark')).toHaveText('Two fish rest');

    // A second span, drawn from its end to its beginning; then the first is replaced.
    await tapWord(page, 'hide.');
    await tapWord(page, 'Three');
    await page.getByRole('button', { name: 'Mark the selection' }).tap();
    await expect(spans).toHaveText([/^Two fish rest/, /^Three fish hide\./]);
    await tapWord(page, 'One');
    await tapWord(page, 'swims.');
    await page.getByRole('button', { name: 'Replace by the selection: span 1' }).tap();
    await expect(spans).toHaveText([/^One fish swims\./, /^Three fish hide\./]);
    await page.getByRole('button', { name: 'Remove span 1' }).tap();
    await expect(spans).toHaveText([/^Three fish hide\./]);
    await page.getByLabel(/No answer here/).tap();
    await expect(page.getByText('No evidence yet')).toHaveCount(0);
  });

  test('a selection drawn with the handles of the phone is marked as it is', async ({ page }) => {
    await openFish(page);
    await tapWord(page, 'under');
    // The handles are the phone's own: what they leave is a selection of the page.
    await page.locator('[data-source]').evaluate((source) => {
      const node = source.querySelector('[data-offset]')!.firstChild!;
      const at = node.nodeValue!.indexOf('the old');
      getSelection()!.setBaseAndExtent(node, at, node, at + 'the old pier'.length);
    });
    await expect(page.getByText('Selected: the old pier')).toBeVisible();
    await page.getByRole('button', { name: 'Mark the selection' }).tap();
    await expect(page.locator('[data-evidence]')).toHaveText(/^the old pier/);
    // And a tap then begins anew.
    await tapWord(page, 'One');
    await expect(page.getByText('Selected: One', { exact: true })).toBeVisible();
  });

  test('a sentence of an order is dragged', async ({ page }) => {
    await caseOf(page);
    const client = await page.context().newCDPSession(page);
    const row = (text: string) => orderOf(page, 'A').filter({ hasText: text });
    await row('Gulls').scrollIntoViewIfNeeded();
    await touchDrag(page, client, row('Gulls').getByLabel('Move sentence 3'), row('Ferries'));
    await expect(orderOf(page, 'A')).toHaveText([/Gulls/, /Ferries/, /Seals/]);
  });
});

function orderOf(page: Page, name: string): Locator {
  return page.getByRole('list', { name: `Order ${name}` }).getByRole('listitem');
}

/** A case of three sentences in the maker. */
async function caseOf(page: Page): Promise<void> {
  await visit(page, 'library?lang=en');
  await paste(page, 'Bay', 'Ferries leave at nine. Seals sleep at noon. Gulls wait for scraps.');
  await staged(page, 'Bay').getByRole('button', { name: 'Make a teaching case' }).click();
  await expect(orderOf(page, 'A')).toHaveText([/Ferries/, /Seals/, /Gulls/]);
  // The grips work once the library that drags is there.
  await expect(orderOf(page, 'A').first().getByLabel('Move sentence 1').first()).toHaveAttribute(
    'role',
    'button',
  );
}

async function touchDrag(
  page: Page,
  client: CDPSession,
  grip: Locator,
  target: Locator,
): Promise<void> {
  const from = (await grip.first().boundingBox())!;
  const to = (await target.boundingBox())!;
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (let step = 1; step <= 12; step += 1) {
    await touch('touchMove', y + ((to.y + 6 - y) * step) / 12);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(300);
  await touch('touchEnd', 0);
}

test.describe('@library orders of a case', () => {
  test('are made by dragging with the mouse, by the grip and the keyboard, and by buttons', async ({
    page,
  }) => {
    await caseOf(page);
    const grip = (sentence: number) =>
      orderOf(page, 'A').getByLabel(`Move sentence ${sentence}`, { exact: true });
    const from = (await grip(3).boundingBox())!;
    const to = (await orderOf(page, 'A').first().boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1) {
      const y = from.y + ((to.y + 6 - from.y) * step) / 12;
      await page.mouse.move(from.x + from.width / 2 + step, y);
      await page.waitForTimeout(40);
    }
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(orderOf(page, 'A')).toHaveText([/Gulls/, /Ferries/, /Seals/]);
    // Order B followed the text until now and does so no more; it stays as it was.
    await expect(orderOf(page, 'B')).toHaveText([/Ferries/, /Seals/, /Gulls/]);

    await grip(2).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await expect(orderOf(page, 'A')).toHaveText([/Gulls/, /Seals/, /Ferries/]);
    await page.keyboard.press('ArrowUp');
    await expect(orderOf(page, 'A')).toHaveText([/Seals/, /Gulls/, /Ferries/]);
    await page.keyboard.press('Space');
    await expect(grip(2)).toBeFocused();
    // Escape puts a sentence back where it was picked up.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(orderOf(page, 'A')).toHaveText([/Gulls/, /Seals/, /Ferries/]);
    await page.keyboard.press('Escape');
    await expect(orderOf(page, 'A')).toHaveText([/Seals/, /Gulls/, /Ferries/]);

    await orderOf(page, 'A').getByRole('button', { name: 'Move sentence 1 up' }).click();
    await expect(orderOf(page, 'A')).toHaveText([/Seals/, /Ferries/, /Gulls/]);
    await page.getByLabel('Question').fill('When do ferries leave?');
    await page.getByRole('button', { name: 'Keep the case' }).click();
    await expect(page.getByText('Kept: Bay.')).toBeVisible();
    await page.getByRole('link', { name: 'Open in the Order lab' }).click();
    await expect(page.locator('[data-side="left"] [data-fact]').first()).toContainText('Seals');
  });
});

test.describe('@library hands, looked at', () => {
  test('what is selected is accessible in every look', async ({ page }) => {
    await openFish(page);
    await page.locator('[data-source]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-evidence]')).toHaveCount(1);
    await expectSoundInEveryLook(page);
  });
});
