import type { PageLanguage } from '../words/language';

/** Where the Neighbours lab opens a corpus: a bundled one by its id, an own one by its digest. */
export function neighboursHref(corpus: string, language: PageLanguage): string {
  return `#/neighbours?corpus=${corpus}&lang=${language}`;
}
