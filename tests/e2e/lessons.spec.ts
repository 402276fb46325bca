import type { Page } from '@playwright/test';
import { answers, SAYS } from './classroom-page';
import { expect, expectAccessible, test, visit } from './page';

const outcome = (page: Page) => page.locator('[data-lesson-outcome]');
const progress = (page: Page) => page.locator('[data-progress]');
const stepTitle = (page: Page) => page.locator('[data-lesson-step]');

/** The focus stands on something a reader was led to, never on the bare page. */
async function expectFocusKept(page: Page, after: string): Promise<void> {
  await expect(page.locator('main :focus'), after).toHaveCount(1);
}

test('an answer stays with the text it was made on @classroom', async ({ page }) => {
  await visit(page, 'lesson/same-sentences?step=elsewhere&lang=fr');
  await answers(page).first().click();
  await page.getByRole('button', { name: SAYS.fr.reveal, exact: true }).click();
  await expect(outcome(page)).toContainText(
    'Calculé : l’ordre A transmet plus de conditions. Vous aviez dit : L’ordre A. C’est bien cela.',
  );
  // The English text is another: what is right of it was not said, and not shown.
  await page.keyboard.press('l');
  await expect(page.locator('[data-said-elsewhere]')).toContainText('on the French text');
  await expect(outcome(page)).toBeEmpty();
  await expectFocusKept(page, 'the language changed under the outcome');
  await expectAccessible(page);
  await answers(page).first().click();
  await page.getByRole('button', { name: SAYS.en.reveal, exact: true }).click();
  await expect(outcome(page)).toContainText(
    'Computed: both orders bring as many conditions. You said: Order A. The computed answer is another.',
  );
  await page.keyboard.press('l');
  await expect(outcome(page)).toContainText('C’est bien cela.');
  // At the end each run holds what was said of its own text.
  await visit(page, 'lesson/same-sentences?step=cut&lang=fr');
  await answers(page).first().click();
  await page.getByRole('button', { name: SAYS.fr.reveal, exact: true }).click();
  await visit(page, 'lesson/same-sentences?step=limits&lang=en');
  await expect(page.locator('[data-summary-step]')).toHaveCount(1);
  await expect(page.locator('[data-kept-elsewhere]')).toContainText('French text alone (1 step)');
});

