import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDBFactory } from 'fake-indexeddb';
import { corpusReference } from '../../src/corpora/corpus-digest';
import { recomputeOf, provideRecompute } from '../../src/runs/recompute';
import type { RunRecord } from '../../src/engine/records/run-record';
import { RunStore, type RunToSave } from '../../src/runs/store.svelte';
import {
  breakConnection,
  fillDisk,
  freshBrowser,
  refuseOpening,
  refuseReading,
  stubbornTab,
} from '../storage/faults';
import { ownCase, sampleInput, sampleRun } from './samples';

const toSave = (name = 'Garden'): RunToSave => ({
  run: sampleInput({ name }),
  ownCorpus: ownCase(),
});

async function started(patience = 5000): Promise<RunStore> {
  const store = new RunStore({ patience });
  await store.start();
  return store;
}

async function save(store: RunStore, name?: string) {
  const saved = await store.save(toSave(name));
  if (!saved.ok) throw new Error(saved.error.code);
  return saved.value;
}

async function exportAll(store: RunStore): Promise<string> {
  const exported = await store.exportRuns(store.view.runs.map(({ key }) => key));
  if (!exported.ok) throw new Error(exported.error.code);
  return exported.value.text;
}

const names = (store: RunStore) => store.view.runs.map(({ head }) => head.name);

beforeEach(freshBrowser);
afterEach(() => vi.useRealTimers());

describe('RunStore', () => {
  it('saves, lists newest first, renames, notes, deletes and brings back', async () => {
    const store = await started();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') });
    const first = await save(store, 'first');
    vi.setSystemTime(new Date('2026-03-01T10:00:05Z'));
    await save(store, 'second');
    expect(first).toMatchObject({ keptIn: 'device', reason: undefined });
    expect(names(store)).toEqual(['second', 'first']);

    await store.rename(first.key, 'renamed');
    await store.note(first.key, 'seen in class');
    const again = await started();
    expect(names(again)).toEqual(['second', 'renamed']);
    expect(again.view.runs[1]).toMatchObject({ intact: true, head: { note: 'seen in class' } });

    await store.remove([first.key]);
    expect(names(store)).toEqual(['second']);
    expect(store.view.removed.map(({ head }) => head.name)).toEqual(['renamed']);
    await store.undo();
    expect(names(store)).toEqual(['second', 'renamed']);
    expect(store.view.removed).toEqual([]);
    expect((await store.check(first.key)).ok).toBe(false);
    expect(await exportAll(store)).toContain('"note": "seen in class"');
  });

  it('clears everything at once and brings it back, corpora included', async () => {
    const store = await started();
    await save(store, 'a');
    await save(store, 'b');
    const before = await exportAll(store);
    await store.remove(store.view.runs.map(({ key }) => key));
    expect(store.view.runs).toEqual([]);
    expect(store.view.corpora).toEqual([]);
    await store.undo();
    expect(await exportAll(store)).toBe(before);
  });

  it('says "not backed up" until the export has left, and again after an edit', async () => {
    const store = await started();
    const { key } = await save(store);
    const backedUp = () => store.view.runs[0]!.backedUp;
    await exportAll(store);
    expect(backedUp()).toBe(false);
    await store.markBackedUp([key]);
    expect(backedUp()).toBe(true);
    await store.rename(key, 'Another name');
    expect(backedUp()).toBe(false);
  });

  it('exports one run with the corpus it needs and no other', async () => {
    const store = await started();
    const { key } = await save(store, 'garden');
    const hedge = ownCase('hedge');
    const corpus = corpusReference(hedge, 'en', { bundled: false, licence: '' });
    await store.save({ run: sampleInput({ corpus }), ownCorpus: hedge });
    const exported = await store.exportRuns([key]);
    const bundle = JSON.parse(exported.ok ? exported.value.text : '') as { corpora: object[] };
    expect(bundle.corpora).toMatchObject([{ licence: 'CC0', content: { id: 'garden' } }]);
    expect(JSON.parse(await exportAll(store)).corpora).toHaveLength(2);
  });

  it('shows what another tab did', async () => {
    const one = await started();
    const other = await started();
    await save(one, 'from one');
    await vi.waitFor(() => expect(names(other)).toEqual(['from one']));
    await other.remove([other.view.runs[0]!.key]);
    await vi.waitFor(() => expect(names(one)).toEqual([]));
    // A run that goes from the screen by another's hand does not go without a word.
    const gone = () => one.view.vanished.map(({ head }) => head.name);
    await vi.waitFor(() => expect(gone()).toEqual(['from one']));
    expect(other.view.vanished).toEqual([]);
    await other.undo();
    await vi.waitFor(() => expect(gone()).toEqual([]));
    expect(names(one)).toEqual(['from one']);
  });

  it('fails to save what cannot be written down, and only that', async () => {
    const store = await started();
    const run = sampleInput({ question: 'half \ud83d' });
    expect(await store.save({ run })).toMatchObject({ error: { code: 'run-unwritable' } });
    expect(store.view.runs).toEqual([]);
  });
});

