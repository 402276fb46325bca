import { failure, success, type Result } from '../errors';
import { LANGUAGES, type Language } from '../text/language';
import { z } from '../zod-mini';
import { caseLanguages, MAXIMUM_FACTS, MINIMUM_FACTS, type TeachingCase } from './teaching-case';

/** Text in one language or both. Empty text is no text. */
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const sentence = text(4000);
const bilingual = z.object({ fr: z.optional(sentence), en: z.optional(sentence) });

const phrases = z.array(text(400)).check(z.maxLength(40));
const indicatorRule = z.object({
  all: z.optional(phrases),
  any: z.optional(phrases),
  none: z.optional(phrases),
});

const identifier = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u));
const variantName = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,23}$/u));

const fact = z.object({
  id: identifier,
  text: bilingual,
  condition: z.optional(z.object({ label: bilingual })),
});

/** The public format `teaching-case/1`. What it cannot say (permutations, languages) is checked below. */
const teachingCaseSchema: z.ZodMiniType<TeachingCase> = z.object({
  schema: z.literal('teaching-case/1'),
  id: identifier,
  source: z.object({
    name: bilingual,
    url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(2000))),
    date: z.optional(z.iso.date()),
  }),
  question: bilingual,
  facts: z.array(fact).check(z.minLength(MINIMUM_FACTS), z.maxLength(MAXIMUM_FACTS)),
  variants: z.record(variantName, z.array(z.string())),
  indicators: z.optional(
    z
      .array(
        z.object({
          id: identifier,
          label: bilingual,
          fr: z.optional(indicatorRule),
          en: z.optional(indicatorRule),
        }),
      )
      .check(z.maxLength(40)),
  ),
  addedAfterObservation: z.optional(z.boolean()),
});

/**
 * Reads an untrusted value as a teaching case. Unknown keys are left behind.
 *
 * Fails with `case-invalid` (place and the validator's code), `case-duplicate-fact`,
 * `case-no-variant`, `case-variant-not-a-permutation` or `case-language-incomplete`, each with the
 * place it speaks of.
 */
export function parseTeachingCase(value: unknown): Result<TeachingCase> {
  const parsed = teachingCaseSchema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return failure('case-invalid', {
      place: issue?.path.map(String).join('.') ?? '',
      problem: issue?.code ?? 'unknown',
    });
  }
  const teachingCase = parsed.data;
  const ids = teachingCase.facts.map((item) => item.id);
  const duplicate = ids.find((id, position) => ids.indexOf(id) !== position);
  if (duplicate !== undefined) return failure('case-duplicate-fact', { fact: duplicate });

  const variants = Object.entries(teachingCase.variants);
  if (variants.length === 0) return failure('case-no-variant');
  for (const [name, order] of variants) {
    if (!isPermutation(order, ids)) {
      return failure('case-variant-not-a-permutation', { variant: name });
    }
  }
  return checkLanguages(teachingCase);
}

function isPermutation(order: readonly string[], ids: readonly string[]): boolean {
  return order.length === ids.length && new Set(order).size === ids.length
    ? order.every((id) => ids.includes(id))
    : false;
}

/** A language begun must be finished, or half a case would be shown as a whole one. */
function checkLanguages(teachingCase: TeachingCase): Result<TeachingCase> {
  const complete = caseLanguages(teachingCase);
  const texts: [string, Partial<Record<Language, string>>][] = [
    ['source.name', teachingCase.source.name],
    ['question', teachingCase.question],
    ...teachingCase.facts.map((item): [string, Partial<Record<Language, string>>] => [
      item.id,
      item.text,
    ]),
  ];
  for (const language of LANGUAGES) {
    if (complete.includes(language)) continue;
    const missing = texts.find(([, text]) => text[language] === undefined);
    const begun = texts.some(([, text]) => text[language] !== undefined);
    if (missing && begun) {
      return failure('case-language-incomplete', { language, place: missing[0] });
    }
  }
  if (complete.length === 0)
    return failure('case-language-incomplete', { language: '', place: '' });
  for (const item of teachingCase.facts) {
    const unlabelled = complete.find((language) => item.condition?.label[language] === undefined);
    if (item.condition && unlabelled) {
      return failure('case-language-incomplete', { language: unlabelled, place: item.id });
    }
  }
  return success(teachingCase);
}
