import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test as base } from './sparing';

/**
 * The test every room uses: it fails on a request that leaves the page's own origin, on an error
 * thrown in the page and on anything the content security policy refused.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      const origin = new URL(baseURL ?? '').origin;
      page.on('request', (request) => {
        const url = new URL(request.url());
        const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
        if (!isOwn) problems.push(`request to ${request.url()}`);
      });
      page.on('pageerror', (error) => problems.push(`error in the page: ${error.message}`));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) problems.push(message.text());
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Opens a place of the page by its address and waits until the room is there. Of several tabs it is
 * the one in front: a tab behind draws once a second, and every click waits for two drawings.
 */
export async function visit(page: Page, hash: string): Promise<void> {
  await page.bringToFront();
  await page.goto(`./#/${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** No violation of the axe rules on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without a blank page to gather what frames say (there are none from elsewhere), and without a
  // list of what passed: a quarter of the time, the same violations.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  expect(found).toEqual([]);
}

/** The page does not scroll sideways once it has laid itself out at its width. */
export async function expectNoSidewaysScroll(page: Page, where = 'the page'): Promise<void> {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(wider, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/**
 * Both widths and both colour schemes, once each: no style depends on the two together. The last is
 * that of the other tests.
 */
export const LOOKS = [
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

/** The page as it stands, in every look: axe finds nothing, and nothing scrolls sideways. */
export async function expectSoundInEveryLook(page: Page, where?: string): Promise<void> {
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, where);
  }
}