test('two tabs on one lesson lose nothing @classroom', async ({ page, context }) => {
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  const other = await context.newPage();
  await visit(other, 'lesson/same-sentences?step=cut&lang=en');
  await answers(page).nth(3).press('Enter');
  await page.getByRole('button', { name: SAYS.en.reveal, exact: true }).press('Enter');
  // The other tab is told, and both count.
  await expect(outcome(other)).toContainText('You said 3: 1 too many.');
  // Keys, not the mouse: a tab that is not in front paints nothing a click could wait for.
  for (const tab of [page, other]) {
    await tab.locator('[data-tally] summary').press('Enter');
    await tab.getByRole('button', { name: 'One hand more for 2' }).press('Enter');
  }
  for (const tab of [page, other]) {
    await expect(tab.locator('[data-tally] summary')).toHaveText('Show of hands (2)');
  }
  await other.keyboard.press('ArrowRight');
  await answers(other).first().press('Enter');
  await other.getByRole('button', { name: SAYS.en.reveal, exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Begin the lesson again' }).press('Enter');
  await page.getByRole('button', { name: 'Erase and begin again' }).press('Enter');
  await expect(answers(other)).toHaveCount(5);
  await expectFocusKept(other, 'another tab erased the answers');
  await other.close();
});

test('the browser’s Back leads to the step before, then out of the lesson @classroom', async ({
  page,
}) => {
  await visit(page, 'lesson?lang=fr');
  await page.getByRole('link', { name: 'Commencer : Mêmes phrases, autre ordre' }).click();
  await page.getByRole('button', { name: SAYS.fr.next }).click();
  await expect(progress(page)).toContainText('Étape 2 sur 8');
  await page.getByRole('button', { name: SAYS.fr.skip }).click();
  await page.keyboard.press('ArrowRight');
  await expect(progress(page)).toContainText('Étape 3 sur 8');
  await page.keyboard.press('l');
  await page.goBack();
  // In the language spoken by now, and with the focus where the step begins.
  await expect(progress(page)).toContainText('Step 2 of 8');
  await expect(page).toHaveURL(/lang=en.*step=cut/);
  await expect(stepTitle(page)).toBeFocused();
  await page.goForward();
  await expect(progress(page)).toContainText('Step 3 of 8');
  await page.goBack();
  await page.goBack();
  await expect(progress(page)).toContainText('Step 1 of 8');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Leçons' })).toBeVisible();

  // A phone that shows the step alone goes back in the same way, and stays as it is.
  await visit(page, 'lesson/same-sentences?step=cut&controls=none&lang=fr');
  await page.getByRole('button', { name: SAYS.fr.next }).click();
  await expect(page).toHaveURL(/step=reorder/);
  await page.goBack();
  await expect(progress(page)).toContainText('Étape 2 sur 8');
  await expect(page).toHaveURL(/step=cut/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the focus never falls on the bare page of a lesson @classroom', async ({ page }) => {
  await visit(page, 'lesson/same-sentences?step=cut&lang=en');
  await answers(page).nth(2).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('l');
  await expectFocusKept(page, 'the language changed under an answer');
  await page.keyboard.press('l');
  await page.getByRole('button', { name: SAYS.en.skip }).press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Outcome' })).toBeFocused();

  const place = page.locator('[data-lesson-place]');
  const down = place.getByRole('button', { name: 'Move F1 down' }).first();
  await down.press('Enter');
  await expect(place).toContainText('You changed what stands below');
  await expectFocusKept(page, 'a sentence was moved by its button');
  await place.getByRole('button', { name: 'Put the step back' }).press('Enter');
  await expect(place).toBeFocused();

  await page.getByRole('button', { name: 'Begin the lesson again' }).press('Enter');
  await page.getByRole('button', { name: 'Keep them' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Begin the lesson again' })).toBeFocused();

  for (let step = 3; step <= 8; step += 1) {
    await page.getByRole('button', { name: SAYS.en.next }).press('Enter');
    await expect(progress(page)).toContainText(`Step ${step} of 8`);
    await expect(stepTitle(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Begin the lesson again' }).press('Enter');
  await page.getByRole('button', { name: 'Erase and begin again' }).press('Enter');
  await expect(stepTitle(page)).toBeFocused();
});

test('a sentence put down by keyboard keeps the focus, in a lesson as in the lab @classroom', async ({
  page,
}) => {
  await visit(page, 'lesson/same-sentences?step=best&lang=en');
  await page.getByRole('button', { name: SAYS.en.skip }).click();
  const list = page.locator('[data-side="left"]');
  const grip = list.locator('[data-fact="F1"] [data-grip]');
  await expect(grip).toHaveAttribute('role', 'button');
  await grip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(list.locator('[data-fact]').nth(2)).toHaveAttribute('data-fact', 'F1');
  await expectFocusKept(page, 'a sentence was put down');
  await expect(grip).toBeFocused();
  // Escape takes it back to where it was picked up.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(list.locator('[data-fact]').nth(1)).toHaveAttribute('data-fact', 'F1');
  await page.keyboard.press('Escape');
  await expect(list.locator('[data-fact]').nth(2)).toHaveAttribute('data-fact', 'F1');
  await expect(grip).toBeFocused();
  // And what is chosen afterwards is shown.
  await list.locator('input[type=radio]').first().check({ force: true });
  await expect(list.locator('[data-fact]').first()).toHaveAttribute('data-fact', 'F1');
});

test('the projector leaves the lesson its room, signs and all @classroom', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, 'lesson/same-sentences?step=cut&lang=fr');
  await page.keyboard.press('p');
  // Head, sign and bar of the lesson: two lines of a quarter of the wall, of which they took half.
  const top = () => stepTitle(page).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(768 / 4);
  const sizes = page.getByRole('group', { name: 'Taille des caractères' });
  await expect(sizes).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: SAYS.fr.next })).toBeInViewport({ ratio: 1 });
  // The labs are in the menu.
  await expect(page.getByRole('link', { name: 'Voisins' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Voisins' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sizes.getByRole('button', { name: 'Quitter' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-projector');
  await expect(page.getByRole('button', { name: SAYS.fr.next })).toContainText('Suivante');
});
