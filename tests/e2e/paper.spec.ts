import type { TeachingCase } from '../../src/engine/corpus/teaching-case';
import { encodeCase } from '../../src/corpora/case-link';
import { LESSONS } from './lessons';
import { expect, expectNoSidewaysScroll, expectSoundInEveryLook, test, visit } from './page';
import { test as plain } from './sparing';
import { beyondMargins, covering, readPdf, type PdfPage } from './pdf';
import { readCode } from './qr-in-picture';

const POINTS_PER_MILLIMETRE = 72 / 25.4;
const FORMATS = [
  { format: 'A4', width: 595, height: 842 },
  { format: 'Letter', width: 612, height: 792 },
] as const;
/** Each language on the paper most of its readers have. */
const PAPER = { fr: FORMATS[0], en: FORMATS[1] } as const;

/** What stands at the head of every answer sheet, and nowhere else. */
const ANSWERS = { en: 'Fragment Lab · Answers', fr: 'Fragment Lab · Réponses' } as const;

/** Twelve long sentences, one of them of a length a page of the reader's own may have. */
const LONG_CASE: TeachingCase = {
  schema: 'teaching-case/1',
  id: 'own',
  source: { name: { en: 'The ferry company (invented)' } },
  question: { en: 'What does a ferry ticket cost, and what does the price include?' },
  facts: Array.from({ length: 12 }, (_, place) => ({
    id: `F${place + 1}`,
    text: {
      en: `Sentence number ${place + 1} says what the ferry ticket costs in season ${place + 1}, what the price includes and what it leaves out, ${'with one more remark about the harbour, '.repeat(place === 6 ? 9 : 2)}and ends there.`,
    },
    ...(place % 3 === 0 ? { condition: { label: { en: `Condition ${place + 1}` } } } : {}),
  })),
  variants: {
    A: Array.from({ length: 12 }, (_, place) => `F${place + 1}`),
    B: Array.from({ length: 12 }, (_, place) => `F${12 - place}`),
  },
};

/** Every page is of the format, holds text, cuts none and covers none. */
function expectWhole(pages: readonly PdfPage[], size: (typeof FORMATS)[number]): void {
  for (const page of pages) {
    expect(Math.round(page.width / 2)).toBe(Math.round(size.width / 2));
    expect(Math.round(page.height / 2)).toBe(Math.round(size.height / 2));
    expect(page.items.length).toBeGreaterThan(5);
    expect(beyondMargins(page, 10 * POINTS_PER_MILLIMETRE)).toEqual([]);
    expect(covering(page)).toEqual([]);
  }
}

/** Where the lower margin begins, and the least of a sheet that something must stand on. */
const LOWER_MARGIN = 14 * POINTS_PER_MILLIMETRE;
const LEAST_FILLED = 0.2;

/** A handout is whole; nothing runs into its lower margin, and no sheet is nearly empty. */
function expectHandout(pages: readonly PdfPage[], size: (typeof FORMATS)[number]): void {
  expectWhole(pages, size);
  pages.forEach(({ items, height }, place) => {
    const ofMargin = ['Fragment Lab', `${place + 1} / ${pages.length}`];
    const content = items.filter(({ text, top }) => top > LOWER_MARGIN || !ofMargin.includes(text));
    const lowest = Math.min(...content.map(({ bottom }) => bottom));
    expect(lowest, `page ${place + 1} ends in its margin`).toBeGreaterThan(LOWER_MARGIN);
    const filled = 1 - (lowest - LOWER_MARGIN) / (height - 2 * LOWER_MARGIN);
    expect(filled, `page ${place + 1} of ${pages.length}`).toBeGreaterThan(LEAST_FILLED);
  });
}

/** The heights on a page at which a word stands by itself. */
function heightsOf({ items }: PdfPage, word: string): number[] {
  return items.filter(({ text }) => text.trim() === word).map(({ bottom }) => Math.round(bottom));
}

/** How many sentences of cases, F1 to F6, begin on each sheet that has any. */
function sentencesOn(sheets: readonly PdfPage[]): number[] {
  const begins = ({ text }: PdfPage['items'][number]) => /^F[1-6]$/.test(text.trim());
  return sheets.map(({ items }) => items.filter(begins).length).filter((count) => count > 0);
}