describe('without storage', () => {
  it.each([
    ['opening fails later', () => refuseOpening('InvalidStateError'), 'storage-refused'],
    ['it is undefined', () => vi.stubGlobal('indexedDB', undefined), 'storage-absent'],
    ['reading it throws', refuseReading, 'storage-refused'],
    ['a newer lab was here', () => stubbornTab(9).then((tab) => tab.close()), 'storage-newer'],
  ])('works in memory and says why: %s (IDB-01)', async (_, refuse, code) => {
    await refuse();
    const store = await started();
    expect(store.view).toMatchObject({ started: true, fault: code, runs: [] });
    const saved = await save(store, 'kept here');
    expect(saved).toMatchObject({ keptIn: 'memory', reason: code });
    await store.rename(saved.key, 'still here');
    expect(names(store)).toEqual(['still here']);
    const text = await exportAll(store);
    await store.remove([saved.key]);
    expect(await store.importFile(new Blob([text]))).toMatchObject({
      value: { added: 1, keptIn: 'memory' },
    });
    expect(await exportAll(store)).toBe(text);
  });

  it('keeps a run in memory when the disk is full, and moves it once there is room', async () => {
    const store = await started();
    const kept = await save(store, 'kept before');
    const empty = fillDisk();
    const saved = await save(store, 'no room');
    expect(saved).toMatchObject({ keptIn: 'memory', reason: 'storage-full' });
    expect(store.view.fault).toBeUndefined();
    expect(names(store).sort()).toEqual(['kept before', 'no room']);
    const text = await exportAll(store);
    expect(JSON.parse(text).runs).toHaveLength(2);
    expect(await store.importFile(new Blob([bundleOf(sampleRun(9))]))).toEqual({
      ok: false,
      error: { code: 'storage-full', details: {} },
    });
    empty();
    await store.remove([kept.key]);
    expect(store.view.runs).toMatchObject([{ keptIn: 'device', head: { name: 'no room' } }]);
    expect(names(await started())).toEqual(['no room']);
    await store.remove([saved.key]);
    expect(store.view.runs).toEqual([]);
  });

  it('lists a run once that is in memory here and on the device through another tab', async () => {
    const store = await started();
    const empty = fillDisk();
    await save(store, 'no room');
    const text = await exportAll(store);
    empty();
    await (await started()).importFile(new Blob([text]));
    await vi.waitFor(() => expect(store.view.runs).toMatchObject([{ keptIn: 'device' }]));
  });

  it('waits for another tab in the background and then moves what was saved meanwhile', async () => {
    const holding = await openBlocking();
    const store = await started(20);
    expect(store.view.fault).toBe('storage-waiting');
    expect(await save(store, 'meanwhile')).toMatchObject({
      keptIn: 'memory',
      reason: 'storage-waiting',
    });
    holding.close();
    await vi.waitFor(() => expect(store.view.runs[0]?.keptIn).toBe('device'));
    expect(store.view.fault).toBeUndefined();
  });

  it('keeps everything on screen when another tab brings a newer version (IDB-05)', async () => {
    const store = await started();
    await save(store, 'on the device');
    const newer = await stubbornTab(9);
    expect(store.view.fault).toBe('storage-newer');
    expect(await save(store, 'after')).toMatchObject({ keptIn: 'memory' });
    expect(names(store).sort()).toEqual(['after', 'on the device']);
    // What can be read is exported; the other is named by its absence, not dropped in silence.
    const exported = await store.exportRuns(store.view.runs.map(({ key }) => key));
    expect(exported.ok && exported.value.keys).toHaveLength(1);
    newer.close();
  });

  it('goes on after the connection was lost, without saving twice (IDB-17)', async () => {
    const store = await started();
    breakConnection('InvalidStateError', 1);
    expect(await save(store, 'once')).toMatchObject({ keptIn: 'device' });
    expect(names(await started())).toEqual(['once']);
  });

  it('notices that the storage was erased, until told it was seen (IDB-03)', async () => {
    const persist = vi.fn(async () => false);
    vi.stubGlobal('navigator', {
      storage: { estimate: async () => ({}), persisted: async () => false, persist },
    });
    const store = await started();
    expect(store.view.erased).toBe(false);
    expect(persist).not.toHaveBeenCalled();
    await save(store);
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
    expect((await started()).view.erased).toBe(false);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const later = await started();
    expect(later.view).toMatchObject({ erased: true, runs: [] });
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(3));
    later.dismissErased();
    expect(later.view.erased).toBe(false);
    expect((await started()).view.erased).toBe(false);
  });

  it('does not take its own deletion for an erasure', async () => {
    const store = await started();
    const { key } = await save(store);
    await store.remove([key]);
    expect(store.view.erased).toBe(false);
    expect((await started()).view.erased).toBe(false);
  });
});

