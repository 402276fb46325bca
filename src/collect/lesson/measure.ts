import type { Behaviour, OrderExperiment } from '../../engine/protocol/experiment';
import type { MeasurePlace } from '../../ui/lesson';
import { PlanDraft } from '../draft.svelte';
import { readPractice } from '../practice';
import { measureCollecting, measureStart } from './measure-collecting';
import { measurePlan } from './measure-plan';

/** Who the plan is does not matter to a lesson: what it measures is the same under any stamp. */
const STAMP = {
  id: '00000000-0000-4000-8000-000000000000',
  createdAt: '1970-01-01T00:00:00.000Z',
  ledger: 'lesson',
  spentBefore: 0,
};

/** A ceiling in USD that the published plan does not fit under. */
const LOW_CEILING = '1';

/**
 * What the Collection room shows at a place: of the published plan, frozen for the simulator; where
 * the place lets the simulator play, of the series that comes of it. No call leaves the page.
 */
export const measureCollection: MeasurePlace = async (query, language) => {
  const practice = readPractice(query);
  const behaviour = practice?.behaviour ?? 'truthful';
  const experiment = frozen(behaviour, () => undefined);
  const dearer = frozen(behaviour, ({ answer }) =>
    answer.setRate('output', smallestRateAbove(answer.rates.output)),
  );
  const tooDear = frozen(behaviour, (draft) => (draft.ceiling = LOW_CEILING));
  return new Map([
    ...measurePlan(experiment, dearer, language),
    ...(await measureStart(tooDear, language)),
    ...(practice?.collects ? await measureCollecting(experiment, language) : []),
  ]);
};

/** The published plan for the simulator, with what `change` makes of it. */
function frozen(behaviour: Behaviour, change: (draft: PlanDraft) => void): OrderExperiment {
  const draft = new PlanDraft();
  draft.behaviour = behaviour;
  change(draft);
  const made = draft.freeze(STAMP);
  if (!made.ok || made.value.kind !== 'order') throw new RangeError('the plan cannot be frozen');
  return made.value;
}

/** A price of one nano-dollar a token more, in USD per million tokens as it is typed. */
function smallestRateAbove(rate: string): string {
  return (Number(rate) + 0.001).toFixed(3);
}