const squeeze = (text: string) => text.replaceAll(/\s/g, '');

/** A handout with its answers, and one sheet to spare for other fonts: the longest has ten. */
const MOST_SHEETS = 11;

/** The line that stands highest on a page. */
function highest(items: PdfPage['items']): string {
  return [...items].sort((a, b) => b.top - a.top)[0]?.text ?? '';
}

/** Splits a handout where its answers begin, which must be at the head of a page. */
function parts(
  pages: readonly PdfPage[],
  language: 'fr' | 'en',
): { sheets: readonly PdfPage[]; questions: string; answers: string } {
  const first = pages.findIndex(({ items }) => highest(items).includes(ANSWERS[language]));
  expect(first).toBeGreaterThan(0);
  const join = (some: readonly PdfPage[]) => some.map(({ text }) => text).join(' ');
  const sheets = pages.slice(0, first);
  const questions = join(sheets);
  expect(questions).not.toContain(ANSWERS[language]);
  return { sheets, questions, answers: join(pages.slice(first)) };
}

test.describe('a state of the Order lab on paper @classroom', () => {
  for (const language of ['en', 'fr'] as const) {
    test(`${language}: questions, then answers apart @classroom`, async ({ page }) => {
      await visit(page, `handout/order?case=price&size=3&k=1&lang=${language}`);
      for (const size of FORMATS) {
        const pages = await readPdf(await page.pdf({ format: size.format }));
        expectHandout(pages, size);
        // Its cut runs straight through both orders.
        const cuts = heightsOf(pages[0]!, language === 'fr' ? 'coupe' : 'cut');
        expect(cuts).toHaveLength(2);
        expect(cuts[0]).toBe(cuts[1]);
        const { sheets, questions, answers } = parts(pages, language);
        expect(sentencesOn(sheets), 'the case is on one sheet').toEqual([12]);
        for (const id of ['F1', 'F2', 'F3', 'F4', 'F5', 'F6']) {
          // In both orders, and in the row of its chunk.
          expect(questions.split(id).length - 1, id).toBeGreaterThanOrEqual(4);
        }
        // The scores and what arrives are on the answer sheet only.
        const sums = (text: string) =>
          text.replaceAll(/\s/g, '').match(/\d+\/√\d+=\d[.,]\d{3}/g) ?? [];
        expect(sums(questions)).toEqual([]);
        expect(sums(answers)).toHaveLength(4);
        expect(questions).not.toContain('✓');
        expect(answers).toContain('✓');
        for (const part of [questions, answers]) {
          expect(part).toMatch(/[0-9a-f]{64}/);
          expect(part).toContain('CC BY 4.0');
          expect(part.replaceAll(' ', '')).toContain('case=price');
        }
      }
    });
  }

  test('is what the lab computes, with the digest the lab keeps @classroom', async ({ page }) => {
    await visit(page, 'order?case=time&text=en&size=2&k=1&lang=en');
    await page.getByText('Digests').click();
    const digest = await page.locator('[data-digest="result"]').textContent();
    const score = await page.locator('[data-side="left"] .chunk .figure b').first().textContent();
    await page.getByRole('link', { name: 'Handout to print' }).click();
    const answers = page.locator('[data-sheet="answers"]');
    await expect(answers.locator('[data-digest]')).toHaveText(digest!);
    await expect(answers.locator('[data-answer-scores]')).toContainText(score!);
  });

  test('twelve long sentences part between sheets, and their cuts do not @classroom', async ({
    page,
  }) => {
    const own = await encodeCase(LONG_CASE);
    const settings = [
      { query: 'size=1&k=2', cuts: 11, rows: 12, winner: 'common words divided by the root' },
      { query: 'size=5&k=1&score=bm25-1', cuts: 2, rows: 6, winner: 'more if it is rare' },
      { query: 'size=2&k=1&policy=scar', cuts: 5, rows: 6, winner: 'common words divided by' },
    ];
    for (const { query, cuts, rows, winner } of settings) {
      await page.goto('about:blank');
      await visit(page, `handout/order?${query}&own=${own}&lang=en`);
      // What is scored once for both orders has one row to work it out in.
      await expect(page.locator('[data-blank] tbody tr')).toHaveCount(rows);
      for (const size of FORMATS) {
        const pages = await readPdf(await page.pdf({ format: size.format }));
        expectHandout(pages, size);
        const { questions, answers } = parts(pages, 'en');
        for (const { id } of LONG_CASE.facts) expect(questions).toContain(id);
        expect(questions).toContain('The text is the reader’s own.');
        expect(answers).toContain(winner);
        // Many ties are counted, not told one by one.
        expect(answers.match(/source order d/g)?.length ?? 0).toBeLessThanOrEqual(6);
        const heights = pages.map((each) => heightsOf(each, 'cut'));
        expect(heights.flat()).toHaveLength(2 * cuts);
        for (const each of heights) expect(each).toHaveLength(2 * new Set(each).size);
      }
    }
  });

  test('says so where a link cannot be read @classroom', async ({ page }) => {
    await page.goto('./#/handout/order?own=nothing&lang=en');
    await expect(page.getByRole('alert')).toContainText('could not be read');
  });
});

