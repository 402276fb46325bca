import type { TextLanguage } from '../../engine/text/language';
import { isStopWord } from '../../engine/text/stop-words';
import { words } from '../../engine/text/words';

/** Enough of a text to tell French from English. */
const LENGTH_READ = 20_000;

/** The language whose stop words a text holds more of; `otherwise` where neither leads. */
export function guessLanguage(text: string, otherwise: TextLanguage = 'en'): TextLanguage {
  let french = 0;
  let english = 0;
  for (const { term } of words(text.slice(0, LENGTH_READ))) {
    if (isStopWord(term, 'fr')) french += 1;
    if (isStopWord(term, 'en')) english += 1;
  }
  return french === english ? otherwise : french > english ? 'fr' : 'en';
}
