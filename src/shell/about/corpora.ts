import type { TextLanguage } from '../../engine/text/language';
import { ABSTENTION_CORPORA, loadAbstention } from '../../corpora/bundled-abstention';
import { bundledItems } from '../../corpora/bundled-list';
import { corpusDigest } from '../../corpora/corpus-digest';
import { corpusTitle, type OwnCorpus } from '../../engine/corpus/corpus';

export interface NamedDigest {
  readonly id: string;
  readonly title: string;
  readonly digest: string;
}

/** Every corpus that comes with the page, with its digest; rejects where a file cannot be fetched. */
export async function bundledDigests(language: TextLanguage): Promise<readonly NamedDigest[]> {
  const items = await bundledItems();
  if (!items.ok) throw new Error(items.error.code);
  const contents: OwnCorpus[] = items.value.map(({ content }) => content);
  for (const { id, languages } of ABSTENTION_CORPORA) {
    for (const each of languages) contents.push((await loadAbstention(each, id)).corpus);
  }
  return contents.map((corpus) => ({
    id: corpus.id,
    title: corpusTitle(corpus, language),
    digest: corpusDigest(corpus),
  }));
}
