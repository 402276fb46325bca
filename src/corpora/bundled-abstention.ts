import type { Script } from '../engine/abstention/generators';
import type { CorpusManifest } from '../engine/corpus/manifest';
import type { AnnotatedCorpus } from '../engine/corpus/manifest-corpus';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { LANGUAGES, type TextLanguage } from '../engine/text/language';
import { documentsFrom, scriptFrom, worseCuttingFrom } from './bundled-files';
import { fetchFiles, ours } from './fetch-files';
import { POOLED, pooledFirst } from './pooled';

/** A corpus of the Abstention lab in one language: its questions, and the simulated answers. */
export interface AbstentionCorpus extends AnnotatedCorpus {
  readonly script: Script;
  /** The cutting with which one of its questions is lost, where it has one. */
  readonly worseCutting: unknown;
}

/** What the folders of `corpus/abstention/` say of themselves; the pooled one comes first. */
export const ABSTENTION_CORPORA: readonly CorpusManifest[] = pooledFirst(
  POOLED.abstention,
  Object.values(
    import.meta.glob<CorpusManifest>('../../corpus/abstention/*/manifest.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

const FETCHERS = import.meta.glob<string>(
  ['../../corpus/abstention/*/**/*.{txt,json}', '!**/manifest.json'],
  {
    query: '?raw',
    import: 'default',
  },
);

/** The corpus the lab opens on. */
export const FIRST_ABSTENTION: string = POOLED.abstention[0];

/** The languages of an abstention corpus, in the order of the page; none where there is no such one. */
export function abstentionLanguages(id: string): readonly TextLanguage[] {
  const found = ABSTENTION_CORPORA.find((manifest) => manifest.id === id);
  return LANGUAGES.filter((language) => found?.languages.includes(language));
}

/** Fetches a corpus of `corpus/abstention/`; rejects where there is none or its files do not come. */
export async function loadAbstention(
  language: TextLanguage,
  id: string,
): Promise<AbstentionCorpus> {
  const { manifest, files } = await fetched(language, id);
  return {
    ...ours(manifest, documentsFrom(manifest, files, language)),
    script: ours(manifest, scriptFrom(files, language)),
    worseCutting: worseCuttingFrom(files),
  };
}

/**
 * Fetches the same documents with the further questions, which measure what was set on the others;
 * undefined where the corpus has none.
 */
export async function loadFurtherQuestions(
  language: TextLanguage,
  id: string,
): Promise<RetrievalCorpus | undefined> {
  const { manifest, files } = await fetched(language, id);
  if (files('extra-questions.json') === undefined) return undefined;
  return ours(manifest, documentsFrom(manifest, files, language, 'further')).corpus;
}

async function fetched(language: TextLanguage, id: string) {
  const manifest = ABSTENTION_CORPORA.find((each) => each.id === id);
  if (!manifest?.languages.includes(language)) throw new RangeError(`no corpus ${id} ${language}`);
  return { manifest, files: await fetchFiles(FETCHERS, manifest, language) };
}
