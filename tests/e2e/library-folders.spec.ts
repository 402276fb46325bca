import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { BEIR, corpusJson, file, json } from './library-files';
import { cancelAt, choose, keep, kept, staged } from './library-page';
import { expect as expectSoon, test, visit } from './page';

const expect = expectSoon.configure({ timeout: 20_000 });

/** A folder on the disk as BEIR sets are handed out, with what an operating system leaves in it. */
function beirFolder(testInfo: TestInfo): string {
  const root = testInfo.outputPath('bees');
  const files: Readonly<Record<string, string>> = {
    'corpus.jsonl': BEIR.corpus,
    'queries.jsonl': BEIR.queries,
    'qrels/test.tsv': BEIR.qrels,
    'qrels/train.tsv': 'query-id\tcorpus-id\tscore\nq1\td2\t1\n',
    '.DS_Store': 'x',
    'notes/README.md': '# Bees\n\nA set about bees.',
  };
  for (const [path, content] of Object.entries(files)) {
    const whole = join(root, path);
    mkdirSync(dirname(whole), { recursive: true });
    writeFileSync(whole, content);
  }
  return root;
}

/** The set and the note beside it are there, and the set reaches a Trace. */
async function expectBees(page: Page): Promise<void> {
  await expect(page.locator('[data-staged]')).toHaveCount(2);
  const set = page.locator('[data-staged]').filter({ hasText: 'in the form BEIR' });
  await expect(set.getByRole('heading')).toHaveText('bees');
  await expect(set).toContainText('2 documents');
  await expect(set).toContainText('1 question, 1 with');
  await expect(staged(page, 'README.md')).toContainText('A set about bees.');
  await set.getByRole('button', { name: 'Keep in the library' }).click();
  await kept(page, 'bees').getByRole('link', { name: 'Open in the Neighbours lab' }).click();
  await expect(page.locator('[data-question="q1"]')).toHaveText('how do bees show nectar');
}

test.describe('@library folders', () => {
  test('a BEIR folder is chosen whole', async ({ page }, testInfo) => {
    await visit(page, 'library?lang=en');
    await page.getByLabel('Choose a BEIR folder…').setInputFiles(beirFolder(testInfo));
    await expectBees(page);
  });

  test('a BEIR folder is dropped whole, as the browser hands a dropped folder over', async ({
    page,
  }, testInfo) => {
    await visit(page, 'library?lang=en');
    const client = await page.context().newCDPSession(page);
    const data = { items: [], files: [beirFolder(testInfo)], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await client.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
    }
    await expectBees(page);
  });

  test('a folder handed over in parts, with a file that cannot be read, gives what can be read', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await page.evaluate(() => {
      const fileEntry = (path: string, content: string | null) => ({
        isFile: true,
        isDirectory: false,
        fullPath: `/${path}`,
        file: (took: (file: File) => void, failed: () => void) =>
          content === null ? failed() : took(new File([content], path.split('/').at(-1)!)),
      });
      const parts = [
        [fileEntry('set/one.txt', 'One text. It is short.'), fileEntry('set/gone.txt', null)],
        [fileEntry('set/two.txt', 'Two texts. They are short.')],
        [],
      ];
      const folder = {
        isFile: false,
        isDirectory: true,
        fullPath: '/set',
        createReader: () => ({
          readEntries: (took: (entries: unknown[]) => void) => took(parts.shift() ?? []),
        }),
      };
      const drop = new Event('drop', { bubbles: true, cancelable: true });
      const items = [{ webkitGetAsEntry: () => folder }];
      Object.defineProperty(drop, 'dataTransfer', {
        value: { types: ['Files'], items, files: [] },
      });
      document.body.dispatchEvent(drop);
    });
    await expect(staged(page, 'set/one.txt')).toContainText('One text.');
    await expect(staged(page, 'set/two.txt')).toContainText('Two texts.');
    await expect(staged(page, 'set/gone.txt')).toContainText('could not read the file');
  });
});

