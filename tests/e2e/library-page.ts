import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { TestFile } from './library-files';

/** Hands files to the page, which reads them one after the other. */
export async function choose(page: Page, ...files: readonly TestFile[]): Promise<void> {
  await page.getByLabel('Choose files…').setInputFiles([...files]);
}

/** A file that was read and is not kept yet. */
export function staged(page: Page, name: string): Locator {
  return page.locator('[data-staged]').filter({ hasText: name });
}

/** A corpus of the list. */
export function kept(page: Page, title: string): Locator {
  return page.locator('[data-corpus]').filter({ has: page.getByRole('heading', { name: title }) });
}

/** The titles of what is the reader's own, as the list shows them. */
export async function ownTitles(page: Page): Promise<string[]> {
  const own = page.locator('[data-corpus]').filter({ hasText: 'yours' });
  return own.getByRole('heading').allInnerTexts();
}

export async function keep(page: Page, name: string): Promise<void> {
  await staged(page, name).getByRole('button', { name: 'Keep in the library' }).click();
}

/**
 * Presses Cancel in the very moment a text appears, from within the page: a reading can be over
 * before a hand outside has reached the button. Call before the reading begins, await after.
 */
export function cancelAt(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const cancel = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent.trim() === 'Cancel',
          );
          if (!cancel || !document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          cancel.click();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}

/** Pastes a text and takes it. */
export async function paste(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Name').first().fill(name);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Use this text' }).click();
}

/** The file that `act` makes the page save. */
export async function download(page: Page, act: () => Promise<void>): Promise<TestFile> {
  const waiting = page.waitForEvent('download');
  await act();
  const saved = await waiting;
  return {
    name: saved.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await readFile((await saved.path())!),
  };
}
