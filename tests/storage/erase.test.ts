import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseStored } from '../../src/storage/erase';

/** Storage as a browser has it: its keys are its own enumerable properties. */
function storage(entries: Record<string, string>): Storage {
  return Object.create(
    {
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  ) as Storage;
}

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  (await openDB('fragment-lab', 1)).close();
  (await openDB('another-page', 1)).close();
  vi.stubGlobal('localStorage', storage({ 'fragment-lab.watch': '[]', theirs: 'stays' }));
  vi.stubGlobal('sessionStorage', storage({ 'fragment-lab.draft.text': 'One.' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const holding = (...held: string[]) =>
  vi.stubGlobal('navigator', {
    locks: { query: () => Promise.resolve({ held: held.map((name) => ({ name })) }) },
  });

describe('erasing what is stored', () => {
  it('takes everything of this page and nothing of another', async () => {
    holding('another-page.lock');
    expect((await eraseStored()).ok).toBe(true);
    expect(await names()).toEqual(['another-page']);
    expect(Object.keys(localStorage)).toEqual(['theirs']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('takes nothing while a series is collected in any tab', async () => {
    holding('fragment-lab.series.one');
    expect(await eraseStored()).toMatchObject({ ok: false, error: { code: 'call-in-progress' } });
    expect(await names()).toContain('fragment-lab');
    expect(Object.keys(localStorage)).toContain('fragment-lab.watch');
  });

  it('says so where another tab does not let go of the database, and leaves the rest', async () => {
    holding();
    const other = await openDB('fragment-lab', 1);
    expect(await eraseStored()).toMatchObject({ ok: false, error: { code: 'storage-waiting' } });
    expect(Object.keys(localStorage)).toContain('fragment-lab.watch');
    other.close();
  });

  it('does without stores that the browser refuses', async () => {
    holding();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect((await eraseStored()).ok).toBe(true);
    expect(await names()).not.toContain('fragment-lab');
  });
});
