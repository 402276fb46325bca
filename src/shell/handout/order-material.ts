import type { PageLanguage } from '../../words/language';
import { chunkingKey } from '../../engine/settings';
import { OrderLab } from '../../labs/order/state.svelte';
import type { Lesson } from '../../ui/lesson';
import { shownOrders, type NamedOutcome } from './order-sheet';

/** A case with the orders that some steps of a lesson show, under settings they share. */
export interface OrderMaterial {
  readonly kind: 'order';
  readonly key: string;
  readonly lab: OrderLab;
  readonly shown: readonly NamedOutcome[];
}

interface Group {
  readonly key: string;
  readonly lab: OrderLab;
  readonly names: Set<string>;
}

/**
 * Gathers the steps of a lesson that `keyOf` says alike: the first gives the settings, and every
 * order that one of them shows is there once.
 */
function gather(labs: readonly OrderLab[], keyOf: (lab: OrderLab) => string): OrderMaterial[] {
  const groups = new Map<string, Group>();
  for (const lab of labs) {
    const key = keyOf(lab);
    const group = groups.get(key) ?? { key, lab, names: new Set() };
    groups.set(key, group);
    for (const { name } of shownOrders(lab)) group.names.add(name);
  }
  return [...groups.values()].map(({ key, lab, names }) => ({
    kind: 'order',
    key,
    lab,
    shown: [...names].sort().map((name) => ({ name, outcome: lab.outcome(name) })),
  }));
}

function caseKey(lab: OrderLab): string {
  return `${lab.case.id} ${lab.text}`;
}

function cutKey(lab: OrderLab): string {
  return `${caseKey(lab)} ${chunkingKey(lab.settings)}`;
}

/** The Order lab at a step; undefined at a step of another room. */
export function orderLabAt(
  { place }: Lesson['steps'][number],
  language: PageLanguage,
): OrderLab | undefined {
  if (place.room !== 'order') return undefined;
  return new OrderLab(new URLSearchParams(place.query), language);
}

/**
 * The texts a class needs before it, each once, in every order that some step shows. They are cut as
 * the first step does that cuts them at all; another cutting is read off the ids of its chunks.
 */
export function textsToRead(labs: readonly OrderLab[]): OrderMaterial[] {
  const cutFirst = [...labs].sort((a, b) => Number(isCut(b)) - Number(isCut(a)));
  return gather(cutFirst, caseKey);
}

/** The text among `texts` that a step is read from. */
export function textOf(lab: OrderLab, texts: readonly OrderMaterial[]): OrderMaterial | undefined {
  return texts.find((text) => text.key === caseKey(lab));
}

/** The cuttings whose scores a class can work out on paper, with the orders cut so. */
export function cuttingsByHand(labs: readonly OrderLab[]): OrderMaterial[] {
  return gather(
    labs.filter((lab) => isCut(lab) && lab.settings.scorer === 'lexical-1.0'),
    cutKey,
  );
}

/** The cutting among `cuttings` that a step looks at; none where its score is not worked by hand. */
export function cuttingOf(
  lab: OrderLab,
  cuttings: readonly OrderMaterial[],
): OrderMaterial | undefined {
  if (lab.settings.scorer !== 'lexical-1.0') return undefined;
  return cuttings.find((cutting) => cutting.key === cutKey(lab));
}

/** Whether there is more than one chunk, so that one can be chosen. */
function isCut(lab: OrderLab): boolean {
  return lab.case.facts.length > lab.settings.size;
}

/** What the steps come to where there was a choice: one entry a setting, with every order under it. */
export function settingsToAnswer(labs: readonly OrderLab[]): OrderMaterial[] {
  const choosing = labs.filter((lab) => isCut(lab) && !lab.ceilingBound);
  return gather(choosing, (lab) => `${caseKey(lab)} ${JSON.stringify(lab.settings)}`);
}
