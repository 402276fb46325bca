import { parseRetrievalCorpus, type RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { parseTeachingCase } from '../engine/corpus/parse-teaching-case';
import { caseLanguages, type TeachingCase } from '../engine/corpus/teaching-case';
import type { Result } from '../engine/errors';
import { integrityDigest } from '../engine/protocol/digest';
import type { Language } from '../engine/text/language';
import type { CorpusReference } from './record';

/** A corpus of the reader's own, in one of the public formats. */
export type OwnCorpus = TeachingCase | RetrievalCorpus;

const digests = new WeakMap<OwnCorpus, string>();

/** SHA-256 of a corpus as its format's parser returns it. Remembered: corpora do not change. */
export function corpusDigest(corpus: OwnCorpus): string {
  const known = digests.get(corpus);
  if (known !== undefined) return known;
  const digest = integrityDigest(corpus);
  digests.set(corpus, digest);
  return digest;
}

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

/** How a run names its corpus. `licence` may be empty where the reader stated none. */
export function corpusReference(
  corpus: OwnCorpus,
  language: Language,
  from: { readonly bundled: boolean; readonly licence: string },
): CorpusReference {
  return {
    id: corpus.id,
    title: corpusTitle(corpus, language),
    digest: corpusDigest(corpus),
    bundled: from.bundled,
    licence: from.licence,
  };
}
