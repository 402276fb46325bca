import { failure, success, type LabError, type Result } from '../engine/errors';
import { canonicalJson } from '../engine/protocol/canonical';
import type { Experiment } from '../engine/protocol/experiment';
import { fileText } from '../engine/protocol/freeze';
import {
  ledgerText,
  makeResults,
  readLedger,
  readResults,
  type CallRecord,
  type LedgerFile,
  type Results,
  type Stop,
} from '../engine/protocol/results';
import { verifyExperiment, verifyExperimentText, type Verified } from '../engine/protocol/verify';
import { LabConnection } from '../storage/connection';
import { askToPersist } from '../storage/environment';
import { newId } from '../storage/identity';
import { DatabaseLedgerStore } from '../storage/ledger-database';
import { LEDGER_CHANNEL } from '../storage/ledger-store';
import type { SeriesRecord } from '../storage/series-record';
import { runStore } from '../runs/store.svelte';
import { declareUnsaved } from '../ui/unsaved';
import { responsesClient } from '../network/client';
import { timeNow } from './clock';
import { pageObstacles, type Obstacle } from './conditions';
import { PlanDraft } from './draft.svelte';
import { rehearse, type Rehearsal } from './dry-run';
import { HeldKey } from '../network/key';
import { Ledger, type LedgerView } from './ledger';
import { closeAbandoned, holdingSeries } from './lock';
import { MemoryLedgerStore } from './memory-ledger';
import type { Practice } from './practice';
import { holdsKey } from '../network/redact';
import { collectSeries, type Progress, type Wish } from './runner';
import { simulator } from './simulator';

/** The two accounts of the page: real money on the device, play money in memory. */
export type Account = Experiment['series'];

/** A series that is open on the page. */
export interface OpenSeries {
  readonly account: Account;
  readonly experiment: Experiment;
  readonly record: SeriesRecord;
  readonly calls: readonly CallRecord[];
}

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

/** A file on its way out. */
export interface OutgoingFile {
  readonly name: string;
  readonly text: string;
}

