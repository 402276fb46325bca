import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import type { PolicyVariant } from '../../engine/evaluation/catalogue';
import type { DifferenceRow } from '../../engine/evaluation/differences';
import type { QuestionOutcome } from '../../engine/evaluation/outcome';
import { POOLED } from '../../engine/evaluation/table';
import type { PipelineSettings, SpaceName } from '../../engine/settings';
import { EvaluationClient } from '../../workers/evaluation-client';
import type {
  EvaluationRequest,
  EvaluationResult,
  JobProgress,
} from '../../workers/evaluation-contract';
import type { Job } from '../../workers/job';
import type { NeighboursLab } from './state.svelte';
import { evaluationKey, evaluationRequest } from './request';
import { onGrid, type Part } from './trade';

export type EvaluationStatus = 'idle' | 'loading' | 'running' | 'cancelled' | 'failed' | 'done';

/** The questions behind a figure: one policy, one part of the evaluation. */
export interface Behind {
  readonly variant: PolicyVariant;
  readonly part: Part;
  /** For all measured questions; undefined while they are computed. */
  readonly outcomes: readonly QuestionOutcome[] | undefined;
}

/** What an evaluation came to, and what was asked beyond it. */
interface Finished {
  readonly result: EvaluationResult;
  readonly request: EvaluationRequest;
  readonly settings: PipelineSettings;
  readonly seconds: number;
  readonly further: readonly DifferenceRow[];
}

/** The last evaluation, while the page is open: a look into another room costs nobody a second run. */
let last: Finished | undefined;

/** The evaluation of the lab: the job in the worker, its figures, and what is looked at in them. */
export class EvaluationView {
  readonly #lab: NeighboursLab;
  readonly #client = new EvaluationClient();
  #status = $state<EvaluationStatus>('idle');
  #progress = $state.raw<JobProgress>();
  #message = $state('');
  #result = $state.raw<EvaluationResult>();
  #request = $state.raw<EvaluationRequest>();
  #settings = $state.raw<PipelineSettings>();
  #seconds = $state(0);
  #part = $state.raw<Part>({ class: 'all', corpus: POOLED });
  #behind = $state.raw<Behind>();
  #further = $state.raw<readonly DifferenceRow[]>([]);
  #comparing = $state(false);
  #job: Job<unknown> | undefined;

  constructor(lab: NeighboursLab) {
    this.#lab = lab;
  }

  get status(): EvaluationStatus {
    return this.#status;
  }

  get running(): boolean {
    return this.#status === 'loading' || this.#status === 'running';
  }

  get progress(): JobProgress | undefined {
    return this.#progress;
  }

  /** What the worker said when it failed. */
  get message(): string {
    return this.#message;
  }

  get result(): EvaluationResult | undefined {
    return this.#result;
  }

  /** The corpora the figures are of. */
  get corpora(): readonly RetrievalCorpus[] {
    return this.#request?.corpora ?? [];
  }

  get corpusIds(): readonly string[] {
    return this.corpora.map(({ id }) => id);
  }

  /** The settings the figures were made under. */
  get settings(): PipelineSettings | undefined {
    return this.#settings;
  }

  get space(): SpaceName {
    return this.#request?.space ?? 'tf-idf';
  }

  /** How long the last evaluation took. */
  get seconds(): number {
    return this.#seconds;
  }

