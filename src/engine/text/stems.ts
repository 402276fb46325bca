import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { fold } from './fold';
import type { Language } from './language';

/** The stemmers can eat a short word whole; nothing is cut below this many letters. */
const SHORTEST_STEM = 2;

const PLAIN_WORD = /^[a-z']+$/;

/** Plurals and feminines that no rule of the stemmers reaches. */
const IRREGULAR = {
  fr: new Map([
    ['travaux', 'travail'],
    ['baux', 'bail'],
    ['vitraux', 'vitrail'],
    ['yeux', 'oeil'],
    ['feux', 'feu'],
    ['jeux', 'jeu'],
    ['enjeux', 'enjeu'],
    ['lieux', 'lieu'],
    ['voeux', 'voeu'],
    ['cheveux', 'cheveu'],
    ['essais', 'essai'],
    ['grosse', 'gros'],
    ['grosses', 'gros'],
  ]),
  en: new Map([
    ['men', 'man'],
    ['women', 'woman'],
    ['children', 'child'],
    ['feet', 'foot'],
  ]),
};

/** French words in -s that are no plural; most have a family that keeps the s (inclus, incluse). */
const FRENCH_SINGULARS = new Set(
  `plus inclus exclus reclus refus abus dessus gros dos clos enclos repos propos acces exces proces
  succes deces congres progres pres expres`.split(/\s+/),
);

/**
 * Meets the French stemmer half-way: gives back accents that it looks for and folding took away
 * (déclarée, résilié, activité, légalité), and takes off plurals that it leaves (euros, prévus,
 * emplois). Responsabilité joins responsable, notification notifier.
 */
function preparedFrench(folded: string): string {
  return folded
    .replace(/([ou]|oi)s$/, '$1')
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
  const singular = IRREGULAR[language].get(folded) ?? folded;
  if (language === 'fr' && FRENCH_SINGULARS.has(singular)) return singular;
  const stemmed =
    language === 'fr' ? fold(stemFrench(preparedFrench(singular))) : stemEnglish(singular);
  return stemmed.length < SHORTEST_STEM ? singular : stemmed;
}
