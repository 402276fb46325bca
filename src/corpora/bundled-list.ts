import { failure, success, type Result } from '../engine/errors';
import { corpusDigest } from './corpus-digest';
import type { OwnCorpus } from '../engine/corpus/corpus';
import { describe } from './describe';
import type { LibraryEntry } from '../storage/corpus-storage';
import { BUNDLED_CASES } from './bundled-cases';
import { BUNDLED_DOCUMENTS } from './bundled-documents';

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

/** The licence of what was written for the lab. */
const AUTHORED = 'CC BY 4.0';

/** What the texts written for the lab say of their source, in the language of their format. */
export const WRITTEN_HERE = 'Written for Fragment Lab';

/** Everything that comes with the lab. Fails with `bundled-unread` where a file cannot be fetched. */
export async function bundledItems(): Promise<Result<readonly BundledItem[]>> {
  try {
    const documents = await Promise.all(BUNDLED_DOCUMENTS.map(({ load }) => load()));
    return success(
      [...BUNDLED_CASES, ...documents].map((content) => ({
        ...describe(content),
        id: content.id,
        digest: corpusDigest(content),
        licence: content.schema === 'retrieval-corpus/1' ? content.licence : AUTHORED,
        source: content.schema === 'retrieval-corpus/1' ? content.source : WRITTEN_HERE,
        content,
      })),
    );
  } catch {
    return failure('bundled-unread');
  }
}
