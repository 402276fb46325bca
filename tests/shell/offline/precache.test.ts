import { describe, expect, it } from 'vitest';
import { Precache, type BuiltFile } from '../../../src/shell/offline/precache';

const SCOPE = new URL('https://host.example/class/');

/** Caches as a browser has them, as far as they are used: names in the order they were opened. */
class TestCaches {
  readonly kept = new Map<string, Map<string, Response>>();

  keys = () => Promise.resolve([...this.kept.keys()]);
  delete = (name: string) => Promise.resolve(this.kept.delete(name));
  open = (name: string) => {
    const held = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, held);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(held.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void held.set(key, response)),
    });
  };
}

/** A host: what it answers by path below the scope, and what it was asked. */
class TestHost {
  readonly asked: string[] = [];

  constructor(readonly files: Map<string, () => Response>) {}

  bring = (url: string): Promise<Response> => {
    const path = url.slice(SCOPE.href.length);
    this.asked.push(path);
    const file = this.files.get(path);
    return file ? Promise.resolve(file()) : Promise.reject(new TypeError('no network'));
  };
}

const script = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });
const page = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/html' } });

const FIRST: readonly BuiltFile[] = [
  { url: 'index.html', revision: '1' },
  { url: 'assets/index-aaaa.js', revision: null },
  { url: 'assets/lab-aaaa.js', revision: null },
];
const SECOND: readonly BuiltFile[] = [
  { url: 'index.html', revision: '2' },
  { url: 'assets/index-bbbb.js', revision: null },
  { url: 'assets/lab-aaaa.js', revision: null },
];

function firstHost(): TestHost {
  return new TestHost(
    new Map([
      ['', page('<script src="./assets/index-aaaa.js">')],
      ['assets/index-aaaa.js', script('one')],
      ['assets/lab-aaaa.js', script('lab')],
    ]),
  );
}

function secondHost(): TestHost {
  return new TestHost(
    new Map([
      ['', page('<script src="./assets/index-bbbb.js">')],
      ['assets/index-bbbb.js', script('two')],
      ['assets/lab-aaaa.js', script('lab')],
    ]),
  );
}

function precacheOf(files: readonly BuiltFile[], caches: TestCaches, host: TestHost): Precache {
  return new Precache(files, {
    caches: caches as unknown as CacheStorage,
    bring: host.bring,
    scope: SCOPE,
  });
}

const ask = (path: string) => new Request(new URL(path, SCOPE));
const textOf = async (precache: Precache, path: string) =>
  (await precache.answer(ask(path))).text();

describe('a kept version', () => {
  it('answers every file without a network, the page under any query', async () => {
    const caches = new TestCaches();
    const host = firstHost();
    const precache = precacheOf(FIRST, caches, host);
    await precache.fill();
    host.files.clear();
    expect(await textOf(precache, './?lang=fr')).toContain('index-aaaa');
    expect(await textOf(precache, 'index.html')).toContain('index-aaaa');
    expect(await textOf(precache, 'assets/lab-aaaa.js')).toBe('lab');
  });

  it('leaves to the network what is not of this page', () => {
    const precache = precacheOf(FIRST, new TestCaches(), firstHost());
    const answers = (address: string, method = 'GET') =>
      precache.answers(new Request(new URL(address, SCOPE), { method }));
    expect(answers('./')).toBe(true);
    expect(answers('assets/unknown-cccc.js')).toBe(true);
    expect(answers('sw.js')).toBe(false);
    expect(answers('../other/index.html')).toBe(false);
    expect(answers('https://api.example/class/')).toBe(false);
    expect(answers('./', 'POST')).toBe(false);
  });

  it('is completed where an attempt broke off: nothing is asked for twice', async () => {
    const caches = new TestCaches();
    const host = firstHost();
    const lab = host.files.get('assets/lab-aaaa.js')!;
    host.files.delete('assets/lab-aaaa.js');
    await expect(precacheOf(FIRST, caches, host).fill()).rejects.toThrow('no network');
    host.files.set('assets/lab-aaaa.js', lab);
    host.asked.length = 0;
    await precacheOf(FIRST, caches, host).fill();
    expect(host.asked).toEqual(['assets/lab-aaaa.js']);
  });

  it.each([
    ['a login page in place of a script', 'assets/lab-aaaa.js', page('<h1>Log in</h1>')],
    ['the page of another version', '', page('<script src="./assets/index-bbbb.js">')],
    ['an error', 'assets/lab-aaaa.js', () => new Response('', { status: 500 })],
  ])('does not take %s', async (_, path, answer) => {
    const host = firstHost();
    host.files.set(path, answer);
    await expect(precacheOf(FIRST, new TestCaches(), host).fill()).rejects.toThrow();
    expect(host.asked.filter((each) => each === path)).toHaveLength(3);
  });

  it('makes a redirected page anew, which a browser would refuse', async () => {
    const host = firstHost();
    const text = '<script src="./assets/index-aaaa.js">';
    host.files.set('', () =>
      Object.defineProperty(page(text)(), 'redirected', { value: true, configurable: true }),
    );
    const precache = precacheOf(FIRST, new TestCaches(), host);
    await precache.fill();
    const answer = await precache.answer(ask('./'));
    expect(answer.redirected).toBe(false);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it('keeps a table for foreign PDFs once it was asked for', async () => {
    const host = firstHost();
    host.files.set('assets/cmaps/GB-aaaa.js', script('table'));
    const precache = precacheOf(FIRST, new TestCaches(), host);
    await precache.fill();
    expect(host.asked).not.toContain('assets/cmaps/GB-aaaa.js');
    expect(await textOf(precache, 'assets/cmaps/GB-aaaa.js')).toBe('table');
    host.files.clear();
    expect(await textOf(precache, 'assets/cmaps/GB-aaaa.js')).toBe('table');
  });
});

describe('a later version', () => {
  it('fetches what changed, and answers a tab of the earlier one with its own parts', async () => {
    const caches = new TestCaches();
    await precacheOf(FIRST, caches, firstHost()).fill();
    const host = secondHost();
    const second = precacheOf(SECOND, caches, host);
    await second.fill();
    expect(host.asked.toSorted()).toEqual(['', 'assets/index-bbbb.js']);
    host.files.clear();
    expect(await textOf(second, './')).toContain('index-bbbb');
    expect(await textOf(second, 'assets/index-aaaa.js')).toBe('one');
    // The version in force is not touched by one that waits.
    const first = precacheOf(FIRST, caches, host);
    expect(await textOf(first, './')).toContain('index-aaaa');
  });

  it('drops the earlier ones when told, never one that waits, never another site’s', async () => {
    const caches = new TestCaches();
    await caches.open('fragment-lab /other/ 0011');
    await precacheOf(FIRST, caches, firstHost()).fill();
    const second = precacheOf(SECOND, caches, secondHost());
    await second.fill();
    const third = [...SECOND, { url: 'assets/new-cccc.js', revision: null }];
    const host = secondHost();
    host.files.set('assets/new-cccc.js', script('new'));
    await precacheOf(third, caches, host).fill();
    const [other, , ...later] = await caches.keys();
    await second.dropEarlier();
    expect(await caches.keys()).toEqual([other, ...later]);
    await second.dropEarlier();
    expect(await caches.keys()).toHaveLength(3);
  });
});
