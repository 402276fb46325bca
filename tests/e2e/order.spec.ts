import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, expectSoundInEveryLook, test, visit } from './page';
import { readPdf } from './pdf';

/** The sentence ids of a side, in order. */
async function orderOf(page: Page, side: 'left' | 'right'): Promise<string[]> {
  const facts = page.locator(`[data-side="${side}"] [data-fact]`);
  return facts.evaluateAll((items) => items.map((item) => item.getAttribute('data-fact') ?? ''));
}

/** What the model would receive on a side, as ids in order. */
async function receivedOn(page: Page, side: 'left' | 'right'): Promise<string[]> {
  const text = await page.locator(`[data-side="${side}"] [data-received]`).textContent();
  return Array.from((text ?? '').matchAll(/^\[(\w+)\]/gm), (match) => match[1]!);
}

function grip(page: Page, side: 'left' | 'right', fact: string): Locator {
  return page.locator(`[data-side="${side}"] [data-fact="${fact}"] [aria-label^="Move"]`).first();
}

/** Clicks an option where a reader would: on its word. */
async function choose(scope: Locator, option: string): Promise<void> {
  await scope
    .locator('fieldset label')
    .getByText(option, { exact: true })
    .locator('visible=true')
    .first()
    .click();
}

/** The library that moves sentences comes after the first screen: wait until the grips are live. */
async function waitForGrips(page: Page): Promise<void> {
  await expect(grip(page, 'left', 'F1')).toHaveAttribute('role', 'button');
}

interface Printed {
  matrix: {
    case: string;
    language: string;
    variant: string;
    size: number;
    topK: number;
    supplied: string[];
    conditions: number;
  }[];
  landscape: { case: string; language: string; size: number; topK: number; histogram: number[] }[];
}

test('the first screen shows two computed orders of a real case @order', async ({ page }) => {
  await page.goto('./#/?lang=en');
  await expect(page.locator('[data-summary]')).toHaveText('A 2 · B 3 of 4');
  await expect.poll(() => orderOf(page, 'left')).toEqual(['F1', 'F5', 'F2', 'F6', 'F4', 'F3']);
  await expect.poll(() => orderOf(page, 'right')).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what the page needs to start is under 94 kB of compressed JavaScript @order', async ({
  request,
}) => {
  const response = await request.get('./');
  const html = await response.text();
  const sources = Array.from(
    html.matchAll(/(?:src|href)="(\.\/[^"]+\.js)"/g),
    (match) => match[1]!,
  );
  expect(sources.length).toBeGreaterThan(0);
  let size = 0;
  for (const source of sources) size += gzipSync(await (await request.get(source)).body()).length;
  // The aim is 90 kB; the arithmetic of every policy came into the first load with the Trace.
  expect(size).toBeLessThan(94_000);
});

test('the page shows what the command prints, number for number @order', async ({ page }) => {
  const printed = JSON.parse(
    execFileSync(
      'npm',
      [
        'run',
        '--silent',
        'order',
        '--',
        ...['price', 'time', 'hosting'].map((id) => `corpus/order/${id}/case.json`),
      ],
      { encoding: 'utf8' },
    ),
  ) as Printed;
  for (const language of ['fr', 'en']) {
    for (const id of ['price', 'time', 'hosting']) {
      for (const size of [2, 3]) {
        for (const topK of [1, 2]) {
          await visit(page, `order?case=${id}&text=${language}&size=${size}&k=${topK}&lang=en`);
          for (const [side, variant] of [
            ['left', 'A'],
            ['right', 'B'],
          ] as const) {
            const cell = printed.matrix.find(
              (item) =>
                item.case === id &&
                item.language === language &&
                item.variant === variant &&
                item.size === size &&
                item.topK === topK,
            )!;
            await expect.poll(() => receivedOn(page, side)).toEqual(cell.supplied);
            await expect(page.locator(`[data-side="${side}"] .count b`)).toHaveText(
              String(cell.conditions),
            );
          }
          const landscape = printed.landscape.find(
            (item) =>
              item.case === id &&
              item.language === language &&
              item.size === size &&
              item.topK === topK,
          )!;
          const counts = page.locator('[data-landscape] [data-count]');
          await expect(counts).toHaveCount(5);
          expect(
            await counts.evaluateAll((cells) =>
              cells.map((cell) => Number(cell.getAttribute('data-count'))),
            ),
          ).toEqual(landscape.histogram);
        }
      }
    }
  }
});

