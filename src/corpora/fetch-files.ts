import type { CorpusManifest } from '../engine/corpus/manifest';
import type { Result } from '../engine/errors';
import type { TextLanguage } from '../engine/text/language';
import { filesOf, type FileText } from './bundled-files';

/** What a glob over the folders of one kind gives: how to fetch each file, by its path. */
export type Fetchers = Readonly<Record<string, () => Promise<string>>>;

/** Fetches the files of a corpus in one language; rejects where one cannot be fetched. */
export async function fetchFiles(
  fetchers: Fetchers,
  manifest: CorpusManifest,
  language: TextLanguage,
): Promise<FileText> {
  const folder = `../../corpus/${manifest.kind}/${manifest.id}/`;
  const there = filesOf(manifest, language).filter((name) => fetchers[folder + name]);
  const texts = await Promise.all(
    there.map(async (name) => [name, await fetchers[folder + name]!()] as const),
  );
  const byName = new Map(texts);
  return (name) => byName.get(name);
}

/** Bundled files that do not read are a mistake of ours, which the tests find before a reader. */
export function ours<T>({ id }: CorpusManifest, read: Result<T>): T {
  if (!read.ok) throw new Error(`bundled corpus ${id}: ${read.error.code}`);
  return read.value;
}
