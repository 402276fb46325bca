import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Every dictionary of the page: a file `words.ts` or `…-words.ts` that exports WORDS or ..._WORDS. */
function dictionaries(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return dictionaries(path);
    return /^(?:[a-z-]+-)?words\.ts$/.test(name) ? [path] : [];
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

const FILES = dictionaries('src').filter((path) => !path.startsWith('src/engine/'));

describe.each(FILES)('%s', (file) => {
  it('says everything in both languages, with French typography', async () => {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const name = Object.keys(exported).find((key) => /^(?:[A-Z]+_)?WORDS$/.test(key))!;
    const WORDS = exported[name] as Record<'fr' | 'en', object>;
    const places = (words: object) => texts(words).map(([place]) => place);
    expect(places(WORDS.fr)).toEqual(places(WORDS.en));
    for (const [place, text] of [...texts(WORDS.fr), ...texts(WORDS.en)]) {
      expect(text.trim(), place).not.toBe('');
    }
    for (const [place, text] of texts(WORDS.fr)) {
      // A plain space there lets a line begin with the mark.
      expect(text, place).not.toMatch(/ [:;!?»%]|« /);
      expect(text, place).not.toMatch(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/);
    }
    for (const [place, text] of texts(WORDS.en)) {
      expect(text, place).not.toMatch(/\u00a0[:;!?]|[a-z]'[a-z]/);
    }
  });
});
