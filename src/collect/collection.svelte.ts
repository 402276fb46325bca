import { failure, success, type LabError, type Result } from '../engine/errors';
import type { Experiment } from '../engine/protocol/experiment';
import { hasRoomForCall, planBytes } from '../engine/protocol/file-size';
import { fileText } from '../engine/protocol/freeze';
import type { NanoUsd } from '../engine/protocol/money';
import {
  costOfCalls,
  ledgerText,
  readLedger,
  type LedgerFile,
  type Results,
} from '../engine/protocol/results';
import type { Verified } from '../engine/protocol/verify';
import { responsesClient } from '../network/client';
import { HeldKey } from '../network/key';
import type { Send } from '../network/wire';
import { runStore } from '../runs/store.svelte';
import { LabConnection } from '../storage/connection';
import { askToPersist } from '../storage/environment';
import { newId } from '../storage/identity';
import { DatabaseLedgerStore } from '../storage/ledger-database';
import { LEDGER_CHANNEL } from '../storage/ledger-store';
import { declareUnsaved } from '../ui/unsaved';
import { timeNow } from './clock';
import { pageObstacles, type Obstacle } from './conditions';
import { PlanDraft } from './draft.svelte';
import { rehearse, type Rehearsal } from './dry-run';
import { Ledger, type LedgerView } from './ledger';
import { closeAbandoned, holdingSeries } from './lock';
import { MemoryLedgerStore } from './memory-ledger';
import { resultsOf, type Account, type OpenSeries } from './open-series';
import type { Practice } from './practice';
import { collectSeries, type Progress, type Wish } from './runner';
import { fileName, outgoing, readSeriesText, textOfFile, type OutgoingFile } from './series-files';
import { simulator } from './simulator';
import { startRefusal } from './start-check';

/** A file a person opened to read: it counts for nothing. */
export interface OpenFile {
  readonly name: string;
  readonly verified: Verified<Results>;
}

interface Running {
  readonly series: string;
  readonly account: Account;
  readonly progress: Progress;
  readonly wish: Wish;
}

/** Long enough for a class to see a call go by. */
const SIMULATED_DELAY = 40;

/** The Collection room's state. It outlives the room: a series goes on while another room is open. */
export class Collection {
  readonly draft = new PlanDraft();
  readonly #key = new HeldKey();
  readonly #owner = newId();
  /** The draft as it was when the page opened or a plan was last frozen from it. */
  #draftKept = this.draft.asTyped;
  readonly #ledgers: Readonly<Record<Account, Ledger>>;
  #channel: BroadcastChannel | undefined;
  #starting: Promise<void> | undefined;
  #refreshing: Promise<void> | undefined;
  #refreshAgain = false;

  #views = $state.raw<Readonly<Partial<Record<Account, LedgerView>>>>({});
  #storageFault = $state.raw<LabError>();
  #open = $state.raw<OpenSeries>();
  #running = $state.raw<Running>();
  #hasKey = $state(false);
  /** Series that storage did not take whole: they are only in this page. */
  #unsaved = $state.raw<readonly OpenSeries[]>([]);
  #file = $state.raw<OpenFile>();
  #ledgerFile = $state.raw<LedgerFile>();
  #interrupted = $state(0);

  constructor() {
    const connection = new LabConnection({
      onReplaced: () => (this.#storageFault = { code: 'storage-newer', details: {} }),
      onOpened: () => void this.refresh(),
    });
    this.#ledgers = {
      collected: new Ledger(new DatabaseLedgerStore(connection), Date.now),
      simulated: new Ledger(new MemoryLedgerStore(), Date.now),
    };
  }

  /** The account the draft would be charged to. */
  get account(): Account {
    return this.draft.isSimulated ? 'simulated' : 'collected';
  }

  view(account: Account): LedgerView | undefined {
    return this.#views[account];
  }

  /** Why the durable ledger cannot be used. */
  get storageFault(): LabError | undefined {
    return this.#storageFault;
  }

  /** Why no paid call can be made from this page. */
  get obstacles(): readonly Obstacle[] {
    const page = pageObstacles();
    const fault = this.#storageFault?.code;
    if (fault) return [...page, fault === 'ledger-damaged' ? fault : 'no-storage'];
    return this.#views.collected ? page : [...page, 'ledger-unread'];
  }

  get open(): OpenSeries | undefined {
    return this.#open;
  }

  get running(): Running | undefined {
    return this.#running;
  }

  get hasKey(): boolean {
    return this.#hasKey;
  }

  /** True where something of the open series is only in this page, because storage did not take it. */
  get unsaved(): boolean {
    return this.#open !== undefined && this.#unsavedOf(this.#open.record.id) !== undefined;
  }

