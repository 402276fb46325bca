import { failure, success, type Result } from '../errors';
import type { Language } from '../text/language';
import { z } from '../zod';
import type { Script } from './generators';

const bilingual = z.object({ fr: z.string(), en: z.string() });
const refusalsSchema = z.record(z.string(), bilingual);
const liesSchema = z.array(z.object({ questionId: z.string(), text: bilingual }));

/**
 * What the simulated generators say in one language, from the parsed `refusals.json` and
 * `lies.json` of a bilingual corpus. Fails with `script-invalid` (`place`, `reason`).
 */
export function scriptIn(refusals: unknown, lies: unknown, language: Language): Result<Script> {
  const says = refusalsSchema.safeParse(refusals);
  const lied = liesSchema.safeParse(lies);
  const error = says.error ?? lied.error;
  if (!says.success || !lied.success) {
    const issue = error!.issues[0]!;
    return failure('script-invalid', {
      place: issue.path.map(String).join('.'),
      reason: issue.code,
    });
  }
  const texts = Object.entries(says.data).map(([id, text]) => [id, text[language]] as const);
  return success({
    refusals: new Map(texts),
    lies: lied.data.map(({ questionId, text }) => ({ questionId, text: text[language] })),
  });
}
