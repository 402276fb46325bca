import { stem } from './stems';
import { stemsByWord } from './stem-lines';
import type { Language } from './language';

/*
 * Stems under the profile bm25-2: those of `stems.ts`, after irregular plurals and genders that its
 * rules part, and without what they merge (français with franc, added with ad).
 */

const IRREGULAR = {
  fr: stemsByWord(
    // Plurals in -x.
    'corail coraux',
    'email emaux',
    'soupirail soupiraux',
    'vantail vantaux',
    'ventail ventaux',
    'noyau noyaux',
    'tuyau tuyaux',
    'boyau boyaux',
    'joyau joyaux',
    'etau etaux',
    'preau preaux',
    'fleau fleaux',
    'aveu aveux',
    'neveu neveux',
    'milieu milieux',
    'adieu adieux',
    'essieu essieux',
    'moyeu moyeux',
    'dieu dieux',
    'hebreu hebreux',
    'ciel cieux',
    'aieul aieux aieuls',
    'monsieur messieurs',
    'madame mesdames',
    // Genders.
    'public publics publique publiques',
    'grec grecs grecque grecques',
    'turc turcs turque turques',
    'blanc blancs blanche blanches',
    'sec secs seche seches',
    'long longs longue longues',
    'frais fraiche fraiches',
    'fraise fraises',
    'chaise chaises',
    'epais epaisse epaisses',
    'gras grasse grasses',
    'doux douce douces',
    'roux rousse rousses',
    'faux fausse fausses',
    'jaloux jalouse jalouses',
    'beau bel belle beaux belles',
    'nouveau nouvel nouvelle nouveaux nouvelles',
    'vieux vieil vieille vieilles',
    'fou fol folle fous folles',
    'favori favoris favorite favorites',
  ),
  en: stemsByWord(
    'add adds added adding',
    'ebb ebbs ebbed ebbing',
    'err errs erred erring',
    'egg eggs egged egging',
    'butt butts butted butting',
    'purr purrs purred purring',
    'boycott boycotts boycotted boycotting',
    'inn inns',
    'odd odds',
    'go goes going gone',
  ),
};

/** Nouns in -ai and -oi, whose plurals look like chinois: délais, emplois. */
const PLAIN_NOUNS: ReadonlySet<string> = new Set(
  `delai essai balai quai geai remblai deblai minerai virelai emploi loi roi envoi convoi tournoi foi
  renvoi octroi pourvoi paroi beffroi desarroi effroi remploi sursoi`.split(/\s+/),
);

/** français, chinoises, niçois: the word in its masculine form. */
const GENTILE = /^([a-z]{2,}(?:ai|oi))s(?:es?)?$/;
/** bijoux, genoux; doux and jaloux are listed above. */
const PLURAL_OUX = /^([a-z]+ou)x$/;
const ONE_FORM_OUX: ReadonlySet<string> = new Set(
  'epoux houx toux courroux redoux saindoux'.split(' '),
);
/** "Staffed": no f is doubled by an ending. */
const DOUBLE_F = /^([a-z]+ff)(?:s|ed|ing)$/;

/** The light stem of a folded word under bm25-2. */
export function stem2(folded: string, language: Language): string {
  const listed = IRREGULAR[language].get(folded);
  if (listed !== undefined) return listed;
  if (language === 'en') return stem(DOUBLE_F.exec(folded)?.[1] ?? folded, language);
  const base = GENTILE.exec(folded)?.[1];
  if (base !== undefined && !PLAIN_NOUNS.has(base)) return `${base}s`;
  const singular = ONE_FORM_OUX.has(folded) ? undefined : PLURAL_OUX.exec(folded)?.[1];
  return stem(singular ?? folded, language);
}
