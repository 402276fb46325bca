import { corpusTitle, type OwnCorpus } from '../engine/corpus/corpus';
import { integrityDigest } from '../engine/protocol/digest';
import type { TextLanguage } from '../engine/text/language';
import type { CorpusReference } from '../engine/records/run-record';

const digests = new WeakMap<OwnCorpus, string>();

/** SHA-256 of a corpus as its format's parser returns it. Remembered: corpora do not change. */
export function corpusDigest(corpus: OwnCorpus): string {
  const known = digests.get(corpus);
  if (known !== undefined) return known;
  const digest = integrityDigest(corpus);
  digests.set(corpus, digest);
  return digest;
}

/** How a run names its corpus. `licence` may be empty where the reader stated none. */
export function corpusReference(
  corpus: OwnCorpus,
  language: TextLanguage,
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
