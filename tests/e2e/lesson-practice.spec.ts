import { expect, test, visit } from './page';

const STOP = 'lesson/freeze-reserve-stop-publish?step=stop&lang=en';

test('a lesson plays with the simulator, on play money, and takes its series up again @collection', async ({
  page,
}) => {
  const called: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') called.push(request.url());
  });
  await visit(page, STOP);
  await page.getByRole('button', { name: 'Up to the one that fails' }).click();
  // Nothing is played while a prediction is owed.
  await expect(page.locator('[data-state]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal', exact: true }).click();
  const room = page.locator('[data-lesson-place]');
  await expect(room.locator('span[data-state]')).toHaveAttribute('data-state', 'stopped');
  await expect(room.locator('[data-progress]')).toHaveText('3 of 72 calls');
  await expect(room.getByText('SIMULATED').first()).toBeVisible();
  const series = await room.locator('[data-digest]').textContent();
  expect(series).toMatch(/^simulated:/);

  // Held again in the same page, it is the same series, and the paid ledger was never opened.
  await page.keyboard.press('ArrowLeft');
  await expect(room.locator('[data-digest]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(room.locator('[data-digest]')).toHaveText(series!);
  await room.getByText('Ledger', { exact: true }).click();
  await expect(room.getByText('This ledger has not been opened.', { exact: false })).toBeVisible();
  expect(called).toEqual([]);
});
