import type { CorpusManifest } from '../engine/corpus/manifest';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { documentsFrom } from './bundled-files';
import { fetchFiles, ours } from './fetch-files';
import { nameIn, POOLED, pooledFirst } from './pooled';

/** What the folders of `corpus/neighbours/` say of themselves; the pooled ones come first. */
export const DOCUMENTS: readonly CorpusManifest[] = pooledFirst(
  POOLED.neighbours,
  Object.values(
    import.meta.glob<CorpusManifest>('../../corpus/neighbours/*/manifest.json', {
      eager: true,
      import: 'default',
    }),
  ),
);

const FETCHERS = import.meta.glob<string>(
  ['../../corpus/neighbours/*/**/*.{txt,json}', '!**/manifest.json'],
  {
    query: '?raw',
    import: 'default',
  },
);

export function isBundledDocument(id: string): boolean {
  return DOCUMENTS.some((manifest) => manifest.id === id);
}

/**
 * A document of `corpus/neighbours/` with its questions, in its first language; undefined where there
 * is none of that id. Rejects where the files cannot be fetched.
 */
export async function loadDocument(id: string): Promise<RetrievalCorpus | undefined> {
  const manifest = DOCUMENTS.find((each) => each.id === id);
  if (!manifest) return undefined;
  const language = manifest.languages[0]!;
  const files = await fetchFiles(FETCHERS, manifest, language);
  return ours(manifest, documentsFrom(manifest, files, language)).corpus;
}

/** What the page calls a bundled document; undefined where there is none of that id. */
export function documentName(id: string, language: string): string | undefined {
  const manifest = DOCUMENTS.find((each) => each.id === id);
  return manifest && nameIn(manifest, language);
}
