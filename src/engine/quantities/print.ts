import type { Language } from '../text/language';
import { partsName } from './core/fractions';
import type { Interval, Quantity, Reading } from './core/quantity';
import { DURATION_UNITS, UNIT_SIGNS, UNIT_WORDS } from './core/unit-words';

/** These are text: what stands there is already the plainest way to write them. */
const TEXTS: ReadonlySet<string> = new Set(['address', 'phone', 'email', 'url']);

/**
 * Writes a quantity the plain way of a language, so that a reader sees what was understood: "1500,50
 * EUR", "3 mois", "2026-09-14", "4 to 7 weeks". Reading what this prints gives the same again.
 */
export function printQuantity(quantity: Quantity, language: Language): string {
  if (quantity.kind === 'phone' && /^\d{1,8}$/.test(String(quantity.value))) {
    return `${language === 'fr' ? 'tél.' : 'tel.'} ${quantity.text}`;
  }
  if (TEXTS.has(quantity.kind)) return quantity.text;
  if (quantity.kind === 'identifier') {
    // "articles 12 et 13": the second has lent itself the name of the first.
    return /^\d+(?:\.\d+)?$/.test(quantity.text) ? String(quantity.value) : quantity.text;
  }
  if (quantity.kind === 'range') return printRange(quantity, language);
  return printValue(quantity, String(quantity.value), language);
}

/** The unit stands once, behind both ends. */
function printRange(reading: Reading, language: Language): string {
  const { from, to } = reading.value as Interval;
  const kind = reading.of ?? 'number';
  const last = printValue({ kind, value: to, unit: reading.unit }, to, language);
  const first =
    reading.unit === null ? printValue({ kind, value: from, unit: null }, from, language) : from;
  const joint = language === 'fr' ? 'à' : 'to';
  return `${language === 'fr' && reading.unit !== null ? first.replace('.', ',') : first} ${joint} ${last}`;
}

function printValue(reading: Reading, value: string, language: Language): string {
  const number = language === 'fr' ? value.replace('.', ',') : value;
  switch (reading.kind) {
    case 'amount':
      return `${number} ${reading.unit}`;
    case 'percent':
      return `${number} ${reading.unit}`;
    case 'points':
      return `${number} ${POINTS[language].get(reading.unit ?? '') ?? ''}`;
    case 'duration':
    case 'measure':
      return `${number} ${unitName(reading.unit ?? '', language)}`;
    case 'date':
      return printDate(value, language);
    case 'ordinal':
      return `${value}${language === 'fr' ? 'e' : englishSuffix(value)}`;
    case 'fraction':
      return printFraction(value, language);
    case 'number':
      return number;
    case 'postcode':
      return `${language === 'fr' ? 'code postal' : 'postcode'} ${value.toUpperCase()}`;
    default:
      return value;
  }
}

/** "1/3"; more than a whole is counted in parts, "4 thirds", since "4/3" has other uses. */
function printFraction(value: string, language: Language): string {
  const [numerator = '', denominator = ''] = value.split('/');
  const improper = BigInt(numerator) >= BigInt(denominator || '1');
  return improper ? `${numerator} ${partsName(Number(denominator), language)}` : value;
}

const POINTS: Record<Language, ReadonlyMap<string, string>> = {
  fr: new Map([
    ['point', 'points de pourcentage'],
    ['basis-point', 'points de base'],
  ]),
  en: new Map([
    ['point', 'percentage points'],
    ['basis-point', 'basis points'],
  ]),
};

const MONTHS: Record<Language, readonly string[]> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};

function printDate(value: string, language: Language): string {
  const french = language === 'fr';
  const yearless = /^--(\d\d)(?:-(\d\d))?$/.exec(value);
  if (yearless) {
    const month = MONTHS[language][Number(yearless[1]) - 1] ?? '';
    if (yearless[2] !== undefined) return `${Number(yearless[2])} ${month}`;
    return french ? `en ${month}` : `in ${month}`;
  }
  const century = /^(-?)(\d\d)XX$/.exec(value);
  if (century) {
    const rank = String(Number(century[2]) + 1);
    const name = french ? `${rank}e siècle` : `${rank}${englishSuffix(rank)} century`;
    return `${name}${century[1] === '' ? '' : beforeOurEra(language)}`;
  }
  const decade = /^(\d{3})X$/.exec(value);
  if (decade) return french ? `années ${decade[1]}0` : `${decade[1]}0s`;
  const ancient = /^(-?)(\d{4,5})$/.exec(value);
  if (ancient?.[1] === '-') return `${Number(ancient[2])}${beforeOurEra(language)}`;
  if (ancient && Number(value) < 1000) {
    return french ? `${Number(value)} apr. J.-C.` : `AD ${Number(value)}`;
  }
  return value;
}

function beforeOurEra(language: Language): string {
  return language === 'fr' ? ' av. J.-C.' : ' BC';
}

function englishSuffix(value: string): string {
  const last = Number(value.slice(-1));
  const teens = /1\d$/.test(value);
  return teens || last === 0 || last > 3 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th');
}

/** The sign of a measure, the plural word of a duration or of what has no sign. */
function unitName(unit: string, language: Language): string {
  return NAMES[language].get(unit) ?? unit;
}

/** Unit words are folded for reading; these are printed. */
const ACCENTED: ReadonlyMap<string, string> = new Map([
  ['siecles', 'siècles'],
  ['decennies', 'décennies'],
  ['millenaires', 'millénaires'],
  ['jours ouvres', 'jours ouvrés'],
]);

const NAMES: Record<Language, ReadonlyMap<string, string>> = {
  fr: namesOf('fr'),
  en: namesOf('en'),
};

function namesOf(language: Language): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [sign, [unit = '', ...others]] of UNIT_SIGNS[language]) {
    // "°" may be Celsius, but it is how plain degrees are written.
    const plain = others.length === 0 || sign === '°';
    if (plain && !names.has(unit) && !DURATION_UNITS.has(unit)) names.set(unit, sign);
  }
  for (const entries of UNIT_WORDS[language].values()) {
    for (const { phrase, units } of entries) {
      const [unit = '', ...others] = units;
      const plural = phrase.some((word) => /[sx]$/.test(word)) || unit === 'month';
      if (names.has(unit) || !plural || others.length > 0) continue;
      const name = phrase.join(' ').replaceAll(' - ', '-');
      names.set(unit, ACCENTED.get(name) ?? name);
    }
  }
  return names;
}
