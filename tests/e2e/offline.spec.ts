import type {
  BrowserContext,
  Page,
  PlaywrightTestArgs,
  PlaywrightWorkerArgs,
} from '@playwright/test';
import { expectComplete, test as base } from './collection-page';
import { begin, fillPlan, freeze, holdKey, openRoom } from './collection-page';
import { printedPdf } from './library-files';
import { laterBuild, OfflineSite } from './offline-site';
import { expect as expectSoon } from './page';
import { goodAnswer } from './responses-server';

const BUILT = 'dist';
/** The page waits before it keeps itself, and a hundred files are kept on a machine others use too. */
const expect = expectSoon.configure({ timeout: 30_000 });

const test = base.extend<{ site: OfflineSite }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new OfflineSite(BUILT);
    await site.start();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.address()),
});

test.use({ serviceWorkers: 'allow', sparesData: false });

const ROOMS = [
  ...['order', 'neighbours', 'abstention', 'lesson'],
  ...['collection', 'library', 'runs', 'glossary', 'about'],
];

const notice = (page: Page, name: string) => page.locator(`[data-notice="${name}"]`);

/** The page of the later build says so on its root. */
const isLater = (page: Page) => page.evaluate(() => document.head.hasAttribute('data-later'));

async function openRoomOf(
  page: Page,
  site: OfflineSite,
  place: string,
  host?: string,
): Promise<void> {
  await page.bringToFront();
  await page.goto(`${site.address(host)}#/${place}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** One visit, until the page says that it is kept. */
async function visitOnce(page: Page, site: OfflineSite): Promise<void> {
  await openRoomOf(page, site, 'order?lang=en');
  await expect(notice(page, 'ready')).toHaveText(/Ready to work offline/);
}

/** The good news covers nothing, at any width, and is closed from the keyboard. */
async function closeNews(page: Page): Promise<void> {
  const news = notice(page, 'ready');
  const covered = () =>
    news.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [...document.querySelectorAll('header, main, footer')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.height > 0 && box.top < bottom && box.bottom > top;
      }).length;
    });
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    for (const end of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), end);
      await expect.poll(covered, `at ${width} pixels`).toBe(0);
    }
  }
  await expect(news).toBeInViewport();
  await news.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(news).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
}

/** The page has begun to keep itself and to look for later versions. */
async function follows(page: Page): Promise<void> {
  await expect(page.locator('.notices').first()).toBeAttached();
}

/** Every room opens in the page as it stands, one address after the other. */
async function everyRoomOpens(page: Page): Promise<void> {
  for (const room of ROOMS) {
    await page.evaluate((hash) => (location.hash = hash), `#/${room}?lang=en`);
    await expect(page.locator('nav [aria-current="page"]').first()).toHaveAttribute(
      'href',
      new RegExp(`#/${room}`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/could not be loaded|Something went wrong/)).toHaveCount(0);
  }
}

async function cut(context: BrowserContext, site: OfflineSite): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

/** Puts a later build on the host, as the next visit finds it. */
async function publishLater(
  site: OfflineSite,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  const later = laterBuild(BUILT);
  site.folder = later.folder;
  try {
    await run(later.folder);
  } finally {
    later.remove();
  }
}