/** Long enough for a class to see a call go by. */
const SIMULATED_DELAY = 40;
/** Bytes of a file that is read. */
const LARGEST_FILE = 50_000_000;

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
  #unsaved = $state.raw<{ readonly series: string; readonly call: CallRecord }>();
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
    if (this.#storageFault) return [...page, 'no-storage'];
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

  /** An answer that storage could not take: it is only in this page. */
  get unsaved(): boolean {
    return this.#unsaved !== undefined;
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
      if (this.#running || this.#unsaved) event.preventDefault();
    });
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
    if (open && record) this.#open = { ...open, record };
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
    const kept = await ledger.keep(frozen.value);
    if (!kept.ok) return kept;
    if (account === 'collected') await askToPersist();
    this.#draftKept = this.draft.asTyped;
    this.#open = { account, experiment: frozen.value, record: kept.value, calls: [] };
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
    this.#open = { account: 'simulated', experiment: frozen.value, record: kept.value, calls: [] };
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
    const record = this.#views[account]?.series.find((item) => item.id === id);
    const experiment = await this.#ledgers[account].experiment(id);
    if (!experiment.ok) return experiment;
    const calls = await this.#ledgers[account].calls(id);
    if (!calls.ok) return calls;
    if (!record) return failure('series-unknown');
    this.#open = { account, experiment: experiment.value, record, calls: calls.value };
    return success(null);
  }

  /** Takes a key as typed; it stays in this object's private field. */
  holdKey(typed: string): Result<null> {
    const held = this.#key.hold(typed);
    this.#hasKey = this.#key.isHeld;
    for (const key of this.#key.known) runStore().guard(key);
    return held;
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
   * Fails, before any call leaves, with `no-paid-calls`, `key-missing`, `key-in-plan`,
   * `plan-changed` (with its `place`), `case-changed`, `series-held-elsewhere`, or as the ledger does.
   */
  async run(): Promise<Result<null>> {
    const { open } = this;
    if (!open || this.#running) return failure('series-not-startable', { state: 'running' });
    const { account, experiment } = open;
    const refusal = this.#refusal(experiment);
    if (refusal) return { ok: false, error: refusal };
    const ledger = this.#ledgers[account];
    const key = account === 'collected' ? this.#key.reveal() : '';
    this.#setRunning(open, { calls: open.calls, under: null }, 'go');
    try {
      const held = await holdingSeries(experiment.id, ledger, this.#owner, () =>
        collectSeries({
          experiment,
          ledger,
          send: this.#sender(experiment, open.calls.length),
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
      const { calls, unsaved, state, stop } = held.value;
      const last = calls.at(-1);
      if (unsaved && last) this.#unsaved = { series: experiment.id, call: last };
      this.#open = { ...open, calls, record: { ...open.record, state, stop } };
      return success(null);
    } finally {
      this.#running = undefined;
      // A paused series goes on with the same key; an ended one needs no key.
      if (this.#open?.record.state !== 'paused') this.#retireKey();
      await this.#changed();
    }
  }

  /** What a person wants of the running series: heard between two calls. */
  wish(wish: Wish): void {
    if (this.#running) this.#running = { ...this.#running, wish };
  }

  /** Tries once more to write the answer that storage refused. */
  async saveAgain(): Promise<Result<null>> {
    if (!this.#unsaved) return success(null);
    const { series, call } = this.#unsaved;
    const settled = await this.#ledgers.collected.settle(series, call);
    if (!settled.ok) return settled;
    this.#unsaved = undefined;
    await this.#changed();
    return success(null);
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
    if (!this.#open) return undefined;
    const { experiment, record, calls, account } = this.#open;
    const { state, startedAt, endedAt } = record;
    if (state === 'frozen' || state === 'running' || startedAt === null || endedAt === null) {
      return undefined;
    }
    const rows = this.#views[account]?.rows.filter((row) => row.series === experiment.id) ?? [];
    const stop: Stop | null = record.stop;
    return makeResults(experiment, { state, startedAt, endedAt, stop }, calls, rows);
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
    const text = await textOf(file);
    if (!text.ok) return text;
    let read = readResults(text.value);
    if (!read.ok && read.error.code === 'results-unknown') {
      const plan = verifyExperimentText(text.value);
      if (!plan.ok) return plan.error.code === 'experiment-unknown' ? read : plan;
      read = success({ value: emptyResults(plan.value.value), faults: plan.value.faults });
    }
    if (!read.ok) return read;
    this.#file = { name: file.name, verified: read.value };
    return success(null);
  }

  closeFile(): void {
    this.#file = undefined;
  }

  /** Reads a ledger file, to look at it. It is never counted. */
  async openLedgerFile(file: File): Promise<Result<null>> {
    const text = await textOf(file);
    const read = text.ok ? readLedger(text.value) : text;
    if (!read.ok) return read;
    this.#ledgerFile = read.value;
    return success(null);
  }

  #sender(experiment: Experiment, made: number) {
    const { provider } = experiment;
    if (provider.kind === 'simulator') {
      const wait = () => new Promise<void>((resolve) => setTimeout(resolve, SIMULATED_DELAY));
      return simulator({ ...provider, made, wait });
    }
    const { endpoint, streamedBody } = provider;
    return responsesClient({ endpoint, streamedBody, key: () => this.#key.reveal() });
  }

  /** Why the plan cannot start, checked before anything else is touched. */
  #refusal(experiment: Experiment): LabError | null {
    const verified = verifyExperiment(experiment);
    if (!verified.ok) return verified.error;
    const [fault] = verified.value.faults;
    if (fault) return { code: 'plan-changed', details: { place: fault.place } };
    if (experiment.kind === 'order') {
      const changed = changedCase(experiment.corpus.cases, this.draft.cases);
      if (changed !== null) return { code: 'case-changed', details: { case: changed } };
    }
    const { provider } = experiment;
    if (provider.kind === 'simulator') return null;
    if (this.obstacles.length > 0) return { code: 'no-paid-calls', details: {} };
    const isOpenAi = provider.endpoint.startsWith('https:');
    if (isOpenAi && !this.#key.isHeld) return { code: 'key-missing', details: {} };
    const text = fileText(experiment);
    if (this.#key.known.some((key) => holdsKey(text, key))) {
      return { code: 'key-in-plan', details: {} };
    }
    return null;
  }

  #setRunning(open: OpenSeries, progress: Progress, wish: Wish): void {
    this.#running = { series: open.experiment.id, account: open.account, progress, wish };
  }

  #retireKey(): void {
    this.#key.retire();
    this.#hasKey = false;
  }

  /** Nothing leaves with a key in it, though nothing was written that could hold one. */
  #outgoing(name: string, text: string): Result<OutgoingFile> {
    return this.#key.known.some((key) => holdsKey(text, key))
      ? failure('export-holds-key')
      : success({ name, text });
  }

  async #changed(): Promise<void> {
    this.#channel?.postMessage('changed');
    await this.refresh();
  }
}

/** The id of a case that the page has and that is no longer as the plan froze it. */
function changedCase(
  frozen: readonly unknown[],
  present: readonly { id: string }[],
): string | null {
  for (const item of frozen as readonly { id: string }[]) {
    const now = present.find((other) => other.id === item.id);
    if (now && canonicalJson(now) !== canonicalJson(item)) return item.id;
  }
  return null;
}

/** A plan read on its own: every call is still to be attempted. */
function emptyResults(experiment: Experiment): Results {
  const { createdAt } = experiment;
  const end = { state: 'paused' as const, startedAt: createdAt, endedAt: createdAt, stop: null };
  return makeResults(experiment, end, [], []);
}

function fileName(what: string, experiment: Experiment): string {
  const mark = experiment.series === 'simulated' ? '-simulated' : '';
  return `${what}${mark}-${experiment.id.slice(0, 8)}.json`;
}

async function textOf(file: File): Promise<Result<string>> {
  if (file.size > LARGEST_FILE) return failure('file-too-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failure('file-not-utf-8');
  }
}

let shared: Collection | undefined;

/** The collection of this page. */
export function collection(): Collection {
  return (shared ??= new Collection());
}
