import { failure, success, type Result } from '../errors';
import { guessLanguage } from '../text/guess-language';
import type { Language } from '../text/language';
import { z } from '../zod';
import type { LanguageText } from './passage-sentences';

/** A claim with the passages it rests on, each text in its own language. */
export interface ClaimItem {
  readonly id: string;
  readonly claim: LanguageText;
  readonly passages: readonly LanguageText[];
  /** What annotators found, where the file says it: "supported", "unsupported" or another word. */
  readonly label: string | null;
}

/** "fr" and "en", with a region or without: "fr-CH", "en_GB". */
const language = z
  .string()
  .regex(/^(?:fr|en)(?:[-_][a-z0-9-]{1,20})?$/i, { message: 'expected "fr" or "en"' })
  .transform((tag): Language => (tag.toLowerCase().startsWith('fr') ? 'fr' : 'en'))
  .nullish();
const passage = z.union([z.string(), z.object({ text: z.string(), language })]);
const passages = z.union([passage, z.array(passage)]).nullish();

const schema = z.object({
  schema: z.literal('claim-verification/1'),
  language,
  items: z.array(
    z
      .object({
        id: z.string(),
        passage: passages,
        passages,
        claim: z.string(),
        language,
        label: z.string().nullish(),
      })
      .refine((item) => ((item.passage ?? null) === null) !== ((item.passages ?? null) === null), {
        message: 'exactly one of passage and passages',
      }),
  ),
});

/**
 * Reads the format `claim-verification/1`. The language of an item, else of the file, else English,
 * is that of its texts, unless a text's own function words say clearly that it is the other: a claim
 * may cite a passage in another language. A passage object may state its language. One passage may
 * stand without its list, and null says what a missing key says. Fails with `claims-invalid` (where,
 * problem).
 */
export function parseClaims(input: unknown): Result<ClaimItem[]> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return failure('claims-invalid', {
      where: issue?.path.join('.') ?? '',
      problem: issue?.message ?? '',
    });
  }
  const { items, language: ofFile } = parsed.data;
  return success(
    items.map((item) => {
      const declared = item.language ?? ofFile ?? 'en';
      const given = item.passages ?? item.passage ?? [];
      const passages = (Array.isArray(given) ? given : [given]).map((entry) =>
        typeof entry === 'string' ? { text: entry, language: null } : entry,
      );
      // A passage too short to tell is in the language of those beside it.
      const together = guessLanguage(passages.map((entry) => entry.text).join('\n'), declared);
      return {
        id: item.id,
        claim: { text: item.claim, language: guessLanguage(item.claim, declared) },
        passages: passages.map(({ text, language: own }) => ({
          text,
          language: own ?? guessLanguage(text, together),
        })),
        label: item.label ?? null,
      };
    }),
  );
}