test('dragging a sentence with the mouse changes what is supplied @order', async ({ page }) => {
  // High enough for the whole list, so that nothing scrolls under the hand.
  await page.setViewportSize({ width: 1280, height: 1700 });
  await visit(page, 'order?case=price&text=en&lang=en');
  await waitForGrips(page);
  await expect.poll(() => receivedOn(page, 'left')).toEqual(['F1', 'F5', 'F2']);
  const from = (await grip(page, 'left', 'F3').boundingBox())!;
  const to = (await page.locator('[data-side="left"] [data-fact="F5"]').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(
      from.x + from.width / 2 + step,
      from.y + ((to.y + 10 - from.y) * step) / 12,
    );
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(page.locator('[data-side="left"] h2').first()).toHaveText('Your order');
  await expect.poll(() => orderOf(page, 'left')).not.toEqual(['F1', 'F5', 'F2', 'F6', 'F4', 'F3']);
  const order = await orderOf(page, 'left');
  expect(order.indexOf('F3')).toBeLessThan(3);
  await expect.poll(() => receivedOn(page, 'left')).toContain('F3');
  await expect(page).toHaveURL(/order=/);
  // The published order is still there, unchanged.
  await choose(page.locator('[data-side="left"]'), 'A');
  await expect.poll(() => orderOf(page, 'left')).toEqual(['F1', 'F5', 'F2', 'F6', 'F4', 'F3']);
});

test('a drop after the case was changed, or the room left, orders nothing @order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1700 });
  const pick = async () => {
    await visit(page, 'library?lang=en');
    await visit(page, 'order?case=price&text=en&lang=en');
    await waitForGrips(page);
    const box = (await grip(page, 'left', 'F1').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 120, { steps: 5 });
    await expect
      .poll(() => orderOf(page, 'left'))
      .not.toEqual(['F1', 'F5', 'F2', 'F6', 'F4', 'F3']);
  };
  await pick();
  await page.getByRole('button', { name: 'Time', exact: true }).press('Enter');
  await page.mouse.move(300, 900, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL(/case=time/);
  await page.waitForTimeout(500);
  await expect(page).not.toHaveURL(/order=F/);
  await pick();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await page.mouse.up();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/#\/library\?lang=en$/);
});

test('the keyboard alone reorders, by the grip and by the buttons @order', async ({ page }) => {
  await visit(page, 'order?case=price&text=en&lang=en');
  await waitForGrips(page);
  await grip(page, 'left', 'F2').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => orderOf(page, 'left')).toEqual(['F1', 'F2', 'F5', 'F6', 'F4', 'F3']);

  const up = page
    .locator('[data-side="left"] [data-fact="F3"]')
    .getByRole('button', { name: 'Move F3 up' });
  await up.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await expect.poll(() => orderOf(page, 'left')).toEqual(['F1', 'F2', 'F3', 'F5', 'F6', 'F4']);
  await expect(up).toBeFocused();
  await expect.poll(() => receivedOn(page, 'left')).toEqual(['F1', 'F2', 'F3']);
  await expect(
    page.getByRole('status').filter({ hasText: 'F3 is now in place 3 of 6' }),
  ).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('paper shows both orders and the settings, which the screen does not build @order', async ({
    page,
  }) => {
    await visit(page, 'order?case=price&text=en&lang=en');
    await expect(page.locator('[data-side="left"]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Order B' })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Sentences per chunk' })).toHaveCount(0);
    const printed = (await readPdf(await page.pdf({ format: 'A4' })))
      .map(({ text }) => text)
      .join();
    for (const text of ['Order A', 'Order B', 'Sentences per chunk'])
      expect(printed).toContain(text);
  });

  test('both orders are predicted one after the other, and shown @order', async ({ page }) => {
    await visit(page, 'order?case=price&text=en&predict=yes&lang=en');
    const answer = (count: string) =>
      page.locator('.predict').getByText(count, { exact: true }).tap();
    await answer('2');
    await expect(page.getByText('The outcome is covered until')).toBeVisible();
    await choose(page.locator('.switch'), 'B');
    await answer('3');
    await expect(page.locator('.predict')).toContainText('You said 3');
    await choose(page.locator('.switch'), 'A 2');
    await expect(page.locator('.predict')).toContainText('You said 2');
    // What was said of an order says nothing of the one it becomes.
    await page.locator('[data-side="left"] [data-fact="F1"] button[data-step="1"]').tap();
    await expect(page.locator('.predict')).not.toContainText('You said');
  });

  test('touch reorders, one list at a time, the counts in sight @order', async ({ page }) => {
    await visit(page, 'order?case=price&text=en&lang=en');
    await expect(page.locator('[data-side="right"]')).toBeHidden();
    await expect(page.getByRole('radio', { name: 'A 2' })).toBeChecked();
    await waitForGrips(page);

    const client = await page.context().newCDPSession(page);
    await grip(page, 'left', 'F6').scrollIntoViewIfNeeded();
    const from = (await grip(page, 'left', 'F6').boundingBox())!;
    const to = (await page.locator('[data-side="left"] [data-fact="F2"]').boundingBox())!;
    const x = from.x + from.width / 2;
    const y = from.y + 12;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
      });
    await touch('touchStart', y);
    for (let step = 1; step <= 12; step += 1) {
      await touch('touchMove', y + ((to.y + 10 - y) * step) / 12);
      await page.waitForTimeout(50);
    }
    await page.waitForTimeout(300);
    await expect(page.getByRole('radio', { name: /^Yours \d/ })).toBeInViewport();
    await touch('touchEnd', 0);
    await expect
      .poll(() => orderOf(page, 'left'))
      .not.toEqual(['F1', 'F5', 'F2', 'F6', 'F4', 'F3']);
    await expect.poll(() => receivedOn(page, 'left')).toContain('F6');

    // At once, while the sentence may still be settling: the choice holds.
    await choose(page.locator('main'), 'B 3');
    await page.waitForTimeout(600);
    await expect.poll(() => orderOf(page, 'left')).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6']);
  });

  test('nothing is wider than 320 pixels @order', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const place of [
      'order?lang=fr',
      'order?lang=en&policy=scar&size=2',
      'order?lang=fr&score=bm25-1',
    ]) {
      await visit(page, place);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    }
  });
});

