import { definePack } from '../core/pack';
import { BOUNDS_BEFORE, BOUNDS_BEHIND, PER, ROUNDINGS, ROUNDINGS_BEHIND, TAX } from './bounds';
import { CENTS, CURRENCIES } from './money';
import { NUMERALS, ORDINALS, PARTS } from './numerals';
import { RULES } from './rules';
import { SPELLING } from './spelling';
import { DURATIONS, MEASURES, SIGNS } from './units';
import { CLASSES, NAMES } from './words';

export const ENGLISH = definePack({
  language: 'en',
  decimal: '.',
  rules: RULES,
  habits: ['month-day', 'feet-unsaid', 'pence', 'article-is-per', 'comma-before-year'],
  classes: CLASSES,
  numerals: NUMERALS,
  months:
    'january jan|february feb|march mar|april apr|may|june jun|july jul|august aug|' +
    'september sept sep|october oct|november nov|december dec',
  doubtfulMonths: 'may march mar dec jan',
  ordinals: ORDINALS,
  ordinalSuffixes: 'st nd rd th',
  parts: PARTS,
  multipliers: `
2 = doubled doubling doubles redoubled
3 = tripled tripling triples trebled trebling trebles
4 = quadrupled quadrupling quadruples
5 = quintupled quintupling quintuples
6 = sextupled
0.5 = halved halving`,
  durations: DURATIONS,
  measures: MEASURES,
  signs: SIGNS,
  currencies: CURRENCIES,
  cents: CENTS,
  weights: { pound: 'pound', pounds: 'pound' },
  percents: [
    { phrase: ['percent'], kind: 'percent', unit: '%' },
    { phrase: ['per', 'cent'], kind: 'percent', unit: '%' },
    { phrase: ['per', 'mille'], kind: 'percent', unit: '‰' },
    { phrase: ['per', 'mil'], kind: 'percent', unit: '‰' },
    { phrase: ['percentage', 'point'], kind: 'points', unit: 'point' },
    { phrase: ['percentage', 'points'], kind: 'points', unit: 'point' },
    { phrase: ['percent', 'points'], kind: 'points', unit: 'point' },
    { phrase: ['percent', 'point'], kind: 'points', unit: 'point' },
    { phrase: ['%', 'points'], kind: 'points', unit: 'point' },
    { phrase: ['basis', 'point'], kind: 'points', unit: 'basis-point' },
    { phrase: ['basis', 'points'], kind: 'points', unit: 'basis-point' },
  ],
  tax: TAX,
  per: PER,
  boundsBefore: BOUNDS_BEFORE,
  boundsBehind: BOUNDS_BEHIND,
  roundings: ROUNDINGS,
  roundingsBehind: ROUNDINGS_BEHIND,
  spans: { early: 'early, beginning, start', middle: 'mid, middle', late: 'late, end' },
  andPart: {
    '0.5': 'and a half, and one half, and one-half',
    '0.25': 'and a quarter, and one quarter',
    '0.75': 'and three quarters, and three-quarters, and three quarter',
  },
  belowZero: 'below zero, below 0, under zero, sub-zero',
  eras: { before: 'bc e, bce, bc, b c e, b c', after: 'ce, ad, c e, a d' },
  partsOfDay: {
    morning: 'in the morning',
    afternoon: 'in the afternoon, in the evening, at night',
  },
  namedHours: { noon: 12, midday: 12, midnight: 0 },
  names: NAMES,
  namesWithPoint: 'art sec no p n par fig chap al',
  namesOfOne:
    'no article section subsection chapter paragraph clause page figure annex schedule volume ' +
    'recital alinea level phase step',
  romanNames:
    'war part title book act scene volume phase type stage class grade bowl appendix division',
  ratios: [
    { kind: 'part', phrase: ['out', 'of', 'every'] },
    { kind: 'part', phrase: ['out', 'of', 'the'] },
    { kind: 'part', phrase: ['out', 'of'] },
    { kind: 'part', phrase: ['in', 'every'] },
    { kind: 'part', phrase: ['of', 'every'] },
    { kind: 'part', phrase: ['for', 'every'] },
    { kind: 'rate', phrase: ['per'] },
    { kind: 'place', phrase: ['in'] },
  ],
  spelling: SPELLING,
});
