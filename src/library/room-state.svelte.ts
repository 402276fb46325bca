import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { caseLanguages, type TeachingCase } from '../engine/corpus/teaching-case';
import type { ChunkingSettings } from '../engine/prepare';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../engine/settings';
import { readSettings, writeSettings } from '../engine/settings-link';
import type { Language } from '../engine/text/language';
import type { OwnCorpus } from '../runs/corpora';
import { libraryStore, type ListedEntry } from '../runs/library.svelte';
import { draftOfCase, type CaseDraft } from './case-draft';

/** A case in the making, and the entry it is kept as, once it is. */
export interface CaseWork {
  readonly draft: CaseDraft;
  readonly entryId: string | undefined;
  /** What it was opened from. */
  readonly original: TeachingCase | undefined;
}

/** Documents whose questions are worked on. */
export interface DocumentWork {
  readonly entryId: string;
  readonly corpus: RetrievalCorpus;
  readonly questionId: string | undefined;
}

/** Where an address of the library cuts by default: as the Neighbours lab does. */
const CUT_DEFAULTS: PipelineSettings = { ...DEFAULT_SETTINGS, chunking: 'characters', target: 800 };

/** How long typing may go on before what was changed is kept. */
const PATIENCE = 500;

/** The state of the library's room: what is worked on, and keeping it. */
export class LibraryRoom {
  readonly store = libraryStore();
  #case = $state.raw<CaseWork>();
  #documents = $state.raw<DocumentWork>();
  #chunking = $state.raw<ChunkingSettings>(CUT_DEFAULTS);
  #missing = $state<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: Promise<void> = Promise.resolve();
  readonly #onKept: () => void;

  /** `onKept` is called when the digest of what is worked on may have changed. */
  constructor(query: URLSearchParams, onKept: () => void) {
    this.#onKept = onKept;
    const { chunking, size, target } = readSettings(query, CUT_DEFAULTS).settings;
    this.#chunking = { chunking, size, target };
    void this.#openLinked(query.get('corpus'), query.get('question'));
  }

  get case(): CaseWork | undefined {
    return this.#case;
  }

  get documents(): DocumentWork | undefined {
    return this.#documents;
  }

  get chunking(): ChunkingSettings {
    return this.#chunking;
  }

  /** The digest a link named, where no corpus of this browser has it. */
  get missing(): string | undefined {
    return this.#missing;
  }

  get languages(): readonly Language[] {
    return this.#case?.original ? caseLanguages(this.#case.original) : [];
  }

  /** The entry of what is worked on. */
  get entry(): ListedEntry | undefined {
    const id = this.#documents?.entryId ?? this.#case?.entryId;
    return this.store.entries.find((each) => each.id === id);
  }

  async open(entry: ListedEntry, language: Language): Promise<boolean> {
    const content = await this.store.content(entry.id);
    if (!content) return false;
    this.#show(entry.id, content, undefined, language);
    return true;
  }

  make(draft: CaseDraft): void {
    this.#case = { draft, entryId: undefined, original: undefined };
  }

  changeCase(draft: CaseDraft): void {
    if (this.#case) this.#case = { ...this.#case, draft };
  }

  /** Keeps the case that is worked on. What the maker does not show stays as the file had it. */
  async keepCase(made: TeachingCase): Promise<void> {
    const work = this.#case;
    if (!work) return;
    const { original } = work;
    const inOne = original && caseLanguages(original).length === 1 ? original : undefined;
    const content: TeachingCase = inOne
      ? { ...inOne, ...made, source: { ...inOne.source, name: made.source.name } }
      : made;
    if (work.entryId !== undefined && inOne) {
      await this.store.change(work.entryId, content, this.entry?.licence ?? '');
      return;
    }
    if (work.entryId !== undefined && !original) {
      await this.store.change(work.entryId, content, this.entry?.licence ?? '');
      return;
    }
    const [entry] = await this.store.add([{ content, licence: '', backedUp: false }]);
    if (entry) this.#case = { draft: work.draft, entryId: entry.id, original: content };
  }

  /** Changes the questions that are worked on; kept once the reader pauses. */
  changeDocuments(corpus: RetrievalCorpus): void {
    if (!this.#documents) return;
    this.#documents = { ...this.#documents, corpus };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PATIENCE);
  }

  /** Keeps what is not kept yet. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const work = this.#documents;
    if (work) {
      const { entryId, corpus } = work;
      this.#kept = this.#kept.then(async () => {
        await this.store.change(entryId, corpus, corpus.licence);
        this.#onKept();
      });
    }
    return this.#kept;
  }

  cut(chunking: ChunkingSettings): void {
    this.#chunking = chunking;
  }

  ask(questionId: string): void {
    if (this.#documents) this.#documents = { ...this.#documents, questionId };
  }

  async close(): Promise<void> {
    await this.flush();
    this.#case = undefined;
    this.#documents = undefined;
    this.#missing = undefined;
  }

  /** The address of this state. A case that is not kept yet has none of its own. */
  get query(): URLSearchParams {
    const query = new URLSearchParams();
    const { entry } = this;
    if (!entry) return query;
    query.set('corpus', entry.digest);
    const question = this.#documents?.questionId;
    if (question !== undefined) query.set('question', question);
    if (this.#documents) this.writeCutting(query);
    return query;
  }

  writeCutting(query: URLSearchParams): void {
    writeSettings(query, { ...CUT_DEFAULTS, ...this.#chunking }, CUT_DEFAULTS, []);
  }

  async #openLinked(digest: string | null, question: string | null): Promise<void> {
    if (digest === null) return;
    const item = await this.store.byDigest(digest);
    if (item) this.#show(item.entry.id, item.content, question ?? undefined, 'en');
    else this.#missing = digest.slice(0, 16);
  }

  #show(
    entryId: string,
    content: OwnCorpus,
    questionId: string | undefined,
    language: Language,
  ): void {
    this.#missing = undefined;
    if (content.schema === 'retrieval-corpus/1') {
      this.#documents = { entryId, corpus: content, questionId };
      return;
    }
    const languages = caseLanguages(content);
    const read = languages.includes(language) ? language : languages[0]!;
    this.#case = { draft: draftOfCase(content, read), entryId, original: content };
  }
}
