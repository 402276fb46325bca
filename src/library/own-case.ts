import { parseTeachingCase } from '../engine/corpus/parse-teaching-case';
import { MAXIMUM_FACTS, MINIMUM_FACTS, type TeachingCase } from '../engine/corpus/teaching-case';
import { failure, type Result } from '../engine/errors';
import type { TextLanguage } from '../engine/text/language';
import { splitSentences } from '../engine/text/sentences';
import { checkedCase } from './import/checked';

/** A sentence of a case in the making. */
export interface DraftSentence {
  readonly text: string;
  /** The label of the condition it states; undefined where it states none. */
  readonly label: string | undefined;
}

/** What a reader gives to make a case of their own. */
export interface OwnCaseDraft {
  /** The id of the case that is worked on; a new one is called "own". */
  readonly id?: string;
  readonly name: string;
  readonly question: string;
  readonly sentences: readonly DraftSentence[];
  readonly language: TextLanguage;
  /** Orders by name, each the places of the sentences; without it A and B as `usualOrders` has them. */
  readonly orders?: Readonly<Record<string, readonly number[]>>;
}

/** The sentences of a text, in order. */
export function draftSentences(text: string, language: TextLanguage): string[] {
  return splitSentences(text, language).map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/gu, ' '),
  );
}

/** A keeps the order of the text, B brings the conditions together at its beginning. */
export function usualOrders(
  sentences: readonly DraftSentence[],
): Readonly<Record<'A' | 'B', readonly number[]>> {
  const places = sentences.map((_, place) => place);
  const states = (place: number) => Boolean(sentences[place]!.label?.trim());
  return {
    A: places,
    B: [...places.filter(states), ...places.filter((place) => !states(place))],
  };
}

/**
 * Makes a teaching case in one language.
 *
 * Fails with `own-no-question`, `own-too-few-sentences`, `own-too-many-sentences` (how many) or as
 * `parseTeachingCase` and `textFault` do.
 */
export function ownCase(draft: OwnCaseDraft): Result<TeachingCase> {
  const { language, sentences } = draft;
  if (draft.question.trim() === '') return failure('own-no-question');
  if (sentences.length < MINIMUM_FACTS) {
    return failure('own-too-few-sentences', { count: sentences.length, limit: MINIMUM_FACTS });
  }
  if (sentences.length > MAXIMUM_FACTS) {
    return failure('own-too-many-sentences', { count: sentences.length, limit: MAXIMUM_FACTS });
  }
  const idOf = (place: number) => `F${place + 1}`;
  const orders = Object.entries(draft.orders ?? usualOrders(sentences));
  const parsed = parseTeachingCase({
    schema: 'teaching-case/1',
    id: draft.id ?? 'own',
    source: { name: { [language]: draft.name.trim() || draft.question.trim().slice(0, 80) } },
    question: { [language]: draft.question.trim() },
    facts: sentences.map(({ text, label }, place) => ({
      id: idOf(place),
      text: { [language]: text },
      ...(label?.trim() ? { condition: { label: { [language]: label.trim() } } } : {}),
    })),
    variants: Object.fromEntries(orders.map(([name, order]) => [name, order.map(idOf)])),
  });
  return checkedCase(parsed);
}
