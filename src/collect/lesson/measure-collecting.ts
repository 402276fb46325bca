import type { PageLanguage } from '../../words/language';
import type { OrderExperiment } from '../../engine/protocol/experiment';
import { costOfCalls } from '../../engine/protocol/results';
import { formatUsd } from '../format-usd';
import { Ledger } from '../ledger';
import { MemoryLedgerStore } from '../memory-ledger';
import { collectSeries } from '../runner';
import { simulator } from '../simulator';

const EPOCH = () => 0;
const OWNER = 'lesson';

type Values = readonly (readonly [name: string, value: number | string])[];

/** Whether a plan may start whose worst case passes its ceiling. */
export async function measureStart(
  tooDear: OrderExperiment,
  language: PageLanguage,
): Promise<Values> {
  const started = await (await opened(tooDear)).start(tooDear, OWNER);
  return [
    ['lowCeiling', formatUsd(tooDear.budget.ceiling, language, 2)],
    ['lowStart', started.ok ? 'some' : started.error.code],
  ];
}

/**
 * What becomes of a plan the simulator plays: the calls made, what they count for, where it stops.
 * The runner, the account and the reading are those of a paid series; the account is in memory.
 */
export async function measureCollecting(
  experiment: OrderExperiment,
  language: PageLanguage,
): Promise<Values> {
  const ledger = await opened(experiment);
  const { provider } = experiment;
  if (provider.kind !== 'simulator') throw new RangeError('a lesson calls nobody');
  const ended = await collectSeries({
    experiment,
    ledger,
    send: simulator({ ...provider, made: 0, wait: () => Promise.resolve() }),
    owner: OWNER,
    key: '',
    now: EPOCH,
    wish: () => 'go',
    onProgress: () => undefined,
  });
  if (!ended.ok) throw new RangeError(ended.error.code);
  const { calls, record } = ended.value;
  const { stop, state } = record;
  const planned = experiment.requests.length;
  const last = calls.at(-1);
  const counted = costOfCalls(calls);
  return [
    ['made', calls.length],
    ['notMade', planned - calls.length],
    ['complete', state === 'complete' ? 'yes' : 'no'],
    ['failsAt', provider.failsAt],
    ['stoppedAt', stop?.number ?? 0],
    ['stopAs', stopAs(calls.length, planned, provider.failsAt)],
    ['counted', formatUsd(counted, language, 2)],
    ['lastCounted', formatUsd(last?.cost.amount ?? 0, language)],
    ['lastBasis', last?.cost.basis ?? ''],
  ];
}

async function opened(experiment: OrderExperiment): Promise<Ledger> {
  const ledger = new Ledger(new MemoryLedgerStore(), EPOCH);
  await ledger.open(experiment.budget.ledger, 0);
  await ledger.keep(experiment);
  return ledger;
}

/** Where a series ends, seen from the call that fails. */
function stopAs(made: number, planned: number, failsAt: number): string {
  if (made === planned) return 'all';
  return made < failsAt ? 'before' : made === failsAt ? 'with' : 'after';
}
