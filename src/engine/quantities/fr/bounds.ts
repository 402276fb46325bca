import type { PackSource } from '../core/pack';

/** Which side of the value the words before and behind a figure bound. */
export const BOUNDS_BEFORE: PackSource['boundsBefore'] = {
  below:
    'moins de, au-dessous de, en dessous de, inferieur a, inferieure a, inferieurs a, ' +
    'inferieures a, <',
  'at-most':
    "pas plus de, au plus, au maximum, jusqu'a, maximum de, maximum, plafond de, plafonne a, " +
    'plafonnee a, limite de, limite a, ≤',
  above:
    'plus de, au-dela de, au-dessus de, depasser, depasse, depassent, depassera, depassait, depasse les, ' +
    'depasser les, exceder, excede, excedent, excedera, exceder les, superieur a, superieure a, superieurs a, superieures a, >',
  'at-least': 'pas moins de, au moins, au minimum, minimum, minimum de, a partir de, ≥',
};

export const BOUNDS_BEHIND: PackSource['boundsBehind'] = {
  'at-most': 'au plus, au maximum, maximum, max, ou moins',
  'at-least': 'au moins, au minimum, minimum, ou plus, et plus, ou davantage, et au-dela',
};

/** Whether an amount is told before or after tax. */
export const TAX: PackSource['tax'] = {
  excluded:
    'ht, h . t, hors taxe, hors taxes, hors tva, avant taxe, avant taxes, sans taxe, sans taxes, ' +
    'plus taxe, plus taxes, + taxe, + taxes, taxes en sus, taxe en sus, tva en sus, ' +
    'tva non comprise, taxes non comprises, hors tps, + tva, + tps, plus tva, plus tps',
  included:
    'ttc, t . t . c, toutes taxes comprises, taxes comprises, taxes incluses, tva comprise, ' +
    'tva incluse, tva incl, tva inclue, tva incluses, taxe comprise, taxe incluse, avec tva, ' +
    'y compris la tva',
};

/** What a figure is counted per, where one word or phrase says it. */
export const PER: PackSource['per'] = {
  year: "l'an, l'annee, annuel, annuels, annuelle, annuelles, p . a",
  month: 'mensuel, mensuels, mensuelle, mensuelles',
  week: 'hebdomadaire, hebdomadaires',
};

/** Words that say a figure is rounded, before it and behind it. */
export const ROUNDINGS =
  "environ, pres de, a peu pres, autour de, quelque, quelques, presque, approximativement, vers, a environ, d'environ, de l'ordre de, aux alentours de, aux environs de, grosso modo, ~, ≈, ca";
export const ROUNDINGS_BEHIND = 'environ, a peu pres, a peu de chose pres, approximativement';
