import type { Language } from '../engine/text/language';

/** Where the Neighbours lab opens a corpus: a bundled one by its id, an own one by its digest. */
export function neighboursHref(corpus: string, language: Language): string {
  return `#/neighbours?corpus=${corpus}&lang=${language}`;
}
