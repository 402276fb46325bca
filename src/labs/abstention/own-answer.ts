import { failure, success, type Result } from '../../engine/errors';
import { LANGUAGES, type TextLanguage } from '../../engine/text/language';
import { z } from '../../engine/zod';
import { packJson, unpackJson } from '../../corpora/packed-json';

/** UTF-16 code units, and passages: what the page checks without making anyone wait. */
export const OWN_LIMITS = { answer: 20_000, passage: 50_000, passages: 20 } as const;

/** What a link may carry: beyond this, browsers and messengers cut addresses. */
export const LONGEST_OWN_IN_LINK = 6000;

export interface OwnText {
  readonly text: string;
  readonly language: TextLanguage;
}

/** An answer of the reader's own and the passages it is to be held against. */
export interface OwnAnswer {
  readonly answer: OwnText;
  readonly passages: readonly OwnText[];
}

const language = z.enum(LANGUAGES);
const ownAnswerSchema = z.strictObject({
  answer: z.strictObject({ text: z.string().max(OWN_LIMITS.answer), language }),
  passages: z
    .array(z.strictObject({ text: z.string().max(OWN_LIMITS.passage), language }))
    .min(1)
    .max(OWN_LIMITS.passages),
});

export function emptyOwnAnswer(language: TextLanguage): OwnAnswer {
  return { answer: { text: '', language }, passages: [{ text: '', language }] };
}

export function packOwnAnswer(own: OwnAnswer): Promise<string> {
  return packJson(own);
}

/** Fails with `link-unreadable`. */
export async function unpackOwnAnswer(text: string): Promise<Result<OwnAnswer>> {
  const unpacked = await unpackJson(text);
  if (!unpacked.ok) return unpacked;
  const parsed = ownAnswerSchema.safeParse(unpacked.value);
  return parsed.success ? success(parsed.data) : failure('link-unreadable');
}
