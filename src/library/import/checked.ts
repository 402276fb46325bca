import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import type { TeachingCase } from '../../engine/corpus/teaching-case';
import { failure, type Result } from '../../engine/errors';
import { textFault } from './text-fault';

/** The same result, unless a text of it is one that `textFault` refuses, named by its `place`. */
function checked<T>(
  result: Result<T>,
  texts: (value: T) => Iterable<readonly [place: string, text: string]>,
): Result<T> {
  if (!result.ok) return result;
  for (const [place, text] of texts(result.value)) {
    const fault = textFault(text);
    if (fault) return failure(fault.code, { ...fault.details, place });
  }
  return result;
}

/** A corpus none of whose texts holds what `textFault` refuses. */
export function checkedCorpus(result: Result<RetrievalCorpus>): Result<RetrievalCorpus> {
  return checked(result, function* (corpus) {
    yield ['title', corpus.title];
    yield ['licence', corpus.licence];
    yield ['source', corpus.source];
    for (const { id, title, text } of corpus.documents) {
      yield [`documents: ${id}`, id];
      yield [`documents: ${id}, title`, title];
      yield [`documents: ${id}, text`, text];
    }
    for (const { id, text, answer } of corpus.questions) {
      yield [`questions: ${id}`, id];
      yield [`questions: ${id}, text`, text];
      if (answer !== undefined) yield [`questions: ${id}, answer`, answer];
    }
  });
}

/** A case none of whose texts holds what `textFault` refuses. */
export function checkedCase(result: Result<TeachingCase>): Result<TeachingCase> {
  return checked(result, function* (teachingCase) {
    const parts = [
      ['source.name', teachingCase.source.name],
      ['question', teachingCase.question],
      ...teachingCase.facts.map(({ id, text }) => [id, text] as const),
      ...teachingCase.facts.flatMap(({ id, condition }) =>
        condition ? [[`${id}, condition`, condition.label] as const] : [],
      ),
    ] as const;
    for (const [place, text] of parts) {
      for (const [language, each] of Object.entries(text)) {
        if (each !== undefined) yield [`${place}.${language}`, each];
      }
    }
  });
}