describe('import', () => {
  it('gives the same run and digest in another browser, and nothing the second time', async () => {
    const store = await started();
    await save(store);
    const text = await exportAll(store);
    freshBrowser();
    const other = await started();
    const file = new Blob([text]);
    expect(await other.importFile(file)).toEqual({
      ok: true,
      value: {
        added: 1,
        alreadyHere: 0,
        notIntact: 0,
        renumbered: 0,
        series: undefined,
        keptIn: 'device',
        keys: [expect.any(String)],
      },
    });
    expect(await exportAll(other)).toBe(text);
    expect(other.view.runs[0]).toMatchObject({ intact: true, backedUp: true });
    await other.rename(other.view.runs[0]!.key, 'my name for it');
    expect(await other.importFile(file)).toMatchObject({ value: { added: 0, alreadyHere: 1 } });
    expect(names(other)).toEqual(['my name for it']);
    // A name that shows nothing would leave nothing to press: the one before stays.
    for (const nothing of ['', '  ', '\u200b\u200b', '\u202e', '\u0000\n', '\u0301']) {
      await other.rename(other.view.runs[0]!.key, nothing);
      expect(names(other)).toEqual(['my name for it']);
    }
    await other.rename(other.view.runs[0]!.key, ' two\nlines\u0000 ');
    expect(names(other)).toEqual(['two lines']);
  });

  it('takes a tampered run only as one whose digest does not match, beside the true one', async () => {
    const store = await started();
    await save(store);
    const tampered = (await exportAll(store)).replace('"F1"', '"F2"');
    expect(await store.importFile(new Blob([tampered]))).toMatchObject({
      value: { added: 1, alreadyHere: 0, notIntact: 1 },
    });
    expect(store.view.runs.map(({ intact }) => intact).sort()).toEqual([false, true]);
    // It stays marked wherever it goes.
    const onward = await exportAll(store);
    freshBrowser();
    expect(await (await started()).importFile(new Blob([onward]))).toMatchObject({
      value: { added: 2, notIntact: 1, renumbered: 0 },
    });
    freshBrowser();
    const other = await started();
    expect(await other.importFile(new Blob([tampered]))).toMatchObject({ value: { notIntact: 1 } });
    expect(await other.importFile(new Blob([tampered]))).toMatchObject({
      value: { added: 0, alreadyHere: 1 },
    });
  });

  it('changes nothing when any part is refused (IDB-13)', async () => {
    const store = await started();
    for (const name of ['1', '2', '3', '4', '5']) await save(store, name);
    const good = JSON.parse(await exportAll(store)) as { runs: RunRecord[] };
    const before = await exportAll(store);
    const lacking = structuredClone(good);
    lacking.runs[3] = { ...sampleRun(7), question: 5 } as unknown as RunRecord;
    const twice = structuredClone(good);
    twice.runs[1] = { ...sampleRun(8), id: twice.runs[0]!.id };
    for (const [text, code] of [
      [JSON.stringify(lacking), 'bundle-invalid'],
      [JSON.stringify(twice), 'bundle-duplicate-run'],
      [before.slice(0, 3000), 'json-syntax'],
      ['[]', 'bundle-unknown'],
      ['null', 'bundle-unknown'],
      ['{"version":1}', 'bundle-unknown'],
    ] as const) {
      expect(await store.importFile(new Blob([text]))).toMatchObject({ error: { code } });
      expect(await exportAll(store)).toBe(before);
    }
    const huge = { size: 200_000_000, arrayBuffer: () => expect.fail('read') } as unknown as Blob;
    expect(await store.importFile(huge)).toMatchObject({ error: { code: 'bundle-too-large' } });
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new Error()) } as unknown as Blob;
    expect(await store.importFile(gone)).toMatchObject({ error: { code: 'file-unreadable' } });
    const full = fillDisk();
    const news = new Blob([bundleOf(sampleRun(10), sampleRun(11))]);
    expect(await store.importFile(news)).toMatchObject({ error: { code: 'storage-full' } });
    full();
    expect(await exportAll(store)).toBe(before);
  });
});

