import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/engine/text/language';
import type { Lesson, LessonStep } from '../../src/ui/lesson';

/** The words of the player that a reader would look for. */
export const SAYS = {
  en: { reveal: 'Reveal', skip: 'Show without predicting', next: 'Next step', outcome: 'Outcome' },
  fr: {
    reveal: 'Découvrir',
    skip: 'Montrer sans prédire',
    next: 'Étape suivante',
    outcome: 'Résultat',
  },
} as const;

/** The heading of a step; there once the step is shown. */
export function stepHeading(page: Page, step: LessonStep, language: Language): Locator {
  return page.getByRole('heading', { level: 2, name: step.title[language], exact: true });
}

/** The answers of the step shown, in their order. */
export function answers(page: Page): Locator {
  return page.locator('.panel .answers').getByRole('button');
}

/** Nothing is wider than the page, so that nobody scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  // A phone grows its own window to what is on it, so the screen is what counts.
  const screen = page.viewportSize()!.width;
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, where).toBeLessThanOrEqual(screen);
}

/**
 * Goes through a lesson that is open at its first step: answers each question, reveals it, reads
 * that everything was filled in, and goes on. `look` is called covered and revealed.
 */
export async function walk(
  page: Page,
  lesson: Lesson,
  language: Language,
  look: (step: LessonStep, state: 'covered' | 'revealed') => Promise<void> = async () => undefined,
): Promise<void> {
  const says = SAYS[language];
  for (const [place, step] of lesson.steps.entries()) {
    await expect(stepHeading(page, step, language)).toBeVisible();
    await expect(page.locator('[data-progress]')).toContainText(
      language === 'en'
        ? `Step ${place + 1} of ${lesson.steps.length}`
        : `Étape ${place + 1} sur ${lesson.steps.length}`,
    );
    const lab = page.locator('[data-lesson-place]');
    await expect(lab).not.toHaveText(/^\s*(Computing…|Calcul…)?\s*$/, { timeout: 30_000 });
    if (step.predict) {
      await look(step, 'covered');
      await answers(page).first().click();
      await page.getByRole('button', { name: says.reveal, exact: true }).click();
      await expect(page.locator('[data-lesson-outcome] .outcome')).not.toBeEmpty({
        timeout: 30_000,
      });
    }
    await expect(page.locator('.panel .after')).toBeVisible();
    await expect(page.locator('.panel')).not.toContainText(/\{\w+\}|undefined|NaN/);
    await look(step, 'revealed');
    const next = page.getByRole('button', { name: says.next });
    if (place + 1 < lesson.steps.length) await next.click();
    else await expect(next).toBeDisabled();
  }
}
