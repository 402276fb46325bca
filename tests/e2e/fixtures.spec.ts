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

test('an evaluation of before a preset was changed is told apart by its number @runs', async ({
  page,
}) => {
  const text = readFileSync(`${FOLDER}/evaluation-own.json`, 'utf8');
  const bundle = JSON.parse(text) as {
    runs: { id: string; result: { supplied: { policy: string }[]; policies?: object[] } }[];
  };
  const [run] = bundle.runs as [(typeof bundle.runs)[0]];
  // As if the default's τ had been another one: only this policy is said, as such a run would say it.
  run.id = run.id.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'));
  run.result.supplied = run.result.supplied.filter(({ policy }) => policy === 'carried-latent');
  run.result.policies = [
    {
      id: 'carried-latent',
      policy: 'carried-latent',
      version: '1',
      scorer: 'bm25-1',
      space: 'latent',
      parameters: { tau: 0.5, cap: 12 },
      constants: {},
      parts: { 'scorer/bm25-1': '1', 'space/latent': '1' },
    },
  ];
  await visit(page, 'runs?lang=en');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page
    .getByLabel('Choose bundles')
    .setInputFiles([file('then.json', text), file('now.json', JSON.stringify(bundle))]);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const box of await page.getByRole('article').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText(/mean different policies by “carried-latent”/)).toContainText(
    /τ is 0\.(491 in the first and 0\.5|5 in the first and 0\.491) in the second/,
  );
  await expect(page.locator('[data-differs="policies.carried-latent.tau"]')).toContainText('0.491');
});
