import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';

/** One file names another. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The code files under a folder. */
export function codeFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return codeFiles(path);
    return /\.(ts|svelte|mjs)$/.test(name) ? [path] : [];
  });
}

/** The scripts of a component, or a module as it is. */
function scriptOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.svelte')) return text;
  const scripts = Array.from(text.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, code]) => code!);
  // What a template loads by itself: {#await import('…')}.
  const loaded = text.matchAll(/import\((\s*'[^']+'\s*)\)/g);
  return [...scripts, ...Array.from(loaded, ([call]) => `${call};`)].join('\n');
}

const ENDINGS = ['', '.ts', '.svelte.ts', '/index.ts'];

function resolve(from: string, name: string): string[] {
  const path = normalize(join(dirname(from), name.replace(/\?.*/, '')));
  const found = ENDINGS.map((ending) => path + ending).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
  return found ? [found] : [];
}

/** What `import.meta.glob` of a file finds: a star is a name, two are any path. */
function globbed(from: string, code: string, files: readonly string[]): string[] {
  const calls = code.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  const patterns = Array.from(calls, ([, list]) => Array.from(list!.matchAll(/'(\.[^']*)'/g)))
    .flat()
    .map(([, pattern]) => normalize(join(dirname(from), pattern!)));
  const expressions = patterns.map((pattern) => {
    const escaped = pattern
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (star) =>
        star === '*' ? '[^/]*' : star === '**' ? '.*' : '(?:.*/)?',
      );
    return new RegExp(
      `^${escaped.replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
    );
  });
  return files.filter((file) => expressions.some((expression) => expression.test(file)));
}

/**
 * Every import of the code under `root` that leads to other code under it: types, dynamic imports,
 * workers and globs included.
 */
export function importGraph(root: string): readonly Import[] {
  const files = codeFiles(root);
  return files.flatMap((from) => {
    const code = scriptOf(from);
    const named = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
    const workers = Array.from(code.matchAll(/new URL\(\s*'(\.[^']+)'/g), ([, name]) => name!);
    const targets = [...named, ...workers].filter((name) => name.startsWith('.'));
    return [...targets.flatMap((name) => resolve(from, name)), ...globbed(from, code, files)]
      .filter((to) => to !== from && !relative(root, to).startsWith('..'))
      .map((to) => ({ from, to }));
  });
}

/** A file's place in a folder: its own files are one, each folder in it is one; undefined outside. */
function placeIn(folder: string, file: string): string | undefined {
  const path = relative(folder, file);
  if (path.startsWith('..')) return undefined;
  return path.includes('/') ? path.split('/')[0]! : '.';
}

/**
 * The groups of places that reach each other in any folder of the graph, at every depth: between its
 * own files (".") and the folders in it. Where there is none, no two folders import each other, by
 * however many others.
 */
export function folderCycles(imports: readonly Import[]): string[] {
  const folders = new Set<string>();
  for (const { from } of imports) {
    for (let folder = dirname(from); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return [...folders].sort().flatMap((folder) => {
    const next = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const [a, b] = [placeIn(folder, from), placeIn(folder, to)];
      if (a === undefined || b === undefined || a === b) continue;
      next.set(a, (next.get(a) ?? new Set()).add(b));
    }
    const reached = new Map([...next.keys()].map((place) => [place, reach(next, place)]));
    const circular = [...next.keys()].filter((place) => reached.get(place)!.has(place));
    const groups = circular.map((place) =>
      circular.filter((other) => reached.get(place)!.has(other) && reached.get(other)!.has(place)),
    );
    return [...new Set(groups.map((group) => `${folder}: ${group.sort().join(' ')}`))];
  });
}

function reach(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const other of next.get(place) ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      waiting.push(other);
    }
  }
  return seen;
}
