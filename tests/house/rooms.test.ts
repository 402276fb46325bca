import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = 'src';

/** What each folder of src may import from the others. Dependencies point one way. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  workers: ['engine'],
  network: ['engine'],
  words: ['engine'],
  ui: ['engine', 'words'],
  storage: ['engine'],
  corpora: ['engine', 'workers', 'storage'],
  library: ['engine', 'words', 'ui', 'storage', 'corpora'],
  runs: ['engine', 'words', 'ui', 'storage', 'corpora'],
  collect: ['engine', 'words', 'ui', 'network', 'storage', 'corpora', 'runs'],
  labs: ['engine', 'words', 'ui', 'workers', 'storage', 'corpora', 'runs', 'library'],
  shell: ['engine', 'words', 'ui', 'storage', 'corpora', 'labs', 'runs', 'library', 'collect'],
  cli: ['engine', 'storage', 'runs'],
};

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(ts|svelte|mjs)$/.test(name) ? [path] : [];
  });
}

function imports(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  const found = code.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
  return Array.from(found, (match) => normalize(join(dirname(path), match[1]!)));
}

const ALL = files(SOURCE);

describe('the rooms of the house', () => {
  it('import only what stands below them', () => {
    const wrong: string[] = [];
    for (const path of ALL) {
      const room = relative(SOURCE, path).split('/')[0]!;
      for (const target of imports(path)) {
        if (!target.startsWith(`${SOURCE}/`)) continue;
        const other = relative(SOURCE, target).split('/')[0]!;
        if (other !== room && MAY_IMPORT[room] && !MAY_IMPORT[room].includes(other)) {
          wrong.push(`${path} imports ${target}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keep one lab from importing another', () => {
    const labOf = (path: string) => /^src\/labs\/([^/]+)\//.exec(path)?.[1];
    const wrong = ALL.flatMap((path) =>
      imports(path)
        .filter((target) => labOf(path) && labOf(target) && labOf(path) !== labOf(target))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('leave IndexedDB to storage and the network to its folder', () => {
    const touching = (pattern: RegExp, except: readonly string[] = []) =>
      ALL.filter(
        (path) =>
          !except.includes(path) &&
          pattern.test(readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '')),
      )
        .map((path) => relative(SOURCE, path).split('/')[0])
        .filter((room, place, rooms) => rooms.indexOf(room) === place);
    expect(touching(/\bindexedDB\b|from 'idb'/)).toEqual(['storage']);
    // The service worker fetches the page's own files and nothing else: its scope is the page's.
    const worker = join(SOURCE, 'shell/offline/sw.ts');
    expect(touching(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon/, [worker])).toEqual([
      'network',
    ]);
  });

  it('keep clock and chance out of the engine, and raw HTML out of everything', () => {
    for (const path of ALL) {
      const code = readFileSync(path, 'utf8');
      expect(code, path).not.toContain('{@html');
      expect(code, path).not.toMatch(/\.innerHTML\b/);
      if (path.startsWith('src/engine/')) {
        expect(code, path).not.toMatch(/Math\.random|Date\.now|new Date\(\)|performance\./);
      }
    }
  });
});
