import { textLanguage, type PageLanguage } from '../words/language';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { TeachingCase } from '../engine/corpus/teaching-case';
import type { LabError } from '../engine/errors';
import type { TextLanguage } from '../engine/text/language';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { saveFile } from '../ui/save-file';
import { titleIn } from '../corpora/describe';
import type { LibraryStore, ListedEntry, NewCorpus } from '../corpora/library-store.svelte';
import { formatList } from '../words/format';
import { attachQuestions } from './attach-questions';
import type { BundledItem } from '../corpora/bundled-list';
import { encodeCase } from '../corpora/case-link';
import { contentDigest } from '../corpora/content-digest';
import { identifierOf } from './document-corpus';
import type { ImportedQuestions } from './import/imported';
import { corpusOf, type Staged, type Staging } from './staging.svelte';
import { libraryWords } from '../words/library';

/** What is done with whole corpora of the library, and what is said of it afterwards. */
export class LibraryActions {
  readonly #store: LibraryStore;
  readonly #staging: Staging;
  readonly #language: () => PageLanguage;
  #messages = $state.raw<readonly string[]>([]);
  #problem = $state.raw<LabError>();

  constructor(store: LibraryStore, staging: Staging, language: () => PageLanguage) {
    this.#store = store;
    this.#staging = staging;
    this.#language = language;
  }

  get messages(): readonly string[] {
    return this.#messages;
  }

  get problem(): LabError | undefined {
    return this.#problem;
  }

  get #words() {
    return libraryWords(this.#language());
  }

  say(...messages: readonly string[]): void {
    this.#messages = messages;
    this.#problem = undefined;
  }

  fail(problem: LabError): void {
    this.#messages = [];
    this.#problem = problem;
  }

  async keep(chosen: readonly Staged[]): Promise<void> {
    const before = new Set(this.#store.entries.map(({ digest }) => digest));
    const corpora: NewCorpus[] = [];
    const taken: Staged[] = [];
    let problem: LabError | undefined;
    for (const each of chosen) {
      const corpus = corpusOf(each);
      if (corpus?.ok) {
        corpora.push(await withDigest(corpus.value));
        taken.push(each);
      } else problem ??= corpus?.error;
    }
    const kept = await this.#store.add(corpora);
    for (const { key } of taken) this.#staging.leaveOut(key);
    const added = kept.filter(({ digest }) => !before.has(digest));
    const known = kept.filter(({ digest }) => before.has(digest));
    this.say(
      ...(added.length > 0 ? [this.#words.kept(this.#names(added))] : []),
      ...(known.length > 0 ? [this.#words.alreadyHere(this.#names(known))] : []),
    );
    this.#problem = problem;
  }

  /** Adds the questions of a table to a corpus that is kept. */
  async attach(staged: Staged, questions: ImportedQuestions, target: string): Promise<void> {
    const entry = this.#store.entries.find(({ id }) => id === target);
    const content = entry && (await this.#store.content(entry.id));
    if (!entry || content?.schema !== 'retrieval-corpus/1') {
      this.say(this.#words.unreadable);
      return;
    }
    const attached = attachQuestions(content, questions.rows);
    if (!attached.ok) {
      this.fail(attached.error);
      return;
    }
    const digest = await contentDigest(attached.value);
    await this.#store.change(entry.id, attached.value, entry.licence, digest);
    this.#staging.leaveOut(staged.key);
    this.say(this.#words.attached(questions.rows.length, entry.title));
  }

  async openInOrder(content: OwnCorpus | undefined): Promise<void> {
    if (content?.schema !== 'teaching-case/1') this.say(this.#words.unreadable);
    else location.hash = `#/order?own=${await encodeCase(content)}&lang=${this.#language()}`;
  }

  /** Saves a corpus as a file; an entry (`id`) counts as backed up then. */
  async export(content: OwnCorpus | undefined, id?: string): Promise<void> {
    if (!content) {
      this.say(this.#words.unreadable);
      return;
    }
    const name = `${identifierOf(content.id)}.${content.schema.replace('/1', '')}.json`;
    const text = `${JSON.stringify(content, null, 2)}\n`;
    const how = await saveFile(new File([text], name, { type: 'application/json' }));
    if (how === 'cancelled') {
      this.say(this.#words.exportCancelled);
      return;
    }
    if (id !== undefined) await this.#store.markBackedUp(id);
    this.say(this.#words.exported(name));
  }

  /** False where it could not be deleted, which is said. */
  async remove(entry: ListedEntry): Promise<boolean> {
    this.say();
    const problem = await this.#store.remove([entry.id]);
    if (problem) this.fail(problem);
    return problem === undefined;
  }

  async undo(): Promise<void> {
    await this.#store.undo();
    this.say(this.#words.restored);
  }

  async copy(item: BundledItem): Promise<void> {
    const content = { ...item.content, id: `${item.content.id}-copy` };
    await this.#store.add([{ content, licence: item.licence, backedUp: false }]);
    this.say(this.#words.copied(titleIn(item, textLanguage(this.#language()))));
  }

  /** Gives an entry another name, in the reader's language where it has one in it, and licence. */
  async rename(entry: ListedEntry, title: string, licence: string): Promise<void> {
    const content = await this.#store.content(entry.id);
    if (!content || title === '') {
      this.say(this.#words.unreadable);
      return;
    }
    const language = textLanguage(this.#language());
    const named = entry.languages.includes(language) ? language : (entry.languages[0] ?? 'en');
    const changed = renamed(content, title, licence, named);
    const digest =
      changed.schema === 'retrieval-corpus/1' ? await contentDigest(changed) : undefined;
    await this.#store.change(entry.id, changed, licence, digest);
  }

  #names(entries: readonly ListedEntry[]): string {
    const language = this.#language();
    return formatList(
      entries.map((entry) => titleIn(entry, textLanguage(language))),
      language,
    );
  }
}

/** With its digest, which of a large corpus is computed in the worker. */
async function withDigest(corpus: NewCorpus): Promise<NewCorpus> {
  const { content } = corpus;
  if (corpus.digest !== undefined || content.schema !== 'retrieval-corpus/1') return corpus;
  return { ...corpus, digest: await contentDigest(content) };
}

/** Another name and licence; a case keeps its licence beside it, its format has none. */
function renamed(
  content: OwnCorpus,
  title: string,
  licence: string,
  language: TextLanguage,
): OwnCorpus {
  if (content.schema === 'retrieval-corpus/1') {
    return { ...content, title, licence } satisfies RetrievalCorpus;
  }
  const { source } = content;
  return {
    ...content,
    source: { ...source, name: { ...source.name, [language]: title } },
  } satisfies TeachingCase;
}
