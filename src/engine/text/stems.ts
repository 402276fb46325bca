import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { Language } from './language';

/** Shortest stem kept; the stemmers can eat a short word whole. */
const SHORTEST_STEM = 2;

const PLAIN_WORD = /^[a-z]+$/;

/**
 * The light stem of a folded word: résiliations and résiliation, gratuites and gratuite meet.
 * Snowball (French, English) on the folded word. Words with digits, other scripts, hyphens or
 * apostrophes, and words that would vanish, are their own stem.
 */
export function stem(folded: string, language: Language): string {
  if (folded.length <= SHORTEST_STEM || !PLAIN_WORD.test(folded)) return folded;
  const stemmed = language === 'fr' ? stemFrench(accented(folded)) : stemEnglish(folded);
  const plain = language === 'fr' ? stemmed.normalize('NFD').replace(/\p{M}/gu, '') : stemmed;
  return plain.length < SHORTEST_STEM ? folded : plain;
}

/** Gives back the accents that the French stemmer needs to see and folding took away. */
function accented(folded: string): string {
  return folded.replace(/ee(s?)$/, 'ée$1').replace(/(abil|ibil|iv|al|ic)ite(s?)$/, '$1ité$2');
}
