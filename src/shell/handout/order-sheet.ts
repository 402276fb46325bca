import type { OrderOutcome } from '../../labs/order/outcome';
import type { OrderLab } from '../../labs/order/state.svelte';

/** An order with the name it goes by. */
export interface NamedOutcome {
  readonly name: string;
  readonly outcome: OrderOutcome;
}

/** The orders a state shows, each once: both sides may show the same. */
export function shownOrders(lab: OrderLab): NamedOutcome[] {
  return [...new Set([lab.side('left'), lab.side('right')])].map((name) => ({
    name,
    outcome: lab.outcome(name),
  }));
}

/** The question words that are looked for, each once, in the form they are compared in. */
export function questionTerms({ trace }: OrderOutcome): string[] {
  return [...new Set(trace.questionTerms.map(({ term }) => term))];
}

/** The chunk each sentence of an order stands in, as lists of ids. */
export function sentencesByChunk({ chunks, facts }: OrderOutcome): string[][] {
  return chunks.map(({ chunk }) =>
    facts.filter((fact) => fact.chunk === chunk).map((fact) => fact.id),
  );
}
