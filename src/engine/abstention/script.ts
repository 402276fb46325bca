import { failure, success, type Result } from '../errors';
import type { Language } from '../text/language';
import { localized } from '../corpus/manifest';
import { z } from '../zod';
import type { Script } from './generators';

const refusalsSchema = z.record(z.string(), localized);
const liesSchema = z.array(z.object({ questionId: z.string(), text: localized }));

/**
 * What the simulated generators say in one language, from the parsed `refusals.json` and
 * `lies.json` of a corpus; what is not said in it is left out. Fails with `script-invalid` (`place`, `reason`).
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
  const refusalTexts = Object.entries(says.data).flatMap(([id, { [language]: text }]) =>
    text === undefined ? [] : [[id, text] as const],
  );
  return success({
    refusals: new Map(refusalTexts),
    lies: lied.data.flatMap(({ questionId, text: { [language]: text } }) =>
      text === undefined ? [] : [{ questionId, text }],
    ),
  });
}
