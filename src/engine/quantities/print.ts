import type { Language } from '../text/language';
import { DURATION_UNITS } from './core/unit-words';
import type { Pack } from './core/pack';
import type { Interval, Quantity, Reading } from './core/quantity';
import { PACKS } from './packs';

/** These are text: what stands there is already the plainest way to write them. */
const TEXTS: ReadonlySet<string> = new Set(['address', 'phone', 'email', 'url']);

/**
 * Writes a quantity the plain way of a language, so that a reader sees what was understood: "1500,50
 * EUR", "3 mois", "2026-09-14", "4 to 7 weeks". Reading what this prints gives the same again.
 */
export function printQuantity(quantity: Quantity, language: Language): string {
  const pack = PACKS[language];
  if (quantity.kind === 'phone' && /^\d{1,8}$/.test(String(quantity.value))) {
    return `${pack.spelling.phone} ${quantity.text}`;
  }
  if (TEXTS.has(quantity.kind)) return quantity.text;
  if (quantity.kind === 'identifier') {
    // "articles 12 et 13": the second has lent itself the name of the first.
    return /^\d+(?:\.\d+)?$/.test(quantity.text) ? String(quantity.value) : quantity.text;
  }
  if (quantity.kind === 'range') return printRange(quantity, pack);
  return printValue(quantity, String(quantity.value), pack);
}

/** The unit stands once, behind both ends. */
function printRange(reading: Reading, pack: Pack): string {
  const { from, to } = reading.value as Interval;
  const kind = reading.of ?? 'number';
  const last = printValue({ kind, value: to, unit: reading.unit }, to, pack);
  const first =
    reading.unit === null
      ? printValue({ kind, value: from, unit: null }, from, pack)
      : decimal(from, pack);
  return `${first} ${pack.spelling.to} ${last}`;
}

function decimal(value: string, pack: Pack): string {
  return value.replace('.', pack.decimal);
}

function printValue(reading: Reading, value: string, pack: Pack): string {
  const number = decimal(value, pack);
  switch (reading.kind) {
    case 'amount':
    case 'percent':
      return `${number} ${reading.unit}`;
    case 'points':
      return `${number} ${pack.spelling.points[reading.unit ?? ''] ?? ''}`;
    case 'duration':
    case 'measure':
      return `${number} ${unitName(reading.unit ?? '', pack)}`;
    case 'date':
      return printDate(value, pack);
    case 'ordinal':
      return pack.spelling.ordinal(value);
    case 'fraction':
      return printFraction(value, pack);
    case 'number':
      return number;
    case 'multiple':
      return `${number} ${pack.spelling.times}`;
    case 'postcode':
      return `${pack.spelling.postcode}${value.toUpperCase()}`;
    default:
      return value;
  }
}

/** "1/3"; more than a whole is counted in parts, "4 thirds", since "4/3" has other uses. */
function printFraction(value: string, pack: Pack): string {
  const [numerator = '', denominator = ''] = value.split('/');
  if (BigInt(numerator) < BigInt(denominator || '1')) return value;
  const plural = [...pack.parts].find(
    ([name, parts]) => parts === Number(denominator) && name.endsWith('s'),
  );
  return `${numerator} ${plural?.[0] ?? ''}`;
}

function printDate(value: string, { spelling }: Pack): string {
  const yearless = /^--(\d\d)(?:-(\d\d))?$/.exec(value);
  if (yearless) {
    const month = spelling.months[Number(yearless[1]) - 1] ?? '';
    return yearless[2] === undefined
      ? spelling.month(month)
      : spelling.day(Number(yearless[2]), month);
  }
  const century = /^(-?)(\d\d)XX$/.exec(value);
  if (century) {
    const name = spelling.century(String(Number(century[2]) + 1));
    return century[1] === '' ? name : name + spelling.before;
  }
  const decade = /^(\d{3})X$/.exec(value);
  if (decade) return spelling.decade(decade[1] ?? '');
  const ancient = /^(-?)(\d{4,5})$/.exec(value);
  if (ancient?.[1] === '-') return `${Number(ancient[2])}${spelling.before}`;
  return ancient && Number(value) < 1000 ? spelling.early(Number(value)) : value;
}

/** The sign of a measure, the plural word of a duration or of what has no sign. */
function unitName(unit: string, pack: Pack): string {
  let names = known.get(pack);
  if (!names) {
    names = namesOf(pack);
    known.set(pack, names);
  }
  return names.get(unit) ?? unit;
}

const known = new WeakMap<Pack, ReadonlyMap<string, string>>();

function namesOf({ unitSigns, unitWords, spelling }: Pack): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [sign, [unit = '', ...others]] of unitSigns) {
    // "°" may be Celsius, but it is how plain degrees are written.
    const plain = others.length === 0 || sign === '°';
    if (plain && !names.has(unit) && !DURATION_UNITS.has(unit)) names.set(unit, sign);
  }
  for (const entries of unitWords.values()) {
    for (const { phrase, units } of entries) {
      const [unit = '', ...others] = units;
      const plural = phrase.some((word) => /[sx]$/.test(word)) || unit === 'month';
      if (names.has(unit) || !plural || others.length > 0) continue;
      const name = phrase.join(' ').replaceAll(' - ', '-');
      names.set(unit, spelling.accented[name] ?? name);
    }
  }
  return names;
}
