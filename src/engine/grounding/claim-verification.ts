import { failure, success, type Result } from '../errors';
import { guessLanguage } from '../text/guess-language';
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

const language = z.enum(['fr', 'en']);
const passage = z.union([
  z.string(),
  z.object({ text: z.string(), language: language.optional() }),
]);

const schema = z.object({
  schema: z.literal('claim-verification/1'),
  language: language.optional(),
  items: z.array(
    z
      .object({
        id: z.string(),
        passage: passage.optional(),
        passages: z.array(passage).optional(),
        claim: z.string(),
        language: language.optional(),
        label: z.string().optional(),
      })
      .refine((item) => (item.passage === undefined) !== (item.passages === undefined), {
        message: 'exactly one of passage and passages',
      }),
  ),
});

/**
 * Reads the format `claim-verification/1`. The language of an item, else of the file, else English,
 * is that of its texts, unless a text's own function words say clearly that it is the other: a claim
 * may cite a passage in another language. A passage object may state its language. Fails with
 * `claims-invalid` (where, problem).
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
      const passages = (item.passages ?? (item.passage === undefined ? [] : [item.passage])).map(
        (entry) => (typeof entry === 'string' ? { text: entry, language: undefined } : entry),
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