test('a link opened in a fresh profile shows the same state @order', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, 'order?case=time&text=fr&size=2&k=1&lang=fr');
  await page.locator('[data-side="right"]').getByRole('button', { name: 'Monter F3' }).click();
  await choose(page.locator('main'), 'fenêtre');
  await expect(page).toHaveURL(/policy=window/);
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Mêmes phrases, autre ordre');
  // Both pages go on being put up after their heading: they are compared until they agree.
  await expect(async () => {
    for (const side of ['left', 'right'] as const) {
      await expect.poll(() => orderOf(other, side)).toEqual(await orderOf(page, side));
      await expect.poll(() => receivedOn(other, side)).toEqual(await receivedOn(page, side));
    }
    for (const part of ['.panels', '[data-landscape]', '[data-summary]']) {
      expect(await other.locator(part).innerText()).toBe(await page.locator(part).innerText());
    }
  }).toPass({ timeout: 10_000 });
  await context.close();
});

test('a link that asks for the impossible says so and shows the usual values @order', async ({
  page,
}) => {
  await visit(page, 'order?case=nowhere&size=99&k=1&left=Z&order=F1,F1&lang=en');
  const notice = page.getByRole('status').filter({ hasText: 'The link asked for' });
  for (const part of ['case=nowhere', 'size=99', 'left=Z', 'order=F1,F1']) {
    await expect(notice).toContainText(part);
  }
  await expect(page.locator('[data-summary]')).toHaveText('A 2 · B 3 of 4');
  await visit(page, 'order?own=%%%&lang=en');
  await expect(page.locator('p[role=alert]')).toContainText('could not be read');
});

test('the language follows the browser, and one click changes it without losing state @order', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.locator('[data-side="left"]').getByRole('button', { name: 'Monter F3' }).click();
  const order = await orderOf(page, 'left');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Same sentences, other order');
  await expect.poll(() => orderOf(page, 'left')).toEqual(order);
  await context.close();
});

