import { LANGUAGES, type Language } from '../text/language';

/** A text in one language or both. */
export type Bilingual = { [Each in Language]?: string | undefined };

/** Phrases looked for in an answer, on folded terms. */
interface IndicatorRule {
  all?: string[] | undefined;
  any?: string[] | undefined;
  none?: string[] | undefined;
}

/** The public format `teaching-case/1`; `parse-teaching-case.ts` reads it from untrusted values. */
export interface TeachingCase {
  schema: 'teaching-case/1';
  id: string;
  source: { name: Bilingual; url?: string | undefined; date?: string | undefined };
  question: Bilingual;
  /** The sentences; those with a condition are what an answer must respect. */
  facts: { id: string; text: Bilingual; condition?: { label: Bilingual } | undefined }[];
  /** Published permutations of the fact ids. */
  variants: Record<string, string[]>;
  indicators?:
    | ({ id: string; label: Bilingual } & { [Each in Language]?: IndicatorRule | undefined })[]
    | undefined;
  addedAfterObservation?: boolean | undefined;
}

/** Sentences a case may have: fewer than three leave nothing to order, more than twelve no page. */
export const MINIMUM_FACTS = 3;
export const MAXIMUM_FACTS = 12;

/**
 * The languages a case can be read in: those in which the source name, the question and every
 * sentence stand.
 */
export function caseLanguages(teachingCase: TeachingCase): Language[] {
  return LANGUAGES.filter((language) =>
    [
      teachingCase.source.name,
      teachingCase.question,
      ...teachingCase.facts.map((item) => item.text),
    ].every((text) => text[language] !== undefined),
  );
}

/** The ids of the facts the answer must respect, in the order of the facts. */
export function conditionIds(teachingCase: TeachingCase): string[] {
  return teachingCase.facts.filter((item) => item.condition).map((item) => item.id);
}