describe('check', () => {
  it('says whether figures follow, for an honest run and a tampered one', async () => {
    const store = await started();
    const { key } = await save(store);
    expect(await store.check(key)).toMatchObject({ error: { code: 'lab-missing' } });
    const { result } = sampleInput();
    provideRecompute('order', async (run, own) => {
      expect(run.settings['size']).toBe(3);
      expect(own).toEqual(ownCase());
      return { ok: true, value: { question: ownCase().question.en!, result } };
    });
    expect(recomputeOf('order')).toBeDefined();
    expect(await store.check(key)).toEqual({ ok: true, value: true });
    const text = await exportAll(store);
    // Both digests recalculated by the forger would not help: they play no part.
    for (const forged of [
      text.replace('"F1"', '"F2"'),
      text.replace('When may the hedge be cut?', 'May I?'),
    ]) {
      freshBrowser();
      const other = await started();
      await other.importFile(new Blob([forged]));
      expect(await other.check(other.view.runs[0]!.key)).toEqual({ ok: true, value: false });
    }
    expect(await store.check('nobody')).toMatchObject({ error: { code: 'run-missing' } });
  });
});

describe('the border to storage', () => {
  it('takes reactive values, which structured cloning refuses (IDB-07)', async () => {
    const run = reactive(sampleInput());
    expect(() => structuredClone(run.result)).toThrow(/could not be cloned/);
    const store = await started();
    const ownCorpus = reactive(ownCase());
    expect(await store.save({ run, ownCorpus })).toMatchObject({ value: { keptIn: 'device' } });
    expect(await store.ownCorpus(store.view.corpora[0]!.digest)).toEqual(ownCase());
    const [record] = JSON.parse(await exportAll(store)).runs as RunRecord[];
    expect(record!.result).toEqual(sampleInput().result);
  });
});

/** Proxies all the way down, as `$state` makes them. */
function reactive<T extends object>(value: T): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      return member !== null && typeof member === 'object' ? reactive(member) : member;
    },
  });
}

function bundleOf(...runs: RunRecord[]): string {
  return JSON.stringify({
    format: 'fragment-lab/bundle',
    version: 1,
    runs,
    corpora: [],
    series: [],
    ledger: [],
  });
}

/** A tab that holds version 1 while it is being upgraded, so that opening it must wait. */
function openBlocking(): Promise<{ close(): void }> {
  return new Promise((resolve) => {
    const request = indexedDB.open('fragment-lab', 1);
    request.onupgradeneeded = () => {
      const { transaction, result } = request;
      result.createObjectStore('runs', { keyPath: 'key' });
      result.createObjectStore('corpora', { keyPath: 'digest' });
      const bodies = result.createObjectStore('bodies');
      // Requests one after the other keep the upgrade, and everybody who waits for it, open.
      let holding = true;
      const hold = () => {
        if (holding) transaction!.objectStore('bodies').count().onsuccess = hold;
      };
      bodies.count().onsuccess = hold;
      resolve({ close: () => (holding = false) });
    };
    request.onsuccess = () => request.result.close();
  });
}

describe('what is asked of several runs', () => {
  it('keeps tags once each, within limits, and gives whole records in the order asked for', async () => {
    const store = await started();
    const first = await save(store, 'first');
    const second = await save(store, 'second');
    await store.markBackedUp([first.key]);
    await store.tag(first.key, ` group 2, ,late,group 2, ${'x'.repeat(100)}`);
    const kept = store.view.runs.find(({ key }) => key === first.key)!;
    expect(kept.head.tags).toEqual(['group 2', 'late', 'x'.repeat(60)]);
    expect(kept).toMatchObject({ backedUp: false, intact: true });

    const records = await store.records([second.key, 'not here', first.key]);
    expect(records.ok && records.value.map(({ name }) => name)).toEqual(['second', 'first']);
    expect(records.ok && records.value[0]!.result).toEqual(sampleInput().result);
    expect(await store.records(['not here'])).toMatchObject({ error: { code: 'run-missing' } });
  });

  it('lets no text leave with a key in use in it, as it is or as JSON writes it', async () => {
    const store = await started();
    store.guard('sk-"quoted"-1');
    expect(store.leaving('nothing here')).toEqual({ ok: true, value: 'nothing here' });
    for (const text of ['a,sk-"quoted"-1', JSON.stringify({ q: 'sk-"quoted"-1' })]) {
      expect(store.leaving(text)).toMatchObject({ error: { code: 'export-holds-secret' } });
    }
  });

  it('says which runs a file holds, new or not', async () => {
    const store = await started();
    const { key } = await save(store);
    const file = new Blob([await exportAll(store)]);
    const report = await store.importFile(file);
    expect(report).toMatchObject({ value: { added: 0, alreadyHere: 1, keys: [key] } });
  });
});
