import type { Language } from '../text/language';
import type { Quantity } from '../quantities';
import { stem } from '../text/stems';
import { words, type Term } from '../text/words';
import { COUNTED_AS, NARROWER } from './asked-nouns';

/**
 * Whether a number counts what was asked for: the noun behind it is one of the `counted` words, or a narrower word for one of them. A bare number in a table counts what the head of
 * the table (`headWords`, folded) names. A number of which neither is known counts nothing; where nothing is named to be counted ("how many?"), any
 * number does.
 */
export function countsWhatIsAsked(
  figure: Quantity,
  counted: readonly Term[],
  headWords: readonly string[],
  language: Language,
): boolean {
  if (counted.length === 0) return true;
  const named = figure.noun === null ? headWords : words(figure.noun).map(({ term }) => term);
  return counted.some(({ term }) => {
    const stemmed = stem(term, language);
    const narrower = NARROWER[language].get(term);
    return named.some((word) => stem(word, language) === stemmed || narrower?.has(word));
  });
}

/** Whether a number counts units of time with words between: "60 consecutive days". */
export function countsTime(figure: Quantity, language: Language): boolean {
  if (figure.noun === null) return false;
  return words(figure.noun).some(({ term }) => COUNTED_AS[language].get(term) === 'duration');
}
