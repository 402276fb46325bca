import { failure, success, type LabError, type Result } from '../engine/errors';
import type { OwnCorpus } from '../engine/corpus/corpus';
import type { DatabaseOptions } from '../storage/connection';
import { holdsSecret } from './bundle';
import { askBeforeLeaving } from '../storage/environment';
import {
  checkRun,
  exportRuns,
  importFile,
  readRecords,
  type Exported,
  type ImportReport,
} from './exchange';
import { newId } from '../storage/identity';
import { LabConnection } from '../storage/connection';
import { DatabaseLedgerStore } from '../storage/ledger-database';
import { LEDGER_CHANNEL, type LedgerStore } from '../storage/ledger-store';
import type { CollectionParts } from './series-bundle';
import { EMPTY_VIEW, Keeper, type Saved, type View } from './keeper';
import { makeRun, type RunInput } from './make-run';
import { LIMITS, readableName, type LabId, type RunRecord } from '../engine/records/run-record';
import { writableText } from '../engine/text/writable-text';

/** What a lab hands over to be kept. */
export interface RunToSave<Input extends RunInput = RunInput> {
  readonly run: Input;
  /** The content of the corpus, where it is the reader's own. */
  readonly ownCorpus?: OwnCorpus;
}

/** The same of one lab. */
export type RunToSaveOf<Lab extends LabId> = RunToSave<Extract<RunInput, { readonly lab: Lab }>>;

/**
 * The runs kept in this browser, as reactive state. This is the one border to storage: nothing
 * reactive passes it.
 */
export class RunStore {
  #view = $state.raw<View>(EMPTY_VIEW);
  #keeper: Keeper;
  #secrets: string[] = [];
  #ledgerStore: LedgerStore | undefined;

  constructor(options: Partial<DatabaseOptions> = {}) {
    this.#keeper = new Keeper((view) => {
      this.#view = view;
      askBeforeLeaving(view.runs.some((run) => run.keptIn === 'memory' && !run.backedUp));
    }, options);
  }

  get view(): View {
    return this.#view;
  }

  /** Opens the storage; called again it looks anew, and tries again after a failure. */
  start(): Promise<void> {
    return this.#keeper.start();
  }

  /** Keeps a run, on the device or else in memory. Fails where it cannot be written down. */
  async save({ run, ownCorpus }: RunToSave): Promise<Result<Saved>> {
    let record: RunRecord;
    try {
      record = makeRun(run, newId(), now());
    } catch {
      return failure('run-unwritable');
    }
    // The record is plain already; the corpus may be reactive, which structured cloning refuses.
    return success(await this.#keeper.save(record, $state.snapshot(ownCorpus) as typeof ownCorpus));
  }

  /** Renames a run, by what of a name can be read; nothing where nothing can. */
  async rename(key: string, name: string): Promise<LabError | undefined> {
    const readable = readableName(name);
    return readable === undefined ? undefined : this.#keeper.edit(key, { name: readable });
  }

  note(key: string, note: string): Promise<LabError | undefined> {
    return this.#keeper.edit(key, { note: writableText(note, LIMITS.note) });
  }

  /** Tags as somebody types them, separated by commas: each once, within the record's limits. */
  tag(key: string, text: string): Promise<LabError | undefined> {
    const tags = text
      .split(',')
      .map((tag) => writableText(tag.trim(), LIMITS.tag))
      .filter((tag) => tag !== '');
    return this.#keeper.edit(key, { tags: [...new Set(tags)].slice(0, LIMITS.tags) });
  }

  /** Deletes runs, and the corpora that only they needed; `undo` brings them back. */
  remove(keys: readonly string[]): Promise<LabError | undefined> {
    return this.#keeper.remove(keys);
  }

  undo(): Promise<LabError | undefined> {
    return this.#keeper.undo();
  }

  exportRuns(keys: readonly string[]): Promise<Result<Exported>> {
    return exportRuns(this.#keeper, keys, this.#secrets);
  }

  /** Every run, and the series and ledger of the Collection: all that this browser keeps of results. */
  async exportAll(): Promise<Result<Exported>> {
    const keys = this.#view.runs.map(({ key }) => key);
    return exportRuns(this.#keeper, keys, this.#secrets, await this.#collection());
  }

  /** How many series of the Collection a bundle of everything would hold; 0 where they cannot be read. */
  async seriesKept(): Promise<number> {
    return (await this.#collection()).series.length;
  }

  /** Whole records, in the order asked for; those that cannot be read now are left out. */
  records(keys: readonly string[]): Promise<Result<readonly RunRecord[]>> {
    return readRecords(this.#keeper, keys);
  }

  /** Refuses a text that is to leave the page with a key in use in it. */
  leaving(text: string): Result<string> {
    return holdsSecret(text, this.#secrets) ? failure('export-holds-secret') : success(text);
  }

  /** To be called once the file has left: the runs in it are backed up. */
  markBackedUp(keys: readonly string[]): Promise<LabError | undefined> {
    return this.#keeper.markBackedUp(keys);
  }

  /** A key in use on this page: no export may hold it. */
  guard(secret: string): void {
    this.#secrets.push(secret);
  }

  async importFile(file: Blob): Promise<Result<ImportReport>> {
    const report = await importFile(this.#keeper, () => this.#ledger(), file);
    if (report.ok && report.value.series?.ok) sayLedgerChanged();
    return report;
  }

  /** The content of a reader's own corpus, by its digest; undefined where it cannot be read. */
  async ownCorpus(digest: string): Promise<unknown> {
    return (await this.#keeper.read([digest]).catch(() => undefined))?.get(digest);
  }

  check(key: string): Promise<Result<boolean>> {
    return checkRun(this.#keeper, key);
  }

  /** Nothing where storage does not answer: the runs leave all the same, and the page says what is in it. */
  async #collection(): Promise<CollectionParts> {
    if (this.#view.fault !== undefined) return { series: [], ledger: [] };
    try {
      const { collectionParts } = await import('./series-bundle');
      return await collectionParts(this.#ledger());
    } catch {
      return { series: [], ledger: [] };
    }
  }

  #ledger(): LedgerStore {
    return (this.#ledgerStore ??= new DatabaseLedgerStore(
      new LabConnection({ onReplaced: () => undefined, onOpened: () => undefined }),
    ));
  }

  dismissErased(): void {
    this.#keeper.dismissErased();
  }
}

/** The Collection may be open in this tab or another. */
function sayLedgerChanged(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(LEDGER_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

function now(): string {
  return new Date().toISOString();
}

let shared: RunStore | undefined;

/** The store of this page, which the labs and the runs room share. */
export function runStore(): RunStore {
  return (shared ??= new RunStore());
}
