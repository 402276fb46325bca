import { failure, success, type LabError, type Result } from '../engine/errors';
import { LARGEST_BUNDLE, readBundle, tooLarge, writeBundle } from './bundle';
import type { OwnCorpus } from './corpora';
import { DatabaseShelf, type DatabaseOptions } from './database';
import { askToPersist, keptMarker, storageState, type StorageState } from './environment';
import { newId } from './identity';
import { shelved, shelvedCorpus, unshelved } from './keep';
import { makeRun, type RunInput } from './make-run';
import { MemoryShelf } from './memory';
import { followsAgain } from './follows-again';
import type { RunRecord } from './record';
import type { Parcel, Shelf, StoredCorpus, StoredRun } from './shelf';
import { StorageFault, type StorageCode } from './storage-fault';

/** Where a run is: on this device, or only in this page's memory. */
export type KeptIn = 'device' | 'memory';

export interface ListedRun extends StoredRun {
  readonly keptIn: KeptIn;
}

/** What a lab hands over to be kept. */
export interface RunToSave {
  readonly run: RunInput;
  /** The content of the corpus, where it is the reader's own. */
  readonly ownCorpus?: OwnCorpus;
}

interface Saved {
  readonly key: string;
  readonly keptIn: KeptIn;
  /** Why it is in memory only. */
  readonly reason?: StorageCode;
}

/** What an import did: nothing that was there is touched. */
export interface ImportReport {
  readonly added: number;
  readonly alreadyHere: number;
  /** Keys of those added whose digest does not match. */
  readonly notIntact: number;
  readonly keptIn: KeptIn;
}

type Edit = Partial<Pick<RunRecord, 'name' | 'note' | 'tags'>>;

const CHANNEL = 'fragment-lab.runs';

/**
 * The runs kept in this browser. Works without storage too: what cannot be kept on the device stays
 * in the page's memory, is listed with the rest, and moves to the device as soon as it can.
 */
export class RunStore {
  #runs = $state.raw<readonly ListedRun[]>([]);
  #corpora = $state.raw<readonly StoredCorpus[]>([]);
  #fault = $state.raw<StorageCode>();
  #started = $state(false);
  #erased = $state(false);
  #storage = $state.raw<StorageState>({ used: null, quota: null, persisted: null });
  #removed = $state.raw<{ readonly device: Parcel; readonly memory: Parcel }>();

  #memory = new MemoryShelf();
  #database: DatabaseShelf;
  #starting: Promise<void> | undefined;
  #channel: BroadcastChannel | undefined;
  #secrets = new Set<string>();

