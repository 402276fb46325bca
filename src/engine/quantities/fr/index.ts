import { definePack } from '../core/pack';
import { BOUNDS_BEFORE, BOUNDS_BEHIND, PER, ROUNDINGS, ROUNDINGS_BEHIND, TAX } from './bounds';
import { CENTS, CURRENCIES } from './money';
import { NUMERALS, ORDINALS, PARTS } from './numerals';
import { RULES } from './rules';
import { SPELLING } from './spelling';
import { DURATIONS, MEASURES, SIGNS } from './units';
import { CLASSES, NAMES } from './words';

export const FRENCH = definePack({
  language: 'fr',
  decimal: ',',
  rules: RULES,
  habits: [
    'day-first',
    'day-in-words',
    'cents-unsaid',
    'part-needs-whole',
    'bare-whole',
    'short-postcodes',
    'spoken-minutes',
    'minutes-first',
    'metres-unsaid',
    'clock-hours',
    'of-is-measure',
    'two-digit-phones',
    'accented-to',
    'seven-month',
    'no-is-number',
  ],
  classes: CLASSES,
  numerals: NUMERALS,
  months:
    'janvier janv jan|fevrier fevr fev|mars|avril avr|mai|juin|juillet juil|aout|' +
    'septembre sept|octobre oct|novembre nov|decembre dec',
  ordinals: ORDINALS,
  ordinalSuffixes: 'er ere re e eme ieme nd nde de ers eres es emes iemes',
  parts: PARTS,
  multipliers: `
2 = doublé doublée doublés doublées doubler doublera doubleront doublait doublant doublent
3 = triplé triplée triplés triplées tripler triplera tripleront triplait triplant triplent
4 = quadruplé quadruplée quadruplés quadruplées quadrupler quadruplera quadruplant quadruplent
5 = quintuplé quintuplée quintuplés quintuplées quintupler quintuplera
6 = sextuplé sextuplée sextupler
10 = décuplé décuplée décuplés décuplées décupler
100 = centuplé centuplée centupler`,
  durations: DURATIONS,
  measures: MEASURES,
  signs: SIGNS,
  currencies: CURRENCIES,
  cents: CENTS,
  percents: [
    { phrase: ['pour', 'cent'], kind: 'percent', unit: '%' },
    { phrase: ['pourcent'], kind: 'percent', unit: '%' },
    { phrase: ['p', '.', 'cent'], kind: 'percent', unit: '%' },
    { phrase: ['p', '.', '100'], kind: 'percent', unit: '%' },
    { phrase: ['pour', 'mille'], kind: 'percent', unit: '‰' },
    { phrase: ['point', 'de', 'pourcentage'], kind: 'points', unit: 'point' },
    { phrase: ['points', 'de', 'pourcentage'], kind: 'points', unit: 'point' },
    { phrase: ['point', 'de', '%'], kind: 'points', unit: 'point' },
    { phrase: ['points', 'de', '%'], kind: 'points', unit: 'point' },
    // "+3 pts": in English points are scored, and a pt is a pint.
    { phrase: ['pt'], kind: 'points', unit: 'point' },
    { phrase: ['pts'], kind: 'points', unit: 'point' },
    { phrase: ['points', 'de', 'base'], kind: 'points', unit: 'basis-point' },
  ],
  tax: TAX,
  per: PER,
  boundsBefore: BOUNDS_BEFORE,
  boundsBehind: BOUNDS_BEHIND,
  roundings: ROUNDINGS,
  roundingsBehind: ROUNDINGS_BEHIND,
  spans: { early: 'debut', middle: 'mi, milieu', late: 'fin' },
  andPart: {
    '0.5': 'et demi, et demie',
    '0.25': 'et quart, et un quart',
    '0.75': 'et trois quarts',
  },
  belowZero: 'sous zero, sous 0, en dessous de zero, au-dessous de zero, en dessous de 0',
  eras: {
    before: 'av j c, avant j c, avant jesus christ, avant notre ere, bc, bce',
    after: 'apr j c, apres j c, apres jesus christ, de notre ere',
  },
  partsOfDay: { morning: 'du matin', afternoon: "du soir, de l'apres-midi" },
  minutes: { 30: 'et demie, et demi', 45: 'trois quarts', 15: 'et quart', [-15]: 'moins le quart' },
  namedHours: { midi: 12, minuit: 0 },
  names: NAMES,
  namesWithPoint: 'art sec no p n par fig chap al',
  namesOfOne: 'no article chapter',
  romanNames:
    'guerre mondiale partie titre livre acte scene tome volume phase type stade groupe annexe chant republique',
  ratios: [
    { kind: 'rate', phrase: ['pour'] },
    { kind: 'place', phrase: ['sur'] },
  ],
  spelling: SPELLING,
});
