import type { LabError } from '../engine/errors';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { RunDatabase } from '../storage/run-database';
import type { DatabaseOptions } from '../storage/connection';
import { askToPersist, keptMarker, storageState, type StorageState } from '../storage/environment';
import { shelved, shelvedCorpus } from './keep';
import { RunMemory } from '../storage/run-memory';
import type { RunRecord } from '../engine/records/run-record';
import type { Contents, RunBatch, StoredCorpus, StoredRun } from '../storage/run-storage';
import { StorageFault, type StorageCode } from '../storage/storage-fault';

/** Where a run is: in this browser's storage, or only in this page's memory. */
export type KeptIn = 'device' | 'memory';

export interface ListedRun extends StoredRun {
  readonly keptIn: KeptIn;
}

/** What is kept, as the page shows it. */
export interface View {
  /** Newest first. */
  readonly runs: readonly ListedRun[];
  /** The reader's own corpora that came with them. */
  readonly corpora: readonly StoredCorpus[];
  /** True once it is known what is kept. */
  readonly started: boolean;
  /** Why runs are kept in memory only; undefined while the storage works. */
  readonly fault: StorageCode | undefined;
  /** Runs were kept here and the storage is empty: the browser or somebody erased it. */
  readonly erased: boolean;
  /** Runs that were on screen and that another tab deleted, the last time one did. */
  readonly vanished: readonly StoredRun[];
  /** The runs the last deletion took, which `undo` brings back. */
  readonly removed: readonly StoredRun[];
  readonly storage: StorageState;
}

export interface Saved {
  readonly key: string;
  readonly keptIn: KeptIn;
  /** Why it is in memory only. */
  readonly reason: StorageCode | undefined;
}

type Edit = Partial<Pick<RunRecord, 'name' | 'note' | 'tags'>>;

const CHANNEL = 'fragment-lab.runs';
const NOTHING: RunBatch = { runs: [], corpora: [] };

export const EMPTY_VIEW: View = {
  runs: [],
  corpora: [],
  started: false,
  fault: undefined,
  erased: false,
  vanished: [],
  removed: [],
  storage: { used: null, quota: null, persisted: null },
};

/**
 * Keeps runs in the browser's storage, and in the page's memory what storage does not take; tells
 * `onChange` whenever what is kept, or why it is not, has changed.
 */
export class Keeper {
  #view = EMPTY_VIEW;
  #removed: { readonly device: RunBatch; readonly memory: RunBatch } | undefined;
  #memory = new RunMemory();
  #database: RunDatabase;
  #starting: Promise<void> | undefined;
  #channel: BroadcastChannel | undefined;
  #onChange: (view: View) => void;

