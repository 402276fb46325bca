import { readFile } from 'node:fs/promises';
import { expectComplete, launch, openRoom, test } from './collection-page';
import { expect, visit } from './page';

test('series and ledger leave with everything, and are read elsewhere without counting @runs', async ({
  page,
  server,
  browser,
}) => {
  await launch(page, server);
  await expectComplete(page);
  await visit(page, 'runs?lang=en');
  // No run is kept, and yet there is something to take out.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const download = await downloading;
  await expect(page.getByText('It also holds 1 series of the Collection')).toBeVisible();
  const text = await readFile(await download.path(), 'utf8');
  const bundle = JSON.parse(text) as {
    version: number;
    runs: unknown[];
    series: { format: string; calls: unknown[] }[];
    ledger: { format: string; rows: unknown[] }[];
  };
  expect(bundle).toMatchObject({ version: 1, runs: [] });
  expect(bundle.series).toMatchObject([{ format: 'fragment-lab/results' }]);
  expect(bundle.series[0]!.calls).toHaveLength(4);
  expect(bundle.ledger).toMatchObject([{ format: 'fragment-lab/ledger' }]);
  expect(bundle.ledger[0]!.rows).toHaveLength(4);

  const elsewhere = await (await browser.newContext()).newPage();
  await visit(elsewhere, 'runs?lang=en');
  const choose = elsewhere.locator('input[type="file"]');
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await choose.setInputFiles(file('all.json', text));
  await expect(elsewhere.getByText('1 series of model calls added')).toBeVisible();
  await expect(elsewhere.getByText(/was read and is not counted here/)).toBeVisible();
  // A cheaper call in the same file has not the digest it claims, and stays out.
  const cheaper = text
    .replace(/("basis": "usage")/, '$1')
    .replace(/"amount": [1-9]\d*/, '"amount": 0');
  expect(cheaper).not.toBe(text);
  await choose.setInputFiles(file('cheaper.json', cheaper));
  await expect(
    elsewhere.getByText(/does not have the digests it claims|was not taken/),
  ).toBeVisible();

  await openRoom(elsewhere, 'plan');
  await expect(elsewhere.getByLabel('Spent before this ledger, USD')).toBeVisible();
  await openRoom(elsewhere, 'run');
  await expect(elsewhere.locator('[data-series] [data-state="complete"]')).toHaveCount(1);
  await elsewhere.getByRole('button', { name: /^Open/ }).first().click();
  await expect(elsewhere.getByRole('button', { name: 'Start collecting' })).toHaveCount(0);
  await elsewhere.context().close();
});
