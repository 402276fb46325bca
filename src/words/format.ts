import { formatsOf, type Formats } from '../formats/formats';
import { languageMeta, type PageLanguage } from './language';

const known = new Map<PageLanguage, Formats>();

/** How a language of the page writes numbers, moments and lists. */
export function formats(language: PageLanguage): Formats {
  const found = known.get(language) ?? formatsOf(languageMeta(language));
  known.set(language, found);
  return found;
}

export const formatInteger = (value: number, language: PageLanguage) =>
  formats(language).formatInteger(value);

export const formatDecimal = (value: number, language: PageLanguage, digits?: number) =>
  formats(language).formatDecimal(value, digits);

export const formatChange = (value: number, language: PageLanguage, digits?: number) =>
  formats(language).formatChange(value, digits);

export const formatShare = (share: number, language: PageLanguage, digits?: number) =>
  formats(language).formatShare(share, digits);

export const formatMoment = (iso: string, language: PageLanguage) =>
  formats(language).formatMoment(iso);

export const formatList = (items: readonly string[], language: PageLanguage) =>
  formats(language).formatList(items);
