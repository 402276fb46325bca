import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import { test as unwatched, type Page } from '@playwright/test';
import {
  beirFiles,
  corpusJson,
  file,
  json,
  lockedPdf,
  manyPagesPdf,
  pictureOnlyPdf,
  squadOf,
  type TestFile,
} from './library-files';
import { choose, keep, kept, ownTitles, staged } from './library-page';
import { expect as expectSoon, test, visit } from './page';

const expect = expectSoon.configure({ timeout: 30_000 });

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const big = (text: string) => Buffer.from(utf16(text)).swap16();

/** A file, and what is said of it in each language: of a good one, what is shown. */
type Known = readonly [file: TestFile, english: RegExp, french: RegExp];

const REFUSED: readonly Known[] = [
  [
    file('no-mark.txt', Buffer.from('Sixteen bits', 'utf16le')),
    /U\+0000.*line 1, column 2/,
    /U\+0000.*ligne 1, colonne 2/,
  ],
  [
    file('odd.txt', Buffer.concat([utf16('ab'), Buffer.from('c')])),
    /not UTF-16 LE.*line 1/,
    /pas du UTF-16 LE.*ligne 1/,
  ],
  [
    file('half.txt', Buffer.from('78eda080', 'hex')),
    /half a character \(U\+D800\).*line 1, column 2/,
    /moitié de caractère.*ligne 1, colonne 2/,
  ],
  [
    file('unclosed.csv', 'question,answer\n"Who?,Bob\nWhat?,Tea\n'),
    /quotation mark.*line 2/,
    /guillemet.*ligne 2/,
  ],
  [file('other.csv', 'a,b\n1,2\n'), /headings read: a · b.*line 1/, /en-têtes disent.*ligne 1/],
  [
    file('twice.json', '{"schema":"retrieval-corpus/1",\n"id":"a", "id":"b"}'),
    /key stands twice.*line 2, column 11/,
    /clé figure deux fois.*ligne 2, colonne 11/,
  ],
  [file('comma.json', '{"a":1,}'), /not JSON.*line 1, column 8/, /pas du JSON.*ligne 1, colonne 8/],
  [
    file('huge.json', '{"a":1e999}'),
    /number is too large.*column 6/,
    /nombre est trop grand.*colonne 6/,
  ],
  [
    file(
      'one-line.json',
      JSON.stringify(
        corpusJson({ documents: [{ id: 'd', title: '', text: 'x'.repeat(2_000_000) }] }),
      ),
    ),
    /longer than 1,000,000.*documents: d, text/,
    /dépasse.*documents: d, text/,
  ],
  [
    json('untyped.json', { ...corpusJson(), documents: 3 }),
    /missing or of the wrong kind.*at documents/,
    /manque ou n’est pas du bon genre.*à documents/,
  ],
  [
    json(
      'impossible.json',
      squadOf({ is_impossible: true, answers: [{ text: 'oil', answer_start: 16 }] }),
    ),
    /impossible has an answer.*qas\[0\]\.answers/,
    /impossible a une réponse.*qas\[0\]\.answers/,
  ],
  [
    json('past.json', squadOf({ answers: [{ text: 'oil', answer_start: 900 }] })),
    /not stand at its offset.*answer_start, offset 900/,
    /position.*answer_start, position 900/,
  ],
  [
    json('no-data.json', { version: 'v2.0', data: [{ title: 'T' }] }),
    /not SQuAD.*data\[0\]\.paragraphs/,
    /pas du SQuAD.*data\[0\]\.paragraphs/,
  ],
  [file('turned.html', '<p>Pay &#x202e;001 euros</p>'), /U\+202E.*line 1/, /U\+202E.*ligne 1/],
  [
    file('frames.html', '<frameset><frame src="javascript:window.ran=1"></frameset>'),
    /no text in it/,
    /pas de texte/,
  ],
  [file('zip.docx', 'PK'), /No format we read/, /Aucun format/],
  [
    file('packed.json', Buffer.from('1f8b0800', 'hex')),
    /not UTF-8.*column 2/,
    /pas du UTF-8.*colonne 2/,
  ],
  [file('alone.jsonl', '{"_id":"1"}\n'), /comes alone/, /vient seul/],
  [file('end.pdf', '%PDF-1.4\n%%EOF'), /damaged/, /abîmé/],
  [lockedPdf(), /locked with a password/, /protégé par un mot de passe/],
  [manyPagesPdf(5000), /5,000 pages; at most 3,000/, /5\s000 pages\s; 3\s000/],
];

