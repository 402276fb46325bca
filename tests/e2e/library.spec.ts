import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { test as unwatched, type Locator, type Page } from '@playwright/test';
import {
  beirFiles,
  caseJson,
  corpusJson,
  file,
  frenchTable,
  json,
  printedPdf,
  SQUAD,
  type TestFile,
} from './library-files';
import { cancelAt, choose, download, keep, kept, ownTitles, staged } from './library-page';
import {
  expect as expectSoon,
  expectAccessible,
  expectSoundInEveryLook,
  test,
  visit,
} from './page';

/** Reading a file loads its reader first, on a machine that others use too. */
const expect = expectSoon.configure({ timeout: 20_000 });

test.describe('@library files in', () => {
  test('a PDF printed by Chromium reaches a trace, with a table of a French spreadsheet', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    const pdf = await printedPdf(page);
    await choose(page, pdf, frenchTable());
    const text = staged(page, 'harbour.pdf');
    await expect(text).toContainText('2 pages');
    await expect(text).toContainText('A berth for the night costs 24 euros, water included.');
    const table = staged(page, 'questions.csv');
    await expect(table).toContainText('recognised: Windows-1252, semicolon');
    await expect(table).toContainText('Combien d’€ coûte une nuit au port ?');
    await expect(table).toContainText('Que veut dire "lead" ; une laisse ?');
    await text.getByLabel('Licence').fill('CC0');
    await keep(page, 'harbour.pdf');
    await expect(kept(page, 'harbour')).toContainText('0 questions');

    // Another separator makes nonsense of it, and is said so; the right one is one choice away.
    await table.getByLabel('Separator').selectOption({ label: 'comma' });
    await expect(table).toContainText('No column is called “question”');
    await table.getByLabel('Separator').selectOption({ label: 'semicolon' });
    await table.getByRole('button', { name: 'Add the questions' }).click();
    await expect(page.getByText('3 questions added to harbour.')).toBeVisible();
    await expect(kept(page, 'harbour')).toContainText('3 questions');

    await kept(page, 'harbour').getByRole('link', { name: 'Open in the Neighbours lab' }).click();
    await expect(page.locator('[data-question="h1"]')).toHaveText(
      'Combien d’€ coûte une nuit au port ?',
    );
    await page.reload();
    await expect(page.locator('[data-question="h1"]')).toBeVisible();
  });

  test('SQuAD, BEIR, a web page, Markdown and both of our forms arrive and reach a lab', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await choose(
      page,
      json('lighthouse.json', SQUAD),
      ...beirFiles(),
      json('tide.json', caseJson()),
      json('ferry.json', corpusJson()),
      file('notes.md', '# Mooring\n\nTie **two** lines. [Click](javascript:window.ran=1)\n'),
    );
    await expect(staged(page, 'lighthouse.json')).toContainText('1 document');
    await expect(staged(page, 'BEIR')).toContainText('2 documents');
    await expect(staged(page, 'notes.md').getByLabel('Name')).toHaveValue('Mooring');
    await expect(staged(page, 'notes.md')).toContainText('[Click](javascript:window.ran=1)');
    await page.getByRole('button', { name: 'Keep all' }).click();
    await expect(page.getByText(/^Kept: /)).toBeVisible();
    expect((await ownTitles(page)).sort()).toEqual(
      ['BEIR', 'Ferry timetable', 'Mooring', 'Tide mill visits', 'lighthouse'].sort(),
    );

    await kept(page, 'lighthouse').getByRole('link', { name: 'Open in the Neighbours' }).click();
    await expect(page.locator('[data-question="a1"]')).toHaveText('When was the lighthouse lit?');
    await visit(page, 'library?lang=en');
    await kept(page, 'BEIR').getByRole('link', { name: 'Open in the Neighbours' }).click();
    await expect(page.locator('[data-question="q1"]')).toHaveText('how do bees show nectar');
    await visit(page, 'library?lang=en');
    await kept(page, 'Tide mill').getByRole('button', { name: 'Open in the Order lab' }).click();
    await expect(page.getByText('Groups must book.').first()).toBeVisible();

    // An own case with the id of a bundled one is shown, not the bundled one.
    await visit(page, 'library?lang=en');
    await choose(page, json('price.json', caseJson({ id: 'price' })));
    await keep(page, 'price.json');
    const own = page.locator('[data-corpus]').filter({ hasText: 'Tide mill' });
    await own.first().getByRole('button', { name: 'Open in the Order lab' }).click();
    await expect(page.getByText('Groups must book.').first()).toBeVisible();
  });

  test('an evaluation of an own corpus runs in the worker and is kept with it', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await choose(page, json('lighthouse.json', SQUAD));
    await keep(page, 'lighthouse.json');
    const link = kept(page, 'lighthouse').getByRole('link', { name: 'Open in the Neighbours lab' });
    const href = (await link.getAttribute('href'))!;
    await visit(page, `${href.slice(2)}&view=evaluate`);
    await page.getByRole('button', { name: 'Run the evaluation' }).click();
    await expect(page.locator('[data-counts]')).toContainText('2');
    await expect(page.locator('[data-status="done"]')).toBeAttached();
  });
});