  /** Corpora, cutting or vectors have been changed since the figures were made. */
  get stale(): boolean {
    if (!this.#request) return false;
    const { evaluated, settings } = this.#lab;
    return (
      this.#request.key !== evaluationKey(evaluated, settings) ||
      this.#request.space !== settings.space
    );
  }

  get part(): Part {
    const { class: questionClass, corpus } = this.#part;
    const several = this.corpora.length > 1;
    const known = (corpus === POOLED || corpus === 'macro') && several;
    if (known || this.corpusIds.includes(corpus)) return this.#part;
    return { class: questionClass, corpus: several ? POOLED : (this.corpusIds[0] ?? POOLED) };
  }

  get behind(): Behind | undefined {
    return this.#behind;
  }

  /** Differences asked for beyond the stated ones. */
  get further(): readonly DifferenceRow[] {
    return this.#further;
  }

  get comparing(): boolean {
    return this.#comparing;
  }

  /** The values of the sweep closest to the settings in force. */
  get grid(): ReturnType<typeof onGrid> {
    return onGrid(this.#lab.settings);
  }

  look(part: Partial<Part>): void {
    this.#part = { ...this.part, ...part };
    if (this.#behind) this.#behind = { ...this.#behind, part: this.part };
  }

  async run(): Promise<void> {
    const { evaluated, settings } = this.#lab;
    this.#status = 'loading';
    this.#progress = undefined;
    const corpora = await this.#lab.corpora(evaluated);
    // The reader may have cancelled while the documents were fetched.
    if (this.#status !== 'loading') return;
    if (!corpora) {
      this.#status = 'idle';
      return;
    }
    // Corpora are never reactive: a copy of them, as for other state, would only hold the page.
    const request = evaluationRequest(corpora, settings);
    const began = performance.now();
    this.#status = 'running';
    const job = this.#client.evaluate(request, (progress) => (this.#progress = progress));
    this.#job = job;
    const outcome = await job.outcome;
    if (this.#job !== job) return;
    this.#progress = undefined;
    if (outcome.status === 'failed') this.#fail(outcome.message);
    else if (outcome.status === 'cancelled') this.#status = 'cancelled';
    else {
      this.#result = outcome.value;
      this.#request = request;
      this.#settings = settings;
      this.#seconds = (performance.now() - began) / 1000;
      this.#further = [];
      this.#behind = undefined;
      this.#status = 'done';
      this.#remember();
    }
  }

  /** Shows the last evaluation of this page again, where it is of what the lab now evaluates. */
  restore(): void {
    if (!last) return;
    const { evaluated, settings } = this.#lab;
    const { request } = last;
    if (request.key !== evaluationKey(evaluated, settings) || request.space !== settings.space) {
      return;
    }
    this.#result = last.result;
    this.#request = request;
    this.#settings = last.settings;
    this.#seconds = last.seconds;
    this.#further = last.further;
    this.#status = 'done';
  }

  cancel(): void {
    const { running } = this;
    this.#job?.cancel();
    if (running) this.#status = 'cancelled';
    this.#comparing = false;
    this.#progress = undefined;
  }

  /** Opens the questions behind a figure. */
  async open(variant: PolicyVariant, part: Partial<Part> = {}): Promise<void> {
    const request = this.#request;
    if (!request || this.running) return;
    const asked = { variant, part: { ...this.part, ...part }, outcomes: undefined };
    this.#behind = asked;
    this.#comparing = false;
    const job = this.#client.outcomes(request, variant, () => undefined);
    this.#job = job;
    const outcome = await job.outcome;
    if (this.#behind !== asked) return;
    if (outcome.status === 'failed') this.#fail(outcome.message);
    if (outcome.status === 'done') this.#behind = { ...asked, outcomes: outcome.value };
  }

  closeBehind(): void {
    this.#behind = undefined;
  }

  /** Compares two policies that the stated comparisons do not, unless it has been done. */
  async compare(a: string, b: string): Promise<void> {
    const request = this.#request;
    const known = this.#further.some((row) => row.a === a && row.b === b);
    if (!request || this.running || a === b || known) return;
    this.#comparing = true;
    const job = this.#client.compare(request, [[a, b]], (progress) => (this.#progress = progress));
    this.#job = job;
    const outcome = await job.outcome;
    if (this.#job !== job) return;
    this.#comparing = false;
    this.#progress = undefined;
    if (outcome.status === 'failed') this.#fail(outcome.message);
    if (outcome.status === 'done') {
      this.#further = [...this.#further, ...outcome.value];
      this.#remember();
    }
  }

  close(): void {
    this.#client.close();
  }

  #remember(): void {
    if (!this.#result || !this.#request || !this.#settings) return;
    last = {
      result: this.#result,
      request: this.#request,
      settings: this.#settings,
      seconds: this.#seconds,
      further: this.#further,
    };
  }

  #fail(message: string): void {
    this.#message = message;
    this.#status = 'failed';
  }
}
