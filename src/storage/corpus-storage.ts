import type { OwnCorpus } from '../engine/corpus/corpus';
import type { TextLanguage } from '../engine/text/language';
import { LabConnection, type DatabaseOptions } from './connection';

/** What the library says of a corpus of the reader's own; its content is kept apart. */
export interface LibraryEntry {
  /** Stays the same while its content is worked on. */
  readonly id: string;
  /** SHA-256 of the content as it now is. */
  readonly digest: string;
  readonly kind: 'case' | 'documents';
  readonly title: string;
  /** Of a case, its name in each of its languages; absent where an older lab kept it. */
  readonly names?: Readonly<Partial<Record<TextLanguage, string>>>;
  readonly languages: readonly TextLanguage[];
  /** Empty where none was stated. */
  readonly licence: string;
  readonly source: string;
  /** Documents, or sentences of a case. */
  readonly parts: number;
  readonly questions: number;
  /** UTF-16 code units of its texts. */
  readonly characters: number;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** False from the moment something is changed that no file holds. */
  readonly backedUp: boolean;
}

/** A corpus of the library with what is said of it. */
export interface LibraryItem {
  readonly entry: LibraryEntry;
  readonly content: OwnCorpus;
}

/** Where the library is kept: the browser's database, or this page's memory. All or nothing. */
export interface CorpusStorage {
  list(): Promise<readonly LibraryEntry[]>;
  content(id: string): Promise<OwnCorpus | undefined>;
  put(items: readonly LibraryItem[]): Promise<void>;
  /** Removes entries and returns what it removed. */
  take(ids: readonly string[]): Promise<readonly LibraryItem[]>;
}

const STORES = ['library', 'libraryContents'] as const;

/** The library in IndexedDB. Faults of the platform arrive as `StorageFault`. */
export class CorpusDatabase implements CorpusStorage {
  readonly #connection: LabConnection;

  constructor(options: DatabaseOptions) {
    this.#connection = new LabConnection(options);
  }

  open(): Promise<void> {
    return this.#connection.open();
  }

  list(): Promise<readonly LibraryEntry[]> {
    return this.#connection.transaction(STORES, 'readonly', (transaction) =>
      transaction.objectStore('library').getAll(),
    );
  }

  content(id: string): Promise<OwnCorpus | undefined> {
    return this.#connection.transaction(STORES, 'readonly', (transaction) =>
      transaction.objectStore('libraryContents').get(id),
    );
  }

  put(items: readonly LibraryItem[]): Promise<void> {
    return this.#connection.transaction(STORES, 'readwrite', async (transaction) => {
      for (const { entry, content } of items) {
        await transaction.objectStore('library').put(entry);
        await transaction.objectStore('libraryContents').put(content, entry.id);
      }
    });
  }

  take(ids: readonly string[]): Promise<readonly LibraryItem[]> {
    return this.#connection.transaction(STORES, 'readwrite', async (transaction) => {
      const taken: LibraryItem[] = [];
      for (const id of ids) {
        const entry = await transaction.objectStore('library').get(id);
        const content = await transaction.objectStore('libraryContents').get(id);
        if (entry && content) taken.push({ entry, content });
        await transaction.objectStore('library').delete(id);
        await transaction.objectStore('libraryContents').delete(id);
      }
      return taken;
    });
  }
}

/** Keeps the library as long as the page is open: where storage is refused, full or taken away. */
export class CorpusMemory implements CorpusStorage {
  readonly #items = new Map<string, LibraryItem>();

  async list(): Promise<readonly LibraryEntry[]> {
    return [...this.#items.values()].map(({ entry }) => entry);
  }

  async content(id: string): Promise<OwnCorpus | undefined> {
    return this.#items.get(id)?.content;
  }

  async put(items: readonly LibraryItem[]): Promise<void> {
    for (const item of items) this.#items.set(item.entry.id, item);
  }

  async take(ids: readonly string[]): Promise<readonly LibraryItem[]> {
    const taken = ids.flatMap((id) => this.#items.get(id) ?? []);
    for (const id of ids) this.#items.delete(id);
    return taken;
  }
}