test('predict, then reveal: nothing shows before both predictions, and it can be skipped @order', async ({
  page,
}) => {
  await visit(page, 'order?case=price&text=en&lang=en&predict=yes');
  await expect(page.locator('[data-received]')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('supplied ·');
  await expect(page.locator('[data-landscape]')).toHaveCount(0);
  await choose(page.locator('[data-side="left"]'), '4');
  await expect(page.locator('[data-received]')).toHaveCount(0);
  await choose(page.locator('[data-side="right"]'), '3');
  await expect(page.locator('[data-side="left"]')).toContainText('You said 4; 2 arrived.');
  await expect(page.locator('[data-side="right"]')).toContainText('You said 3: right.');
  await page.getByRole('button', { name: 'Stop predicting' }).click();
  await expect(page.locator('[data-summary]')).toHaveText('A 2 · B 3 of 4');
});

test('expansion shows its tests and says where it adds nothing @order', async ({ page }) => {
  await visit(page, 'order?case=time&text=fr&size=2&k=1&policy=scar&lang=fr');
  await expect(page.locator('main')).toContainText('SCAR n’ajoute rien ici');
  const rows = page.getByRole('row').filter({ hasText: 'refusé' });
  await expect(rows).toHaveCount(2);
  await choose(page.locator('main'), 'fenêtre');
  await expect(page.locator('main')).toContainText('Ordre B : rend');
});

test('a case of one’s own opens from pasted text and travels in the link @order', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, 'order?lang=en');
  await page.getByRole('button', { name: 'Your text…' }).click();
  await page.getByLabel('Name of the source').fill('The baths');
  await page.getByLabel('Question').fill('When is the pool open?');
  await page.getByLabel('Text', { exact: true }).fill('The pool is open. It closes at 8 pm.');
  await page.getByRole('button', { name: 'Open in the lab' }).click();
  await expect(page.locator('p[role=alert]')).toContainText('at least 3');
  await page
    .getByLabel('Text', { exact: true })
    .fill(
      'The pool opens at noon. Dr. Lee teaches there. It <b>closes</b> at 8 pm. Towels are extra.',
    );
  await page.getByRole('checkbox', { name: /at 8 pm/ }).check();
  await page.getByRole('button', { name: 'Open in the lab' }).click();
  await expect(page.locator('.question')).toContainText('When is the pool open?');
  await expect.poll(() => orderOf(page, 'left')).toEqual(['F1', 'F2', 'F3', 'F4']);
  await expect.poll(() => orderOf(page, 'right')).toEqual(['F3', 'F1', 'F2', 'F4']);
  await expect(page.locator('[data-side="left"]')).toContainText('It <b>closes</b> at');
  await expect(page).toHaveURL(/own=/);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.question')).toContainText('When is the pool open?');
  await expect.poll(() => orderOf(other, 'right')).toEqual(['F3', 'F1', 'F2', 'F4']);
  await context.close();
});

test('the matrix leads to its settings, keys are listed and can be switched off @order', async ({
  page,
}) => {
  await visit(page, 'order?lang=en');
  await page
    .getByRole('button', { name: /A 1 B 3 ; 3 sentences per chunk, top 1/ })
    .first()
    .click();
  await expect(page).toHaveURL(/case=time/);
  await expect(page.locator('[data-summary]')).toHaveText('A 1 · B 3 of 4');
  await page.keyboard.press('p');
  await expect(page.getByText('Projector mode. Press p')).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Projector mode on or off');
  await dialog.getByLabel('Single-key shortcuts').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('p');
  await expect(page.locator('html')).toHaveAttribute('data-projector');
  await expect(page.getByText('Projector mode. Press p')).toHaveCount(0);
});

test('axe finds nothing in any look @order', async ({ page }) => {
  test.slow();
  for (const place of [
    'order?lang=fr',
    'order?lang=en&policy=scar&size=2&score=bm25-1',
    'order?lang=fr&predict=yes',
    'order?lang=en&policy=window&size=1&k=2&case=hosting&text=fr',
    'order?lang=en&size=99',
  ]) {
    await visit(page, place);
    await expectSoundInEveryLook(page, place);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundInEveryLook(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your text…' }).click();
  await page.getByLabel('Text', { exact: true }).fill('One. Two. Three.');
  await expectSoundInEveryLook(page);
});
