import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './import-graph';

const SOURCE = 'src';

const ALL = codeFiles(SOURCE);

describe('the code of src', () => {
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