test.describe('a lesson on paper @classroom', () => {
  // Every figure of the lesson is computed before its sheet is there.
  test.setTimeout(180_000);

  for (const lesson of LESSONS) {
    for (const language of ['en', 'fr'] as const) {
      test(`${lesson.id}, ${language} @classroom`, async ({ page }) => {
        await page.goto(`./#/handout/${lesson.id}?lang=${language}`);
        const answerSheet = page.locator('[data-sheet="answers"]');
        await expect(answerSheet).toBeVisible({ timeout: 120_000 });
        // A step with nothing to read or to fill in is on one sheet, from its title to its question.
        const whole = await page
          .locator('[data-step]:not(:has(.reading, [data-questions], [data-blank]))')
          .evaluateAll((steps) =>
            steps.map((step) => [
              step.querySelector('h2')!.textContent,
              step.querySelector('.discuss')?.textContent ?? '',
            ]),
          );
        expect(whole.length).toBeGreaterThan(1);
        const size = PAPER[language];
        const pages = await readPdf(await page.pdf({ format: size.format }));
        expectHandout(pages, size);
        const { sheets, questions, answers } = parts(pages, language);
        for (const { title } of lesson.steps) {
          expect(squeeze(questions)).toContain(squeeze(title[language]));
          expect(squeeze(answers)).toContain(squeeze(title[language]));
        }
        const texts = pages.map(({ text }) => squeeze(text));
        for (const [title, discuss] of whole) {
          const sheet = texts.find((text) => text.includes(squeeze(title!)));
          expect(sheet, title).toContain(squeeze(discuss!));
        }
        if (lesson.id === 'same-sentences') {
          expect(sentencesOn(sheets), 'each case is on one sheet').toEqual([12, 12]);
        }
        expect(pages.length).toBeLessThanOrEqual(MOST_SHEETS);
        for (const part of [questions, answers]) {
          expect(part).toMatch(/[0-9a-f]{64}/);
          expect(part).not.toMatch(/\{\w+\}/);
        }
        const predicted = lesson.steps.filter(({ predict }) => predict);
        await expect(page.locator('[data-sheet="questions"] .ticks')).toHaveCount(predicted.length);
        await expect(answerSheet.locator('[data-outcome]')).toHaveCount(predicted.length);
        for (const outcome of await answerSheet.locator('[data-outcome]').allTextContents()) {
          expect(outcome.trim()).not.toBe('');
        }
        const code = page.locator('[data-sheet="questions"] [data-foot] svg');
        expect(await readCode(code)).toBe(
          new URL(`./#/lesson/${lesson.id}?lang=${language}`, page.url()).href,
        );
      });
    }
  }
});

