import { expose } from 'comlink';
import type { EvaluationApi, JobProgress, Report } from './evaluation-contract';
import { EvaluationDesk } from './evaluation-desk';
import type { JobEnd } from './job';

/** How long steps run before the worker reports and looks whether it has been told to stop. */
const SLICE_MILLISECONDS = 25;

const desk = new EvaluationDesk();
const cancelled = new Set<number>();
const channel = new MessageChannel();

/** Lets waiting messages in. A timer would be held back to 4 ms a turn. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(undefined);
  });
}

async function run<T>(
  job: number,
  steps: Generator<JobProgress, T, void>,
  report: Report,
): Promise<JobEnd<T>> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    let step = steps.next();
    while (!step.done && performance.now() < end) step = steps.next();
    if (step.done) return { status: 'done', value: step.value };
    report(step.value);
    await breathe();
    if (cancelled.delete(job)) return { status: 'cancelled' };
  }
}

const api: EvaluationApi = {
  evaluate: (job, request, report) => run(job, desk.evaluate(request), report),
  compare: (job, request, pairs, report) => run(job, desk.compare(request, pairs), report),
  outcomes: (job, request, variant, report) => run(job, desk.outcomes(request, variant), report),
  cancel: (job) => void cancelled.add(job),
};

expose(api);
