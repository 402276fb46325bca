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

/** One value in two units, on both sides, or of another kind: the number is right, the figure wrong. */
function confused(
  kind: string,
  truth: (value: number) => Record<Language, string[]>,
  lie: (value: number) => Record<Language, string[]>,
): fc.Arbitrary<Specimen> {
  return fc
    .integer({ min: 2, max: 90 })
    .map((value) => ({ kind, truth: truth(value), lie: lie(value) }));
}

const spelt = (value: number, language: Language) => [String(value), inWords(value, language)];
const each = (french: string, english: string) => (value: number) => ({
  fr: spelt(value, 'fr').map((number) => french.replace('N', number)),
  en: spelt(value, 'en').map((number) => english.replace('N', number)),
});
const same = (...texts: string[]) => {
  const write = (value: number) => texts.map((text) => text.replaceAll('N', String(value)));
  return (value: number) => ({ fr: write(value), en: write(value) });
};

function writeHeight(inches: number, language: Language): string[] {
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  if (language === 'fr') return [`${feet} pieds ${rest} pouces`, `${inches} pouces`];
  return [
    `${feet} ft ${rest} in`,
    `${feet} feet ${rest} inches`,
    `${feet}'${rest}"`,
    `${feet}′ ${rest}″`,
    `${inches} inches`,
  ];
}

function writeMetres(centimetres: number, language: Language): string[] {
  const rest = String(centimetres % 100).padStart(2, '0');
  const metres = Math.floor(centimetres / 100);
  const mark = language === 'fr' ? ',' : '.';
  const plain = [`${metres}${mark}${rest} m`, `${centimetres} cm`];
  return language === 'fr' ? [...plain, `${metres} m ${rest}`, `${metres}m${rest}`] : plain;
}

function writeSpokenTime(minutes: number, language: Language): string[] {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const digits = `${hour}:${String(minute).padStart(2, '0')}`;
  if (language === 'en') return [digits, `${digits} am`];
  return [digits, `${inWords(hour, 'fr')} heures ${inWords(minute, 'fr')} du matin`];
}

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
  specimen('part of a whole', 3, 40, (value, language) =>
    language === 'fr'
      ? [`1 sur ${value}`, `une personne sur ${inWords(value, 'fr')}`, `1/${value}`]
      : [
          `1 in ${value}`,
          `one in ${inWords(value, 'en')}`,
          `1 out of ${value}`,
          `one person in ${value}`,
        ],
  ),
  specimen('height', 40, 95, writeHeight),
  specimen('metres and centimetres', 101, 299, writeMetres),
  specimen('days in words and digits', 2, 400, (value, language) =>
    language === 'fr'
      ? [`${inWords(value, 'fr')} (${value}) jours`, `${value} jours`]
      : [`${inWords(value, 'en')} (${value}) days`, `${value} days`],
  ),
  specimen('weeks and days', 2, 40, (value, language) =>
    language === 'fr'
      ? [`${value} semaines`, `${value * 7} jours`]
      : [`${value} weeks`, `${value * 7} days`],
  ),
  specimen('years and months', 2, 40, (value, language) =>
    language === 'fr'
      ? [`${value} ans`, `${value * 12} mois`]
      : [`${value} years`, `${value * 12} months`],
  ),
  specimen('rank of a year', 4, 40, (value, language) =>
    language === 'fr'
      ? [`année ${value}`, `${value}e année`]
      : [`year ${value}`, `year ${inWords(value, 'en')}`],
  ),
  specimen('Swiss francs', 2, 9_999, (value, language) =>
    language === 'fr'
      ? [`CHF ${value}.-`, `Fr. ${value}.–`, `${value} francs suisses`]
      : [`CHF ${value}`, `${value} Swiss francs`],
  ),
  specimen('consumption', 11, 99, (tenths, language) => {
    const number = `${Math.floor(tenths / 10)}${language === 'fr' ? ',' : '.'}${tenths % 10}`;
    return language === 'fr'
      ? [`${number} l/100 km`, `${number} litres aux 100 km`]
      : [`${number} l/100 km`, `${number} litres per 100 km`];
  }),
  specimen('power of ten', 11, 99, (value, language) =>
    language === 'fr'
      ? [`${value} × 10⁶ unités`, `${value} millions d'unités`, `${value} 000 000 unités`]
      : [`${value} × 10^6 units`, `${value}e6 units`, `${value} million units`],
  ),
  specimen('spoken time', 310, 590, writeSpokenTime).filter(({ truth, lie }) =>
    [truth, lie].every(({ fr }) => !/ (?:zéro|un|deux|trois|quatre) du/.test(fr[1]!)),
  ),
  specimen(
    'part of an article',
    2,
    90,
    both((value) => [`article 12(${value})`, `article 12, paragraph ${value}`]),
  ),
  specimen(
    'address, street first',
    2,
    150,
    both((value) => [`Rue du Rhône ${value}, 1204 Genève`, `${value}, rue du Rhône, 1204 Genève`]),
  ),
  confused('days for months', each('N jours', 'N days'), each('N mois', 'N months')),
  confused('hours for minutes', each('N heures', 'N hours'), each('N minutes', 'N minutes')),
  confused(
    'grams for kilograms',
    each('N grammes', 'N grams'),
    each('N kilogrammes', 'N kilograms'),
  ),
  confused('one currency for another', same('N EUR', 'EUR N'), same('N USD', 'USD N')),
  confused('a share for points', each('N pour cent', 'N per cent'), (value) => ({
    fr: [`${value} points de pourcentage`],
    en: [`${value} percentage points`],
  })),
  confused(
    'tax left out for tax included',
    (value) => ({ fr: [`${value} € TTC`], en: [`€${value} including VAT`] }),
    (value) => ({ fr: [`${value} € HT`], en: [`€${value} excluding VAT`] }),
  ),
  confused(
    'a month for a year',
    (value) => ({ fr: [`${value} € par mois`, `${value} €/mois`], en: [`€${value} a month`] }),
    (value) => ({ fr: [`${value} € par an`, `${value} €/an`], en: [`€${value} a year`] }),
  ),
  confused(
    'a day for a week',
    (value) => ({ fr: [`${value} fois par jour`], en: [`${value} times a day`] }),
    (value) => ({ fr: [`${value} fois par semaine`], en: [`${value} times a week`] }),
  ),
  confused(
    'at most for at least',
    each('au moins N jours', 'at least N days'),
    each('au maximum N jours', 'at most N days'),
  ),
);
