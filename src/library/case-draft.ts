import type { TeachingCase } from '../engine/corpus/teaching-case';
import { LANGUAGES, type TextLanguage } from '../engine/text/language';
import { z } from '../engine/zod';
import { draftSentences, usualOrders, type DraftSentence } from './own-case';

/** A sentence with a name of its own, by which orders know it while sentences are joined and split. */
export interface KeyedSentence extends DraftSentence {
  readonly key: number;
}

/** A case in the making: sentences as they stand in the text, and its orders by sentence key. */
export interface CaseDraft {
  /** The id of the case that is worked on; undefined for a new one. */
  readonly id: string | undefined;
  readonly name: string;
  readonly question: string;
  readonly language: TextLanguage;
  readonly sentences: readonly KeyedSentence[];
  /** Undefined until the reader makes orders of their own: A and B then follow the conditions. */
  readonly orders: Readonly<Record<string, readonly number[]>> | undefined;
}

const caseDraft = z.object({
  id: z.string().optional(),
  name: z.string(),
  question: z.string(),
  language: z.enum(LANGUAGES),
  sentences: z.array(
    z.object({ key: z.number().int(), text: z.string(), label: z.string().optional() }),
  ),
  orders: z.record(z.string(), z.array(z.number().int())).optional(),
});

export function draftOf(name: string, text: string, language: TextLanguage): CaseDraft {
  const sentences = draftSentences(text, language).map((each, key) => ({
    key,
    text: each,
    label: undefined,
  }));
  return { id: undefined, name, question: '', language, sentences, orders: undefined };
}

/** A case opened again, in one of its languages. */
export function draftOfCase(teachingCase: TeachingCase, language: TextLanguage): CaseDraft {
  const keys = new Map(teachingCase.facts.map(({ id }, key) => [id, key]));
  return {
    id: teachingCase.id,
    name: teachingCase.source.name[language] ?? '',
    question: teachingCase.question[language] ?? '',
    language,
    sentences: teachingCase.facts.map(({ text, condition }, key) => ({
      key,
      text: text[language] ?? '',
      label: condition?.label[language],
    })),
    orders: Object.fromEntries(
      Object.entries(teachingCase.variants).map(([name, order]) => [
        name,
        order.map((id) => keys.get(id)!),
      ]),
    ),
  };
}

/** The orders in force, by sentence key. */
export function ordersOf(draft: CaseDraft): Readonly<Record<string, readonly number[]>> {
  if (draft.orders) return draft.orders;
  const usual = usualOrders(draft.sentences);
  return Object.fromEntries(
    Object.entries(usual).map(([name, order]) => [
      name,
      order.map((place) => draft.sentences[place]!.key),
    ]),
  );
}

/** The orders as places of the sentences, which is how `ownCase` takes them. */
export function orderPlaces(draft: CaseDraft): Record<string, readonly number[]> {
  const places = new Map(draft.sentences.map(({ key }, place) => [key, place]));
  return Object.fromEntries(
    Object.entries(ordersOf(draft)).map(([name, order]) => [
      name,
      order.map((key) => places.get(key)!),
    ]),
  );
}

function mapOrders(
  draft: CaseDraft,
  change: (order: readonly number[]) => readonly number[],
): CaseDraft['orders'] {
  return (
    draft.orders &&
    Object.fromEntries(Object.entries(draft.orders).map(([name, order]) => [name, change(order)]))
  );
}

/** Joins the sentence at `place` with the one after it; both labels stay, the first one first. */
export function joinSentences(draft: CaseDraft, place: number): CaseDraft {
  const [first, second] = [draft.sentences[place], draft.sentences[place + 1]];
  if (!first || !second) return draft;
  const label = [first.label, second.label].filter(Boolean).join(', ') || undefined;
  const joined = { key: first.key, text: `${first.text} ${second.text}`, label };
  return {
    ...draft,
    sentences: [...draft.sentences.slice(0, place), joined, ...draft.sentences.slice(place + 2)],
    orders: mapOrders(draft, (order) => order.filter((key) => key !== second.key)),
  };
}

/**
 * Splits the sentence at `place` before its word numbered `word` (from 0); the label stays with the
 * first part, and in every order the second part follows the first.
 */
export function splitSentence(draft: CaseDraft, place: number, word: number): CaseDraft {
  const sentence = draft.sentences[place];
  const all = sentence?.text.split(' ') ?? [];
  if (!sentence || word < 1 || word >= all.length) return draft;
  const key = 1 + Math.max(...draft.sentences.map((each) => each.key));
  const parts = [
    { ...sentence, text: all.slice(0, word).join(' ') },
    { key, text: all.slice(word).join(' '), label: undefined },
  ];
  return {
    ...draft,
    sentences: [...draft.sentences.slice(0, place), ...parts, ...draft.sentences.slice(place + 1)],
    orders: mapOrders(draft, (order) =>
      order.flatMap((each) => (each === sentence.key ? [each, key] : [each])),
    ),
  };
}

/** Leaves a sentence out: a case takes twelve at most. */
export function dropSentence(draft: CaseDraft, place: number): CaseDraft {
  const sentence = draft.sentences[place];
  if (!sentence) return draft;
  return {
    ...draft,
    sentences: draft.sentences.filter((_, position) => position !== place),
    orders: mapOrders(draft, (order) => order.filter((key) => key !== sentence.key)),
  };
}

/** Says that a sentence states a condition, by its label, or that it states none. */
export function labelSentence(
  draft: CaseDraft,
  place: number,
  label: string | undefined,
): CaseDraft {
  return {
    ...draft,
    sentences: draft.sentences.map((sentence, position) =>
      position === place ? { ...sentence, label } : sentence,
    ),
  };
}

/** Puts an order of sentence keys in the place of the one with that name. */
export function reorder(draft: CaseDraft, name: string, order: readonly number[]): CaseDraft {
  return { ...draft, orders: { ...ordersOf(draft), [name]: order } };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Adds an order under the next free letter, as the text has it; says which. */
export function addOrder(draft: CaseDraft): { draft: CaseDraft; name: string } | null {
  const orders = ordersOf(draft);
  const name = [...LETTERS].find((letter) => !(letter in orders));
  if (name === undefined) return null;
  const order = draft.sentences.map(({ key }) => key);
  return { draft: { ...draft, orders: { ...orders, [name]: order } }, name };
}

/** Takes an order away; the last one stays. */
export function removeOrder(draft: CaseDraft, name: string): CaseDraft {
  const others = Object.entries(ordersOf(draft)).filter(([each]) => each !== name);
  return others.length === 0 ? draft : { ...draft, orders: Object.fromEntries(others) };
}

/** A draft as a reload left it; undefined where it is none. */
export function readCaseDraft(value: unknown): CaseDraft | undefined {
  const parsed = caseDraft.safeParse(value);
  if (!parsed.success) return undefined;
  const { id, name, question, language, orders } = parsed.data;
  const sentences = parsed.data.sentences.map(({ key, text, label }) => ({ key, text, label }));
  const keys = new Set(sentences.map(({ key }) => key));
  const isWhole = (order: readonly number[]) =>
    order.length === keys.size &&
    order.every((key) => keys.has(key)) &&
    new Set(order).size === keys.size;
  const fits = keys.size === sentences.length && Object.values(orders ?? {}).every(isWhole);
  return fits ? { id, name, question, language, sentences, orders } : undefined;
}
