import { success, type LabError, type Result } from '../engine/errors';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { LANGUAGES, type TextLanguage } from '../engine/text/language';
import { z } from '../engine/zod';
import type { NewCorpus } from '../corpora/library-store.svelte';
import { declareUnsaved } from '../ui/unsaved';
import { documentCorpus } from './document-corpus';
import { drafts } from './drafts.svelte';
import { groupFiles } from './import/group-files';
import { Importer, type ChosenFile, type ChosenGroup } from './import/importer';
import type { Imported, ImportedText, ImportOptions } from './import/imported';
import { importedText } from './import/plain-text';

/** What the reader may still change before a file is taken in. */
export interface StagedEdit {
  readonly title: string;
  readonly language: TextLanguage;
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

const pasted = z.object({
  text: z.string(),
  edit: z.object({ title: z.string(), language: z.enum(LANGUAGES), licence: z.string() }),
});

export interface StagingProgress {
  readonly name: string;
  /** Files read before this one, of all. */
  readonly done: number;
  readonly total: number;
  readonly page: number | undefined;
  readonly pages: number | undefined;
}

/** Pasted texts that are not kept yet, as the drafts hold them. */
const PASTED = 'pasted';

/** Files on their way in: read one after the other, then shown before anything is kept. */
class Staging {
  readonly #importer = new Importer();
  #staged = $state.raw<readonly Staged[]>([]);
  #progress = $state.raw<StagingProgress>();
  #cancelled = $state(false);
  #next = 0;

  constructor() {
    for (const { text, edit } of readPasted(drafts.get(PASTED))) this.#paste(text, edit);
  }

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
      this.#show([...this.#staged, staged]);
    }
    this.#progress = undefined;
  }

  cancel(): void {
    this.#cancelled = true;
    this.#importer.cancel();
  }

  /** A text typed or pasted. Fails as `textFault` does, and with `text-empty`. */
  paste(title: string, text: string): LabError | undefined {
    const name = title.trim() || text.trim().slice(0, 60).replace(/\s+/gu, ' ');
    return this.#paste(text, { title: name });
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
    this.#show(this.#staged.filter((each) => each.key !== key));
  }

  #paste(text: string, { title, ...edit }: Partial<StagedEdit> & { title: string }) {
    const result = importedText({
      format: 'text',
      title,
      text,
      encoding: undefined,
      pages: undefined,
    });
    if (!result.ok) return result.error;
    const staged: Staged = {
      key: this.#key(),
      name: result.value.title,
      group: undefined,
      options: {},
      result,
      digest: undefined,
      edit: { ...editOf(result), ...edit },
    };
    this.#show([...this.#staged, staged]);
    return undefined;
  }

  /** Files can be read again; what was pasted is nowhere else, so the drafts hold it. */
  #show(staged: readonly Staged[]): void {
    this.#staged = staged;
    const pasted = staged.flatMap(({ group, result, edit }) =>
      group === undefined && result.ok && result.value.kind === 'text'
        ? [{ text: result.value.text, edit }]
        : [],
    );
    drafts.set(PASTED, pasted.length === 0 ? '' : JSON.stringify(pasted));
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
    this.#show(this.#staged.map((each) => (each.key === key ? staged : each)));
  }
}

let shared: Staging | undefined;

export type { Staging };

/** What is on its way in, for as long as the page is open: leaving the room takes nothing away. */
export function staging(): Staging {
  if (!shared) {
    const made = new Staging();
    declareUnsaved(() => made.staged.length > 0);
    shared = made;
  }
  return shared;
}

/** What a reload left of pasted texts; whatever does not read is left out. */
function readPasted(text: string): { text: string; edit: StagedEdit }[] {
  try {
    const values: unknown = JSON.parse(text || '[]');
    return (Array.isArray(values) ? values : []).flatMap((value) => {
      const parsed = pasted.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
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

/** Whether a staged file can be kept as it is; a table of questions goes into a corpus. */
export function isKeepable({ result }: Staged): boolean {
  return result.ok && result.value.kind !== 'questions';
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
