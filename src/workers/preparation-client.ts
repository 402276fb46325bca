import { proxy, wrap, type Remote } from 'comlink';
import type { ChunkColumns, PreparedParts } from '../engine/prepare';
import type { ChunkingSettings } from '../engine/settings';
import type { SourceDocument } from '../engine/retrieval/chunk-table';
import type { Job, JobOutcome } from './job';
import type { PreparationApi, PreparationReport } from './preparation-contract';

interface Line {
  readonly worker: Worker;
  readonly remote: Remote<PreparationApi>;
}

/**
 * Cutting, indexing and digests in a worker, so that the page goes on answering. One job at a time:
 * a new one cancels the one before. What is cancelled is ended in the middle of whatever it does.
 */
export class PreparationClient {
  #line: Line | undefined;
  #cancel: (() => void) | undefined;

  prepare(
    documents: readonly SourceDocument[],
    chunking: ChunkingSettings,
    report: PreparationReport,
  ): Job<PreparedParts> {
    return this.#start((remote) => remote.prepare(documents, chunking, proxy(report)));
  }

  cut(documents: readonly SourceDocument[], chunking: ChunkingSettings): Job<ChunkColumns> {
    return this.#start((remote) => remote.cut(documents, chunking));
  }

  digest(value: unknown): Job<string> {
    return this.#start((remote) => remote.digest(value));
  }

  /** Ends the worker and whatever it does; the next job gets a new one. */
  close(): void {
    this.#cancel?.();
    this.#drop();
  }

  #start<T>(ask: (remote: Remote<PreparationApi>) => Promise<unknown>): Job<T> {
    this.#cancel?.();
    let settle: (outcome: JobOutcome<T>) => void = () => undefined;
    const outcome = new Promise<JobOutcome<T>>((resolve) => (settle = resolve));
    let open = true;
    const end = (how: JobOutcome<T>) => {
      if (!open) return;
      open = false;
      this.#cancel = undefined;
      if (how.status !== 'done') this.#drop();
      settle(how);
    };
    const fail = (error: unknown) =>
      end({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
    const cancel = () => end({ status: 'cancelled' });
    this.#cancel = cancel;
    try {
      const { worker, remote } = (this.#line ??= newLine());
      // A worker that cannot start, or that runs out of memory, answers nothing.
      worker.onerror = (event) => fail(event.message || 'worker');
      worker.onmessageerror = () => fail('message');
      ask(remote).then((value) => end({ status: 'done', value: value as T }), fail);
    } catch (error) {
      fail(error);
    }
    return { outcome, cancel };
  }

  #drop(): void {
    this.#line?.worker.terminate();
    this.#line = undefined;
  }
}

function newLine(): Line {
  const worker = new Worker(new URL('./preparation.worker.ts', import.meta.url), {
    type: 'module',
  });
  return { worker, remote: wrap<PreparationApi>(worker) };
}
