import { failure, success, type Result } from '../engine/errors';
import { corpusDigest } from './corpus-digest';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { describe } from './describe';
import type { LibraryEntry } from '../storage/corpus-storage';
import { CASES, loadCase } from './bundled-cases';
import { DOCUMENTS, loadDocument } from './bundled-documents';

/** A corpus that comes with the lab, as the library lists it. */
export interface BundledItem extends Pick<
  LibraryEntry,
  | 'kind'
  | 'title'
  | 'names'
  | 'languages'
  | 'licence'
  | 'source'
  | 'parts'
  | 'questions'
  | 'characters'
> {
  readonly id: string;
  readonly digest: string;
  readonly content: OwnCorpus;
}

/** What the texts written for the lab say of their source, in the language of their format. */
export const WRITTEN_HERE = 'Written for Fragment Lab';

/** Everything that comes with the lab. Fails with `bundled-unread` where a file cannot be fetched. */
export async function bundledItems(): Promise<Result<readonly BundledItem[]>> {
  try {
    const contents = await Promise.all([
      ...CASES.map(async (manifest) => ({ manifest, content: await loadCase(manifest.id) })),
      ...DOCUMENTS.map(async (manifest) => ({
        manifest,
        content: await loadDocument(manifest.id),
      })),
    ]);
    return success(
      contents.flatMap(({ manifest: { id, licence, source }, content }) =>
        content
          ? [{ ...describe(content), id, digest: corpusDigest(content), licence, source, content }]
          : [],
      ),
    );
  } catch {
    return failure('bundled-unread');
  }
}