const GOOD: readonly Known[] = [
  [file('bom.txt', '\ufeffA mark before it.'), /A mark before it\./, /A mark before it\./],
  [file('little.txt', utf16('Petit-boutiste é.')), /Petit-boutiste é\./, /UTF-16 LE/],
  [file('big.txt', big('Gros-boutiste é.')), /Gros-boutiste é\./, /UTF-16 BE/],
  [
    file('latin.csv', Buffer.from('question;réponse\nQuel âge ?;dix\n', 'latin1')),
    /Quel âge \?/,
    /Windows-1252/,
  ],
  [
    file('mixed.csv', 'question,answer\r\nOne?,a\nTwo?,b\rThree?,c\r\n'),
    /3 questions/,
    /3 questions/,
  ],
  [
    file('wide.csv', 'question,note,__proto__\nWho?,x,y\n'),
    /not read: note and __proto__/,
    /pas lues/,
  ],
  [file('wide.tsv', utf16('question\tanswer\nQuoi ?\tÇa\n')), /Quoi \?/, /Quoi \?/],
  [
    json(
      'plausible.json',
      squadOf({
        is_impossible: true,
        answers: [],
        plausible_answers: [{ text: 'oil', answer_start: 16 }],
      }),
    ),
    /1 question, 0 with/,
    /1 question, 0 avec/,
  ],
  [
    file(
      'code.md',
      '# Title\n\n```js\nwindow.ran = 1\n```\n\n[x](javascript:window.ran=1) <script>window.ran=1</script>\n',
    ),
    /window\.ran = 1/,
    /window\.ran = 1/,
  ],
];

const SETS: readonly (readonly [change: Parameters<typeof beirFiles>[0], said: RegExp])[] = [
  [{ qrels: 'query-id\tcorpus-id\tscore\nq9\td1\t1\n' }, /query q9.*file test\.tsv, line 2/],
  [{ qrels: 'q1 0 d1 1\n' }, /1 column; 3 are needed.*file test\.tsv, line 1/],
  [{ qrels: 'query-id\tcorpus-id\tscore\nq1\td1\t1.5\n' }, /score 1\.5.*line 2/],
  [{ corpus: '["d1"]\n' }, /not an object.*file corpus\.jsonl, line 1/],
  [
    { corpus: '{"_id":"d1","text":"x y"}\n{"_id":"d1","text":"z"}\n' },
    /id d1 stands twice.*corpus\.jsonl, line 2/,
  ],
  [{ queries: '{"_id":"q1","text":"a"}\n{bad\n' }, /not JSON.*file queries\.jsonl, line 2/],
  // Without a heading, with a score of 0, and with a mark before the first byte: read as they are meant.
  [{ qrels: 'q1\td1\t1\n' }, /1 question, 1 with/],
  [{ qrels: 'query-id\tcorpus-id\tscore\nq1\td1\t0\n' }, /1 question, 0 with/],
  [{ qrels: '\ufeffquery-id\tcorpus-id\tscore\r\nq1\td1\t1\r\n' }, /1 question, 1 with/],
];

async function isDone(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-staged]')).toHaveCount(count, { timeout: 45_000 });
}

