import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, visit } from './page';

/** What readers of an earlier build saved and shared: see the README of the folder. */
const FOLDER = 'tests/fixtures/run-1';
const BUNDLES = readdirSync(FOLDER).filter((name) => /(?<!links)\.json$/.test(name));

interface Link {
  readonly address: string;
  readonly shown: readonly {
    readonly selector: string;
    readonly attribute: string;
    readonly values: readonly (string | null)[];
  }[];
}

test('files of an earlier build arrive, and each of their runs opens in its lab @runs', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const saved = BUNDLES.flatMap((name) => {
    const { runs } = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as {
      runs: { id: string; lab: string }[];
    };
    return runs;
  });
  await visit(page, 'runs?lang=en');
  await page.getByLabel('Choose bundles').setInputFiles(BUNDLES.map((name) => `${FOLDER}/${name}`));
  const runs = page.getByRole('article');
  await expect(runs).toHaveCount(saved.length, { timeout: 60_000 });
  await expect(runs.filter({ hasText: 'digest does not match' })).toHaveCount(0);
  const opens = page.locator('article a[href^="#/"]');
  const labs = new RegExp(`^#/(${[...new Set(saved.map(({ lab }) => lab))].join('|')})[/?]`);
  const all = await opens.evaluateAll((found) => found.map((each) => each.getAttribute('href')!));
  const addresses = all.filter((href) => labs.test(href));
  expect(addresses).toHaveLength(saved.length);
  for (const address of addresses) {
    await page.goto('about:blank');
    await visit(page, `${address.slice(2)}&lang=en`);
    await expect(page.locator('main [role="alert"]'), address).toHaveCount(0);
  }
});

test('links of an earlier build show what they showed @runs', async ({ page }) => {
  test.setTimeout(180_000);
  const links = JSON.parse(readFileSync(`${FOLDER}/links.json`, 'utf8')) as Link[];
  for (const { address, shown } of links) {
    await page.goto('about:blank');
    await visit(page, address.slice(2));
    for (const { selector, attribute, values } of shown) {
      await expect
        .poll(
          () =>
            page
              .locator(selector)
              .evaluateAll(
                (found, name) => found.map((each) => each.getAttribute(name)),
                attribute,
              ),
          { message: `${address}: ${selector}`, timeout: 20_000 },
        )
        .toEqual(values);
    }
  }
});
