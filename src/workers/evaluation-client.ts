import { proxy, wrap, type Remote } from 'comlink';
import type { PolicyVariant } from '../engine/evaluation/catalogue';
import type { DifferenceRow, Pair } from '../engine/evaluation/differences';
import type { QuestionOutcome } from '../engine/evaluation/outcome';
import type {
  EvaluationApi,
  EvaluationRequest,
  EvaluationResult,
  Report,
} from './evaluation-contract';
import type { Job, JobEnd, JobOutcome } from './job';

/** A worker that has not put a cancelled job down by then is inside a long step: it is ended. */
const PATIENCE_MILLISECONDS = 60;

/**
 * The evaluation in a worker. One job at a time: a new one cancels the one before. A worker that
 * fails is reported to the job it was doing, and the next job gets a new one.
 */
export class EvaluationClient {
  #worker: Worker | undefined;
  #remote: Remote<EvaluationApi> | undefined;
  #job = 0;
  /** Puts down the job that runs; undefined between jobs. */
  #cancel: (() => void) | undefined;
  /** The worker still has a job in hand that the page has given up. */
  #lingering = false;

  evaluate(request: EvaluationRequest, report: Report): Job<EvaluationResult> {
    return this.#start(report, (remote, job, told) => remote.evaluate(job, request, told));
  }

  compare(
    request: EvaluationRequest,
    pairs: readonly Pair[],
    report: Report,
  ): Job<readonly DifferenceRow[]> {
    return this.#start(report, (remote, job, told) => remote.compare(job, request, pairs, told));
  }

  outcomes(
    request: EvaluationRequest,
    variant: PolicyVariant,
    report: Report,
  ): Job<readonly QuestionOutcome[]> {
    return this.#start(report, (remote, job, told) => remote.outcomes(job, request, variant, told));
  }

  /** Ends the worker and whatever it does. */
  close(): void {
    this.#cancel?.();
    this.#drop();
  }

  #start<T>(
    report: Report,
    ask: (remote: Remote<EvaluationApi>, job: number, report: Report) => Promise<JobEnd<T>>,
  ): Job<T> {
    this.#cancel?.();
    if (this.#lingering) this.#drop();
    const job = (this.#job += 1);
    let settle: (outcome: JobOutcome<T>) => void = () => undefined;
    const outcome = new Promise<JobOutcome<T>>((resolve) => (settle = resolve));
    let open = true;
    const end = (how: JobOutcome<T>) => {
      if (!open) return;
      open = false;
      this.#cancel = undefined;
      settle(how);
    };
    const fail = (message: string) => {
      this.#drop();
      end({ status: 'failed', message });
    };
    try {
      const { worker, remote } = this.#open();
      worker.onerror = (event) => fail(event.message || 'worker');
      worker.onmessageerror = () => fail('message');
      const cancel = () => {
        if (!open) return;
        end({ status: 'cancelled' });
        this.#lingering = true;
        void remote.cancel(job);
        setTimeout(() => {
          if (this.#lingering && this.#worker === worker) this.#drop();
        }, PATIENCE_MILLISECONDS);
      };
      this.#cancel = cancel;
      const told = proxy<Report>((progress) => {
        if (open) report(progress);
      });
      ask(remote, job, told).then(
        (how) => {
          if (this.#worker === worker) this.#lingering = false;
          end(how);
        },
        (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
      );
      return { outcome, cancel };
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      return { outcome, cancel: () => undefined };
    }
  }

  #open(): { worker: Worker; remote: Remote<EvaluationApi> } {
    if (this.#worker && this.#remote) return { worker: this.#worker, remote: this.#remote };
    const worker = new Worker(new URL('./evaluation.worker.ts', import.meta.url), {
      type: 'module',
    });
    const remote = wrap<EvaluationApi>(worker);
    this.#worker = worker;
    this.#remote = remote;
    return { worker, remote };
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#remote = undefined;
    this.#lingering = false;
  }
}