/**
 * Without the shared watch on the console: the browser reports there, as refused by the page's policy,
 * what the parsed page carries. That nothing left or ran is what this test looks at itself.
 */
unwatched.describe('@library a hostile web page', () => {
  unwatched('nothing of a web page runs, loads or shows', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).hostname));
    page.on('pageerror', (error) => requests.push(error.message));
    await visit(page, 'library?lang=en');
    const html = `<!doctype html><title>Café menu</title><style>body{color:red}</style>
      <script>window.ran = 'script'</script>
      <p>Soup of the day.</p><img src="https://example.com/x.png" onerror="window.ran='img'">
      <p hidden>Hidden words.</p><p style="display: none">Never seen.</p>
      <ul><li>Bread</li><li>Butter</li></ul><iframe src="https://example.com/"></iframe>
      <a href="javascript:window.ran='link'">Order here</a><svg onload="window.ran='svg'"></svg>
      ${'<div>'.repeat(20_000)}Deep down.`;
    await choose(page, file('menu.html', html, 'text/html'));
    const item = staged(page, 'menu.html');
    await expect(item.getByLabel('Name')).toHaveValue('Café menu');
    for (const words of ['Soup of the day.', '- Bread', 'Order here', 'Deep down.']) {
      await expect(item).toContainText(words);
    }
    for (const words of ['Hidden words', 'Never seen', 'window.ran', 'color:red']) {
      await expect(item).not.toContainText(words);
    }
    await keep(page, 'menu.html');
    await expect(kept(page, 'Café menu')).toBeVisible();
    expect(await page.evaluate(() => (window as { ran?: unknown }).ran)).toBeUndefined();
    expect([...new Set(requests)]).toEqual(['localhost']);
  });
});