test.describe('the page on paper @classroom', () => {
  test('the Order lab: both orders, tables open, no controls, light @classroom', async ({
    page,
  }) => {
    // A narrow dark screen shows one order; paper shows both, on white.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, 'order?case=price&lang=en&text=en');
    await expect(page.locator('[data-landscape] .bars')).toBeAttached();
    const pages = await readPdf(await page.pdf({ format: 'A4' }));
    expectWhole(pages, FORMATS[0]);
    const text = pages.map((each) => each.text).join(' ');
    expect(text).toContain('Order A');
    expect(text).toContain('Order B');
    expect(text.match(/What the model would receive/g)).toHaveLength(2);
    for (const orders of ['432', '216']) {
      // Above its bar, and in the table that is folded on the screen.
      expect(text.split(orders).length - 1, orders).toBe(2);
    }
    for (const control of ['Start over', 'Predict first', 'Your text', 'Save']) {
      expect(text).not.toContain(control);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const paper = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(paper).toBe('rgb(0, 0, 0)');
  });

  test('what is built only when it is opened is there, and folded again @classroom', async ({
    page,
  }) => {
    await visit(page, 'neighbours?lang=en&corpus=relay');
    const list = page.locator('details[data-questions]');
    await expect(list).toBeVisible();
    const pages = await readPdf(await page.pdf({ format: 'Letter' }));
    expectWhole(pages, FORMATS[1]);
    const text = pages.map((each) => each.text).join(' ');
    await expect(list).not.toHaveAttribute('open');
    await list.locator('summary').click();
    const asked = (await list.locator('tbody .text').allTextContents()).map((each) => each.trim());
    expect(asked.length).toBeGreaterThan(50);
    const squeezed = text.replaceAll(/\s/g, '');
    for (const question of asked) expect(squeezed).toContain(question.replaceAll(/\s/g, ''));
  });
});

test.describe('handing a state on @classroom', () => {
  test('by key: the exact address, and a code that says the same @classroom', async ({ page }) => {
    await visit(page, 'order?case=hosting&text=fr&size=2&k=2&left=B&right=A&lang=en');
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Share this state' });
    const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
    expect(address).toBe(page.url());
    await expect(dialog).toContainText('Only this machine can open this address');
    await expect(dialog).toContainText('npm start -- --host');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await readCode(dialog.getByRole('img', { name: /QR code/ }))).toBe(address);
    }
    await dialog.getByRole('button', { name: 'Fill the screen' }).click();
    const wall = page.locator('[data-wall]');
    await expect(wall).toBeVisible();
    expect(await readCode(wall)).toBe(address);
    await page.keyboard.press('Escape');
    await expect(wall).toBeHidden();
    await expect(dialog).toBeVisible();
  });

  test('copies, or selects where the browser does not let it @classroom', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, 'order?case=price&lang=fr');
    await page.getByRole('button', { name: /Partager cet état/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Partager cet état' });
    await dialog.getByRole('button', { name: 'Copier l’adresse' }).click();
    await expect(dialog.getByRole('status')).toContainText('Adresse copiée.');
    const address = await dialog.getByRole('textbox', { name: 'Adresse' }).inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await dialog.getByRole('button', { name: 'Copier l’adresse' }).click();
    await expect(dialog.getByRole('status')).toContainText('L’adresse est sélectionnée');
    expect(await page.evaluate(() => String(getSelection()))).toBe(address);
  });

  test('keeps an address too long for a code, and says what to do @classroom', async ({ page }) => {
    await visit(page, `order?own=${'a'.repeat(3000)}&lang=en`);
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('too long for a QR code');
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(page.url());
    await expect(dialog.getByRole('img')).toHaveCount(0);
  });

  test('is accessible in every look @classroom', async ({ page }) => {
    await visit(page, 'order?case=price&lang=fr');
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectSoundInEveryLook(page, 'the code');
    await page.keyboard.press('Escape');
    await visit(page, 'handout/order?case=price&size=1&lang=fr');
    await expect(page.locator('[data-sheet="answers"]')).toBeVisible();
    await expectSoundInEveryLook(page, 'the handout');
    // The last of them is a phone's; a row of eleven boxes to tick fits it too.
    await visit(page, 'handout/freeze-reserve-stop-publish?lang=fr');
    await expect(page.locator('[data-sheet="answers"]')).toBeVisible();
    await expectNoSidewaysScroll(page, 'the handout of a lesson');
  });
});

plain('over plain http says who can open the address @classroom', async ({ page, baseURL }) => {
  await page.route('http://classroom.local/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: new URL(`.${pathname}${search}`, baseURL).href });
    await route.fulfill({ response });
  });
  await page.goto('http://classroom.local/#/order?case=price&lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Only devices on the same network');
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expect(dialog.getByRole('status')).toContainText('The address is selected');
  expect(await readCode(dialog.getByRole('img'))).toBe(page.url());
  // What the page still fetches is answered no more once the test is over.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
