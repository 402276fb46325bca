import { decade } from '../../../../src/engine/quantities/core/decade';
import { whole } from '../../../../src/engine/quantities/core/decimal';
import { definePack } from '../../../../src/engine/quantities/core/pack';
import { reading } from '../../../../src/engine/quantities/core/quantity';
import { romanValue } from '../../../../src/engine/quantities/core/roman';
import type { Rule } from '../../../../src/engine/quantities/core/rule';
import { digitsAt, phraseEnd, wordAt } from '../../../../src/engine/quantities/core/scan';

/** Spanish, as far as five rules of its own and the words of the common ones go. */

const UNITS = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');

const RULES: readonly Rule[] = [
  {
    id: 'date.decade',
    language: 'es',
    starts: { words: new Set(['anos']) },
    sure: 4,
    read: (scan, index) => decade(digitsAt(scan, index + 1), index + 2),
    right: [['es', 'en los años 70', 'date 197X']],
    wrong: [['es', 'en dos años']],
  },
  {
    id: 'date.century-first',
    language: 'es',
    starts: { words: new Set(['siglo']) },
    sure: 4,
    read: (scan, index) => {
      const rank = romanValue(scan.tokens[index + 1]?.cased ?? '');
      if (rank === null || rank > 30) return null;
      const value = `${String(rank - 1).padStart(2, '0')}XX`;
      return { readings: [reading('date', value)], to: index + 2 };
    },
    right: [['es', 'en el siglo XIX', 'date 18XX']],
    wrong: [['es', 'un siglo después']],
  },
  {
    id: 'part.half',
    language: 'es',
    starts: { words: new Set(['media']) },
    sure: 3,
    read: (scan, index) =>
      wordAt(scan, index + 1) === 'hora'
        ? { readings: [reading('duration', '0.5', 'hour')], to: index + 2 }
        : null,
    right: [['es', 'dura media hora', 'duration 0.5 hour']],
    wrong: [['es', 'la media nacional']],
  },
  {
    id: 'number.dozen',
    language: 'es',
    starts: { words: new Set(['una']) },
    sure: 2,
    read: (scan, index) => {
      const to = phraseEnd(scan, index, ['una', 'docena', 'de']);
      return to < 0 ? null : { readings: [reading('number', '12')], to: to - 1 };
    },
    right: [['es', 'una docena de huevos', 'number 12']],
    wrong: [['es', 'una vez']],
  },
  {
    id: 'time.las',
    language: 'es',
    starts: { words: new Set(['las']) },
    sure: 3,
    read: (scan, index) => {
      const hour = UNITS.indexOf(wordAt(scan, index + 1));
      const half = phraseEnd(scan, index + 2, ['y', 'media']);
      if (hour < 1 || half < 0) return null;
      return { readings: [reading('time', `${String(hour).padStart(2, '0')}:30`)], to: half };
    },
    right: [['es', 'a las tres y media', 'time 03:30']],
    wrong: [['es', 'las tres casas']],
  },
];

export const SPANISH = definePack({
  language: 'es',
  decimal: ',',
  rules: RULES,
  habits: ['day-first'],
  classes: { and: 'y e', or: 'o u', to: 'a', between: 'entre', of: 'de del', the: 'el la los las' },
  numerals: {
    read: (scan, index) => {
      const word = wordAt(scan, index);
      const value = UNITS.indexOf(word);
      return value < 0 ? null : { value: whole(value), to: index + 1, single: word };
    },
    scale: (word) => (word === 'mil' ? 3 : /^mill(?:on|ones)$/.test(word) ? 6 : null),
    collective: /^mill(?:on|ones)$/,
  },
  months:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  durations: 'hour = hora, horas\nday = dia, dias\nmonth = mes, meses\nyear = ano, anos',
  measures: 'kilogram = kilo, kilos',
  currencies: 'EUR = euro, euros',
  percents: [{ phrase: ['por', 'ciento'], kind: 'percent', unit: '%' }],
  boundsBefore: { above: 'mas de', 'at-least': 'al menos', 'at-most': 'hasta' },
});