test.describe('@library refusals', () => {
  const crossed = corpusJson({
    questions: [{ id: 'q', text: 'Q?', evidence: [{ documentId: 'd', start: 9, end: 4 }] }],
  });
  const negative = corpusJson({
    questions: [{ id: 'q', text: 'Q?', evidence: [{ documentId: 'd', start: -1, end: 4 }] }],
  });
  const moved = structuredClone(SQUAD);
  moved.data[0]!.paragraphs[1]!.qas[0]!.answers[0]!.answer_start = 5;
  const twice = corpusJson({
    documents: [
      { id: 'd', title: '', text: 'One.' },
      { id: 'd', title: '', text: 'Two.' },
    ],
  });
  const broken = frenchTable().buffer.toString('latin1').replace('h3;', 'h3;extra;');

  const REFUSED: readonly (readonly [name: string, files: TestFile[], said: RegExp])[] = [
    ['crossed.json', [json('crossed.json', crossed)], /crossed.*at questions\[0\]\.evidence\[0\]/],
    ['negative.json', [json('negative.json', negative)], /at questions\[0\]\.evidence\[0\]\.start/],
    ['twice.json', [json('twice.json', twice)], /id d stands twice.*documents\[1\]\.id/],
    ['moved.json', [json('moved.json', moved)], /paragraphs\[1\]\.qas\[0\].*answer_start/],
    ['case.json', [json('case.json', caseJson({ variants: { A: ['F1'] } }))], /Order A does not/],
    [
      'cut.json',
      [file('cut.json', '{"schema": "retrieval-corpus/1",\n "id": ')],
      /line 2, column 8/,
    ],
    ['proto.json', [file('proto.json', '{"__proto__": {"a": 1}}')], /__proto__.*line 1, column 2/],
    ['deep.json', [file('deep.json', '['.repeat(100_000))], /64 levels.*column 65/],
    ['half.json', [file('half.json', '{"id": "\\ud800"}')], /half a character.*line 1, column 8/],
    ['nul.txt', [file('nul.txt', 'One line.\nTwo\0lines.')], /U\+0000.*line 2, column 4/],
    ['turned.txt', [file('turned.txt', 'Pay \u202e001 euros')], /U\+202E.*line 1, column 5/],
    ['long.txt', [file('long.txt', `a\n${'x'.repeat(10_000_000)}`)], /longer than.*line 2/],
    ['empty.txt', [file('empty.txt', ' \n ')], /no text/],
    ['bad.csv', [file('bad.csv', Buffer.from(broken, 'latin1'))], /6 cells.*5.*line 4/],
    ['open.csv', [file('open.csv', 'question\n"never closed\n')], /quotation mark.*line 2/],
    [
      'BEIR',
      beirFiles({ qrels: 'query-id\tcorpus-id\tscore\nq1\td9\t1\n' }),
      /document d9.*file test\.tsv, line 2/,
    ],
    ['song.mp3', [file('song.mp3', 'x')], /No format we read/],
    ['fake.pdf', [file('fake.pdf', 'hello')], /does not begin like a PDF.*offset 0/],
  ];

  test('each malformed file is named with its place, and the good ones still arrive', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await choose(page, json('ferry.json', corpusJson()));
    await keep(page, 'ferry.json');
    await expect(kept(page, 'Ferry timetable')).toBeVisible();
    const digest = await kept(page, 'Ferry timetable').getAttribute('data-corpus');
    const [beir, others] = [
      REFUSED.filter(([name]) => name === 'BEIR'),
      REFUSED.filter(([name]) => name !== 'BEIR'),
    ];
    await choose(
      page,
      ...others.flatMap(([, files]) => files),
      ...beir.flatMap(([, files]) => files),
      file('good.txt', 'A good file. It has two sentences.'),
    );
    await expect(staged(page, 'good.txt')).toContainText('A good file.', { timeout: 30_000 });
    for (const [name, , said] of REFUSED) {
      await expect(staged(page, name), name).toContainText(said);
      await expect(staged(page, name)).toContainText('Nothing that is kept was changed.');
    }
    await expect(staged(page, 'good.txt').getByRole('button', { name: 'Keep' })).toBeVisible();
    await expect.poll(() => ownTitles(page)).toEqual(['Ferry timetable']);
    expect(await kept(page, 'Ferry timetable').getAttribute('data-corpus')).toBe(digest);
  });

  test('a PDF that is cut short, and a compressed bomb', async ({ page }) => {
    await visit(page, 'library?lang=en');
    const pdf = await printedPdf(page);
    const half = pdf.buffer.subarray(0, Math.floor(pdf.buffer.length / 2));
    const unfolded = deflateSync(Buffer.alloc(310_000_000));
    const bomb = Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj\n<< /Length ${unfolded.length} /Filter /FlateDecode >>\nstream\n`,
      ),
      unfolded,
      Buffer.from('\nendstream\nendobj\n%%EOF\n'),
    ]);
    await choose(
      page,
      { ...pdf, name: 'half.pdf', buffer: Buffer.from(half) },
      { name: 'bomb.pdf', mimeType: 'application/pdf', buffer: bomb },
    );
    await expect(staged(page, 'half.pdf')).toContainText(/stops before its end.*offset/);
    await expect(staged(page, 'bomb.pdf')).toContainText(/more than 300 MB.*offset/, {
      timeout: 30_000,
    });
  });

  test('a reading can be stopped', async ({ page }) => {
    await visit(page, 'library?lang=en');
    const lines = `${'A sentence that goes on for a while and says little. '.repeat(20)}\n`;
    const large = file('large.txt', lines.repeat(30_000));
    const cancelled = cancelAt(page, 'Reading large.txt');
    await choose(page, large, file('later.txt', 'Later. Much later.'));
    await cancelled;
    await expect(page.getByText('Stopped.', { exact: false })).toBeVisible();
    await expect(page.locator('[data-staged]')).toHaveCount(0);
  });
});

/** Tabs until the focus is on what has that role and name, as a keyboard reaches it. */
async function tabTo(page: Page, target: Locator, most = 200): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached by the Tab key');
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

test.describe('@library by keyboard alone', () => {
  // Every step of the Tab key is one of its own.
  test.slow();

  const TEXT =
    'The museum opens at ten. It closes at five. On Mondays it stays shut, save in August. Entry costs 8 euros.';

  test('a teaching case is made, tried, exported, erased and comes back the same', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await tabTo(page, page.getByLabel('Name').first());
    await page.keyboard.type('Museum');
    await page.keyboard.press('Tab');
    await page.keyboard.type(TEXT);
    await press(page, 'Use this text');
    await press(page, 'Make a teaching case');
    await expect(page.getByRole('heading', { name: '4 sentences' })).toBeVisible();

    await tabTo(page, page.getByLabel('Question'));
    await page.keyboard.type('When can I visit the museum?');
    await press(page, 'Join with the next: sentence 1');
    await expect(page.getByRole('heading', { name: '3 sentences' })).toBeVisible();
    await press(page, 'Split sentence 1');
    await press(page, 'Split before “It”');
    await expect(page.getByRole('heading', { name: '4 sentences' })).toBeVisible();
    await expect(page.locator('[data-sentence="2"]')).toContainText('It closes at five.');
    await tabTo(page, page.getByLabel('Sentence 3 states a condition'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel('Label of the condition in sentence 3'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Closing day');

    // Order B brought the condition to the front by itself; then the last sentence is moved up in A.
    const orderA = page.getByRole('list', { name: 'Order A' });
    const orderB = page.getByRole('list', { name: 'Order B' });
    await expect(orderB.getByRole('listitem').first()).toContainText('On Mondays');
    await tabTo(page, orderA.getByRole('button', { name: 'Move sentence 4 up' }));
    await page.keyboard.press('Enter');
    await expect(orderA.getByRole('listitem').nth(2)).toContainText('Entry costs 8 euros.');
    await press(page, 'Keep the case');
    await expect(page.getByText('Kept: Museum.')).toBeVisible();
    await expect(page.getByText('Small enough to travel in a link.')).toBeVisible();
    await press(page, 'Back to the library');

    const digest = await kept(page, 'Museum').getAttribute('data-corpus');
    await tabTo(page, kept(page, 'Museum').getByRole('button', { name: 'Export' }));
    const exported = await download(page, () => page.keyboard.press('Enter'));
    expect(exported.name).toBe('own.teaching-case.json');
    await tabTo(page, kept(page, 'Museum').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Museum was deleted.')).toBeVisible();
    await expect.poll(() => ownTitles(page)).toEqual([]);
    await page.reload();
    await choose(page, exported);
    await expect(staged(page, exported.name)).toContainText(digest!);
    await press(page, 'Keep in the library');
    await expect(kept(page, 'Museum')).toHaveAttribute('data-corpus', digest!);

    await tabTo(page, kept(page, 'Museum').getByRole('button', { name: 'Open in the Order lab' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Closing day').first()).toBeVisible();
    expect(page.url()).toContain('own=');
  });

  test('a document gets questions and evidence, is exported, erased and comes back the same', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await tabTo(page, page.getByLabel('Name').first());
    await page.keyboard.type('Museum');
    await page.keyboard.press('Tab');
    await page.keyboard.type(TEXT);
    await press(page, 'Use this text');
    await press(page, 'Keep in the library');
    await press(page, 'Questions and evidence');
    await tabTo(page, page.getByLabel('New question'));
    await page.keyboard.type('What does it cost?');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Wording')).toHaveValue('What does it cost?');

    // Fourth sentence; then two words of the first.
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page.getByRole('textbox', { name: 'Text of the document' }));
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Selected: Entry costs 8 euros.')).toBeVisible();
    await page.keyboard.press('Enter');
    const spans = page.locator('[data-evidence]');
    await expect(spans).toHaveText([/Entry costs 8 euros\./]);
    await expect(page.locator('[data-source] mark')).toHaveText('Entry costs 8 euros.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect(spans).toHaveText([/The museum/, /Entry costs 8 euros\./]);

    // The first is replaced, by a selection that grows to the left from the second sentence.
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await press(page, 'Replace by the selection: span 1');
    await expect(spans).toHaveText([/The museum opens at ten\. It closes at five\./, /Entry/]);
    await press(page, 'Remove span 1');
    await expect(spans).toHaveText([/Entry costs 8 euros\./]);

    await tabTo(page, page.getByLabel('New question'));
    await page.keyboard.type('Who founded it?');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel(/No answer here/));
    await page.keyboard.press('Space');
    await expect(page.getByText('No evidence yet')).toHaveCount(0);

    await tabTo(page, page.getByRole('button', { name: 'Back to the library' }));
    await page.keyboard.press('Enter');
    await expect(kept(page, 'Museum')).toContainText('2 questions');
    await expect(kept(page, 'Museum')).toContainText('not backed up');
    const digest = (await kept(page, 'Museum').getAttribute('data-corpus'))!;
    await tabTo(page, kept(page, 'Museum').getByRole('button', { name: 'Export' }));
    const exported = await download(page, () => page.keyboard.press('Enter'));
    await expect(kept(page, 'Museum')).not.toContainText('not backed up');
    const written = JSON.parse(exported.buffer.toString('utf8'));
    expect(written.questions).toEqual([
      {
        id: 'q1',
        text: 'What does it cost?',
        evidence: [{ documentId: 'museum', start: TEXT.indexOf('Entry'), end: TEXT.length }],
      },
      { id: 'q2', text: 'Who founded it?', unanswerable: true, evidence: [] },
    ]);
    await tabTo(page, kept(page, 'Museum').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await press(page, 'Undo');
    await expect(kept(page, 'Museum')).toHaveAttribute('data-corpus', digest);
    await tabTo(page, kept(page, 'Museum').getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    // Said once it is done, not before.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.reload();
    await expect.poll(() => ownTitles(page)).toEqual([]);
    await choose(page, exported);
    await press(page, 'Keep in the library');
    await expect(kept(page, 'Museum')).toHaveAttribute('data-corpus', digest);
  });
});

test.describe('@library by hand', () => {
  test('evidence is selected with the mouse, across a cut, and survives a reload', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    const text = 'One fish swims. Two fish rest. Three fish hide.';
    const content = corpusJson({ documents: [{ id: 'd', title: 'Fish', text }], questions: [] });
    await choose(page, json('fish.json', content));
    await keep(page, 'fish.json');
    await kept(page, 'Ferry').getByRole('button', { name: 'Questions and evidence' }).click();
    await page.getByLabel('New question').fill('What do fish do?');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('1 sentence', { exact: true }).click();
    const stretches = page.locator('[data-offset]');
    await expect(stretches).toHaveCount(3);
    const from = (await stretches.nth(0).boundingBox())!;
    const to = (await stretches.nth(1).boundingBox())!;
    await page.mouse.move(from.x + 1, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width + 30, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Mark the selection as evidence' }).click();
    await expect(page.locator('[data-evidence]')).toHaveText(/One fish swims\. Two fish rest\./);
    await expect(page.getByText('across neighbouring chunks')).toBeVisible();
    await expect(page).toHaveURL(/corpus=[0-9a-f]{64}&question=q1&cut=sentences&size=1/);
    await page.waitForTimeout(800);
    await page.reload();
    await expect(page.locator('[data-evidence]')).toHaveText(/One fish swims\. Two fish rest\./);

    // A changed text is a version beside it, with its questions and without their evidence.
    await page.getByRole('button', { name: 'Another version of the text…' }).click();
    await page.getByRole('dialog').getByLabel('Text').fill(`${text} Four fish sleep.`);
    await page.getByRole('button', { name: 'Make the new version' }).click();
    await expect(page.locator('[data-source]')).toContainText('Four fish sleep.');
    await expect(page.getByText('No evidence yet')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the library' }).click();
    await expect.poll(() => ownTitles(page)).toEqual(['Ferry timetable', 'Ferry timetable']);
  });

  test('a name and a licence are changed, and the reader is told when a link is stale', async ({
    page,
  }) => {
    await visit(page, 'library?lang=en');
    await choose(page, json('ferry.json', corpusJson()));
    await keep(page, 'ferry.json');
    const before = (await kept(page, 'Ferry timetable').getAttribute('data-corpus'))!;
    await kept(page, 'Ferry timetable').getByRole('button', { name: 'Name and licence' }).click();
    await page.locator('[name="title"]').fill('Ferry, winter');
    await page.locator('[name="licence"]').fill('CC BY 4.0');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(kept(page, 'Ferry, winter')).toContainText('CC BY 4.0');
    expect(await kept(page, 'Ferry, winter').getAttribute('data-corpus')).not.toBe(before);
    await visit(page, `library?corpus=${before}&lang=en`);
    await expect(page.getByRole('alert')).toContainText(before.slice(0, 16));
    await visit(page, `neighbours?corpus=${before}&lang=en`);
    await expect(page.getByText(/corpus=/)).toBeVisible();
  });
});

test.describe('@library looks', () => {
  test('is accessible in every look', async ({ page }) => {
    await visit(page, 'library?lang=fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bibliothèque');
    await page
      .getByLabel('Choisir des fichiers…')
      .setInputFiles([json('ferry.json', corpusJson()), frenchTable(), file('nul.txt', 'a\0')]);
    await expect(page.locator('[data-staged]')).toHaveCount(3);
    await expectSoundInEveryLook(page, 'what is staged');
    await staged(page, 'ferry.json')
      .getByRole('button', { name: /^Garder/ })
      .click();
    await kept(page, 'Ferry').getByRole('button', { name: 'Questions et preuves' }).click();
    await expect(page.locator('[data-evidence]')).toHaveCount(1);
    await expectSoundInEveryLook(page, 'questions and evidence');
    await page.getByRole('button', { name: /Retour/ }).click();
    await page.getByLabel('Texte').fill('Un. Deux deux. Trois trois trois.');
    await page.getByRole('button', { name: 'Prendre ce texte' }).click();
    await page.getByRole('button', { name: 'En faire un cas' }).click();
    await expect(page.getByRole('heading', { name: '3 phrases' })).toBeVisible();
    await expectSoundInEveryLook(page, 'a case being made');
  });
});

test.describe('@library watch expressions', () => {
  test('phrases are followed in both labs and remembered', async ({ page }) => {
    await visit(page, 'order?case=price&text=en&size=3&k=1&left=A&right=B&lang=en');
    const watch = page.locator('[data-watch]');
    await watch.getByText('Watch expressions').click();
    const supplied = page.locator('[data-side="left"] [data-fact]:not(.withheld) .text');
    const withheld = page.locator('[data-side="left"] .withheld .text');
    const beginning = async (text: Locator) =>
      (await text.first().innerText()).split(' ').slice(0, 3).join(' ').toUpperCase();
    for (const phrase of [
      await beginning(supplied),
      await beginning(withheld),
      'zeppelin hangar',
    ]) {
      await watch.getByLabel('Phrase').fill(phrase);
      await watch.getByRole('button', { name: 'Watch', exact: true }).click();
    }
    const rows = watch.getByRole('listitem');
    const left = (row: number) => rows.nth(row).locator('[data-state]').first();
    await expect(left(0)).toHaveAttribute('data-state', 'supplied');
    await expect(left(1)).toHaveAttribute('data-state', 'withheld');
    await expect(left(2)).toHaveAttribute('data-state', 'absent');
    await expectAccessible(page);

    await visit(page, 'neighbours?corpus=relay&lang=en');
    await expect(rows).toHaveCount(3);
    await watch.getByLabel('Phrase').fill('Towline');
    await watch.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect(rows.nth(3).locator('[data-state]')).toHaveAttribute('data-state', /supplied/);
    await watch.getByRole('button', { name: 'Stop watching Towline' }).click();
    await expect(rows).toHaveCount(3);
  });
});
