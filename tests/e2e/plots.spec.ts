import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseTeachingCase } from '../../src/engine/corpus/parse-teaching-case';
import { encodeCase } from '../../src/corpora/case-link';
import { expect, test, visit } from './page';

/** Presses the button under a plot and gives the file it makes. */
async function savedPlot(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.locator(`[data-save-plot="${name}"]`).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`fragment-lab-${name}.svg`);
  return readFile(await download.path(), 'utf8');
}

/** What another program makes of the file: opened alone, away from the page that made it. */
async function opened(page: Page, text: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    const root = parsed.documentElement;
    const values = [...parsed.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ name, value })),
    );
    return {
      faults: parsed.querySelectorAll('parsererror').length,
      root: root.localName,
      title: parsed.querySelector('title')?.textContent ?? '',
      lines: [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent ?? ''),
      scripts: parsed.querySelectorAll('script, foreignObject, image, style, a').length,
      outside: values.filter(
        ({ name, value }) =>
          /^on|href$/i.test(name) || (name !== 'xmlns' && /https?:|light-dark|var\(/.test(value)),
      ),
      ground: parsed.querySelector('rect[width="100%"]')?.getAttribute('fill'),
    };
  }, text);
}

/** Draws the file as an image and says whether ink of that colour is on it, on white. */
async function inked(page: Page, text: string, colour: readonly [number, number, number]) {
  return page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let found = 0;
      for (let place = 0; place < data.length; place += 4) {
        if (wanted.every((value, channel) => Math.abs(data[place + channel]! - value) < 6)) {
          found += 1;
        }
      }
      return { corner: [...data.slice(0, 4)], found };
    },
    [text, colour] as const,
  );
}

const ACCENT = [10, 108, 116] as const;

async function expectWhole(page: Page, text: string): Promise<readonly string[]> {
  const file = await opened(page, text);
  expect(file).toMatchObject({ faults: 0, root: 'svg', scripts: 0, outside: [], ground: '#fff' });
  const lines = file.lines.join('\n');
  expect(lines).toMatch(/sha256:[0-9a-f]{64}/);
  expect(lines).toMatch(/Fragment Lab \d+\.\d+\.\d+/);
  // Light on white, though the page is dark.
  const { corner, found } = await inked(page, text, ACCENT);
  expect(corner).toEqual([255, 255, 255, 255]);
  expect(found).toBeGreaterThan(50);
  return file.lines;
}

test.use({ colorScheme: 'dark' });

test('the landscape and the risk curve leave as files that stand alone @runs', async ({ page }) => {
  await visit(page, 'order?case=price&text=en&lang=fr');
  const landscape = await savedPlot(page, 'landscape');
  const lines = await expectWhole(page, landscape);
  for (const line of ['432', '216', 'A', 'B', 'conditions transmises']) {
    expect(lines).toContain(line);
  }
  expect(lines.join(' ')).toContain('size 3');
  // The digest of the figures is the one a run saved now would have.
  await page.locator('main').getByText('Empreintes', { exact: true }).click();
  const digest = await page.locator('[data-digest="result"]').textContent();
  expect(lines.join('')).toContain(digest!.trim());

  await visit(page, 'abstention?lang=en&text=en');
  const risk = await expectWhole(page, await savedPlot(page, 'risk-coverage'));
  expect(risk).toContain('the settings now');
  expect(risk.join(' ')).toContain('topicThreshold 0.65');
});

test('the trade-off and the differences leave as files that stand alone @runs', async ({
  page,
}) => {
  await visit(page, 'neighbours?view=evaluate&corpora=relay&lang=en');
  await page.getByRole('button', { name: 'Run the evaluation' }).click();
  await expect(page.locator('[data-status="done"]')).toBeVisible({ timeout: 90_000 });
  const trade = await expectWhole(page, await savedPlot(page, 'recall-chunks'));
  expect(trade.join('\n')).toMatch(/carried BM25 \+ latent/);
  expect(trade).toContain('window ±1');
  const differences = await expectWhole(page, await savedPlot(page, 'differences'));
  expect(differences).toContain('SCAR ±1 − window ±1');
  expect(differences.join(' ')).toContain('95 % interval');
});

test('a hostile name does nothing in a plot’s file @runs', async ({ page }) => {
  const name = '</text><script>alert(1)</script> & "x" \u202e \u0007 \u{1f600}';
  const hostile = parseTeachingCase({
    schema: 'teaching-case/1',
    id: 'hostile',
    source: { name: { en: name } },
    question: { en: 'When may the hedge be cut?' },
    facts: [
      { id: 'F1', text: { en: 'The hedge may be cut from August.' } },
      { id: 'F2', text: { en: 'Nests stop all cutting.' }, condition: { label: { en: name } } },
      { id: 'F3', text: { en: 'The garden has two gates.' } },
    ],
    variants: { A: ['F1', 'F2', 'F3'], B: ['F3', 'F2', 'F1'] },
  });
  if (!hostile.ok) throw new Error(hostile.error.code);
  await visit(page, `order?own=${await encodeCase(hostile.value)}&text=en&size=1&lang=en`);
  const lines = await expectWhole(page, await savedPlot(page, 'landscape'));
  expect(lines.join(' ')).toContain('</text><script>alert(1)</script> & "x"');
});
