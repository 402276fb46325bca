import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = 'src/words';

/** The files of a folder of words, by their path in it. */
function files(folder: string, under = folder): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, under) : [relative(under, path)];
  });
}

/** All texts of a dictionary with their place; functions are called with plain samples. */
function texts(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    return [
      ['1', 2],
      [2, 3],
    ].flatMap(([text, number]) => {
      const samples = Array.from({ length: value.length }, (_, position) =>
        position % 2 === 0 ? text : number,
      );
      try {
        return texts((value as (...parameters: unknown[]) => unknown)(...samples), `${place}()`);
      } catch {
        // A function that wants a list or an object: its text is read where it is shown.
        return [];
      }
    });
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => texts(item, `${place}.${key}`));
  }
  return [];
}

const LANGUAGES = readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory());
const FILES = files(join(ROOT, 'en'));

it('are the same files in the folder of every language', () => {
  expect(LANGUAGES.length).toBeGreaterThanOrEqual(2);
  for (const language of LANGUAGES) expect(files(join(ROOT, language))).toEqual(FILES);
});

describe.each(FILES.filter((file) => file !== 'format.ts' && file !== 'meta.ts'))('%s', (file) => {
  it('says everything in both languages, with French typography', async () => {
    const load = async (language: string) => {
      const { words } = (await import(pathToFileURL(join(ROOT, language, file)).href)) as {
        words: object;
      };
      return texts(words);
    };
    const [en, fr] = [await load('en'), await load('fr')];
    expect(fr.map(([place]) => place)).toEqual(en.map(([place]) => place));
    for (const [place, text] of [...fr, ...en]) expect(text.trim(), place).not.toBe('');
    for (const [place, text] of fr) {
      // A plain space there lets a line begin with the mark.
      expect(text, place).not.toMatch(/ [:;!?»%]|« /);
      expect(text, place).not.toMatch(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/);
    }
    for (const [place, text] of en) {
      expect(text, place).not.toMatch(/\u00a0[:;!?]|[a-z]'[a-z]/);
    }
  });
});
