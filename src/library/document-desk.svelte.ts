import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { LibraryStore, ListedEntry } from '../corpora/library-store.svelte';
import { contentDigest } from '../corpora/content-digest';
import { holdPage } from './hold-page';

/** Documents whose questions are worked on. */
export interface DocumentWork {
  readonly entryId: string;
  /** The digest of the entry as it was opened or last kept here. */
  readonly digest: string;
  readonly corpus: RetrievalCorpus;
  readonly questionId: string | undefined;
}

/** What another tab has done to what is worked on here. */
export type Elsewhere = 'changed' | 'deleted';

/** How long typing may go on before what was changed is kept. */
const PATIENCE = 500;

/** The documents that are worked on. Changes are kept by themselves, a moment after the last one. */
export class DocumentDesk {
  readonly #store: LibraryStore;
  readonly #onKept: () => void;
  #work = $state.raw<DocumentWork>();
  #keeping = $state(0);
  #unkept = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: Promise<void> = Promise.resolve();

  constructor(store: LibraryStore, onKept: () => void) {
    this.#store = store;
    this.#onKept = onKept;
  }

  get work(): DocumentWork | undefined {
    return this.#work;
  }

  /** Set where another tab has changed or deleted what is worked on: nothing is kept until the reader says. */
  get elsewhere(): Elsewhere | undefined {
    const work = this.#work;
    if (!work || this.#keeping > 0) return undefined;
    const entry = this.#store.entries.find(({ id }) => id === work.entryId);
    if (!entry) return 'deleted';
    return entry.digest === work.digest ? undefined : 'changed';
  }

  open(entry: ListedEntry, corpus: RetrievalCorpus, questionId: string | undefined): void {
    this.#work = { entryId: entry.id, digest: entry.digest, corpus, questionId };
    this.#mark(false);
  }

  ask(questionId: string): void {
    if (this.#work) this.#work = { ...this.#work, questionId };
  }

  change(corpus: RetrievalCorpus): void {
    if (!this.#work) return;
    this.#work = { ...this.#work, corpus };
    this.#mark(true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PATIENCE);
  }

  /** Keeps what is not kept yet, unless another tab has been at it. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const work = this.#work;
    if (!work || !this.#unkept || this.elsewhere) return this.#kept;
    return this.#queue(work, async (digest) => {
      const { entryId, corpus } = work;
      const here = await this.#store.change(entryId, corpus, corpus.licence, digest);
      return here ? entryId : undefined;
    });
  }

  /** Keeps what is here, over what another tab has changed or in the place of what it deleted. */
  keepMine(): Promise<void> {
    const work = this.#work;
    if (!work) return this.#kept;
    return this.#queue(work, async (digest) => {
      const { entryId, corpus } = work;
      if (await this.#store.change(entryId, corpus, corpus.licence, digest)) return entryId;
      const { licence } = corpus;
      const [entry] = await this.#store.add([
        { content: corpus, licence, digest, backedUp: false },
      ]);
      return entry?.id;
    });
  }

  /** Shows what another tab has kept; what was changed here since is given up. */
  async takeTheirs(): Promise<void> {
    const work = this.#work;
    const entry = this.#store.entries.find(({ id }) => id === work?.entryId);
    const content = entry && (await this.#store.content(entry.id));
    if (!entry || content?.schema !== 'retrieval-corpus/1') return;
    this.open(entry, content, work?.questionId);
    this.#onKept();
  }

  /**
   * Leaves what is worked on; what is not kept yet is being kept while the reader goes on. What
   * another tab deleted is then gone here too.
   */
  close(): void {
    const isGivenUp = this.elsewhere !== undefined;
    void this.flush();
    this.#work = undefined;
    if (isGivenUp) this.#mark(false);
  }

  /** Until all that was changed has been kept. */
  get kept(): Promise<void> {
    return this.#kept;
  }

  #queue(
    work: DocumentWork,
    keep: (digest: string | undefined) => Promise<string | undefined>,
  ): Promise<void> {
    this.#kept = this.#kept.then(async () => {
      this.#keeping += 1;
      try {
        const entryId = await keep(await contentDigest(work.corpus));
        const entry = this.#store.entries.find(({ id }) => id === entryId);
        const now = this.#work;
        if (entry && now && now.entryId === work.entryId) {
          this.#work = { ...now, entryId: entry.id, digest: entry.digest };
        }
        if (!now || now.corpus === work.corpus) this.#mark(false);
      } finally {
        this.#keeping -= 1;
      }
      this.#onKept();
    });
    return this.#kept;
  }

  #mark(unkept: boolean): void {
    this.#unkept = unkept;
    holdPage('annotation', unkept);
  }
}
