import { LANGUAGES, type TextLanguage } from '../../engine/text/language';
import { BUNDLED_CASES } from '../../corpora/bundled-cases';
import { BUNDLED_DOCUMENTS } from '../../corpora/bundled-documents';
import { loadInsurer } from '../../corpora/bundled-insurer';
import { corpusDigest } from '../../corpora/corpus-digest';
import { corpusTitle, type OwnCorpus } from '../../engine/corpus/corpus';

export interface NamedDigest {
  readonly id: string;
  readonly title: string;
  readonly digest: string;
}

/** Every corpus that comes with the page, with its digest; rejects where a file cannot be fetched. */
export async function bundledDigests(language: TextLanguage): Promise<readonly NamedDigest[]> {
  const documents = await Promise.all(BUNDLED_DOCUMENTS.map(({ load }) => load()));
  const papers = await Promise.all(LANGUAGES.map(async (each) => (await loadInsurer(each)).corpus));
  return [...BUNDLED_CASES, ...documents, ...papers].map((corpus: OwnCorpus) => ({
    id: corpus.id,
    title: corpusTitle(corpus, language),
    digest: corpusDigest(corpus),
  }));
}
