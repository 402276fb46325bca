import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { fold } from './fold';
import type { Language } from './language';
import { stemsByWord } from './stem-lines';

/** The stemmers can eat a short word whole; nothing is cut below this many letters. */
const SHORTEST_STEM = 2;

const PLAIN_WORD = /^[a-z']+$/;

/** What the rules of the stemmers do not reach, or reach wrongly. */
const EXCEPTIONS = {
  fr: stemsByWord(
    'travail travaux',
    'bail baux',
    'vitrail vitraux',
    'oeil yeux',
    'feu feux',
    'jeu jeux',
    'enjeu enjeux',
    'lieu lieux',
    'voeu voeux',
    'cheveu cheveux',
    'essai essais',
    'gros grosse grosses',
    // Words in -s that are no plural; most have a family that keeps the s.
    ...`plus inclus exclus reclus refus abus dessus dos clos enclos repos propos acces exces proces
    succes deces congres progres pres expres`.split(/\s+/),
  ),
  en: stemsByWord(
    'man men',
    'woman women',
    'child children',
    'foot feet',
    'gas gases',
    'bus buses',
    'bias biases',
    'business businesses',
    'exceed exceeds exceeded exceeding',
    'proceed proceeds proceeded proceeding proceedings',
    'succeed succeeds succeeded succeeding',
    'news',
  ),
};

/**
 * Meets the French stemmer half-way: gives back accents that it looks for and folding took away
 * (déclarée, résilié, activité, légalité), and takes off plurals that it leaves (euros, prévus,
 * emplois). Actif joins active, responsabilité responsable, notification notifier.
 */
function preparedFrench(folded: string): string {
  return folded
    .replace(/([ou]|oi)s$/, '$1')
    .replace(/ifs?$/, 'ive')
    .replace(/ee(s?)$/, 'ée$1')
    .replace(/ification(s?)$/, 'ifie$1')
    .replace(/((?:if|il|ic|nc|ec|ud)i|ay)e(s?)$/, '$1é$2')
    .replace(/([ai])bilite(s?)$/, '$1ble$2')
    .replace(/(iv|al)ite(s?)$/, '$1ité$2');
}

/**
 * The light stem of a folded word: résiliations meets résiliation, gratuites meets gratuite.
 * Snowball for French or English, on the folded word. Words with digits or hyphens, words of other
 * scripts and words that would vanish are their own stem.
 */
export function stem(folded: string, language: Language): string {
  if (folded.length <= SHORTEST_STEM || !PLAIN_WORD.test(folded)) return folded;
  const exception = EXCEPTIONS[language].get(folded);
  if (exception !== undefined) return exception;
  const stemmed =
    language === 'fr' ? fold(stemFrench(preparedFrench(folded))) : stemEnglish(folded);
  return stemmed.length < SHORTEST_STEM ? folded : stemmed;
}
