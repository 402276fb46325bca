import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A tree of the page with one language more, and nothing else changed. */
export const TREE = resolve('.cache/pseudo-language');
export const PSEUDO = 'xx';

const COPIED = [
  'src',
  'corpus',
  'public',
  'index.html',
  'package.json',
  'svelte.config.js',
  'vite.config.ts',
];

/** Vowels that neither French nor English writes: a word without them was not said by the folder. */
const SCRAMBLE = `
const VOWELS: Readonly<Record<string, string>> = {
  a: 'ạ', e: 'ẹ', i: 'ị', o: 'ọ', u: 'ụ', y: 'ỵ', A: 'Ạ', E: 'Ẹ', I: 'Ị', O: 'Ọ', U: 'Ụ', Y: 'Ỵ',
};

/** Names of measures and of glossary entries stay: \`{size}\`, \`[[chunk|chunks]]\`. */
function scrambled(text: string): string {
  const pieces = text.split(/(\\{\\w+\\}|\\[\\[[a-z0-9.-]+\\|)/);
  const said = pieces.map((piece, at) =>
    at % 2 === 1 ? piece : piece.replace(/[aeiouyAEIOUY]/g, (vowel) => VOWELS[vowel]!),
  );
  return said.join('');
}

/** The same words, every text of them scrambled, those that functions give included. */
export function pseudo<Words>(words: Words): Words {
  return change(words) as Words;
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return scrambled(value);
  if (typeof value === 'function') {
    return (...parameters: unknown[]) =>
      change((value as (...parameters: unknown[]) => unknown)(...parameters));
  }
  if (Array.isArray(value)) return value.map(change);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
}
`;

const META = `import type { LanguageMeta } from '../../formats/formats';

export const meta: LanguageMeta = { name: 'Psẹụdọ', locale: 'it-IT', direction: 'ltr', texts: 'en' };
`;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

/** Copies the tree and writes the folder of words of the language that nobody speaks. */
export function makePseudoLanguage(): void {
  rmSync(TREE, { recursive: true, force: true });
  mkdirSync(TREE, { recursive: true });
  for (const path of COPIED) cpSync(path, join(TREE, path), { recursive: true });
  const english = join(TREE, 'src/words/en');
  const folder = join(TREE, 'src/words', PSEUDO);
  for (const path of files(english)) {
    const name = relative(english, path);
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    const up = relative(dirname(target), folder) || '.';
    const source = relative(dirname(target), path).replace(/\.ts$/, '');
    writeFileSync(
      target,
      `import { words as english } from '${source}';\nimport { pseudo } from '${up}/pseudo';\n\n` +
        'export const words = pseudo(english);\n',
    );
  }
  writeFileSync(join(folder, 'pseudo.ts'), SCRAMBLE);
  writeFileSync(join(folder, 'meta.ts'), META);
  cpSync(join(english, 'format.ts'), join(folder, 'format.ts'));
  const configuration = { extends: '../../tsconfig.json', include: ['src', 'vite.config.ts'] };
  writeFileSync(join(TREE, 'tsconfig.json'), JSON.stringify(configuration));
}

const run = promisify(execFile);

/** Type-checks the tree; rejects with what is wrong. */
export async function checkTree(): Promise<void> {
  await inTree('svelte-check', ['--fail-on-warnings', '--tsconfig', 'tsconfig.json']);
}

export async function buildTree(): Promise<void> {
  await inTree('vite', ['build', '--logLevel', 'error']);
}

async function inTree(command: string, parameters: readonly string[]): Promise<void> {
  const program = resolve('node_modules/.bin', command);
  try {
    await run(program, parameters, { cwd: TREE, maxBuffer: 10_000_000 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
