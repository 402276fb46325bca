import { textLanguage, type PageLanguage } from '../words/language';
import { formatDecimal, formatInteger } from '../words/format';
import { withoutTerms } from './glossary/term-pieces';
import type { Both, Measures } from './lesson';

const PLACEHOLDER = /\{([A-Za-z]\w*)\}/g;

/** The names of the measures a sentence uses, as they stand in it. */
export function measuresUsed(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), (match) => match[1]!);
}

/** A measure as the page writes it: whole numbers as such, others with three decimals. */
export function measureText(value: number | string, language: PageLanguage): string {
  if (typeof value === 'string') return value;
  return Number.isInteger(value) ? formatInteger(value, language) : formatDecimal(value, language);
}

/** A sentence of a lesson in a language of the page. */
export function inLanguage(text: Both, language: PageLanguage): string {
  const each: Readonly<Partial<Record<PageLanguage, string>>> = text;
  return each[language] ?? text[textLanguage(language)];
}

/**
 * A sentence with its measures in it, for a place that shows no definitions. A name without a measure
 * stays as written.
 */
export function fillIn(text: Both, measures: Measures, language: PageLanguage): string {
  return withoutTerms(fillInMarked(text, measures, language));
}

/** A sentence with its measures in it; its terms stay marked, for `ui/Prose.svelte` to open. */
export function fillInMarked(text: Both, measures: Measures, language: PageLanguage): string {
  return inLanguage(text, language).replace(PLACEHOLDER, (whole, name: string) => {
    const value = measures.get(name);
    return value === undefined ? whole : measureText(value, language);
  });
}
