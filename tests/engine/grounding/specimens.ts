import fc from 'fast-check';
import type { Language } from '../../../src/engine/text/language';
import { inWords, spellings } from './spell';

/** One true figure and one false, each in several spellings a language. */
export interface Specimen {
  readonly kind: string;
  readonly truth: Record<Language, string[]>;
  readonly lie: Record<Language, string[]>;
}

type Writer = (value: number, language: Language) => string[];

function pair(low: number, high: number): fc.Arbitrary<[number, number]> {
  return fc
    .tuple(fc.integer({ min: low, max: high }), fc.integer({ min: low, max: high }))
    .filter(([truth, lie]) => truth !== lie);
}

function specimen(kind: string, low: number, high: number, write: Writer): fc.Arbitrary<Specimen> {
  return pair(low, high).map(([truth, lie]) => ({
    kind,
    truth: { fr: write(truth, 'fr'), en: write(truth, 'en') },
    lie: { fr: write(lie, 'fr'), en: write(lie, 'en') },
  }));
}

/** Every spelling of the number with every ending; endings that start with no space are glued. */
function withUnits(french: readonly string[], english: readonly string[]): Writer {
  return (value, language) =>
    spellings(value, language).flatMap((number) =>
      (language === 'fr' ? french : english)
        // A sign follows digits only.
        .filter((unit) => /\d$/.test(number) || / [a-zé]{3}/.test(unit))
        .map((unit) => number + unit),
    );
}

const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};

function writeDate(days: number, language: Language): string[] {
  const date = new Date(Date.UTC(1990, 0, 1 + days));
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const two = (value: number) => String(value).padStart(2, '0');
  const iso = `${year}-${two(month + 1)}-${two(day)}`;
  const name = MONTHS[language][month]!;
  if (language === 'en') return [iso, `${day} ${name} ${year}`, `${name} ${day}, ${year}`];
  const first = day === 1 ? '1er' : String(day);
  return [iso, `${first} ${name} ${year}`, `${two(day)}/${two(month + 1)}/${year}`];
}

function writeTime(quarters: number, language: Language): string[] {
  const [hour, minute] = [Math.floor(quarters / 4), (quarters % 4) * 15];
  const minutes = String(minute).padStart(2, '0');
  if (language === 'fr')
    return [`${hour}:${minutes}`, `${hour} h ${minutes}`, `${hour}h${minutes}`];
  const half = hour < 12 ? 'am' : 'pm';
  return [`${hour}:${minutes}`, `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${half}`];
}

function writeDecimalPercent(tenths: number, language: Language): string[] {
  const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
  const mark = language === 'fr' ? ',' : '.';
  const number = `${whole}${mark}${part}`;
  const word = language === 'fr' ? 'pour cent' : 'per cent';
  return [`${number} %`, `${number}%`, `${number}\u00a0%`, `${number} ${word}`, `${number}0 %`];
}

function writeRange(from: number, language: Language): string[] {
  const to = from + 3;
  const words = [inWords(from, language), inWords(to, language)];
  return language === 'fr'
    ? [`${from} à ${to} semaines`, `${from}–${to} semaines`, `${words[0]} à ${words[1]} semaines`]
    : [`${from} to ${to} weeks`, `${from}-${to} weeks`, `${words[0]} to ${words[1]} weeks`];
}

const STREETS = ['rue des Lilas', 'avenue du Port', 'place de la Gare'];

const ordinalSuffix = (value: number) =>
  value % 10 === 1 && value !== 11
    ? 'st'
    : value % 10 === 2 && value !== 12
      ? 'nd'
      : value % 10 === 3 && value !== 13
        ? 'rd'
        : 'th';

const both =
  (write: (value: number) => string[]): Writer =>
  (value) =>
    write(value);

/** A specimen of every kind. */
export const anySpecimen: fc.Arbitrary<Specimen> = fc.oneof(
  specimen(
    'amount',
    2,
    99_999,
    withUnits([' euros', ' €', '\u00a0€', ' EUR'], [' euros', ' EUR', ' €', '€']),
  ),
  specimen('amount, sign first', 2, 99_999, (value, language) =>
    language === 'fr' ? [`${value} £`, `${value} livres sterling`] : [`£${value}`, `GBP ${value}`],
  ),
  specimen('millions', 2, 900, (value, language) =>
    language === 'fr'
      ? [`${value} millions d'euros`, `${value} M€`, `${value} 000 000 €`]
      : [`€${value}m`, `${value} million euros`, `EUR ${value},000,000`, `€${value} million`],
  ),
  specimen('percent', 1, 999, writeDecimalPercent),
  specimen('points', 2, 60, (value, language) =>
    language === 'fr' ? [`${value} points de pourcentage`] : [`${value} percentage points`],
  ),
  specimen('days', 2, 400, withUnits([' jours'], [' days'])),
  specimen('months', 2, 60, withUnits([' mois'], [' months'])),
  specimen('hours', 2, 90, withUnits([' heures', ' h'], [' hours', ' h'])),
  specimen('date', 0, 20_000, writeDate),
  specimen('time', 4, 92, writeTime),
  specimen('count', 2, 99_999, withUnits([' agents'], [' agents'])),
  specimen('measure', 2, 9_999, withUnits([' kg', ' kilogrammes'], [' kg', ' kilograms'])),
  specimen(
    'area',
    2,
    9_999,
    withUnits([' m²', ' m2', ' mètres carrés'], [' m²', ' m2', ' square metres']),
  ),
  specimen('energy', 2, 9_999, withUnits([' kWh'], [' kWh'])),
  specimen('range', 2, 20, writeRange),
  specimen('ordinal', 2, 40, (value, language) =>
    language === 'fr'
      ? [`${value}e étage`, `${value}ème étage`]
      : [`${value}${ordinalSuffix(value)} floor`],
  ),
  specimen('fraction', 3, 9, (value, language) =>
    language === 'fr' ? [`2/${value * 2 + 1}`] : [`2/${value * 2 + 1}`],
  ),
  specimen(
    'article',
    2,
    400,
    both((value) => [`article ${value}`, `art. ${value}`]),
  ),
  specimen(
    'standard',
    100,
    9_999,
    both((value) => [`RFC ${value}`, `RFC${value}`]),
  ),
  specimen(
    'model',
    2,
    99,
    both((value) => [`gpt-${value}`, `GPT-${value}`]),
  ),
  specimen(
    'phone',
    10_000_000,
    99_999_999,
    both((value) => {
      const digits = `01${value}`;
      const spaced = digits.replace(/(\d\d)(?=\d)/g, '$1 ');
      return [digits, spaced, spaced.replaceAll(' ', '.'), `+33 ${spaced.slice(1)}`];
    }),
  ),
  specimen(
    'postcode',
    1_000,
    95_999,
    both((value) => [`${String(value).padStart(5, '0')} Lyon`]),
  ),
  specimen(
    'address',
    2,
    150,
    both((value) => STREETS.slice(0, 1).map((street) => `${value}, ${street}, 69003 Lyon`)),
  ),
  specimen(
    'e-mail',
    2,
    999,
    both((value) => [`aide${value}@exemple.fr`]),
  ),
  specimen(
    'URL',
    2,
    999,
    both((value) => [`https://www.exemple.fr/p${value}`, `www.exemple.fr/p${value}`]),
  ),
);
