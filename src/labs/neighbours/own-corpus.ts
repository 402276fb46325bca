import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { corpusDigest } from '../../corpora/corpus-digest';
import { parseCorpus } from '../../engine/corpus/corpus';

const DIGEST = /^[0-9a-f]{64}$/;

/** A corpus of the reader's own is named by its digest, a bundled one by its id. */
export function isOwn(id: string): boolean {
  return DIGEST.test(id);
}

/** The reader's own corpora opened on this page, as they are kept, by digest. */
const opened = new Map<string, RetrievalCorpus>();

/** An own corpus that was opened, with the id it is kept under. */
export function ownContent(digest: string): RetrievalCorpus | undefined {
  return opened.get(digest);
}

/** An own corpus as the lab takes it: its digest is its id here, since ids of files may collide. */
function asOpened(content: RetrievalCorpus, digest: string): RetrievalCorpus {
  opened.set(digest, content);
  return { ...content, id: digest };
}

/** The corpus of a kept run as the lab takes it; undefined where it is not the one with that digest. */
export function ownOfRun(content: unknown, digest: string): RetrievalCorpus | undefined {
  const parsed = parseCorpus(content);
  if (!parsed.ok || parsed.value.schema !== 'retrieval-corpus/1') return undefined;
  return corpusDigest(parsed.value) === digest ? asOpened(parsed.value, digest) : undefined;
}

/**
 * The corpus with that digest, from the library or from a kept run; undefined where there is none, or
 * where it has no question to look at.
 */
export async function loadOwn(digest: string): Promise<RetrievalCorpus | undefined> {
  const { libraryStore } = await import('../../corpora/library-store.svelte');
  const content = (await libraryStore().byDigest(digest))?.content;
  const corpus =
    content?.schema === 'retrieval-corpus/1' ? asOpened(content, digest) : await fromRuns(digest);
  return corpus && corpus.questions.length > 0 ? corpus : undefined;
}

async function fromRuns(digest: string): Promise<RetrievalCorpus | undefined> {
  const { runStore } = await import('../../runs/store.svelte');
  const store = runStore();
  await store.start();
  return ownOfRun(await store.ownCorpus(digest), digest);
}
