import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { buildTree, checkTree, makePseudoLanguage, PSEUDO, TREE } from './pseudo-language';

/**
 * A language of the page is one folder of words: one that nobody speaks is generated into a copy of
 * the tree, where nothing else is touched; it compiles, builds, and is spoken on every page.
 */
const PAGES = [
  'order',
  'order?case=price&size=3&k=1&policy=scar',
  'neighbours',
  'neighbours?view=evaluate',
  'abstention',
  'abstention?view=figures',
  'lesson',
  'lesson/same-sentences?step=cut',
  'lesson/same-sentences/teacher',
  'handout',
  'handout/order?case=price',
  'handout/rule-to-recompute',
  'collection',
  'library',
  'runs',
  'glossary',
  'about',
];

/** What is the same in every language of the page, beside texts that say their own language. */
const SAME_EVERYWHERE = [
  /^(?:Fragment|Lab)$/,
  // Digests, addresses, amounts, formulas, versions of rules, licences, codes of text languages.
  /^[0-9a-f]{16,64}…?$/,
  /^(?:· )?(?:https?:\/\/|[\w-]+\.example)/,
  /^[\d.,]+\sUSD$/,
  /^(?:γ )?cos\(/,
  // Ids of questions.
  /^[a-z]\d+(?:, [a-z]\d+)*$/,
  // The arithmetic of a score: formulas, and where their values come from.
  /^(?:idf|tf|length|mean)\(|[\w)] [×/] [\w(]/,
  /^(?:lexical-1\.0|fragment-lab\/[\w/]+)$/,
  /^(?:MIT|ISC|OFL-1\.1|Apache-2\.0|CC BY 4\.0)$/,
  /^(?:en|fr)$/i,
  // Values that a model's interface takes.
  /^(?:none|minimal|low|medium|high|xhigh)$/,
];

/** What the authors of corpora wrote, and the names of the programs the page is made with. */
function authored(): ReadonlySet<string> {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value.trim()];
    return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
  };
  const corpora = readdirSync('corpus', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join('corpus', name), 'utf8')) as unknown);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
  };
  return new Set([...corpora.flatMap(strings), ...Object.keys(dependencies)]);
}

/** A text that the language's folder did not say: without one of its vowels, and known for no other. */
function isLeft(text: string, known: ReadonlySet<string>): boolean {
  if (!/[aeiouy]/i.test(text) || /[ạẹịọụỵ]/i.test(text)) return false;
  if (SAME_EVERYWHERE.some((pattern) => pattern.test(text))) return false;
  // A case of the matrix is its name and the code of its language.
  const name = text.replace(/^\d+ · | (?:en|fr)$/g, '');
  return !known.has(text) && !known.has(name);
}

/** The texts that a reader sees or hears on a page, except those in a language of their own. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((language) => {
    const own = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== language ||
      // Terms as the index cut them, in the arithmetic of BM25.
      element.closest('script, style, noscript, table.figure th[scope="row"]') !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!own(node.parentElement)) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (own(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  }, PSEUDO);
}

test.describe('a third language of the page', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let server: PreviewServer;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    makePseudoLanguage();
    await buildTree();
    server = await preview({
      root: TREE,
      configFile: false,
      preview: { port: 0, host: '127.0.0.1' },
    });
  });
  test.afterAll(() => server?.close());

  test('compiles @classroom', async () => {
    await checkTree();
  });

  test('is spoken on every page, and nothing else is @classroom', async ({ page }) => {
    const [base] = server.resolvedUrls!.local;
    const known = authored();
    const left = new Map<string, string[]>();
    for (const address of PAGES) {
      await page.goto('about:blank');
      await page.goto(`${base}#/${address}${address.includes('?') ? '&' : '?'}lang=${PSEUDO}`);
      await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
      await expect(page.locator('#content :is(h1, h2)').first()).toContainText(/[ạẹịọụỵ]/i, {
        timeout: 30_000,
      });
      await page.waitForLoadState('networkidle');
      const texts = await textsOf(page);
      expect(texts.length, address).toBeGreaterThan(20);
      const plain = texts.filter((text) => isLeft(text, known));
      if (plain.length > 0) left.set(address, [...new Set(plain)]);
    }
    expect(Object.fromEntries(left)).toEqual({});
  });
});
