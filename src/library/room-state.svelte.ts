import { caseLanguages, type TeachingCase } from '../engine/corpus/teaching-case';
import type { ChunkingSettings } from '../engine/settings';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../engine/settings';
import { readSettings, writeSettings } from '../engine/settings-link';
import type { TextLanguage } from '../engine/text/language';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { libraryStore, type ListedEntry } from '../corpora/library-store.svelte';
import { draftOfCase, type CaseDraft } from './case-draft';
import { CaseDrafts, type CaseWork } from './case-drafts.svelte';
import { DocumentDesk } from './document-desk.svelte';

/** Where an address of the library cuts by default: as the Neighbours lab does. */
const CUT_DEFAULTS: PipelineSettings = { ...DEFAULT_SETTINGS, chunking: 'characters', target: 800 };

/** The state of the library's room: what is worked on, and keeping it. */
export class LibraryRoom {
  readonly store = libraryStore();
  readonly documents: DocumentDesk;
  readonly drafts = new CaseDrafts();
  #case = $state.raw<CaseWork>();
  #chunking = $state.raw<ChunkingSettings>(CUT_DEFAULTS);
  #missing = $state<string>();

  /** `onKept` is called when the digest of what is worked on may have changed. */
  constructor(query: URLSearchParams, language: TextLanguage, onKept: () => void) {
    this.documents = new DocumentDesk(this.store, onKept);
    const { chunking, size, target } = readSettings(query, CUT_DEFAULTS).settings;
    this.#chunking = { chunking, size, target };
    void this.#openLinked(query.get('corpus'), query.get('question'), language);
  }

  get case(): CaseWork | undefined {
    return this.#case;
  }

  get chunking(): ChunkingSettings {
    return this.#chunking;
  }

  /** The digest a link named, where no corpus of this browser has it. */
  get missing(): string | undefined {
    return this.#missing;
  }

  get languages(): readonly TextLanguage[] {
    return this.#case?.original ? caseLanguages(this.#case.original) : [];
  }

  /** Cases that were changed, are not kept, and are not worked on now. */
  get unkept(): readonly CaseWork[] {
    return this.drafts.works.filter(({ key }) => key !== this.#case?.key);
  }

  /** The entry of what is worked on. */
  get entry(): ListedEntry | undefined {
    const id = this.documents.work?.entryId ?? this.#case?.entryId;
    return this.store.entries.find((each) => each.id === id);
  }

  async open({ id }: ListedEntry, language: TextLanguage): Promise<boolean> {
    // What was worked on last may be this very entry, and not kept yet.
    await this.documents.kept;
    const entry = this.store.entries.find((each) => each.id === id);
    if (!entry) return false;
    const content = await this.store.content(entry.id);
    if (!content) return false;
    this.#show(entry, content, undefined, language);
    return true;
  }

  make(draft: CaseDraft): void {
    const key = this.drafts.freeKey;
    this.#case = { key, draft, entryId: undefined, digest: undefined, original: undefined };
    this.drafts.put(this.#case);
  }

  /** Goes on with a case that was changed and not kept. */
  resume(work: CaseWork): void {
    this.#case = work;
  }

  changeCase(draft: CaseDraft): void {
    if (!this.#case) return;
    this.#case = { ...this.#case, draft };
    this.drafts.put(this.#case);
  }

  /**
   * Keeps the case that is worked on. What the maker does not show stays as the file had it. Where
   * its entry was deleted or changed in another tab meanwhile, it is kept beside what is there.
   */
  async keepCase(made: TeachingCase): Promise<void> {
    const work = this.#case;
    if (!work) return;
    const { original } = work;
    const inOne = original && caseLanguages(original).length === 1 ? original : undefined;
    const content: TeachingCase = inOne
      ? { ...inOne, ...made, source: { ...inOne.source, name: made.source.name } }
      : made;
    const known = this.store.entries.find(({ id }) => id === work.entryId);
    const isOurs = known !== undefined && known.digest === work.digest;
    let entry: ListedEntry | undefined;
    if (isOurs && (inOne || !original)) {
      await this.store.change(known.id, content, known.licence);
      entry = this.store.entries.find(({ id }) => id === known.id);
    } else {
      [entry] = await this.store.add([{ content, licence: '', backedUp: false }]);
    }
    this.drafts.remove(work.key);
    if (entry && this.#case?.key === work.key) {
      this.#case = { ...work, entryId: entry.id, digest: entry.digest, original: content };
    }
  }

  cut(chunking: ChunkingSettings): void {
    this.#chunking = chunking;
  }

  /** Leaves what is worked on; a case that is not kept stays among the drafts. */
  close(): void {
    this.documents.close();
    this.#case = undefined;
    this.#missing = undefined;
  }

  /** The address of this state. A case that is not kept yet has none of its own. */
  get query(): URLSearchParams {
    const query = new URLSearchParams();
    const { entry } = this;
    if (!entry) return query;
    query.set('corpus', entry.digest);
    const { work } = this.documents;
    if (work?.questionId !== undefined) query.set('question', work.questionId);
    if (work) this.writeCutting(query);
    return query;
  }

  writeCutting(query: URLSearchParams): void {
    writeSettings(query, { ...CUT_DEFAULTS, ...this.#chunking }, CUT_DEFAULTS, []);
  }

  async #openLinked(
    digest: string | null,
    question: string | null,
    language: TextLanguage,
  ): Promise<void> {
    if (digest === null) return;
    const item = await this.store.byDigest(digest);
    if (item) {
      const entry = this.store.entries.find(({ id }) => id === item.entry.id);
      if (entry) this.#show(entry, item.content, question ?? undefined, language);
    } else this.#missing = digest.slice(0, 16);
  }

  #show(
    entry: ListedEntry,
    content: OwnCorpus,
    questionId: string | undefined,
    language: TextLanguage,
  ): void {
    this.#missing = undefined;
    if (content.schema === 'retrieval-corpus/1') {
      this.documents.open(entry, content, questionId);
      return;
    }
    // What was changed and not kept is what the reader left here.
    const begun = this.drafts.works.findLast(({ entryId }) => entryId === entry.id);
    if (begun) {
      this.#case = begun;
      return;
    }
    const languages = caseLanguages(content);
    const read = languages.includes(language) ? language : languages[0]!;
    this.#case = {
      key: this.drafts.freeKey,
      draft: draftOfCase(content, read),
      entryId: entry.id,
      digest: entry.digest,
      original: content,
    };
  }
}