  /** `onChange` is called with every new view, not with the empty one it begins with. */
  constructor(onChange: (view: View) => void, options: Partial<DatabaseOptions> = {}) {
    this.#onChange = onChange;
    this.#database = new RunDatabase({
      onReplaced: () => this.#show({ fault: 'storage-newer' }),
      onOpened: () => void this.#open(),
      ...options,
    });
  }

  get view(): View {
    return this.#view;
  }

  /** Opens the storage. Called again it looks anew, and tries again after a failure. */
  start(): Promise<void> {
    // Both faults end by themselves or by a reload: asking again would only make the reader wait.
    const { fault, started } = this.#view;
    if (started && (fault === 'storage-newer' || fault === 'storage-waiting')) {
      return Promise.resolve();
    }
    return (this.#starting ??= this.#open().finally(() => (this.#starting = undefined)));
  }

  /** Keeps a new record, on the device or else in memory. `ownCorpus` is one that is not bundled. */
  async save(record: RunRecord, ownCorpus: OwnCorpus | undefined): Promise<Saved> {
    if (!this.#view.started || this.#view.fault !== undefined) await this.start();
    const item = shelved(record, false);
    const corpora = ownCorpus ? [shelvedCorpus(ownCorpus, record.corpus.licence)] : [];
    const reason = await this.#keep({ runs: [item], corpora });
    await this.#changed();
    return { key: item.run.key, keptIn: reason ? 'memory' : 'device', reason };
  }

  /** Changes what a person may edit; the run counts as not backed up until it is exported again. */
  edit(key: string, edit: Edit): Promise<LabError | undefined> {
    return this.#replace([key], (run) => ({
      ...run,
      head: { ...run.head, ...edit },
      backedUp: false,
    }));
  }

  markBackedUp(keys: readonly string[]): Promise<LabError | undefined> {
    return this.#replace(keys, (run) => ({ ...run, backedUp: true }));
  }

  /** Deletes runs, and the corpora that only they needed; `undo` brings them back. */
  async remove(keys: readonly string[]): Promise<LabError | undefined> {
    const { device, memory } = this.#byPlace(keys);
    try {
      this.#removed = {
        device: device.length > 0 ? await this.#database.take(device) : NOTHING,
        memory: await this.#memory.take(memory),
      };
    } catch (error) {
      return faultError(error);
    }
    await this.#moveToDevice();
    // The last run was deleted, not erased: the mark goes with it.
    if (device.length > 0 && (await this.#listDevice())?.runs.length === 0) keptMarker.set(false);
    await this.#changed();
    return undefined;
  }

  async undo(): Promise<LabError | undefined> {
    const { device, memory } = this.#removed ?? { device: NOTHING, memory: NOTHING };
    this.#removed = undefined;
    const reason = await this.#keep(device);
    await this.#memory.add(memory);
    await this.#changed();
    return reason && { code: reason, details: {} };
  }

  /**
   * Adds runs to the device, or to memory where there is no storage, all or nothing; those already
   * here stay as they are. Returns the keys that are new; throws `StorageFault`.
   */
  async add(parcel: RunBatch): Promise<{ added: Set<string>; keptIn: KeptIn }> {
    if (!this.#view.started) await this.start();
    const here = new Set(this.#view.runs.map(({ key }) => key));
    const runs = parcel.runs.filter(({ run }) => !here.has(run.key));
    const keptIn: KeptIn = this.#view.fault === undefined ? 'device' : 'memory';
    const shelf = keptIn === 'device' ? this.#database : this.#memory;
    const added = await shelf.add({ runs, corpora: parcel.corpora });
    await this.#changed();
    return { added, keptIn };
  }

  /**
   * Results by run key and contents by corpus digest, of those that can be read now; throws
   * `StorageFault`.
   */
  async read(keys: readonly string[]): Promise<Map<string, unknown>> {
    const memory = await this.#memory.read(keys);
    const missing = keys.filter((key) => !memory.has(key));
    if (missing.length === 0 || this.#view.fault !== undefined) return memory;
    return new Map([...memory, ...(await this.#database.read(missing))]);
  }

  /** The reader has seen that the storage was erased. */
  dismissErased(): void {
    keptMarker.set(false);
    this.#show({ erased: false });
  }

  async #open(): Promise<void> {
    try {
      await this.#database.open();
      this.#show({ fault: undefined });
      await this.#moveToDevice();
    } catch (error) {
      this.#show({ fault: StorageFault.from(error).code });
    }
    this.#listen();
    await this.#refresh();
    this.#show({ started: true });
    if (this.#view.erased || this.#view.runs.length > 0) this.#protect();
  }

  /** Other tabs say when they changed something. */
  #listen(): void {
    if (this.#channel || typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = () => void this.#hear();
  }

  async #hear(): Promise<void> {
    const before = this.#view.runs.filter(({ keptIn }) => keptIn === 'device');
    await this.#refresh();
    const here = new Set(this.#view.runs.map(({ key }) => key));
    const vanished = before.filter(({ key }) => !here.has(key));
    if (vanished.length > 0) this.#show({ vanished });
    // The other tab undid its deletion.
    else if (this.#view.vanished.some(({ key }) => here.has(key))) this.#show({ vanished: [] });
  }

  async #refresh(): Promise<void> {
    const memory = await this.#memory.list();
    const device = await this.#listDevice();
    // What was on the device stays on screen when the connection is lost: it is still there.
    const onDevice: readonly ListedRun[] = device
      ? device.runs.map((run) => ({ ...run, keptIn: 'device' }))
      : this.#view.runs.filter(({ keptIn }) => keptIn === 'device');
    const known = new Set(onDevice.map(({ key }) => key));
    const inMemory = memory.runs
      .filter(({ key }) => !known.has(key))
      .map((run): ListedRun => ({ ...run, keptIn: 'memory' }));
    this.#show({
      corpora: [...(device?.corpora ?? []), ...memory.corpora],
      runs: [...onDevice, ...inMemory].sort(newestFirst),
      erased: device?.runs.length === 0 && keptMarker.isSet,
      removed: [this.#removed?.device, this.#removed?.memory]
        .flatMap((parcel) => parcel?.runs ?? [])
        .map(({ run }) => run),
    });
    void storageState().then((storage) => this.#show({ storage }));
  }

  async #listDevice(): Promise<Contents | undefined> {
    if (this.#view.fault !== undefined) return undefined;
    try {
      return await this.#database.list();
    } catch (error) {
      this.#show({ fault: StorageFault.from(error).code });
      return undefined;
    }
  }

  async #changed(): Promise<void> {
    this.#channel?.postMessage('changed');
    await this.#refresh();
    if (!keptMarker.isSet && this.#view.runs.some(({ keptIn }) => keptIn === 'device')) {
      keptMarker.set(true);
      this.#protect();
    }
  }

  /** Not awaited: a browser may ask the reader, who may take their time. */
  #protect(): void {
    void askToPersist()
      .then(storageState)
      .then((storage) => this.#show({ storage }));
  }

  /** Puts a parcel on the device, or else in memory, and says why. */
  async #keep(parcel: RunBatch): Promise<StorageCode | undefined> {
    if (parcel.runs.length === 0) return undefined;
    let reason = this.#view.fault;
    if (reason === undefined) {
      try {
        await this.#database.add(parcel);
        return undefined;
      } catch (error) {
        reason = StorageFault.from(error).code;
      }
    }
    await this.#memory.add(parcel);
    return reason;
  }

  /** Moves what is in memory to the device, where it now fits. */
  async #moveToDevice(): Promise<void> {
    if (this.#view.fault !== undefined || this.#memory.isEmpty) return;
    try {
      await this.#database.add(this.#memory.parcel);
      this.#memory.clear();
    } catch {
      // Still no room: they stay listed as kept in memory only.
    }
  }

  #byPlace(keys: readonly string[]): Record<KeptIn, string[]> {
    const places = new Map(this.#view.runs.map(({ key, keptIn }) => [key, keptIn]));
    return {
      device: keys.filter((key) => places.get(key) === 'device'),
      memory: keys.filter((key) => places.get(key) === 'memory'),
    };
  }

  async #replace(
    keys: readonly string[],
    change: (run: StoredRun) => StoredRun,
  ): Promise<LabError | undefined> {
    const { device, memory } = this.#byPlace(keys);
    const changed = (part: readonly string[]): StoredRun[] => {
      const wanted = new Set(part);
      return this.#view.runs
        .filter(({ key }) => wanted.has(key))
        .map(({ keptIn: _, ...run }) => change(run));
    };
    try {
      if (device.length > 0) await this.#database.replace(changed(device));
      await this.#memory.replace(changed(memory));
    } catch (error) {
      return faultError(error);
    }
    await this.#changed();
    return undefined;
  }

  #show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
    this.#onChange(this.#view);
  }
}

function newestFirst(a: StoredRun, b: StoredRun): number {
  if (a.head.createdAt !== b.head.createdAt) return a.head.createdAt < b.head.createdAt ? 1 : -1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

function faultError(error: unknown): LabError {
  return { code: StorageFault.from(error).code, details: {} };
}
