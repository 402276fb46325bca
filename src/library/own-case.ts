import {
  MAXIMUM_FACTS,
  MINIMUM_FACTS,
  parseTeachingCase,
  type TeachingCase,
} from '../engine/corpus/teaching-case';
import { failure, type Result } from '../engine/errors';
import type { Language } from '../engine/text/language';
import { splitSentences } from '../engine/text/sentences';

/** What a reader gives to make a case of their own. */
export interface OwnCaseDraft {
  readonly name: string;
  readonly question: string;
  readonly text: string;
  readonly language: Language;
  /** By sentence: the label of the condition it states; undefined where it states none. */
  readonly labels: readonly (string | undefined)[];
}

/** The sentences of a draft, in order. */
export function draftSentences(text: string, language: Language): string[] {
  return splitSentences(text, language).map(({ start, end }) =>
    text.slice(start, end).replace(/\s+/gu, ' '),
  );
}

/**
 * Makes a teaching case in one language: A keeps the order of the text, B brings the conditions
 * together at its beginning.
 *
 * Fails with `own-no-question`, `own-too-few-sentences`, `own-too-many-sentences` (how many) or as
 * `parseTeachingCase` does.
 */
export function ownCase(draft: OwnCaseDraft): Result<TeachingCase> {
  const { language } = draft;
  const sentences = draftSentences(draft.text, language);
  if (draft.question.trim() === '') return failure('own-no-question');
  if (sentences.length < MINIMUM_FACTS) {
    return failure('own-too-few-sentences', { count: sentences.length, limit: MINIMUM_FACTS });
  }
  if (sentences.length > MAXIMUM_FACTS) {
    return failure('own-too-many-sentences', { count: sentences.length, limit: MAXIMUM_FACTS });
  }
  const facts = sentences.map((text, position) => {
    const label = draft.labels[position]?.trim();
    return {
      id: `F${position + 1}`,
      text: { [language]: text },
      ...(label ? { condition: { label: { [language]: label } } } : {}),
    };
  });
  const ids = facts.map((fact) => fact.id);
  const together = [
    ...facts.filter((fact) => fact.condition).map((fact) => fact.id),
    ...facts.filter((fact) => !fact.condition).map((fact) => fact.id),
  ];
  return parseTeachingCase({
    schema: 'teaching-case/1',
    id: 'own',
    source: { name: { [language]: draft.name.trim() || draft.question.trim().slice(0, 80) } },
    question: { [language]: draft.question.trim() },
    facts,
    variants: { A: ids, B: together },
  });
}
