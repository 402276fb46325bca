import type { Result } from '../errors';
import type { Language } from '../text/language';
import { parseTeachingCase } from './parse-teaching-case';
import { parseRetrievalCorpus, type RetrievalCorpus } from './retrieval-corpus';
import { caseLanguages, type TeachingCase } from './teaching-case';

/** A corpus of the reader's own, in one of the public formats. */
export type OwnCorpus = TeachingCase | RetrievalCorpus;

/** Reads an untrusted value as a corpus of the format its `schema` names, a teaching case by default. */
export function parseCorpus(value: unknown): Result<OwnCorpus> {
  const isRetrieval =
    value !== null &&
    typeof value === 'object' &&
    'schema' in value &&
    value.schema === 'retrieval-corpus/1';
  return isRetrieval ? parseRetrievalCorpus(value) : parseTeachingCase(value);
}

/** The name a reader knows a corpus by, in `language` where it has one. */
export function corpusTitle(corpus: OwnCorpus, language: Language): string {
  if (corpus.schema === 'retrieval-corpus/1') return corpus.title;
  const [first] = caseLanguages(corpus);
  return corpus.source.name[language] ?? (first && corpus.source.name[first]) ?? corpus.id;
}
