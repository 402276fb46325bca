import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectSoundInEveryLook, test, visit } from './page';

/** Every room, and the views of those that have several. */
const ROOMS = [
  'order?policy=scar',
  'neighbours',
  'neighbours?view=evaluate',
  'abstention',
  'abstention?view=figures',
  'abstention?view=own',
  'lesson',
  'collection',
  'collection?view=ledger',
  'library',
  'runs',
  'glossary',
  'about',
];

const inLanguage = (hash: string, language: 'fr' | 'en') =>
  `${hash}${hash.includes('?') ? '&' : '?'}lang=${language}`;

/** Waits until a room has what it loads. */
async function open(page: Page, hash: string): Promise<void> {
  await visit(page, hash);
  await expect(page.getByText(/^(Opening…|Ouverture…)$/)).toHaveCount(0);
}

/** How far the page scrolls sideways; what scrolls within it does not count. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the menu of a phone opens, closes and gives the focus back @classroom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, 'order?lang=en');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(pages.getByRole('link')).toHaveText(['Order', 'Neighbours', 'Abstention']);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  // Keyboard: open, reach the first link, leave by Escape.
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Lessons', 'Collection', 'Library', 'Runs', 'Glossary', 'About']) {
    await expect(pages.getByRole('link', { name })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(pages.getByRole('link', { name: 'Lessons' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  // A tap elsewhere closes it; a tap on a room opens the room and closes it.
  await menu.click();
  await page.mouse.click(20, 600);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await pages.getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  // What dialogs the header offers, the menu offers too.
  await menu.click();
  await page.getByRole('button', { name: 'Keys and help' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('on a wide screen every room stands in the header, and going back stays on the page @classroom', async ({
  page,
}) => {
  await visit(page, 'order?lang=en');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link')).toHaveText([
    'Order',
    'Neighbours',
    'Abstention',
    'Lessons',
    'Collection',
    'Library',
    'Runs',
    'Glossary',
    'About',
  ]);
  await page.locator('fieldset label').getByText('2', { exact: true }).first().click();
  await expect(page).toHaveURL(/size=2/);
  await pages.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Same sentences' })).toBeVisible();
  await expect(page).toHaveURL(/size=2/);
});

test('a word opens its definition by keyboard and by touch, and leads to the glossary @classroom', async ({
  page,
}) => {
  await visit(page, 'neighbours?lang=fr');
  const word = page.locator('main [data-term="boundary"]').first();
  await word.focus();
  await page.keyboard.press('Enter');
  const definition = page.locator('[popover]:popover-open');
  await expect(definition).toContainText('question frontière');
  await expect(definition).toContainText('boundary question');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(definition).toHaveCount(0);
  await expect(word).toBeFocused();

  await word.click();
  await definition.getByRole('link', { name: 'Dans le glossaire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossaire' })).toBeVisible();
  await expect(page.locator('#term-boundary')).toBeFocused();
  await expect(page.locator('#term-boundary')).toBeInViewport();
});

test('a definition stays inside a phone, above or below its word @classroom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, 'order?lang=en');
  const words = page.locator('main [data-term]:visible');
  for (let place = 0; place < (await words.count()); place += 1) {
    await words.nth(place).scrollIntoViewIfNeeded();
    await words.nth(place).click();
    const definition = page.locator('[popover]:popover-open');
    await expect(definition.getByRole('link')).toBeVisible();
    const box = (await definition.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
});

test('the glossary is searched in either language and leads to where a word is seen @classroom', async ({
  page,
}) => {
  await visit(page, 'glossary?lang=fr');
  await page.getByLabel('Chercher un mot').fill('gold');
  await expect(page.locator('dfn')).toHaveText(['fragment attendu']);
  await page.getByLabel('Chercher un mot').fill('TRANSMISSION');
  await expect(page.locator('dfn').first()).toHaveText('règle de transmission');
  await page.getByLabel('Chercher un mot').fill('xyzzy');
  await expect(page.getByText('Aucune entrée ne contient ce mot.')).toBeVisible();
  await page.getByLabel('Chercher un mot').fill('bm25 propagé + latent');
  await page.getByRole('link', { name: 'À voir dans Voisins' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Règle' })).toHaveValue('carried-latent');
});

test('the about page names versions, digests and libraries, and erases what is stored @classroom', async ({
  page,
}) => {
  await visit(page, 'order?lang=en');
  await page.getByRole('button', { name: 'Save this run' }).click();
  await expect(page.getByText('See it in Runs')).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('somebody-else', 'stays');
    sessionStorage.setItem('fragment-lab.draft.text', 'a draft');
  });

  await page.getByRole('link', { name: 'What is stored, and how to erase it' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  await expect(page.locator('[data-version]')).toHaveText(/^\d+\.\d+\.\d+$/);
  await expect(page.locator('[data-corpus]')).toHaveCount(9);
  await expect(page.locator('[data-corpus] dd').first()).toHaveText(/^[0-9a-f]{64}$/);
  await expect(page.getByRole('row', { name: /svelte .*MIT/ }).first()).toBeVisible();

  // Said before it is done, and nothing gone by closing.
  await page.getByRole('button', { name: 'Erase everything stored…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase everything stored here?' });
  await expect(dialog).toContainText('ledger');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  await expect.poll(() => storedNames(page)).toContain('fragment-lab');

  await page.getByRole('button', { name: 'Erase everything stored…' }).click();
  await dialog.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText('Everything stored in this browser was erased.')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual(['somebody-else']);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto('./#/runs?lang=en');
  await expect(page.getByText('No run is kept yet.')).toBeVisible();
});

async function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
}

test('nothing is erased while a series is collected @classroom', async ({ page }) => {
  await visit(page, 'about?lang=en');
  await page.evaluate(() => {
    void navigator.locks.request('fragment-lab.series.test', () => new Promise(() => undefined));
    localStorage.setItem('fragment-lab.single-keys', 'on');
  });
  await page.getByRole('button', { name: 'Erase everything stored…' }).click();
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('a series is being collected');
  expect(await page.evaluate(() => localStorage.length)).toBe(1);
});

test('every key that is in force stands in the help @classroom', async ({ page }) => {
  const keys = async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(dialog).toBeVisible();
    const shown = await dialog.locator('kbd').allTextContents();
    await dialog.getByRole('button', { name: 'Close' }).click();
    return shown;
  };
  await visit(page, 'order?lang=en');
  await expect
    .poll(() => keys())
    .toEqual(expect.arrayContaining(['p', 'l', 's', '?', 'r', 'u', 'd']));
  await visit(page, 'neighbours?lang=en');
  await expect.poll(() => keys()).toEqual(expect.arrayContaining(['n', 'b', 'r']));
  await visit(page, 'lesson/same-sentences?lang=en');
  await expect.poll(() => keys()).toEqual(expect.arrayContaining(['←', '→']));
});

test('a move is taken back by button and by keys @classroom', async ({ page }) => {
  await visit(page, 'order?lang=en');
  const order = () =>
    page
      .locator('[data-side="left"] [data-fact]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-fact')));
  const published = await order();
  await page.locator('[data-side="left"] [data-fact="F1"] button[data-step="1"]').click();
  await page.locator('[data-side="left"] [data-fact="F1"] button[data-step="1"]').click();
  await expect.poll(() => order()).not.toEqual(published);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Undo move' }).click();
  await expect.poll(() => order()).toEqual(published);
  await expect(page.getByRole('button', { name: 'Undo move' })).toHaveCount(0);
});

test('the first screen says what is seen in a sentence and invites to drag one @classroom', async ({
  page,
}) => {
  await page.goto('./#/?lang=en');
  const intro = page.locator('.intro');
  await expect(intro.locator('p')).toHaveCount(2);
  await expect(intro.locator('p').last()).toHaveText(/Drag a sentence and watch/);
  await expect(intro.locator('p').last()).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every page marks words of the glossary, and none scrolls sideways @classroom', async ({
  page,
}) => {
  test.slow();
  const looks = [
    { width: 320, size: '100%' },
    { width: 390, size: '100%' },
    { width: 1280, size: '200%' },
    { width: 640, size: '200%' },
  ];
  const wide: string[] = [];
  for (const language of ['fr', 'en'] as const) {
    await open(page, inLanguage('glossary', language));
    const defined = await page
      .locator('[id^="term-"]')
      .evaluateAll((entries) => entries.map((entry) => entry.id.replace('term-', '')));
    expect(defined.length).toBeGreaterThan(50);
    for (const room of ROOMS) {
      await open(page, inLanguage(room, language));
      if (!/^(lesson|glossary|about)/.test(room)) {
        const used = page.locator('main [data-term]');
        if (!room.includes('view=')) await expect(used.first()).toBeAttached();
        const ids = await used.evaluateAll((marked) =>
          marked.map((word) => word.getAttribute('data-term') ?? ''),
        );
        expect(ids.filter((id) => !defined.includes(id))).toEqual([]);
        await expect(page.getByText('[[')).toHaveCount(0);
      }
      for (const { width, size } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(
          (value) => document.documentElement.style.setProperty('font-size', value, 'important'),
          size,
        );
        await expect(page.locator('html')).toHaveCSS(
          'font-size',
          size === '200%' ? '32px' : '16px',
        );
        // One pixel is a rounded half.
        const over = await sideways(page);
        if (over > 1) wide.push(`${room} ${language} ${width} ${size}: ${over}`);
      }
    }
  }
  expect(wide).toEqual([]);
});

test('under forced colours the page one is on and the choice made are still told apart @classroom', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, 'order?lang=en');
  const border = (name: string) =>
    page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  await expect.poll(() => border('Order')).not.toBe(await border('Runs'));
  const outline = (text: string) =>
    page
      .getByRole('button', { name: text, exact: true })
      .evaluate((button) => getComputedStyle(button).outlineStyle);
  expect(await outline('Price')).toBe('solid');
  expect(await outline('Time')).toBe('none');
  const bar = page.locator('[data-landscape] .bar').nth(2);
  expect(await bar.evaluate((each) => getComputedStyle(each).borderLeftStyle)).toBe('solid');
});

test('a link leads to the top of its page, and to the place it names @classroom', async ({
  page,
}) => {
  await visit(page, 'order?lang=en');
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await about.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => scrollY);
  await expect.poll(top).toBeGreaterThan(300);
  await about.click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeInViewport();
  await expect.poll(top).toBe(0);
  await page.evaluate(() => (location.hash = '#/glossary?term=anchor&lang=en'));
  await expect(page.locator('#term-anchor')).toBeInViewport();
});

test('motion stops where the reader asks for less of it @classroom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, 'order?lang=en');
  await page.locator('[data-side="left"] [data-fact="F1"] button[data-step="1"]').click();
  const running = await page.evaluate(
    () => document.getAnimations().filter((each) => each.playState === 'running').length,
  );
  expect(running).toBe(0);
});

test('glossary and about are accessible in every look @classroom', async ({ page }) => {
  for (const language of ['fr', 'en'] as const) {
    for (const room of ['glossary?term=anchor', 'about']) {
      await open(page, inLanguage(room, language));
      if (room === 'about') await expect(page.locator('[data-corpus]')).toHaveCount(9);
      await expectSoundInEveryLook(page, room);
      await expect(page).toHaveTitle(/^(Glossaire|Glossary|À propos|About) · Fragment Lab$/);
    }
  }
});
