import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { lessonOf, LESSONS } from './lessons';
import { answers, expectNoSidewaysScroll, SAYS, stepHeading, walk } from './classroom-page';
import { expect, expectAccessible, expectSoundInEveryLook, test, visit } from './page';

const FIRST = lessonOf('same-sentences')!;

/** Presses Tab until `target` has the focus, as a reader without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('lesson one, completed by the keyboard alone @classroom', async ({ page }) => {
  await visit(page, 'lesson?lang=en');
  await tabTo(page, page.getByRole('link', { name: 'Begin: Same sentences, other order' }));
  await page.keyboard.press('Enter');
  for (const [place, step] of FIRST.steps.entries()) {
    const heading = stepHeading(page, step, 'en');
    await expect(heading).toBeVisible();
    if (place > 0) await expect(heading).toBeFocused();
    if (step.predict) {
      // Nothing of the outcome is on the page before it is asked for.
      await expect(page.locator('.panel .after')).toHaveCount(0);
      await expect(page.locator('[data-lesson-place] [data-received]')).toHaveCount(0);
      await expect(page.locator('[data-lesson-place] .count')).toHaveCount(0);
      await expect(page.locator('[data-lesson-place] mark')).toHaveCount(0);
      await tabTo(page, answers(page).first());
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: 'Reveal', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 3, name: 'Outcome' })).toBeFocused();
      const spoken = page.locator('[data-lesson-outcome]');
      await expect(spoken).toHaveAttribute('role', 'status');
      await expect(spoken).toContainText(/Computed: .+\.\s+You said/);
    }
    await expect(page.locator('[data-lesson-place] [data-received]').first()).toBeVisible();
    if (place + 1 < FIRST.steps.length) await page.keyboard.press('ArrowRight');
  }
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: false }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('.save a'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Same sentences, other order');
});

test('arrows lead back and forward, and leave fields, choices and sentences in hand alone @classroom', async ({
  page,
}) => {
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  const progress = page.locator('[data-progress]');
  await expect(progress).toContainText('Step 2 of 8');
  await page.keyboard.press('ArrowLeft');
  await expect(progress).toContainText('Step 1 of 8');
  await page.keyboard.press('ArrowLeft');
  await expect(progress).toContainText('Step 1 of 8');
  await page.keyboard.press('Control+ArrowRight');
  await expect(progress).toContainText('Step 1 of 8');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(progress).toContainText('Step 3 of 8');
  await expect(page).toHaveURL(/step=reorder/);
  await page.getByRole('button', { name: 'Show without predicting' }).click();
  await expect(page.locator('[data-lesson-outcome]')).toContainText('You did not predict.');

  // A choice of the lab.
  await page.locator('[data-side="left"] input[type=radio]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(progress).toContainText('Step 3 of 8');
  // A sentence in hand.
  const grip = page.locator('[data-side="left"] [data-fact] [data-grip]').first();
  await expect(grip).toHaveAttribute('role', 'button');
  await grip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(progress).toContainText('Step 3 of 8');
  // A dialog over the page.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next step');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(progress).toContainText('Step 3 of 8');
});

test('a lesson goes on where it was left, the show of hands beside the outcome @classroom', async ({
  page,
}) => {
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  await page.locator('[data-tally] summary').click();
  const more = page.getByRole('button', { name: 'One hand more for 2' });
  for (let hand = 0; hand < 3; hand += 1) await more.click();
  await page.getByRole('button', { name: 'One hand more for 4' }).click();
  await page.getByRole('button', { name: 'One hand more for 4' }).click();
  await page.getByRole('button', { name: 'One hand less for 4' }).click();
  await expect(page.locator('[data-tally]')).toContainText('4 hands in all');
  await expect(page.getByRole('button', { name: 'One hand less for 0' })).toBeDisabled();
  await answers(page).nth(4).click();
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  const outcome = page.locator('[data-lesson-outcome]');
  await expect(outcome).toContainText('You said 4: 2 too many.');
  await expect(outcome).toContainText('3 of 4 hands for the computed answer.');
  await expect(page.locator('[data-tally] tr.computed')).toContainText('2');
  await page.keyboard.press('ArrowRight');

  await visit(page, 'order?lang=en');
  await visit(page, 'lesson?lang=en');
  await page.getByRole('link', { name: 'Go on: Same sentences, other order' }).click();
  await expect(page.locator('[data-progress]')).toContainText('Step 3 of 8');
  await page.reload();
  await expect(page.locator('[data-progress]')).toContainText('Step 3 of 8');
  await page.keyboard.press('ArrowLeft');
  await expect(outcome).toContainText('You said 4: 2 too many.');
  await expect(page.locator('[data-tally]')).toContainText('4 hands in all');
  await page.getByRole('button', { name: 'Begin the lesson again' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(outcome).toContainText('You said 4: 2 too many.');
  await page.getByRole('button', { name: 'Begin the lesson again' }).click();
  await page.getByRole('button', { name: 'Erase and begin again' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(answers(page)).toHaveCount(5);
  await expect(page.locator('[data-tally] summary')).toHaveText('Show of hands');
});

test('a change below a step is told and can be put back; arrows walk the answers @classroom', async ({
  page,
}) => {
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  await answers(page).nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(answers(page).nth(2)).toBeFocused();
  await expect(page.locator('[data-progress]')).toContainText('Step 2 of 8');
  await page.getByRole('button', { name: 'Show without predicting' }).click();
  const place = page.locator('[data-lesson-place]');
  const supplied = place.getByText('of 4 conditions reach').locator('..');
  await expect(supplied).toContainText('2');
  await place.getByRole('button', { name: 'Move F1 down' }).first().click();
  await expect(place).toContainText('You changed what stands below');
  await place.getByRole('button', { name: 'Put the step back' }).click();
  await expect(place).not.toContainText('You changed what stands below');
  await expect(place.locator('[data-fact]').first()).toHaveAttribute('data-fact', 'F1');
});

test('a kept lesson leaves with its predictions and counts in a class @classroom', async ({
  page,
}) => {
  await visit(page, 'lesson/same-sentences?lang=en');
  await walk(page, FIRST, 'en');
  const rows = page.locator('[data-summary-step]');
  await expect(rows).toHaveCount(FIRST.steps.filter(({ predict }) => predict).length);
  await expect(page.locator('[data-summary-step="cut"]')).toContainText('−2');
  await page.locator('.save button').first().click();
  await page.locator('.save a').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  const bundle = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    runs: { lab: string; prediction: { steps: object[] } }[];
  };
  expect(bundle.runs[0]!.lab).toBe('lesson');
  expect(bundle.runs[0]!.prediction.steps[0]).toEqual({ id: 'cut', said: 0, gap: 2, hands: [] });
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'As a class' }).click();
  const counted = page.locator('[data-class-lesson]');
  await expect(counted).toContainText('Same sentences, other order (en): 1 run');
  const cut = counted.getByRole('region', { name: 'Cut, and keep one chunk' });
  await expect(cut).toContainText('Computed: 2 of 4 conditions. 1 prediction, 0 of them right.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lesson one, completed by touch @classroom', async ({ page }) => {
    await visit(page, 'lesson?lang=fr');
    await page.getByRole('link', { name: `Commencer : ${FIRST.title.fr}` }).tap();
    for (const [place, step] of FIRST.steps.entries()) {
      const heading = stepHeading(page, step, 'fr');
      await expect(heading).toBeVisible();
      // The page has moved to the step: nothing moves any more under the finger.
      if (place > 0) await expect(heading).toBeFocused();
      await expectNoSidewaysScroll(page, step.id);
      if (step.predict) {
        for (const button of await answers(page).all()) {
          const box = (await button.boundingBox())!;
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        }
        await answers(page).nth(1).tap();
        await page.getByRole('button', { name: SAYS.fr.reveal, exact: true }).tap();
        await expect(page.locator('[data-lesson-outcome]')).toContainText('Calculé');
      }
      if (step.id === 'best') {
        // Moving a sentence is what this step is about.
        const down = page.locator('[data-fact="F1"] button[data-step="1"]').first();
        await down.tap();
        await expect(page.locator('[data-side="left"] h2')).toHaveText('Votre ordre');
      }
      await expectNoSidewaysScroll(page, step.id);
      if (place + 1 < FIRST.steps.length) {
        await page.getByRole('button', { name: SAYS.fr.next }).tap();
      }
    }
    await expect(page.locator('[data-summary-step]').first()).toBeVisible();
    await page.locator('.save button').first().tap();
    await expect(page.locator('.save a')).toBeVisible();
  });
});

for (const lesson of LESSONS) {
  // French at the desk, English on the phones: all words of both languages are on the handouts too.
  test(`${lesson.id} walks through: links, predictions, reveals @classroom`, async ({ page }) => {
    test.setTimeout(180_000);
    await visit(page, `lesson/${lesson.id}/teacher?lang=fr`);
    const links = page.locator('.timing tbody tr');
    await expect(links).toHaveCount(lesson.steps.length);
    const last = page.locator(`[data-answers="${lesson.steps.at(-1)!.id}"] p`);
    await expect(last.last()).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.answers [role=status]')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator('article')).not.toContainText(/\{\w+\}|undefined|NaN/);
    await links.first().getByRole('link').first().click();
    await walk(page, lesson, 'fr', async (step, state) => {
      await expectNoSidewaysScroll(page, `${step.id} ${state}`);
    });
  });

  test(`${lesson.id} shows phones each step and nothing else @classroom`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const step of lesson.steps) {
      await visit(page, `lesson/${lesson.id}?step=${step.id}&controls=none&lang=en`);
      await expect(stepHeading(page, step, 'en')).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.locator('[data-tally]')).toHaveCount(0);
      await expect(page.locator('[data-lesson-place]')).not.toBeEmpty();
      if (step.predict) {
        await page.getByRole('button', { name: SAYS.en.skip }).click();
        await expect(page.locator('[data-lesson-outcome] .outcome')).not.toBeEmpty({
          timeout: 30_000,
        });
      }
      await expect(page.locator('.panel')).not.toContainText(/\{\w+\}|undefined|NaN/);
      await expectNoSidewaysScroll(page, step.id);
      await expect(page).toHaveURL(/controls=none/);
    }
  });
}

interface Printed {
  matrix: {
    case: string;
    language: string;
    variant: string;
    size: number;
    topK: number;
    conditions: number;
  }[];
}

test('what the panel says, the lab shows and the command prints @classroom', async ({ page }) => {
  const cases = ['price', 'time', 'hosting'].map((id) => `corpus/order/${id}/case.json`);
  const { matrix } = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'order', '--', ...cases], { encoding: 'utf8' }),
  ) as Printed;
  const says: Record<string, (left: number, right: number) => string> = {
    cut: (left) => `Computed: ${left} of 4 conditions.`,
    reorder: (_, right) => `Computed: ${right} of 4 conditions.`,
    ceiling: (left, right) => `Computed: ${right - left} conditions between the two orders.`,
    elsewhere: (left, right) => `A brings ${left} of 4, B brings ${right}.`,
  };
  for (const [id, said] of Object.entries(says)) {
    const step = FIRST.steps.find((item) => item.id === id)!;
    const query = new URLSearchParams(step.place.query);
    await visit(page, `lesson/same-sentences?step=${id}&lang=en`);
    await page.getByRole('button', { name: SAYS.en.skip }).click();
    const counts = ['left', 'right'].map(
      (side) =>
        matrix.find(
          (cell) =>
            cell.case === query.get('case') &&
            cell.language === 'en' &&
            cell.variant === query.get(side) &&
            cell.size === Number(query.get('size')) &&
            cell.topK === Number(query.get('k')),
        )!.conditions,
    ) as [number, number];
    await expect(page.locator('.panel')).toContainText(said(...counts));
    const sides = query.get('left') === query.get('right') ? ['left'] : ['left', 'right'];
    for (const [place, side] of sides.entries()) {
      await expect(page.locator(`[data-side="${side}"] .count b`)).toHaveText(
        String(counts[place]),
      );
    }
  }
});

test('lesson one as a screen reader meets it @classroom', async ({ page }) => {
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  const panel = page.locator('.panel');
  await expect(panel).toMatchAriaSnapshot(`
    - region "Cut, and keep one chunk":
      - heading "Lesson · Same sentences, other order" [level=1]
      - paragraph: Step 2 of 8 · 3 minutes
      - button "Step back"
      - button "Next step"
      - heading "Cut, and keep one chunk" [level=2]
      - paragraph: /Long documents are not handed over whole/
      - paragraph: /Here a cut falls after every 3 sentences/
      - heading "First predict" [level=3]
      - paragraph: How many of the 4 conditions will reach the model?
      - group "How many of the 4 conditions will reach the model?":
        - button "0"
        - button "1"
        - button "2"
        - button "3"
        - button "4"
      - paragraph:
        - button "Reveal" [disabled]
        - button "Show without predicting"
      - paragraph: Choose an answer to reveal the outcome, or skip.
      - status
      - group: Show of hands
  `);
  await expect(page.locator('[data-lesson-place]')).toMatchAriaSnapshot(`
    - heading "Question" [level=2]
    - paragraph: /How much does Maison Haudrecourt charge/
    - region "Order A":
      - heading "Order A" [level=2]
      - list "Order A":
        - listitem "F1":
          - text: Chunk 1
          - paragraph: /At Maison Haudrecourt, tuning an upright piano/
          - text: F1 Amount and taxes
        - listitem "F5"
        - listitem "F2"
        - listitem "F6"
        - listitem "F4"
        - listitem "F3"
  `);
  await answers(page).nth(3).click();
  await expect(answers(page).nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(panel).toMatchAriaSnapshot(`
    - heading "Outcome" [level=3]
    - status:
      - paragraph: "Computed: 2 of 4 conditions."
      - paragraph: "You said 3: 1 too many."
    - group: Show of hands
    - heading "What to look at" [level=3]
    - paragraph: "Chunk 1 was kept: F1, F5 and F2. Missing: F3 (Exclusions) and F4 (Not a quotation)."
    - paragraph: /Nobody judged the other chunk false/
    - heading "To discuss" [level=3]
    - paragraph: /The model now answers from these sentences alone/
  `);
  await page.keyboard.press('ArrowRight');
  await expect(stepHeading(page, FIRST.steps[2]!, 'en')).toBeFocused();
  await expect(page).toHaveTitle(/Lessons/);
});

test('axe finds nothing in the lessons in any look @classroom', async ({ page }) => {
  test.slow();
  await visit(page, 'lesson?lang=fr');
  await expectSoundInEveryLook(page, 'the list');
  await visit(page, 'lesson/same-sentences/teacher?lang=en');
  await expect(page.locator('[data-answers="limits"] p').last()).toBeVisible();
  await expectSoundInEveryLook(page, 'the teacher’s page');
  await visit(page, 'lesson/rule-to-recompute?step=ties&lang=fr');
  await page.locator('[data-tally] summary').click();
  await answers(page).first().click();
  await expectSoundInEveryLook(page, 'a prediction');
  await page.getByRole('button', { name: SAYS.fr.reveal, exact: true }).click();
  await expect(page.locator('[data-lesson-outcome] .outcome')).toBeVisible();
  await expectSoundInEveryLook(page, 'an outcome');
  await visit(page, 'lesson/same-sentences?step=limits&lang=en');
  await expect(page.locator('.keep')).toBeVisible();
  await expectSoundInEveryLook(page, 'the last step');
  await visit(page, 'lesson/same-sentences?step=cut&controls=none&lang=en');
  await expectSoundInEveryLook(page, 'a phone of the class');
  await visit(page, 'nowhere?lang=en');
  await expectSoundInEveryLook(page, 'nowhere');
});

test('the projector at 1024 by 768: every size of type, nothing beyond the edge @classroom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, 'order?case=price&lang=fr');
  await page.keyboard.press('p');
  const sign = page.getByText('Mode projection. Touche p pour en sortir.');
  await expect(sign).toBeVisible();
  const sizeOf = () =>
    page
      .locator('[data-side="left"] .text')
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const first = await sizeOf();
  // From the back row: a thirtieth of the height of the wall at least.
  expect(first).toBeGreaterThanOrEqual(768 / 30);
  await page.keyboard.press('+');
  await expect.poll(() => sizeOf()).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Caractères plus petits en projection' }).click();
  await expect.poll(() => sizeOf()).toBeCloseTo(first);
  for (const hash of [
    'order?case=price&lang=fr',
    'lesson/same-sentences?step=shuffle&lang=fr',
    'lesson/rule-to-recompute?step=ties&lang=fr',
    'lesson/same-sentences/teacher?lang=fr',
  ]) {
    await visit(page, hash);
    const skip = page.getByRole('button', { name: SAYS.fr.skip });
    if (await skip.isVisible()) await skip.click();
    for (let size = 0; size < 4; size += 1) await page.keyboard.press('-');
    for (let size = 0; size < 5; size += 1) {
      await expectNoSidewaysScroll(page, `${hash} at size ${size}`);
      await page.keyboard.press('+');
    }
  }
  // The size is the room's, and stays with the browser.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.locator('.sizes output')).toHaveText(/225/);
  await page.keyboard.press('p');
  await expect(sign).toHaveCount(0);
  await page.keyboard.press('+');
  await expect(page.locator('html')).not.toHaveAttribute('data-projector');
});

test('no sideways scroll on phones, at the size of type and at twice that @classroom', async ({
  page,
}) => {
  const everySize = async (where: string) => {
    for (const [width, share] of [
      [320, 100],
      [390, 200],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, `${share}%`);
      await expectNoSidewaysScroll(page, `${where} at ${width} pixels, ${share} %`);
    }
  };
  for (const hash of [
    'order?case=price&lang=fr',
    'order?case=hosting&lang=fr&policy=scar&size=1&k=3&score=bm25-1',
    'order?case=time&lang=en&predict=yes',
    'lesson?lang=fr',
    'lesson/same-sentences/teacher?lang=fr',
    ...FIRST.steps.map(({ id }) => `lesson/same-sentences?step=${id}&lang=fr`),
  ]) {
    await visit(page, hash);
    await everySize(hash);
    const skip = page.getByRole('button', { name: SAYS.fr.skip });
    if (hash.startsWith('lesson/') && (await skip.isVisible())) {
      await page.locator('[data-tally] summary').click();
      await everySize(`${hash} covered`);
      await skip.click();
      await everySize(`${hash} revealed`);
    }
  }
});

test('reduced motion moves nothing, forced colours hide nothing @classroom', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  const chosen = answers(page).nth(2);
  await chosen.click();
  // Pressed is drawn, not only coloured.
  expect(await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== 'none' || parseFloat(transitionDuration) > 0;
      }).length,
  );
  expect(moving).toBe(0);
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  await expect(page.locator('[data-lesson-outcome]')).toContainText('no gap');
  await expectAccessible(page);
});

test('an address that leads nowhere says so @classroom', async ({ page }) => {
  for (const [hash, said] of [
    ['nowhere?case=time&lang=en', '#/nowhere?case=time&lang=en'],
    ['order/two?lang=en', '#/order/two?lang=en'],
  ] as const) {
    await visit(page, hash);
    await expect(page.getByRole('status').filter({ hasText: said })).toContainText(
      'The Order lab is shown instead.',
    );
    await expect(page).toHaveTitle(/Order/);
  }
  await visit(page, 'lesson/no-such-lesson?lang=en');
  await expect(page.getByRole('status')).toContainText(['There is no lesson “no-such-lesson”']);
  await visit(page, 'lesson/same-sentences?step=no-such-step&lang=en');
  await expect(page.locator('.problem')).toContainText('no step “no-such-step”');
  await visit(page, 'order?lang=en');
  await expect(page.getByText('The Order lab is shown instead.')).toHaveCount(0);
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('the whole Order lab by touch @classroom', async ({ page }) => {
    await visit(page, 'order?lang=en');
    const label = (text: string) =>
      page
        .locator('fieldset label')
        .getByText(text, { exact: true })
        .locator('visible=true')
        .first();
    // Another case, its language, and back.
    await page.getByRole('button', { name: 'Hosting' }).tap();
    await expect(page).toHaveURL(/case=hosting/);
    await label('fr').tap();
    await expect(page).toHaveURL(/text=fr/);
    await page.getByRole('button', { name: 'Price' }).tap();
    await label('en').tap();
    // One list at a time.
    await label('B 3').tap();
    await expect(page.locator('[data-side="left"] h2')).toHaveText('Order B');
    // A sentence by its button, then by its handle.
    await page.getByRole('button', { name: 'Move F4 up' }).first().tap();
    await expect(page.locator('[data-side="left"] h2')).toHaveText('Your order');
    const grip = page.locator('[data-side="left"] [data-fact="F1"] [data-grip]').first();
    await expect(grip).toHaveAttribute('role', 'button');
    await grip.scrollIntoViewIfNeeded();
    const from = (await grip.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + from.width / 2, y }],
      });
    await touch('touchStart', from.y + 12);
    for (let step = 1; step <= 12; step += 1) {
      await touch('touchMove', from.y + 12 + step * 15);
      await page.waitForTimeout(40);
    }
    await page.waitForTimeout(300);
    await touch('touchEnd', 0);
    const facts = page.locator('[data-side="left"] [data-fact]');
    await expect.poll(() => facts.first().getAttribute('data-fact')).not.toBe('F1');
    // Settings, folded at first.
    await page.locator('details.settings > summary').tap();
    await label('BM25').tap();
    await expect(page).toHaveURL(/score=bm25-1/);
    await page.getByRole('checkbox', { name: 'Gate: off topic' }).tap();
    await expect(page).toHaveURL(/gate1=true/);
    await page.getByRole('button', { name: 'Start over' }).tap();
    await expect(page).not.toHaveURL(/gate1/);
    // Predict, then reveal.
    await page.getByRole('button', { name: 'Predict first' }).tap();
    await expect(page.locator('[data-received]')).toHaveCount(0);
    await expectNoSidewaysScroll(page, 'predicting');
    await page.getByRole('button', { name: 'Stop predicting' }).tap();
    // The histogram as a table, a cell of the matrix, the run kept.
    await page.getByText('As a table').first().tap();
    await page
      .getByRole('button', { name: /3 sentences per chunk, top 1/ })
      .last()
      .tap();
    await expect(page).toHaveURL(/case=hosting/);
    await page.getByRole('button', { name: 'Save this run' }).tap();
    await expect(page.locator('a[href*="#/runs?run="]')).toBeVisible();
    await expectNoSidewaysScroll(page, 'the whole lab');
  });
});