test.describe('@classroom offline', () => {
  test.setTimeout(120_000);

  test('after one visit every room opens without a network: at once, on reload, in a second tab', async ({
    page,
    context,
    site,
  }) => {
    await visitOnce(page, site);
    await page.evaluate(() => (location.hash = '#/lesson/same-sentences?step=cut&lang=en'));
    await expect(page.locator('[data-lesson-step]')).toBeVisible();
    await closeNews(page);
    await cut(context, site);
    await everyRoomOpens(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await everyRoomOpens(page);
    const second = await context.newPage();
    await openRoomOf(second, site, 'abstention?lang=fr');
    await everyRoomOpens(second);
  });

  test('without a network a lab still measures in its worker, and a PDF is read', async ({
    page,
    context,
    site,
  }) => {
    const pdf = await printedPdf(page);
    await visitOnce(page, site);
    await cut(context, site);
    await openRoomOf(page, site, 'neighbours?view=evaluate&lang=en');
    await page.getByRole('button', { name: 'Run the evaluation' }).click();
    await expect(page.locator('[data-status="done"]')).toBeVisible({ timeout: 60_000 });
    await openRoomOf(page, site, 'library?lang=en');
    await page.getByLabel('Choose files…').setInputFiles(pdf);
    await expect(page.locator('[data-staged]')).toContainText('A berth for the night');
  });

  test('an update that is declined changes nothing: on reload, in a second tab, without a network', async ({
    page,
    context,
    site,
  }) => {
    await visitOnce(page, site);
    await publishLater(site, async () => {
      await page.reload();
      await expect(notice(page, 'offered')).toContainText('A new version is ready');
      await notice(page, 'offered').getByRole('button', { name: 'Later' }).click();
      await expect(notice(page, 'offered')).toHaveCount(0);
      await cut(context, site);
      await page.reload();
      await expect.poll(() => isLater(page)).toBe(false);
      await everyRoomOpens(page);
      const second = await context.newPage();
      await openRoomOf(second, site, 'order?lang=en');
      await expect.poll(() => isLater(second)).toBe(false);
      await everyRoomOpens(second);
    });
  });

  test('an update that is accepted moves this tab; another goes on with its own version', async ({
    page,
    context,
    site,
  }) => {
    await visitOnce(page, site);
    const other = await context.newPage();
    await openRoomOf(other, site, 'order?lang=en');
    await publishLater(site, async () => {
      await page.reload();
      await notice(page, 'offered').getByRole('button', { name: 'Update now' }).click();
      await expect.poll(() => isLater(page).catch(() => false)).toBe(true);
      await expect(notice(other, 'replaced')).toContainText('Another tab moved');
      await expect.poll(() => isLater(other)).toBe(false);
      // Its rooms were never opened, and the host has dropped their files.
      await everyRoomOpens(other);
      await cut(context, site);
      await everyRoomOpens(page);
      await notice(other, 'replaced').getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => isLater(other).catch(() => false)).toBe(true);
      await everyRoomOpens(other);
    });
  });

  test('an update is not offered, in any tab, while a series is collected', async ({
    page,
    context,
    site,
    server,
  }) => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.script = (number, body) => ({
      body: goodAnswer(body),
      ...(number === 2 ? { after: held } : {}),
    });
    await visitOnce(page, site);
    await openRoom(page);
    await fillPlan(page, server);
    await freeze(page);
    await holdKey(page);
    await begin(page);
    await expect.poll(() => server.arrivals.length).toBe(2);
    await publishLater(site, async () => {
      const other = await context.newPage();
      await openRoomOf(other, site, 'order?lang=en');
      // The new version is here, and waits.
      await expect
        .poll(() =>
          other.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null),
        )
        .toBe(true);
      await follows(other);
      // Long enough to look twice whether it may be offered.
      await other.waitForTimeout(2500);
      await expect(notice(other, 'offered')).toHaveCount(0);
      await expect(notice(page, 'offered')).toHaveCount(0);
      answer();
      await expectComplete(page);
      await expect(notice(other, 'offered')).toBeVisible();
      expect(server.arrivals).toHaveLength(4);
    });
  });

  test('an update is not offered while a typed text would be lost', async ({
    page,
    context,
    site,
  }) => {
    await visitOnce(page, site);
    await openRoomOf(page, site, 'library?lang=en');
    const other = await context.newPage();
    await openRoomOf(other, site, 'library?lang=en');
    await follows(other);
    await publishLater(site, async () => {
      await page.reload();
      await expect(notice(page, 'offered')).toBeVisible();
      await expect(notice(other, 'offered')).toBeVisible();
      const text = other.getByLabel('Text', { exact: true });
      await text.fill('A text that is nowhere else.');
      await expect(notice(other, 'offered')).toHaveCount(0);
      await expect(notice(page, 'offered')).toHaveCount(0);
      await text.fill('');
      await expect(notice(page, 'offered')).toBeVisible();
    });
  });

  test('a first visit that is interrupted is completed by the next', async ({ page, site }) => {
    await page.goto(site.address());
    const worker = /assets\/pdf\.worker\.min-[\w-]+\.mjs/;
    site.broken.add(await fileNamed(page, site, worker));
    await expect.poll(() => site.asked.some((path) => worker.test(path))).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return Boolean(registration?.installing ?? registration?.active);
        }),
      )
      .toBe(false);
    await expect(notice(page, 'ready')).toHaveCount(0);
    const fetched = site.asked.length;
    site.broken.clear();
    await page.reload();
    await expect(notice(page, 'ready')).toBeVisible();
    // What the first attempt kept is not fetched again: fewer than half of the files are asked for.
    expect(site.asked.length - fetched).toBeLessThan(fetched / 2);
  });
});

/** The name of a kept file, read from the service worker's own list. */
async function fileNamed(page: Page, site: OfflineSite, pattern: RegExp): Promise<string> {
  const script = await (await page.request.get(`${site.address()}sw.js`)).text();
  return pattern.exec(script)![0];
}

test.describe('@classroom plain http', () => {
  test('over plain http to another machine every room opens, and what cannot be is said', async ({
    playwright,
    site,
    launchOptions,
  }: PlaywrightTestArgs &
    PlaywrightWorkerArgs & {
      site: OfflineSite;
      launchOptions: Parameters<PlaywrightWorkerArgs['playwright']['chromium']['launch']>[0];
    }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP lab.test 127.0.0.1'],
    });
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${site.address('lab.test')}#/order?lang=en`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await openRoomOf(page, site, 'about?lang=en', 'lab.test');
    await expect(page.locator('[data-offline="insecure"]')).toContainText(
      'Offline use needs https or localhost',
    );
    await page.reload();
    await everyRoomOpens(page);
    await page.goto(`${site.address('lab.test')}?again#/order?lang=en`);
    // Fetched ahead where no service worker can keep them: a network that drops ends no lesson.
    const fetched = (pattern: RegExp) =>
      page.evaluate(
        (source) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => new RegExp(source).test(name)).length,
        pattern.source,
      );
    await expect.poll(() => fetched(/\/(Room|Page|Lab)-[\w-]+\.js$/)).toBe(ROOMS.length);
    // The parts of the last room follow it.
    await expect
      .poll(async () => {
        const before = await fetched(/./);
        await page.waitForTimeout(500);
        return (await fetched(/./)) - before;
      })
      .toBe(0);
    await site.stop();
    await everyRoomOpens(page);
    expect(problems).toEqual([]);
    await browser.close();
  });
});
