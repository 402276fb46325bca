import { LANGUAGES } from '../text/language';
import { z } from '../zod';

/** A text in each of the languages of a corpus, or one text where there is one language. */
export const localized = z.partialRecord(z.enum(LANGUAGES), z.string());

const document = z.strictObject({
  id: z.string().min(1).max(300),
  title: localized,
  /** Its text, in the folder of the corpus; `<language>/<id>.txt` where none is named. */
  file: z.string().optional(),
});

/**
 * The format `corpus-manifest/1`: what a folder `corpus/<kind>/<id>/` says of itself. A corpus of kind
 * `order` is one teaching case (`case.json`); the others are documents with questions.
 */
export const corpusManifest = z.strictObject({
  schema: z.literal('corpus-manifest/1'),
  kind: z.enum(['order', 'neighbours', 'abstention']),
  /** The name of its folder, and the id of the corpus in links and runs. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** What the page calls it where one is chosen, by language of the page. */
  name: z.record(z.string(), z.string()),
  languages: z.array(z.enum(LANGUAGES)).min(1),
  licence: z.string().min(1),
  source: z.string(),
  title: localized.optional(),
  documents: z.array(document).min(1).optional(),
});

export type CorpusManifest = z.infer<typeof corpusManifest>;
