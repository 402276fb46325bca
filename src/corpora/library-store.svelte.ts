import type { LabError } from '../engine/errors';
import { corpusDigest } from './corpus-digest';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { askToPersist } from '../storage/environment';
import { newId } from '../storage/identity';
import { describe } from './describe';
import type { LibraryEntry } from '../storage/corpus-storage';
import { CorpusDatabase, CorpusMemory, type LibraryItem } from '../storage/corpus-storage';
import type { DatabaseOptions } from '../storage/connection';
import { StorageFault, type StorageCode } from '../storage/storage-fault';

/** An entry, and whether it is on the device or only in this page's memory. */
export interface ListedEntry extends LibraryEntry {
  readonly inMemory: boolean;
}

/** What is said of a corpus when it is put into the library. */
export interface NewCorpus {
  readonly content: OwnCorpus;
  readonly licence: string;
  /** Its digest, where it was computed away from the page's thread; a large corpus takes a while. */
  readonly digest?: string;
  /** True for what came from a file in the same form. */
  readonly backedUp: boolean;
}

const CHANNEL = 'fragment-lab.library';

/**
 * The library of this browser, as reactive state, and its one border to storage. Contents are plain
 * values (`$state.raw`): they are large, and a copy of each would be felt.
 */
export class LibraryStore {
  #entries = $state.raw<readonly ListedEntry[]>([]);
  #started = $state(false);
  #fault = $state<StorageCode>();
  #removed = $state.raw<readonly LibraryItem[]>([]);
  #gone = $state.raw<readonly LibraryEntry[]>([]);
  #channel: BroadcastChannel | undefined;
  #starting: Promise<void> | undefined;
  readonly #memory = new CorpusMemory();
  readonly #database: CorpusDatabase;

