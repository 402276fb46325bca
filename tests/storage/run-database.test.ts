import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RunDatabase } from '../../src/storage/run-database';
import type { DatabaseOptions } from '../../src/storage/connection';
import { shelved, shelvedCorpus, unshelved } from '../../src/runs/keep';
import { RunMemory } from '../../src/storage/run-memory';
import type { RunBatch, RunStorage } from '../../src/storage/run-storage';
import {
  breakConnection,
  fillDisk,
  freshBrowser,
  refuseOpening,
  refuseReading,
  soon,
  stubbornTab,
} from './faults';
import { ownCase, sampleRun } from '../runs/samples';

const parcel = (...numbers: number[]): RunBatch => ({
  runs: numbers.map((number) => shelved(sampleRun(number), false)),
  corpora: [shelvedCorpus(ownCase(), 'CC0')],
});
const keyOf = (number: number) => parcel(number).runs[0]!.run.key;

function shelf(options: Partial<DatabaseOptions> = {}): RunDatabase {
  return new RunDatabase({ onReplaced: vi.fn(), onOpened: vi.fn(), patience: 5000, ...options });
}

beforeEach(freshBrowser);

describe.each([
  ['DatabaseShelf', () => shelf()],
  ['MemoryShelf', () => new RunMemory()],
])('%s', (_, make: () => RunStorage) => {
  it('keeps runs and corpora, heads apart from large parts, until they are taken', async () => {
    const store = make();
    expect(await store.add(parcel(1, 2))).toEqual(new Set([keyOf(1), keyOf(2)]));
    const { runs, corpora } = await store.list();
    expect(runs.map(({ key }) => key).sort()).toEqual([keyOf(1), keyOf(2)].sort());
    expect(corpora).toHaveLength(1);
    expect('result' in runs[0]!.head).toBe(false);
    const bodies = await store.read([keyOf(1), corpora[0]!.digest, 'missing']);
    const first = runs.find(({ key }) => key === keyOf(1))!;
    expect(unshelved(first, bodies.get(keyOf(1)))).toEqual(sampleRun(1));
    expect(bodies.get(corpora[0]!.digest)).toEqual(ownCase());
    expect(bodies.has('missing')).toBe(false);

    const taken = await store.take([keyOf(1)]);
    expect(taken).toEqual({ runs: parcel(1).runs, corpora: [] });
    // The corpus leaves with the last run that needs it.
    expect(await store.take([keyOf(2)])).toEqual(parcel(2));
    expect(await store.list()).toEqual({ runs: [], corpora: [] });
    expect(await store.read([keyOf(1), keyOf(2)])).toEqual(new Map());
  });

  it('leaves what is there alone: the name a reader gave stays', async () => {
    const store = make();
    await store.add(parcel(1));
    const [{ run }] = parcel(1).runs as [RunBatch['runs'][number]];
    const renamed = { ...run, head: { ...run.head, name: 'Mine' } };
    await store.replace([renamed]);
    expect(await store.add(parcel(1, 2))).toEqual(new Set([keyOf(2)]));
    expect((await store.list()).runs).toContainEqual(renamed);
    // A run deleted in another tab does not come back by a rename.
    await store.take([keyOf(1)]);
    await store.replace([renamed]);
    expect((await store.list()).runs).toHaveLength(1);
  });
});

describe('DatabaseShelf', () => {
  it('says why it cannot be opened, whenever the browser says so (IDB-01)', async () => {
    refuseOpening('InvalidStateError');
    await expect(shelf().open()).rejects.toMatchObject({ code: 'storage-refused' });
    freshBrowser();
    vi.stubGlobal('indexedDB', undefined);
    await expect(shelf().open()).rejects.toMatchObject({ code: 'storage-absent' });
    refuseReading();
    await expect(shelf().open()).rejects.toMatchObject({ code: 'storage-refused' });
  });

  it('undoes everything when the disk is full, and says so', async () => {
    const store = shelf();
    await store.add(parcel(1));
    const empty = fillDisk();
    await expect(store.add(parcel(2, 3))).rejects.toMatchObject({ code: 'storage-full' });
    empty();
    expect((await store.list()).runs.map(({ key }) => key)).toEqual([keyOf(1)]);
    expect(await store.read([keyOf(2)])).toEqual(new Map());
  });

  it('undoes everything when a value cannot be cloned', async () => {
    const [item] = parcel(2).runs as [RunBatch['runs'][number]];
    const bad: RunBatch = {
      runs: [...parcel(1).runs, { run: item.run, result: { run: () => 1 } }],
      corpora: [],
    };
    await expect(shelf().add(bad)).rejects.toMatchObject({ code: 'storage-failed' });
    expect((await shelf().list()).runs).toEqual([]);
  });

  it.each(['InvalidStateError', 'UnknownError'])(
    'opens anew once when the connection was closed in its sleep: %s (IDB-17)',
    async (name) => {
      const store = shelf();
      await store.open();
      const open = vi.spyOn(indexedDB, 'open');
      breakConnection(name, 1);
      expect(await store.add(parcel(1))).toEqual(new Set([keyOf(1)]));
      expect(open).toHaveBeenCalledTimes(1);
      expect((await store.list()).runs).toHaveLength(1);
      breakConnection(name, 2);
      await expect(store.list()).rejects.toMatchObject({ code: 'storage-refused' });
    },
  );

  it('lets go for a newer version, which old, second and third tab live through (IDB-05)', async () => {
    const migrations = [
      (database: IDBDatabase) => database.createObjectStore('runs', { keyPath: 'key' }),
      (database: IDBDatabase) => {
        database.createObjectStore('corpora', { keyPath: 'digest' });
        database.createObjectStore('bodies');
      },
    ] as unknown as DatabaseOptions['migrations'] & object;
    const onReplaced = vi.fn();
    const old = shelf({ migrations: migrations.slice(0, 1), onReplaced });
    await old.open();
    const second = shelf({ migrations });
    const third = shelf({ migrations });
    await Promise.all([second.open(), third.open()]);
    expect(onReplaced).toHaveBeenCalledTimes(1);
    expect(await third.add(parcel(1))).toEqual(new Set([keyOf(1)]));
    await expect(old.open()).rejects.toMatchObject({ code: 'storage-newer' });
  });

  it('waits no longer than its patience, in every queued tab, and opens after all (IDB-05)', async () => {
    const holding = await stubbornTab(1);
    const migrations = [vi.fn(), vi.fn()];
    const opened = [vi.fn(), vi.fn()];
    const tabs = opened.map((onOpened) => shelf({ migrations, onOpened, patience: 20 }));
    for (const tab of tabs) {
      await expect(tab.open()).rejects.toMatchObject({ code: 'storage-waiting' });
    }
    expect(opened[1]).not.toHaveBeenCalled();
    holding.close();
    await soon();
    for (const onOpened of opened) expect(onOpened).toHaveBeenCalled();
    await expect(tabs[1]!.open()).resolves.toBeUndefined();
  });

  it('runs only the migrations that are missing', async () => {
    const first = vi.fn();
    const second = vi.fn();
    await shelf({ migrations: [first] }).open();
    await shelf({ migrations: [first, second] }).open();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('opens anew when the site’s data was deleted, without asking for a reload', async () => {
    const onReplaced = vi.fn();
    const store = shelf({ onReplaced });
    await store.add(parcel(1));
    await new Promise((resolve) => (indexedDB.deleteDatabase('fragment-lab').onsuccess = resolve));
    expect(onReplaced).not.toHaveBeenCalled();
    expect((await store.list()).runs).toEqual([]);
  });
});
