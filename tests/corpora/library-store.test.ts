import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseRetrievalCorpus,
  type RetrievalCorpus,
} from '../../src/engine/corpus/retrieval-corpus';
import { corpusDigest } from '../../src/corpora/corpus-digest';
import { LibraryStore } from '../../src/corpora/library-store.svelte';
import { titleIn } from '../../src/corpora/describe';
import { breakConnection, fillDisk, freshBrowser, refuseReading } from '../storage/faults';
import { ownCase } from '../runs/samples';

function documents(title = 'Ferry'): RetrievalCorpus {
  const parsed = parseRetrievalCorpus({
    schema: 'retrieval-corpus/1',
    id: 'ferry',
    title,
    language: 'fr',
    licence: 'CC0',
    source: 'a test',
    documents: [{ id: 'd', title: '', text: 'Le bac part à neuf heures.' }],
    questions: [{ id: 'q1', text: 'Quand ?', evidence: [{ documentId: 'd', start: 0, end: 6 }] }],
  });
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

const fresh = (content: RetrievalCorpus | ReturnType<typeof ownCase> = documents()) => ({
  content,
  licence: 'CC0',
  backedUp: false,
});

async function started(): Promise<LibraryStore> {
  const store = new LibraryStore({ patience: 5000 });
  await store.start();
  return store;
}

beforeEach(freshBrowser);

describe('LibraryStore', () => {
  it('keeps corpora with what is said of them, once each, in every visit', async () => {
    const store = await started();
    const added = await store.add([fresh(), fresh(ownCase()), fresh()]);
    expect(added.map(({ kind }) => kind)).toEqual(['documents', 'case', 'documents']);
    const again = await started();
    expect(again.entries).toHaveLength(2);
    const entry = again.entries.find(({ kind }) => kind === 'documents')!;
    expect(entry).toMatchObject({
      digest: corpusDigest(documents()),
      title: 'Ferry',
      languages: ['fr'],
      licence: 'CC0',
      source: 'a test',
      parts: 1,
      questions: 1,
      characters: 26,
      backedUp: false,
      inMemory: false,
    });
    expect(await again.content(entry.id)).toEqual(documents());
    expect(await again.byDigest(entry.digest)).toMatchObject({ content: documents() });
    expect(await again.byDigest('0'.repeat(64))).toBeUndefined();
  });

  it('changes a corpus in its place, and counts it as not backed up', async () => {
    const store = await started();
    const [entry] = await store.add([{ ...fresh(), backedUp: true }]);
    await store.change(entry!.id, documents(), 'CC0');
    expect(store.entries[0]).toEqual(entry);
    await store.change(entry!.id, documents('Ferry, winter'), 'CC0');
    expect(store.entries).toHaveLength(1);
    expect(store.entries[0]).toMatchObject({
      id: entry!.id,
      title: 'Ferry, winter',
      digest: corpusDigest(documents('Ferry, winter')),
      backedUp: false,
    });
    await store.markBackedUp(entry!.id);
    expect((await started()).entries[0]).toMatchObject({ backedUp: true });
  });

  it('deletes and brings back', async () => {
    const store = await started();
    const [entry] = await store.add([fresh()]);
    expect(await store.remove([entry!.id])).toBeUndefined();
    expect(store.entries).toEqual([]);
    expect(store.removed.map(({ title }) => title)).toEqual(['Ferry']);
    expect(await store.content(entry!.id)).toBeUndefined();
    await store.undo();
    expect(store.entries).toEqual([entry]);
    expect(await store.content(entry!.id)).toEqual(documents());
    expect(store.removed).toEqual([]);
  });

  it('keeps in memory what a full disk refuses, and on the device again once there is room', async () => {
    const store = await started();
    const [kept] = await store.add([fresh()]);
    const empty = fillDisk();
    await store.add([fresh(documents('Second'))]);
    empty();
    expect(store.fault).toBe('storage-full');
    const titles = store.entries.map(({ title, inMemory }) => [title, inMemory]);
    expect(titles.sort()).toEqual([
      ['Ferry', false],
      ['Second', true],
    ]);
    expect(await store.remove([kept!.id])).toBeUndefined();
    expect(store.fault).toBeUndefined();
    const [third] = await store.add([fresh(documents('Third'))]);
    expect(third!.inMemory).toBe(false);
    expect((await started()).entries.map(({ title }) => title)).toEqual(['Third']);
  });

  it('says why nothing can be kept, and keeps it as long as the page', async () => {
    refuseReading();
    const store = await started();
    const [entry] = await store.add([fresh()]);
    expect(store.fault).toBe('storage-refused');
    expect(entry).toMatchObject({ inMemory: true });
    expect(await store.content(entry!.id)).toEqual(documents());
    await store.remove([entry!.id]);
    expect(store.entries).toEqual([]);
  });

  it('opens the connection anew when the page has slept', async () => {
    const store = await started();
    breakConnection('InvalidStateError', 1);
    const [entry] = await store.add([fresh()]);
    expect(entry).toMatchObject({ inMemory: false });
  });

  it('hears of what another tab keeps and deletes, and names what was deleted', async () => {
    const [one, other] = [await started(), await started()];
    const [entry] = await one.add([fresh()]);
    await expect.poll(() => other.entries.map(({ id }) => id)).toEqual([entry!.id]);
    expect(other.gone).toEqual([]);
    await one.remove([entry!.id]);
    await expect.poll(() => other.entries).toEqual([]);
    await expect.poll(() => other.gone.map(({ title }) => title)).toEqual(['Ferry']);
    expect(one.gone).toEqual([]);
    // What comes back is no longer named as gone.
    await one.undo();
    await expect.poll(() => other.gone).toEqual([]);
    expect(other.entries).toHaveLength(1);
  });

  it('says when what should be changed is there no more, and keeps nothing then', async () => {
    const store = await started();
    const [entry] = await store.add([fresh()]);
    expect(await store.change(entry!.id, documents('Winter'), 'CC0')).toBe(true);
    await store.remove([entry!.id]);
    expect(await store.change(entry!.id, documents('Spring'), 'CC0')).toBe(false);
    expect(store.entries).toEqual([]);
  });

  it('works where tabs cannot speak to each other', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const store = await started();
    const [entry] = await store.add([fresh()]);
    expect(await store.remove([entry!.id])).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('names a case in each of its languages', async () => {
    const store = await started();
    const [entry] = await store.add([fresh(ownCase())]);
    for (const language of entry!.languages) {
      expect(titleIn(entry!, language)).toBe(ownCase().source.name[language]);
    }
    expect(titleIn({ title: 'Old' }, 'fr')).toBe('Old');
  });
});