  constructor(options: Partial<DatabaseOptions> = {}) {
    this.#database = new CorpusDatabase({
      onReplaced: () => (this.#fault = 'storage-newer'),
      onOpened: () => void this.#open(),
      ...options,
    });
  }

  /** Newest first. */
  get entries(): readonly ListedEntry[] {
    return this.#entries;
  }

  get started(): boolean {
    return this.#started;
  }

  /** Why corpora are kept in memory only; undefined while the storage works. */
  get fault(): StorageCode | undefined {
    return this.#fault;
  }

  /** What the last deletion took, which `undo` brings back. */
  get removed(): readonly LibraryEntry[] {
    return this.#removed.map(({ entry }) => entry);
  }

  /** What other tabs have deleted since this was last dismissed. */
  get gone(): readonly LibraryEntry[] {
    return this.#gone;
  }

  dismissGone(): void {
    this.#gone = [];
  }

  /** Opens the storage and lists it; called again it looks anew. */
  start(): Promise<void> {
    return (this.#starting ??= this.#open().finally(() => (this.#starting = undefined)));
  }

  /** Puts corpora into the library; one with a digest that is there already stays as it is. */
  async add(corpora: readonly NewCorpus[]): Promise<readonly ListedEntry[]> {
    if (!this.#started) await this.start();
    const there = (digest: string) => this.#entries.find((entry) => entry.digest === digest);
    const items = new Map<string, LibraryItem>();
    const digests = corpora.map(({ content, digest }) => digest ?? corpusDigest(content));
    for (const [position, { content, licence, backedUp }] of corpora.entries()) {
      const digest = digests[position]!;
      if (there(digest)) continue;
      const entry = {
        ...describe(content),
        id: newId(),
        digest,
        licence,
        addedAt: new Date().toISOString(),
        backedUp,
      };
      items.set(digest, { entry, content });
    }
    await this.#put([...items.values()]);
    return digests.flatMap((digest) => there(digest) ?? []);
  }

  /**
   * Puts another content or licence in the place of an entry's. `digest` is that of the content, where
   * it was computed away from the page's thread. False where the entry is there no more: nothing is kept.
   */
  async change(
    id: string,
    content: OwnCorpus,
    licence: string,
    digest = corpusDigest(content),
  ): Promise<boolean> {
    const entry = this.#entries.find((each) => each.id === id);
    if (!entry) return false;
    const kept = unlisted(entry);
    if (digest === kept.digest && licence === kept.licence) return true;
    const changed = { ...kept, ...describe(content), digest, licence, backedUp: false };
    await this.#put([{ entry: changed, content }]);
    return true;
  }

  /** To be called once a file has left that holds the entry as it is. */
  async markBackedUp(id: string): Promise<void> {
    const entry = this.#entries.find((each) => each.id === id);
    const content = await this.content(id);
    if (!entry || !content) return;
    const kept = unlisted(entry);
    await this.#put([{ entry: { ...kept, backedUp: true }, content }]);
  }

  /** Deletes entries; `undo` brings them back. */
  async remove(ids: readonly string[]): Promise<LabError | undefined> {
    const here = new Set(this.#entries.filter(({ inMemory }) => !inMemory).map(({ id }) => id));
    const onDevice = ids.filter((id) => here.has(id));
    try {
      const taken = onDevice.length > 0 ? await this.#database.take(onDevice) : [];
      this.#removed = [...taken, ...(await this.#memory.take(ids))];
    } catch (error) {
      return { code: StorageFault.from(error).code, details: {} };
    }
    // A full disk has room again.
    if (onDevice.length > 0) this.#fault = undefined;
    await this.#refresh();
    this.#channel?.postMessage('changed');
    return undefined;
  }

  async undo(): Promise<void> {
    const removed = this.#removed;
    this.#removed = [];
    await this.#put(removed);
  }

  /** The content of an entry; undefined where it cannot be read now. */
  async content(id: string): Promise<OwnCorpus | undefined> {
    const inMemory = await this.#memory.content(id);
    if (inMemory) return inMemory;
    return this.#database.content(id).catch(() => undefined);
  }

  /** The corpus with that digest, for a lab that opens it by a link. */
  async byDigest(digest: string): Promise<LibraryItem | undefined> {
    if (!this.#started) await this.start();
    const entry = this.#entries.find((each) => each.digest === digest);
    const content = entry && (await this.content(entry.id));
    return entry && content ? { entry, content } : undefined;
  }

  async #open(): Promise<void> {
    try {
      await this.#database.open();
      this.#fault = undefined;
    } catch (error) {
      this.#fault = StorageFault.from(error).code;
    }
    this.#listen();
    await this.#refresh();
    this.#started = true;
  }

  /** Other tabs say when they have changed something; what they deleted is named, not just gone. */
  #listen(): void {
    if (this.#channel || typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = async () => {
      const before = this.#entries.filter(({ inMemory }) => !inMemory);
      await this.#refresh();
      const here = new Set(this.#entries.map(({ id }) => id));
      const gone = before.filter(({ id }) => !here.has(id));
      this.#gone = [...this.#gone.filter(({ id }) => !here.has(id)), ...gone.map(unlisted)];
    };
  }

  /** On the device, or else in memory. */
  async #put(items: readonly LibraryItem[]): Promise<void> {
    if (items.length === 0) return;
    if (this.#fault === undefined) {
      try {
        await this.#database.put(items);
        await this.#memory.take(items.map(({ entry }) => entry.id));
        // Not awaited: a browser may ask the reader, who may take their time.
        void askToPersist();
        await this.#refresh();
        this.#channel?.postMessage('changed');
        return;
      } catch (error) {
        this.#fault = StorageFault.from(error).code;
      }
    }
    await this.#memory.put(items);
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const memory = (await this.#memory.list()).map((entry) => ({ ...entry, inMemory: true }));
    const known = new Set(memory.map(({ id }) => id));
    let device: readonly ListedEntry[] = this.#entries.filter(({ inMemory }) => !inMemory);
    try {
      device = (await this.#database.list()).map((entry) => ({ ...entry, inMemory: false }));
    } catch (error) {
      this.#fault ??= StorageFault.from(error).code;
    }
    this.#entries = [...memory, ...device.filter(({ id }) => !known.has(id))].sort(newestFirst);
    holdPage(memory.some(({ backedUp }) => !backedUp));
  }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page closes, while it alone holds what would be lost. */
function holdPage(needed: boolean): void {
  if (typeof window === 'undefined') return;
  if (needed) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** An entry as it is stored. */
function unlisted({ inMemory: _, ...stored }: ListedEntry): LibraryEntry {
  return stored;
}

function newestFirst(a: LibraryEntry, b: LibraryEntry): number {
  if (a.addedAt !== b.addedAt) return a.addedAt < b.addedAt ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

let shared: LibraryStore | undefined;

/** The library of this page, which the labs and the library's room share. */
export function libraryStore(): LibraryStore {
  return (shared ??= new LibraryStore());
}