test.describe('@library hostile files', () => {
  test.slow();

  for (const [lang, said] of [
    ['en', 1],
    ['fr', 2],
  ] as const) {
    test(`each is named with its place, the good ones arrive, nothing kept changes (${lang})`, async ({
      page,
    }) => {
      await visit(page, 'library?lang=en');
      await choose(page, json('ferry.json', corpusJson()));
      await keep(page, 'ferry.json');
      const digest = await kept(page, 'Ferry timetable').getAttribute('data-corpus');
      await visit(page, `library?lang=${lang}`);
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles([...REFUSED, ...GOOD].map(([each]) => each));
      await isDone(page, REFUSED.length + GOOD.length);
      for (const known of REFUSED) {
        const item = staged(page, known[0].name);
        await expect(item, known[0].name).toContainText(known[said]);
        await expect(item.getByRole('alert')).toContainText(
          lang === 'en'
            ? 'Nothing that is kept was changed.'
            : 'Rien de ce qui est gardé n’a changé.',
        );
      }
      for (const known of GOOD) {
        await expect(staged(page, known[0].name), known[0].name).toContainText(known[said]);
        await expect(staged(page, known[0].name).getByRole('alert')).toHaveCount(0);
      }
      await expect(kept(page, 'Ferry timetable')).toHaveAttribute('data-corpus', digest!);
      expect(await page.evaluate(() => (window as { ran?: unknown }).ran)).toBeUndefined();
    });
  }

  test('sets in the form BEIR: each refusal names file and line', async ({ page }) => {
    await visit(page, 'library?lang=en');
    for (const [number, [change, said]] of SETS.entries()) {
      await choose(page, ...beirFiles(change));
      await isDone(page, number + 1);
      await expect(page.locator('[data-staged]').last()).toContainText(said);
    }
    await expect.poll(() => ownTitles(page)).toEqual([]);
  });

  test('a PDF whose pages are pictures says so', async ({ page }) => {
    await visit(page, 'library?lang=en');
    await choose(page, await pictureOnlyPdf(page));
    await expect(staged(page, 'picture.pdf')).toContainText('Its pages are pictures');
  });

  test('a link that carries a compressed bomb opens nothing and is named', async ({ page }) => {
    const bomb = deflateRawSync(Buffer.alloc(60_000_000, 0x20), { level: 9 }).toString('base64url');
    await visit(page, `order?own=${bomb}&lang=en`);
    await expect(
      page
        .getByText(/link/i)
        .filter({ hasText: /text|read|case/i })
        .first(),
    ).toBeVisible();
    await expect(page.locator('[data-side="left"] [data-fact]')).toHaveCount(6);
  });
});

unwatched.describe('@library a page of many kinds of hiding', () => {
  unwatched('only what a reader would see is taken, and nothing is loaded', async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await visit(page, 'library?lang=en');
    const html = `<!doctype html><meta charset="iso-8859-1"><base href="https://example.com/">
      <link rel="stylesheet" href="https://example.com/x.css"><meta http-equiv="refresh" content="0;url=https://example.com">
      <style>@import url(https://example.com/y.css)</style><p>&lt;b&gt; caf\xe9 &amp; &eacute; &#x1F5FC;</p>
      <table><caption>Prices</caption><tr><th>Berth</th><th>Night</th></tr>
      <tr><td>Small<table><tr><td>inner</td><td>cell</td></tr></table></td><td>24</td></tr></table>
      <template><p>Template.</p></template><noscript>Without script.</noscript><script>window.ran = 1</script>
      <div hidden>Hidden.</div><p style="visibility: hidden">Unseen.</p><svg><text>Drawn.</text></svg>
      <textarea>Typed.</textarea><select><option>Chosen.</option></select><details><summary>More</summary>Unfolded.</details>
      <pre>two  spaces\n  kept</pre><a href="javascript:window.ran=2">A link</a>`;
    await choose(page, file('many.html', Buffer.from(html, 'latin1'), 'text/html'));
    const item = staged(page, 'many.html');
    await expect(item).toContainText('<b> café & é 🗼');
    for (const words of ['Prices', 'inner', '24', 'Unfolded.', 'A link']) {
      await expect(item).toContainText(words);
    }
    for (const words of [
      'Template',
      'Without',
      'Hidden',
      'Unseen',
      'Drawn',
      'Typed',
      'Chosen',
      'ran',
    ]) {
      await expect(item).not.toContainText(words);
    }
    await expect(item.locator('.excerpt')).toHaveText(/two {2}spaces\n {2}kept/);
    expect(await page.evaluate(() => (window as { ran?: unknown }).ran)).toBeUndefined();
    expect([...hosts]).toEqual(['localhost']);
  });
});
