import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** A copy of the tree with three corpora more, and nothing else changed. */
let tree = '';

const HEAD = { schema: 'corpus-manifest/1', licence: 'CC BY 4.0', source: 'A test' };

function write(path: string, value: unknown): void {
  const file = join(tree, 'corpus', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
}

const CASE = {
  schema: 'teaching-case/1',
  id: 'pool',
  source: { name: { en: 'The baths' } },
  question: { en: 'When is the pool open, and to whom?' },
  facts: ['The pool opens at noon.', 'Children come with an adult.', 'The tiles are old.'].map(
    (text, place) => ({
      id: `F${place + 1}`,
      text: { en: text },
      ...(place < 2 && { condition: { label: { en: `C${place + 1}` } } }),
    }),
  ),
  variants: { A: ['F1', 'F3', 'F2'], B: ['F1', 'F2', 'F3'] },
};

const DOCUMENTS = {
  ...HEAD,
  id: 'museum',
  name: { fr: 'Musée', en: 'Museum' },
  languages: ['en'],
  title: { en: 'The museum' },
  documents: [{ id: 'rules', title: { en: 'Rules' } }],
};
const TEXT =
  '[[fee>The entry fee is €5.<fee]] The museum opens at nine. Nobody counts the staff.\n';
const QUESTIONS = {
  schema: 'corpus-questions/1',
  questions: [
    { id: 'fee', text: 'How much is the entry fee?', answer: 'The entry fee is €5.' },
    { id: 'staff', text: 'How many people work in the museum?', unanswerable: true },
  ],
};

function run(command: string, ...args: string[]): string {
  return execFileSync('npx', ['tsx', `src/cli/${command}.ts`, ...args], {
    cwd: tree,
    encoding: 'utf8',
  });
}

/** Asks the state of a lab in the copy, as the page's build reads its modules. */
function inLab(code: string): unknown {
  writeFileSync(join(tree, 'ask.test.ts'), `import { it } from 'vitest';\n${code}`);
  const config = ['--root', tree, '--config', join(tree, 'ask.config.ts'), 'ask.test.ts'];
  execFileSync('npx', ['vitest', 'run', ...config], { cwd: tree, encoding: 'utf8' });
  return JSON.parse(readFileSync(join(tree, 'said.json'), 'utf8'));
}

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  tree = mkdtempSync(resolve('.cache', 'corpora-'));
  for (const part of ['src', 'corpus']) cpSync(part, join(tree, part), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'svelte.config.js']) {
    cpSync(file, join(tree, file));
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  writeFileSync(
    join(tree, 'ask.config.ts'),
    "import { svelte } from '@sveltejs/vite-plugin-svelte';\nexport default { plugins: [svelte()] };\n",
  );
  const order = { ...HEAD, kind: 'order', id: 'pool', name: { en: 'Pool' }, languages: ['en'] };
  write('order/pool/manifest.json', order);
  write('order/pool/case.json', CASE);
  for (const kind of ['neighbours', 'abstention']) {
    write(`${kind}/museum/manifest.json`, { ...DOCUMENTS, kind });
    write(`${kind}/museum/questions.json`, QUESTIONS);
    write(`${kind}/museum/en/rules.txt`, TEXT);
  }
  write('abstention/museum/refusals.json', { staff: { en: 'No document says how many.' } });
  write('abstention/museum/lies.json', [
    { questionId: 'fee', text: { en: 'The entry fee is €7.' } },
  ]);
});

describe('a corpus put into a folder of its own', () => {
  it('is found by the commands, by its id', () => {
    const order = JSON.parse(run('order', 'pool')) as { matrix: { case: string }[] };
    expect(new Set(order.matrix.map((cell) => cell.case))).toEqual(new Set(['pool']));
    const evaluated = JSON.parse(run('evaluate', 'museum', '--policies', 'top-5'));
    expect(evaluated).toMatchObject({ corpora: [{ id: 'museum', title: 'The museum' }] });
    const gate = JSON.parse(run('gate', '--corpus', 'museum', '--json')) as {
      passed: boolean;
      runs: { name: string; report: { lines: { name: string; of: number }[] } }[];
    };
    expect(gate.runs.map(({ name }) => name)).toEqual(['en']);
    expect(gate.runs[0]!.report.lines.find(({ name }) => name === 'lies')!.of).toBe(1);
  });

  it('is found by its lab, and changes no figure over several', () => {
    const said = inLab(`
import { writeFileSync } from 'node:fs';
import { CASES, POOLED_CASES } from './src/corpora/bundled-cases';
import { OrderLab } from './src/labs/order/state.svelte';
import { NeighboursLab } from './src/labs/neighbours/state.svelte';
import { readAbstentionPlace } from './src/labs/abstention/link';
import { AbstentionLab } from './src/labs/abstention/state.svelte';
it('says', async () => {
  const query = (text) => new URLSearchParams(text);
  const order = new OrderLab(query('case=price'), 'en');
  await order.chooseCase('pool');
  const neighbours = new NeighboursLab(query('view=evaluate'), 'en');
  const [museum] = (await neighbours.corpora(['museum'])) ?? [];
  const abstention = new AbstentionLab(query('corpus=museum'), 'en');
  await abstention.load();
  writeFileSync('said.json', JSON.stringify({
    cases: CASES.map(({ id }) => id),
    pooledCases: POOLED_CASES.map(({ id }) => id),
    shown: order.case.id,
    orderRefused: order.refused,
    linked: order.query.get('case'),
    choices: neighbours.choices,
    evaluated: neighbours.evaluated,
    questions: museum?.questions.length,
    papers: abstention.choices.map(({ id }) => id),
    languages: abstention.languages,
    asked: abstention.twenty?.questions.map(({ item }) => item.id),
    lies: abstention.twenty?.papers.script.lies,
    worse: abstention.worseCutting ?? null,
    link: abstention.query.get('corpus'),
    refused: readAbstentionPlace(query('corpus=museum')).refused,
  }));
});`);
    expect(said).toEqual({
      cases: ['price', 'time', 'hosting', 'pool'],
      pooledCases: ['price', 'time', 'hosting'],
      shown: 'pool',
      orderRefused: [],
      linked: 'pool',
      choices: ['relay', 'annual-report', 'registre', 'fusion', 'museum'],
      evaluated: ['relay', 'annual-report', 'registre', 'fusion'],
      questions: 2,
      papers: ['abstention', 'museum'],
      languages: ['en'],
      asked: ['staff', 'fee'],
      lies: [{ questionId: 'fee', text: 'The entry fee is €7.' }],
      worse: null,
      link: 'museum',
      refused: [],
    });
  });
});
