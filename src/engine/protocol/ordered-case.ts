import type { TeachingCase } from '../corpus/teaching-case';
import type { SourceDocument } from '../retrieval/chunk-table';
import type { Language } from '../text/language';
import type { Span } from '../text/span';

/**
 * A teaching case in one language with its sentences in a given order: one document whose sentences
 * are the facts, one space apart.
 * `order` holds every fact id of the case once; throws RangeError for an id the case does not have
 * or a language it is not written in.
 */
export function orderedDocument(
  teachingCase: TeachingCase,
  language: Language,
  order: readonly string[],
): SourceDocument {
  const sentences: Span[] = [];
  let text = '';
  for (const sentence of orderedTexts(teachingCase, language, order)) {
    if (text !== '') text += ' ';
    sentences.push({ start: text.length, end: text.length + sentence.length });
    text += sentence;
  }
  return {
    id: teachingCase.id,
    title: teachingCase.source.name[language] ?? teachingCase.id,
    text,
    language,
    sentences,
  };
}

/** The sentences of a case in a given order, in one language. */
export function orderedTexts(
  teachingCase: TeachingCase,
  language: Language,
  order: readonly string[],
): string[] {
  const byId = new Map(teachingCase.facts.map((fact) => [fact.id, fact.text[language]]));
  return order.map((id) => {
    const text = byId.get(id);
    if (text === undefined) throw new RangeError(`orderedTexts: no ${id} in ${language}`);
    return text;
  });
}

/** The question of a case; throws RangeError for a language it is not written in. */
export function caseQuestion(teachingCase: TeachingCase, language: Language): string {
  const question = teachingCase.question[language];
  if (question === undefined) throw new RangeError(`caseQuestion: no ${language}`);
  return question;
}
