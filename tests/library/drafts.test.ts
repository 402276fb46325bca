import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The storage of a tab, as browsers give it. */
class TabStorage {
  readonly #values = new Map<string, string>();
  room = Infinity;
  get length() {
    return this.#values.size;
  }
  key(place: number) {
    return [...this.#values.keys()][place] ?? null;
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(key, value);
  }
  removeItem(key: string) {
    this.#values.delete(key);
  }
}

let storage: TabStorage;

/** The module as a page loads it: again after a reload, with the tab's storage as it was left. */
async function page() {
  vi.resetModules();
  const asks: unknown[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (_: string, ask: unknown) => asks.push(ask));
  vi.stubGlobal('removeEventListener', () => (asks.length = 0));
  const { drafts } = await import('../../src/library/drafts.svelte');
  const { CaseDrafts } = await import('../../src/library/case-drafts.svelte');
  const { draftOf } = await import('../../src/library/case-draft');
  return { drafts, CaseDrafts, draftOf, asks };
}

beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('drafts', () => {
  it('outlast a reload, and hold the tab as long as there are any', async () => {
    const before = await page();
    expect(before.drafts.get('text')).toBe('');
    before.drafts.set('text', 'half a thought');
    expect(before.asks.length).toBeGreaterThan(0);
    const after = await page();
    expect(after.drafts.get('text')).toBe('half a thought');
    expect(after.asks.length).toBeGreaterThan(0);
    after.drafts.set('text', '');
    expect(after.asks).toHaveLength(0);
    expect((await page()).drafts.get('text')).toBe('');
    expect(storage.length).toBe(0);
  });

  it('last as long as the page where the storage is full or refused', async () => {
    const { drafts } = await page();
    storage.room = 3;
    drafts.set('text', 'more than that');
    expect(drafts.get('text')).toBe('more than that');
    vi.stubGlobal('sessionStorage', undefined);
    const refused = (await page()).drafts;
    refused.set('text', 'still');
    expect(refused.get('text')).toBe('still');
  });

  it('leaves alone what others keep in the tab', async () => {
    storage.setItem('another', 'x');
    const { drafts } = await page();
    drafts.set('a', '1');
    drafts.set('a', '');
    expect(storage.getItem('another')).toBe('x');
  });
});

describe('cases in the making', () => {
  it('come back after a reload as they were, each under a key of its own', async () => {
    const before = await page();
    const cases = new before.CaseDrafts();
    const none = { entryId: undefined, digest: undefined, original: undefined };
    const first = before.draftOf('Mill', 'One turns. Two grind. Three rest.', 'en');
    cases.put({ key: cases.freeKey, draft: first, ...none });
    const second = before.draftOf('Moulin', 'Un tourne. Deux dorment. Trois lisent.', 'fr');
    cases.put({ key: cases.freeKey, draft: second, ...none });
    const after = await page();
    const found = new after.CaseDrafts();
    expect(found.works.map(({ draft }) => draft)).toEqual([first, second]);
    expect(new Set(found.works.map(({ key }) => key)).size).toBe(2);
    found.remove(found.works[0]!.key);
    expect(new (await page()).CaseDrafts().works.map(({ draft }) => draft.name)).toEqual([
      'Moulin',
    ]);
  });

  it('leave out what does not read', async () => {
    const { drafts } = await page();
    const good = { id: undefined, name: 'n', question: '', language: 'en', sentences: [] };
    const wrong = [
      null,
      { draft: { ...good, language: 'de' } },
      { draft: { ...good, sentences: [{ key: 1, text: 't' }], orders: { A: [1, 1] } } },
      { draft: { ...good, sentences: [{ key: 1, text: 't' }], orders: { A: [2] } } },
      { draft: good, original: { schema: 'teaching-case/1' } },
    ];
    drafts.set('cases', JSON.stringify([...wrong, { draft: good }]));
    expect(new (await page()).CaseDrafts().works).toHaveLength(1);
    drafts.set('cases', '{not json');
    expect(new (await page()).CaseDrafts().works).toEqual([]);
  });
});