  get file(): OpenFile | undefined {
    return this.#file;
  }

  get ledgerFile(): LedgerFile | undefined {
    return this.#ledgerFile;
  }

  /** How many series were found whose page had been closed. */
  get interrupted(): number {
    return this.#interrupted;
  }

  /** Opens the ledgers, once, and closes the series whose page is gone. */
  start(): Promise<void> {
    return (this.#starting ??= this.#begin());
  }

  async #begin(): Promise<void> {
    if (typeof BroadcastChannel !== 'undefined') {
      this.#channel = new BroadcastChannel(LEDGER_CHANNEL);
      this.#channel.onmessage = () => void this.refresh();
    }
    declareUnsaved(() => this.draft.asTyped !== this.#draftKept);
    addEventListener('beforeunload', (event) => {
      if (this.#running || this.#unsaved.length > 0) event.preventDefault();
    });
    // A page that is left may be shown again as it was: without the key.
    addEventListener('pagehide', () => this.dropKey());
    await this.refresh();
    const running = this.#views.collected?.series.filter((item) => item.state === 'running') ?? [];
    const ids = running.map((item) => item.id);
    const closed = await closeAbandoned(this.#ledgers.collected, ids);
    this.#interrupted = closed.length;
    if (closed.length > 0) await this.refresh();
  }

  /** Reads both accounts anew. Asked again while it reads, it reads once more and no oftener. */
  async refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#refreshAgain = true;
      return this.#refreshing;
    }
    this.#refreshing = (async () => {
      do {
        this.#refreshAgain = false;
        await this.#read();
      } while (this.#refreshAgain);
    })().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  async #read(): Promise<void> {
    const collected = await this.#ledgers.collected.view();
    const simulated = await this.#ledgers.simulated.view();
    if (collected.ok) {
      // A database taken over by a newer page stays out of reach until this one is reloaded.
      if (this.#storageFault?.code !== 'storage-newer') this.#storageFault = undefined;
    } else {
      this.#storageFault = collected.error;
    }
    this.#views = {
      ...(collected.ok ? { collected: collected.value } : {}),
      ...(simulated.ok ? { simulated: simulated.value } : {}),
    };
    const { open } = this;
    const record =
      open && this.#views[open.account]?.series.find((item) => item.id === open.record.id);
    // What this page saw and storage did not take is the better knowledge.
    if (open && record && !this.unsaved) this.#open = { ...open, record };
  }

  /**
   * Freezes the draft and keeps it. The first plan of a ledger opens it with what the person says was
   * spent before. Fails with what is wrong with the draft, `no-paid-calls`, or as the ledger does.
   */
  async freeze(): Promise<Result<null>> {
    const { account } = this;
    if (account === 'collected' && this.obstacles.length > 0) return failure('no-paid-calls');
    if (this.draft.kind === 'policies') await this.draft.loadDocument();
    await this.refresh();
    const ledger = this.#ledgers[account];
    const view = this.#views[account];
    if (!view) return failure('no-paid-calls');
    let opening = view.opening;
    let total = view.total ?? 0;
    if (!opening) {
      const before = this.draft.readSpentBefore();
      if (!before.ok) return before;
      // Tried before the ledger is opened: a mistake in the draft opens nothing.
      const tried = this.#freezeAs('untried', before.value);
      if (!tried.ok) return tried;
      const opened = await ledger.open(newId(), before.value);
      if (!opened.ok) return opened;
      opening = opened.value;
      total = before.value;
    }
    const frozen = this.#freezeAs(opening.id, total);
    if (!frozen.ok) return frozen;
    if (!hasRoomForCall(planBytes(frozen.value))) return failure('plan-too-large');
    const kept = await ledger.keep(frozen.value);
    if (!kept.ok) return kept;
    if (account === 'collected') await askToPersist();
    this.#draftKept = this.draft.asTyped;
    this.#show({ account, experiment: frozen.value, record: kept.value, calls: [], rows: [] });
    await this.#changed();
    return success(null);
  }

