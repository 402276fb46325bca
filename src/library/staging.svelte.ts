import { success, type LabError, type Result } from '../engine/errors';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { Language } from '../engine/text/language';
import type { NewCorpus } from '../runs/library.svelte';
import { documentCorpus } from './document-corpus';
import { groupFiles } from './import/group-files';
import { Importer, type ChosenFile, type ChosenGroup } from './import/importer';
import type { Imported, ImportedText, ImportOptions } from './import/imported';
import { importedText } from './import/plain-text';

/** What the reader may still change before a file is taken in. */
export interface StagedEdit {
  readonly title: string;
  readonly language: Language;
  readonly licence: string;
}

/** A file that was read and waits for the reader's word. */
export interface Staged {
  readonly key: number;
  readonly name: string;
  /** Undefined for a pasted text. */
  readonly group: ChosenGroup | undefined;
  readonly options: ImportOptions;
  readonly result: Result<Imported>;
  /** Of a case or corpus, as it stands in the file. */
  readonly digest: string | undefined;
  readonly edit: StagedEdit;
}

export interface StagingProgress {
  readonly name: string;
  /** Files read before this one, of all. */
  readonly done: number;
  readonly total: number;
  readonly page: number | undefined;
  readonly pages: number | undefined;
}

/** Files on their way in: read one after the other, then shown before anything is kept. */
export class Staging {
  readonly #importer = new Importer();
  #staged = $state.raw<readonly Staged[]>([]);
  #progress = $state.raw<StagingProgress>();
  #cancelled = $state(false);
  #next = 0;

  get staged(): readonly Staged[] {
    return this.#staged;
  }

  get progress(): StagingProgress | undefined {
    return this.#progress;
  }

  /** The last reading was stopped by the reader. */
  get cancelled(): boolean {
    return this.#cancelled;
  }

  /** Reads files; a bad one is named and the good ones still arrive. */
  async read(files: readonly ChosenFile[]): Promise<void> {
    const groups = groupFiles(files);
    if (groups.length === 0 || this.#progress) return;
    this.#cancelled = false;
    for (const [done, group] of groups.entries()) {
      const about = { name: group.name, done, total: groups.length };
      this.#progress = { ...about, page: undefined, pages: undefined };
      const staged = await this.#stage(group, {}, (page, pages) => {
        this.#progress = { ...about, page, pages };
      });
      if (this.#cancelled) break;
      this.#staged = [...this.#staged, staged];
    }
    this.#progress = undefined;
  }

  cancel(): void {
    this.#cancelled = true;
    this.#importer.cancel();
  }

  /** A text typed or pasted. Fails as `textFault` does, and with `text-empty`. */
  paste(title: string, text: string): LabError | undefined {
    const result = importedText({
      format: 'text',
      title: title.trim() || text.trim().slice(0, 60).replace(/\s+/gu, ' '),
      text,
      encoding: undefined,
      pages: undefined,
    });
    if (!result.ok) return result.error;
    const edit = editOf(result);
    const { title: name } = result.value;
    this.#staged = [
      ...this.#staged,
      { key: this.#key(), name, group: undefined, options: {}, result, digest: undefined, edit },
    ];
    return undefined;
  }

  /** Reads a file again under other options; what the reader wrote beside it stays. */
  async reread(key: number, options: ImportOptions): Promise<void> {
    const before = this.#staged.find((each) => each.key === key);
    if (!before?.group) return;
    const again = await this.#stage(before.group, options, () => undefined);
    this.#replace(key, { ...again, key });
  }

  edit(key: number, edit: Partial<StagedEdit>): void {
    const staged = this.#staged.find((each) => each.key === key);
    if (staged) this.#replace(key, { ...staged, edit: { ...staged.edit, ...edit } });
  }

  leaveOut(key: number): void {
    this.#staged = this.#staged.filter((each) => each.key !== key);
  }

  close(): void {
    this.#importer.close();
  }

  async #stage(
    group: ChosenGroup,
    options: ImportOptions,
    onPage: (page: number, pages: number) => void,
  ): Promise<Staged> {
    const read = await this.#importer.read(group, options, onPage);
    const result: Result<Imported> = read.ok ? success(read.value.imported) : read;
    return {
      key: this.#key(),
      name: group.name,
      group,
      options,
      result,
      digest: read.ok ? read.value.digest : undefined,
      edit: editOf(result),
    };
  }

  #key(): number {
    this.#next += 1;
    return this.#next;
  }

  #replace(key: number, staged: Staged): void {
    this.#staged = this.#staged.map((each) => (each.key === key ? staged : each));
  }
}

function editOf(result: Result<Imported>): StagedEdit {
  if (!result.ok) return { title: '', language: 'en', licence: '' };
  const { value } = result;
  if (value.kind === 'text') return { title: value.title, language: value.language, licence: '' };
  if (value.kind === 'documents') {
    const { title, language, licence } = value.content;
    return { title, language, licence };
  }
  return { title: value.kind === 'questions' ? value.title : '', language: 'en', licence: '' };
}

/**
 * What a staged file would be kept as; undefined for a table of questions, which goes into a corpus.
 * Fails as the file did, or as `documentCorpus` does.
 */
export function corpusOf({ result, edit, digest }: Staged): Result<NewCorpus> | undefined {
  if (!result.ok) return result;
  const imported = result.value;
  switch (imported.kind) {
    case 'case':
      return success({ content: imported.content, licence: edit.licence, digest, backedUp: true });
    case 'documents': {
      const { content, format } = imported;
      const same = (['title', 'language', 'licence'] as const).every(
        (key) => content[key] === edit[key],
      );
      const kept: RetrievalCorpus = same ? content : { ...content, ...edit };
      const backedUp = same && format === 'retrieval-corpus/1';
      const known = same ? digest : undefined;
      return success({ content: kept, licence: edit.licence, digest: known, backedUp });
    }
    case 'text':
      return textCorpus(imported, edit);
    case 'questions':
      return undefined;
  }
}

function textCorpus({ text }: ImportedText, edit: StagedEdit): Result<NewCorpus> {
  const corpus = documentCorpus({ ...edit, text, source: '' });
  return corpus.ok
    ? success({ content: corpus.value, licence: corpus.value.licence, backedUp: false })
    : corpus;
}
