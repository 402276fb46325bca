import type { Language } from './language';
import { stem } from './stems';
import { isStopWord } from './stop-words';
import { LONGEST_WORD, scanWords, wordForm } from './words';
import type { Term } from './words';

/** Name and version of the rules of `documentTerms`: any change of a term is a new version. */
export const TERM_PROFILE = 'bm25-1';

const MOST_REMEMBERED = 50_000;

/** Surface word to term ('' for a stop word), a language. Bounded: emptied when full. */
const remembered = { fr: new Map<string, string>(), en: new Map<string, string>() };

function termOf(surface: string, language: Language): string {
  const known = remembered[language].get(surface);
  if (known !== undefined) return known;
  const word = wordForm(surface);
  const term = isStopWord(word, language) ? '' : stem(word, language);
  if (remembered[language].size >= MOST_REMEMBERED) remembered[language].clear();
  remembered[language].set(surface, term);
  return term;
}

/**
 * The terms of a text under the profile `bm25-1`: its words (see `words`) without the stop words
 * of the language, each as its light stem, with the offsets of the surface word in the source.
 */
export function documentTerms(text: string, language: Language): Term[] {
  const found: Term[] = [];
  scanWords(text, (start, end) => {
    const term = termOf(text.slice(start, Math.min(end, start + LONGEST_WORD)), language);
    if (term !== '') found.push({ term, start, end });
  });
  return found;
}