  /**
   * Opens the published plan frozen for the simulator and, where asked, collects it, for a lesson.
   * A series of the kind that was made before is taken: a lesson may be held again. The reader's own
   * draft stays as it is, and the account is play money. Fails as `freeze` and `run` do.
   */
  async practise({ behaviour, collects }: Practice): Promise<Result<null>> {
    if (this.#running) return failure('series-not-startable', { state: 'running' });
    const ledger = this.#ledgers.simulated;
    let opening = this.#views.simulated?.opening;
    if (!opening) {
      const opened = await ledger.open(newId(), 0);
      if (!opened.ok) return opened;
      opening = opened.value;
    }
    const draft = new PlanDraft();
    draft.behaviour = behaviour;
    const spentBefore = this.#views.simulated?.total ?? 0;
    const stamp = { id: newId(), createdAt: timeNow(), ledger: opening.id, spentBefore };
    const frozen = draft.freeze(stamp);
    if (!frozen.ok) return frozen;
    const known = this.#views.simulated?.series.find(
      ({ model, planned, worstCase, state }) =>
        model === frozen.value.calls.answer.model &&
        planned === frozen.value.requests.length &&
        worstCase === frozen.value.worstCase &&
        (collects ? state === 'complete' || state === 'stopped' : state === 'frozen'),
    );
    if (known) return this.openSeries('simulated', known.id);
    const kept = await ledger.keep(frozen.value);
    if (!kept.ok) return kept;
    const nothing = { calls: [], rows: [] };
    this.#show({ account: 'simulated', experiment: frozen.value, record: kept.value, ...nothing });
    const running = collects ? this.run() : undefined;
    await this.#changed();
    return running ?? success(null);
  }