test.describe('@library large files', () => {
  test.slow();

  test('49 MB are read beside a small file while the page answers; 51 MB are refused at once', async ({
    page,
  }, testInfo) => {
    const line = `${'Nets dry on the quay wall. '.repeat(36)}\n`;
    const size = (megabytes: number) =>
      line.repeat(Math.floor((megabytes * 1_000_000) / line.length));
    const write = (name: string, text: string | Buffer) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, text);
      return path;
    };
    await visit(page, 'library?lang=en');
    await page
      .getByLabel('Choose files…')
      .setInputFiles([
        write('long.txt', size(49)),
        write('over.txt', size(51)),
        write('small.txt', 'A small file. It is read too.'),
      ]);
    await expect(page.getByText(/Reading .* \(\d of 3\)/)).toBeVisible();
    await expect(page.locator('[data-staged]')).toHaveCount(3, { timeout: 60_000 });
    await expect(staged(page, 'long.txt')).toContainText('48,999,307 characters');
    await expect(staged(page, 'over.txt')).toContainText('larger than 50 MB');
    await expect(staged(page, 'small.txt')).toContainText('It is read too.');

    // A long one is kept, cut in the worker, turned over page by page, asked about and kept again.
    await page.getByLabel('Choose files…').setInputFiles(write('nets.txt', size(4)));
    await keep(page, 'nets.txt');
    await kept(page, 'nets').getByRole('button', { name: 'Questions and evidence' }).click();
    await expect(page.locator('[data-source]')).toContainText('Nets dry', { timeout: 60_000 });
    await expect(page.getByText(/^Chunks 1 to 1,500 of/)).toBeVisible();
    await page.getByRole('button', { name: 'After', exact: true }).click();
    await expect(page.getByText(/^Chunks 1,501 to 3,000 of/)).toBeVisible();
    await page.getByLabel('New question').fill('Where do nets dry?');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.locator('[data-source]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-evidence]')).toContainText('Nets dry on the quay wall.');
    await page.getByRole('button', { name: 'Back to the library' }).click();
    await expect(kept(page, 'nets')).toContainText('1 question', { timeout: 60_000 });
  });

  test('a large corpus is cut and indexed in the worker: followed, stopped, begun again', async ({
    page,
  }) => {
    const words = Array.from({ length: 4000 }, (_, number) => `net${number}`);
    const text = Array.from(
      { length: 40_000 },
      (_, line) => `The ${words[line % 4000]} dries by the ${words[(line * 7) % 4000]} wall.\n`,
    ).join('');
    const questions = [
      {
        id: 'q1',
        text: 'Where does net12 dry?',
        evidence: [{ documentId: 'd', start: 0, end: 30 }],
      },
    ];
    const documents = [{ id: 'd', title: 'Nets', text }];
    // What is asked of a worker while `deaf` is set never reaches it: work that takes for ever,
    // however fast the machine is.
    await page.addInitScript(() => {
      const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
      if (typeof post !== 'function') throw new TypeError('no workers here');
      Reflect.set(Worker.prototype, 'postMessage', function (this: Worker, ...sent: unknown[]) {
        if (!Reflect.get(globalThis, 'deaf')) Reflect.apply(post, this, sent);
      });
    });
    const deafen = (deaf: boolean) =>
      page.evaluate((value) => Reflect.set(globalThis, 'deaf', value), deaf);
    await visit(page, 'library?lang=en');
    await choose(page, json('nets.json', corpusJson({ title: 'Nets', documents, questions })));
    await keep(page, 'nets.json');
    await deafen(true);
    await kept(page, 'Nets').getByRole('link', { name: 'Open in the Neighbours lab' }).click();
    const preparing = page.locator('[data-preparing]');
    await expect(preparing.getByRole('progressbar')).toBeVisible();
    await preparing.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped: this text is not cut yet.')).toBeVisible();
    await expect(page.locator('[data-question]')).toHaveCount(0);
    await deafen(false);
    await page.getByRole('button', { name: 'Cut and index it' }).click();
    await expect(page.locator('[data-question="q1"]')).toBeVisible({ timeout: 60_000 });
    await expect(preparing).toHaveCount(0);
    // Stopped while another cutting is on the page, that one stays, and so does its address.
    await deafen(true);
    await page.getByText('400 characters', { exact: true }).first().click();
    await expect(preparing).toBeVisible();
    await preparing.getByRole('button', { name: 'Stop' }).click();
    await expect(page.locator('[data-question="q1"]')).toBeVisible();
    await expect(page.getByRole('radio', { name: '800 characters' })).toBeChecked();
    await page.reload();
    await expect(page.locator('[data-question="q1"]')).toBeVisible({ timeout: 60_000 });
  });

  test('several files are stopped in the middle of a large one; what was read before stays', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    const lines = `${'A sentence that goes on for a while and says little. '.repeat(20)}\n`;
    const cancelled = cancelAt(page, 'Reading large.txt (2 of 3)');
    await choose(
      page,
      file('first.txt', 'First of all. Then more.'),
      file('large.txt', lines.repeat(30_000)),
      file('later.txt', 'Later. Much later.'),
    );
    await cancelled;
    await expect(page.getByText('Stopped.', { exact: false })).toBeVisible();
    await expect(page.locator('[data-staged]')).toHaveCount(1);
    await expect(staged(page, 'first.txt')).toContainText('First of all.');
    // And the next reading begins anew.
    await choose(page, file('next.txt', Buffer.from('Next one. It works.')));
    await expect(staged(page, 'next.txt')).toContainText('It works.');
  });
});
