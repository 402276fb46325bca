import type { OrderOutcome } from '../../labs/order/outcome';
import type { OrderLab } from '../../labs/order/state.svelte';
import type { OrderWords } from '../../words/order';

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
function sentencesByChunk({ chunks, facts }: OrderOutcome): string[][] {
  return chunks.map(({ chunk }) =>
    facts.filter((fact) => fact.chunk === chunk).map((fact) => fact.id),
  );
}

/** Sentences that make up a chunk, with the number of that chunk, from 0, in each order that has it. */
export interface SharedChunk {
  readonly ids: readonly string[];
  readonly places: readonly { readonly name: string; readonly chunk: number }[];
}

/**
 * The chunks of some orders to score, each set of sentences once where its score is the same: what
 * is worked out by hand for one order holds for the other. In order of first appearance.
 */
export function sharedChunks(shown: readonly NamedOutcome[]): SharedChunk[] {
  const found = new Map<string, { ids: string[]; places: { name: string; chunk: number }[] }>();
  for (const { name, outcome } of shown) {
    for (const [chunk, ids] of sentencesByChunk(outcome).entries()) {
      const key = [...ids].sort().join(' ') + ` ${outcome.chunks[chunk]!.score}`;
      const shared = found.get(key) ?? { ids, places: [] };
      found.set(key, shared);
      shared.places.push({ name, chunk });
    }
  }
  return [...found.values()];
}

/** What a chunk is called where it stands: its number, after the name of each order if there are two. */
export function chunkName(
  places: SharedChunk['places'],
  shown: readonly NamedOutcome[],
  words: OrderWords,
): string {
  return places
    .map(({ name, chunk }) =>
      shown.length > 1 ? `${words.shortName(name)}\u00a0${chunk + 1}` : String(chunk + 1),
    )
    .join(', ');
}

/** Rows of a table to fill in, or of its answer, that are kept on one sheet: a third of it. */
const MOST_ROWS_TOGETHER = 8;

/** Whether the scores of some orders are few enough to be kept on one sheet. */
export function scoresStayTogether(shown: readonly NamedOutcome[]): boolean {
  return sharedChunks(shown).length <= MOST_ROWS_TOGETHER;
}

/** About half a sheet when two orders are printed beside each other: letters, sentences and cuts. */
const MOST_LETTERS_TOGETHER = 1500;
const MOST_LINES_TOGETHER = 9;

/**
 * Whether the orders of a case are short enough to be kept on one sheet. A longer case, or one cut
 * after every sentence, would leave the sheet before it half empty: it may part between sentences.
 */
export function ordersStayTogether({ facts, chunks }: OrderOutcome): boolean {
  const letters = facts.reduce((sum, { text }) => sum + text.length, 0);
  return letters <= MOST_LETTERS_TOGETHER && facts.length + chunks.length <= MOST_LINES_TOGETHER;
}