  #freezeAs(ledger: string, spentBefore: number): Result<Experiment> {
    const createdAt = timeNow();
    return this.draft.freeze({ id: newId(), createdAt, ledger, spentBefore });
  }

  /** Opens a series that is kept. */
  async openSeries(account: Account, id: string): Promise<Result<null>> {
    const unsaved = this.#unsavedOf(id);
    if (unsaved) {
      this.#show(unsaved);
      return success(null);
    }
    const record = this.#views[account]?.series.find((item) => item.id === id);
    const experiment = await this.#ledgers[account].experiment(id);
    if (!experiment.ok) return experiment;
    const calls = await this.#ledgers[account].calls(id);
    if (!calls.ok) return calls;
    if (!record) return failure('series-unknown');
    const rows = this.#views[account]?.rows.filter((row) => row.series === id) ?? [];
    this.#show({ account, experiment: experiment.value, record, calls: calls.value, rows });
    return success(null);
  }

  /** Takes a key as typed, for the endpoint of the open plan; it stays in this object's private field. */
  holdKey(typed: string): Result<null> {
    const provider = this.#open?.experiment.provider;
    if (provider?.kind !== 'responses-api') return failure('series-unknown');
    const held = this.#key.hold(typed, provider.endpoint);
    this.#hasKey = this.#key.isHeld;
    for (const key of this.#key.known) runStore().guard(key);
    return held;
  }

  /** No call can use the key any more; a series under way has taken its own. */
  dropKey(): void {
    this.#key.drop();
    this.#hasKey = false;
  }

  forgetKey(): void {
    this.#key.forget();
    this.#hasKey = false;
  }

  /** Goes through the open plan without network or key. */
  rehearse(): Rehearsal | undefined {
    if (!this.#open) return undefined;
    const { account, experiment } = this.#open;
    const total = this.#views[account]?.total ?? experiment.budget.spentBefore;
    return rehearse(experiment, total);
  }

  /**
   * Collects the open series until it is complete, stops or is paused.
   *
   * Fails, before any call leaves, as `startRefusal` does, with `series-held-elsewhere`, or as the
   * ledger does.
   */
  async run(): Promise<Result<null>> {
    const { open } = this;
    if (!open || this.#running) return failure('series-not-startable', { state: 'running' });
    const { account, experiment } = open;
    const { provider } = experiment;
    const endpoint = provider.kind === 'simulator' ? '' : provider.endpoint;
    const refusal = startRefusal(experiment, {
      cases: this.draft.cases,
      hasObstacles: this.obstacles.length > 0,
      hasKey: this.#key.for(endpoint) !== '',
      keys: this.#key.known,
    });
    if (refusal) return { ok: false, error: refusal };
    const ledger = this.#ledgers[account];
    // For this run alone: going on after a pause asks for it again.
    const key = this.#key.take(endpoint);
    this.#hasKey = false;
    const send = this.#sender(experiment, open.calls.length, key);
    if (!send.ok) return send;
    this.#setRunning(open, { calls: open.calls, under: null }, 'go');
    try {
      const held = await holdingSeries(experiment.id, ledger, this.#owner, () =>
        collectSeries({
          experiment,
          ledger,
          send: send.value,
          owner: this.#owner,
          key,
          now: Date.now,
          wish: () => this.#running?.wish ?? 'stop',
          onProgress: (progress) => {
            this.#setRunning(open, progress, this.#running?.wish ?? 'go');
            void this.#changed();
          },
        }),
      );
      if (held === null) return failure('series-held-elsewhere');
      if (!held.ok) return held;
      const { record, calls, rows, unsaved } = held.value;
      const ended = { ...open, record, calls, rows };
      const others = this.#unsaved.filter((item) => item.record.id !== record.id);
      this.#unsaved = unsaved ? [...others, ended] : others;
      // Another plan may have been frozen meanwhile.
      if (this.#open?.record.id === record.id) this.#open = ended;
      return success(null);
    } finally {
      this.#running = undefined;
      await this.#changed();
    }
  }

  /** What a person wants of the running series: heard between two calls. */
  wish(wish: Wish): void {
    if (this.#running) this.#running = { ...this.#running, wish };
  }

  /**
   * Tries once more to write what storage did not take of the open series. Returns null where its
   * ledger has it too, else what its calls count for: no ledger does, the old one is gone.
   */
  async saveAgain(): Promise<Result<NanoUsd | null>> {
    const unsaved = this.#open && this.#unsavedOf(this.#open.record.id);
    if (!unsaved) return success(null);
    const written = await this.#ledgers[unsaved.account].writeAgain(unsaved);
    if (!written.ok) return written;
    this.#unsaved = this.#unsaved.filter((item) => item !== unsaved);
    await this.#changed();
    return success(written.value ? null : costOfCalls(unsaved.calls));
  }

  async writeOff(
    account: Account,
    series: string,
    number: number,
    reason: string,
  ): Promise<Result<null>> {
    const written = await this.#ledgers[account].writeOff(series, number, reason);
    await this.#changed();
    return written.ok ? success(null) : written;
  }

  /** The open plan as a file. */
  experimentFile(): Result<OutgoingFile> {
    if (!this.#open) return failure('series-unknown');
    const { experiment } = this.#open;
    return this.#outgoing(fileName('experiment', experiment), fileText(experiment));
  }

  /** The open series with its calls and its account as a file. */
  resultsFile(): Result<OutgoingFile> {
    const results = this.openResults();
    if (!results || !this.#open) return failure('series-not-begun');
    return this.#outgoing(fileName('results', this.#open.experiment), fileText(results));
  }

  /** The open series as a results file would hold it; undefined before its first call. */
  openResults(): Results | undefined {
    return this.#open && resultsOf(this.#open, this.#views[this.#open.account]?.rows ?? []);
  }

  ledgerOut(account: Account): Result<OutgoingFile> {
    const view = this.#views[account];
    if (!view?.opening) return failure('ledger-not-open');
    const text = ledgerText({ opening: view.opening, rows: view.rows });
    const name = account === 'simulated' ? 'ledger-simulated.json' : 'ledger.json';
    return this.#outgoing(name, text);
  }

  /** Reads a results file, or a plan, to look at it. Nothing of it is counted or kept. */
  async openFile(file: File): Promise<Result<null>> {
    const text = await textOfFile(file);
    if (!text.ok) return text;
    const read = readSeriesText(text.value);
    if (!read.ok) return read;
    this.#file = { name: file.name, verified: read.value };
    return success(null);
  }

  closeFile(): void {
    this.#file = undefined;
  }

  /** Reads a ledger file, to look at it. It is never counted. */
  async openLedgerFile(file: File): Promise<Result<null>> {
    const text = await textOfFile(file);
    const read = text.ok ? readLedger(text.value) : text;
    if (!read.ok) return read;
    this.#ledgerFile = read.value;
    return success(null);
  }

  #sender(experiment: Experiment, made: number, key: string): Result<Send> {
    const { provider } = experiment;
    if (provider.kind === 'simulator') {
      const wait = () => new Promise<void>((resolve) => setTimeout(resolve, SIMULATED_DELAY));
      return success(simulator({ ...provider, made, wait }));
    }
    const { endpoint, streamedBody } = provider;
    return responsesClient({ endpoint, streamedBody, key });
  }

  /** Another series comes into sight: a key typed for the last one is dropped. */
  #show(open: OpenSeries): void {
    this.dropKey();
    this.#open = open;
  }

  #unsavedOf(id: string): OpenSeries | undefined {
    return this.#unsaved.find((item) => item.record.id === id);
  }

  #setRunning(open: OpenSeries, progress: Progress, wish: Wish): void {
    this.#running = { series: open.experiment.id, account: open.account, progress, wish };
  }

  #outgoing(name: string, text: string): Result<OutgoingFile> {
    return outgoing(name, text, this.#key.known);
  }

  async #changed(): Promise<void> {
    this.#channel?.postMessage('changed');
    await this.refresh();
  }
}

let shared: Collection | undefined;

/** The collection of this page. */
export function collection(): Collection {
  return (shared ??= new Collection());
}