  constructor(options: Partial<DatabaseOptions> = {}) {
    this.#database = new DatabaseShelf({
      onReplaced: () => (this.#fault = 'storage-newer'),
      onOpened: () => void this.#reopened(),
      ...options,
    });
  }

  /** Newest first. */
  get runs(): readonly ListedRun[] {
    return this.#runs;
  }

  get corpora(): readonly StoredCorpus[] {
    return this.#corpora;
  }

  /** True once it is known what is kept. */
  get started(): boolean {
    return this.#started;
  }

  get mode(): KeptIn {
    return this.#fault === undefined ? 'device' : 'memory';
  }

  /** Why runs are kept in memory only. */
  get fault(): StorageCode | undefined {
    return this.#fault;
  }

  /** Runs were kept here and the storage is empty: the browser or somebody erased it. */
  get erased(): boolean {
    return this.#erased;
  }

  get storage(): StorageState {
    return this.#storage;
  }

  /** The runs the last deletion took, which `undo` brings back. */
  get removed(): readonly StoredRun[] {
    const { device, memory } = this.#removed ?? {};
    return [...(device?.runs ?? []), ...(memory?.runs ?? [])].map(({ run }) => run);
  }

  /** Opens the storage, once; called again after a failure it tries again. Never throws. */
  start(): Promise<void> {
    if (this.#started && this.#fault === 'storage-newer') return Promise.resolve();
    if (this.#started && this.#fault === undefined) return this.#refresh();
    return (this.#starting ??= this.#open().finally(() => (this.#starting = undefined)));
  }

  /** Keeps a run. Fails only where the run itself cannot be written down. */
  async save({ run, ownCorpus }: RunToSave): Promise<Result<Saved>> {
    await this.start();
    let record: RunRecord;
    try {
      record = makeRun(plain(run), newId(), new Date().toISOString());
    } catch {
      return failure('run-unwritable');
    }
    const item = shelved(record, false);
    const parcel: Parcel = {
      runs: [item],
      corpora: ownCorpus ? [shelvedCorpus(plain(ownCorpus), run.corpus.licence)] : [],
    };
    const { key } = item.run;
    const reason = await this.#keep(parcel);
    await this.#changed();
    return success({ key, keptIn: reason ? 'memory' : 'device', reason });
  }

  /** Changes what a person may edit; the run counts as not backed up until exported again. */
  async edit(key: string, edit: Edit): Promise<LabError | undefined> {
    return this.#replace([key], (run) => ({
      ...run,
      head: { ...run.head, ...plain(edit) },
      backedUp: false,
    }));
  }

  async markBackedUp(keys: readonly string[]): Promise<LabError | undefined> {
    return this.#replace(keys, (run) => ({ ...run, backedUp: true }));
  }

  /** Deletes runs, and the corpora that only they needed; `undo` brings them back. */
  async remove(keys: readonly string[]): Promise<LabError | undefined> {
    const [device, memory] = this.#split(keys);
    try {
      const none: Parcel = { runs: [], corpora: [] };
      this.#removed = {
        device: device.length > 0 ? await this.#database.take(device) : none,
        memory: memory.length > 0 ? await this.#memory.take(memory) : none,
      };
    } catch (error) {
      return faultError(error);
    }
    await this.#moveToDevice();
    await this.#changed();
    return undefined;
  }

  async undo(): Promise<LabError | undefined> {
    const removed = this.#removed;
    if (!removed) return undefined;
    this.#removed = undefined;
    const reason = await this.#keep(removed.device);
    await this.#memory.add(removed.memory);
    await this.#changed();
    return reason && { code: reason, details: {} };
  }

  /** The text of a bundle with these runs, all without `keys`, and the corpora they need. */
  async exportText(keys = this.#runs.map(({ key }) => key)): Promise<Result<string>> {
    const wanted = new Set(keys);
    const runs = this.#runs.filter(({ key }) => wanted.has(key));
    const digests = new Set(runs.map(({ head }) => head.corpus.digest));
    const corpora = this.#corpora.filter(({ digest }) => digests.has(digest));
    try {
      const bodies = await this.#bodies([...keys, ...corpora.map(({ digest }) => digest)]);
      return writeBundle(
        {
          runs: runs
            .filter(({ key }) => bodies.has(key))
            .map((run) => unshelved(run, bodies.get(run.key))),
          corpora: corpora.map(({ digest, licence }) => ({
            digest,
            licence,
            content: bodies.get(digest) as OwnCorpus,
          })),
        },
        [...this.#secrets],
      );
    } catch (error) {
      return { ok: false, error: faultError(error) };
    }
  }

  /** A key in use on this page: no export may hold it. */
  guard(secret: string): void {
    this.#secrets.add(secret);
  }

  /**
   * Reads a bundle and adds what is not here yet, in one transaction. Fails as `readBundle` does, or
   * with a storage code where the device could not take it; then nothing has changed.
   */
  async importFile(file: Blob): Promise<Result<ImportReport>> {
    if (file.size > LARGEST_BUNDLE) return tooLarge(file.size);
    await this.start();
    const read = readBundle(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return read;
    const needed = new Set(read.value.runs.map((run) => run.corpus.digest));
    const parcel: Parcel = {
      runs: read.value.runs.map((record) => shelved(record, true)),
      corpora: read.value.corpora
        .filter(({ digest }) => needed.has(digest))
        .map(({ content, licence }) => shelvedCorpus(content, licence)),
    };
    const here = new Set(this.#runs.map(({ key }) => key));
    const fresh = { ...parcel, runs: parcel.runs.filter(({ run }) => !here.has(run.key)) };
    const keptIn = this.mode;
    const shelf: Shelf = keptIn === 'device' ? this.#database : this.#memory;
    let added: Set<string>;
    try {
      added = await shelf.add(fresh);
    } catch (error) {
      return { ok: false, error: faultError(error) };
    }
    await this.#changed();
    return success({
      added: added.size,
      alreadyHere: parcel.runs.length - added.size,
      notIntact: parcel.runs.filter(({ run }) => added.has(run.key) && !run.intact).length,
      keptIn,
    });
  }

  /** Computes a run again: true where its figures still follow. */
  async check(key: string): Promise<Result<boolean>> {
    const run = this.#runs.find((item) => item.key === key);
    if (!run) return failure('run-missing');
    try {
      const bodies = await this.#bodies([key, run.head.corpus.digest]);
      if (!bodies.has(key)) return failure('run-missing');
      return await followsAgain(
        unshelved(run, bodies.get(key)),
        bodies.get(run.head.corpus.digest),
      );
    } catch (error) {
      return { ok: false, error: faultError(error) };
    }
  }

  /** The reader has seen that the storage was erased. */
  dismissErased(): void {
    this.#erased = false;
    keptMarker.set(false);
  }

  async #open(): Promise<void> {
    try {
      await this.#database.open();
      this.#fault = undefined;
      const { runs } = await this.#database.list();
      this.#erased = runs.length === 0 && keptMarker.isSet;
      if (runs.length > 0 || this.#erased) await askToPersist();
      await this.#moveToDevice();
    } catch (error) {
      this.#fault = StorageFault.from(error).code;
    }
    this.#listen();
    await this.#refresh();
    this.#started = true;
  }

  /** The database opened after all, while the page already worked without it. */
  async #reopened(): Promise<void> {
    if (this.#fault === 'storage-waiting') await this.start();
  }

  /** Other tabs say when they changed something. */
  #listen(): void {
    if (this.#channel || typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = () => void this.#refresh();
  }

  async #refresh(): Promise<void> {
    const memory = await this.#memory.list();
    let device: { runs: readonly StoredRun[]; corpora: readonly StoredCorpus[] } | undefined;
    if (this.#fault === undefined) {
      try {
        device = await this.#database.list();
      } catch (error) {
        this.#fault = StorageFault.from(error).code;
      }
    }
    // What was on the device stays on screen when the connection is lost: it is still there.
    const onDevice =
      device?.runs.map((run) => ({ ...run, keptIn: 'device' as const })) ??
      this.#runs.filter(({ keptIn }) => keptIn === 'device');
    const inMemory = memory.runs.map((run) => ({ ...run, keptIn: 'memory' as const }));
    this.#runs = [...onDevice, ...inMemory].sort(newestFirst);
    this.#corpora = [...(device?.corpora ?? []), ...memory.corpora];
    this.#storage = await storageState();
  }

  async #changed(): Promise<void> {
    this.#channel?.postMessage('changed');
    await this.#refresh();
    if (this.#fault === undefined) {
      const kept = this.#runs.some(({ keptIn }) => keptIn === 'device');
      if (kept && !keptMarker.isSet) await askToPersist();
      keptMarker.set(kept);
    }
  }

  /** Puts a parcel on the device, or else in memory and says why. */
  async #keep(parcel: Parcel): Promise<StorageCode | undefined> {
    if (parcel.runs.length === 0) return undefined;
    if (this.#fault === undefined) {
      try {
        await this.#database.add(parcel);
        return undefined;
      } catch (error) {
        await this.#memory.add(parcel);
        return StorageFault.from(error).code;
      }
    }
    await this.#memory.add(parcel);
    return this.#fault;
  }

  /** Moves what is in memory to the device, where it now fits. */
  async #moveToDevice(): Promise<void> {
    if (this.#fault !== undefined || this.#memory.parcel.runs.length === 0) return;
    try {
      await this.#database.add(this.#memory.parcel);
      this.#memory.clear();
    } catch {
      // Still no room: they stay listed as kept in memory only.
    }
  }

  #split(keys: readonly string[]): [device: string[], memory: string[]] {
    const inMemory = new Set(
      this.#runs.filter(({ keptIn }) => keptIn === 'memory').map(({ key }) => key),
    );
    return [keys.filter((key) => !inMemory.has(key)), keys.filter((key) => inMemory.has(key))];
  }

  async #replace(
    keys: readonly string[],
    change: (run: StoredRun) => StoredRun,
  ): Promise<LabError | undefined> {
    const changed = (part: readonly string[]): StoredRun[] =>
      this.#runs
        .filter(({ key }) => part.includes(key))
        .map(({ key, head, intact, backedUp, size }) =>
          change({ key, head, intact, backedUp, size }),
        );
    const [device, memory] = this.#split(keys);
    try {
      if (device.length > 0) await this.#database.replace(changed(device));
      await this.#memory.replace(changed(memory));
    } catch (error) {
      return faultError(error);
    }
    await this.#changed();
    return undefined;
  }

  async #bodies(keys: readonly string[]): Promise<Map<string, unknown>> {
    const memory = await this.#memory.read(keys);
    const missing = keys.filter((key) => !memory.has(key));
    if (missing.length === 0 || this.#fault !== undefined) return memory;
    return new Map([...memory, ...(await this.#database.read(missing))]);
  }
}

/**
 * The one border between the page and storage: reactive state is copied to plain values, which
 * structured cloning can take (dates and maps stay what they are).
 */
function plain<T>(value: T): T {
  return $state.snapshot(value) as T;
}

function newestFirst(a: StoredRun, b: StoredRun): number {
  if (a.head.createdAt !== b.head.createdAt) return a.head.createdAt < b.head.createdAt ? 1 : -1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

function faultError(error: unknown): LabError {
  return { code: StorageFault.from(error).code, details: {} };
}

let shared: RunStore | undefined;

/** The store of this page, which labs and the runs room share. */
export function runStore(): RunStore {
  return (shared ??= new RunStore());
}
