import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseRetrievalCorpus,
  type RetrievalCorpus,
} from '../../src/engine/corpus/retrieval-corpus';
import { addQuestion } from '../../src/library/annotation';
import { DocumentDesk } from '../../src/library/document-desk.svelte';
import { corpusDigest } from '../../src/corpora/corpus-digest';
import { LibraryStore } from '../../src/corpora/library-store.svelte';
import { freshBrowser } from '../storage/faults';

function quay(): RetrievalCorpus {
  const parsed = parseRetrievalCorpus({
    schema: 'retrieval-corpus/1',
    id: 'quay',
    title: 'Quay',
    language: 'en',
    licence: 'CC0',
    source: 'a test',
    documents: [{ id: 'd', title: '', text: 'The quay is lit at dusk.' }],
    questions: [],
  });
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

/** A tab with a library of its own, in which the corpus is open. */
async function tab(content: RetrievalCorpus = quay()) {
  const store = new LibraryStore({ patience: 5000 });
  await store.start();
  const [entry] = await store.add([{ content, licence: 'CC0', backedUp: false }]);
  const onKept = vi.fn();
  const desk = new DocumentDesk(store, onKept);
  desk.open(entry!, content, undefined);
  return { store, desk, entry: entry!, onKept };
}

const asked = (text: string) => addQuestion(quay(), text).corpus;

beforeEach(freshBrowser);

describe('DocumentDesk', () => {
  it('keeps a change a moment later, or at once when asked, and knows the digest', async () => {
    const { store, desk, onKept } = await tab();
    desk.change(asked('When is it lit?'));
    await desk.flush();
    expect(store.entries[0]).toMatchObject({ digest: corpusDigest(asked('When is it lit?')) });
    expect(desk.work!.digest).toBe(store.entries[0]!.digest);
    expect(desk.elsewhere).toBeUndefined();
    expect(onKept).toHaveBeenCalled();
    desk.change(asked('Who lights it?'));
    await expect.poll(() => store.entries[0]!.digest).toBe(corpusDigest(asked('Who lights it?')));
  });

  it('writes nothing where nothing was changed', async () => {
    const { desk, onKept } = await tab();
    desk.close();
    await desk.kept;
    expect(onKept).not.toHaveBeenCalled();
    expect(desk.work).toBeUndefined();
  });

  it('goes on keeping after it was left', async () => {
    const { store, desk } = await tab();
    desk.change(asked('Left already?'));
    desk.close();
    expect(desk.work).toBeUndefined();
    await desk.kept;
    expect(store.entries[0]!.digest).toBe(corpusDigest(asked('Left already?')));
  });

  it('stops where another tab has changed the same corpus, until the reader chooses', async () => {
    const one = await tab();
    const other = await tab();
    other.desk.change(asked('Theirs?'));
    await other.desk.flush();
    await expect.poll(() => one.desk.elsewhere).toBe('changed');
    one.desk.change(asked('Mine?'));
    await one.desk.flush();
    const kept = async () => (await other.store.content(one.entry.id)) as RetrievalCorpus;
    expect((await kept()).questions.map(({ text }) => text)).toEqual(['Theirs?']);
    await one.desk.keepMine();
    expect((await kept()).questions.map(({ text }) => text)).toEqual(['Mine?']);
    expect(one.desk.elsewhere).toBeUndefined();
    await expect.poll(() => other.desk.elsewhere).toBe('changed');
    await other.desk.takeTheirs();
    expect(other.desk.work!.corpus.questions.map(({ text }) => text)).toEqual(['Mine?']);
    expect(other.desk.elsewhere).toBeUndefined();
  });

  it('holds what another tab has deleted, and keeps it again when asked', async () => {
    const one = await tab();
    const other = await tab();
    one.desk.change(asked('Mine?'));
    await one.desk.flush();
    await other.store.start();
    await other.store.remove([one.entry.id]);
    await expect.poll(() => one.desk.elsewhere).toBe('deleted');
    one.desk.change(asked('Still here?'));
    await one.desk.flush();
    expect(one.store.entries).toEqual([]);
    await one.desk.keepMine();
    expect(one.desk.elsewhere).toBeUndefined();
    expect(one.store.entries.map(({ digest }) => digest)).toEqual([
      corpusDigest(asked('Still here?')),
    ]);
  });
});
