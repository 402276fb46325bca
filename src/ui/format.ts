import type { Language } from '../engine/text/language';

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };
const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(LOCALES[language], options);
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * The formatter's first use takes a fifth of the time in which the first screen is put up, and that
 * screen has only small numbers: they are written here, as the formatter writes them.
 */
/** Small enough to need no grouping, rounded up or not. */
const SMALL = 999;
const FEW_DIGITS = 6;
/** Nearer than this to the middle between two roundings, the formatter decides. */
const TIE = 1e-6;

function isSmall(value: number): boolean {
  return Math.abs(value) < SMALL && !Object.is(value, -0);
}

function smallDecimal(value: number, language: Language, digits: number): string | null {
  if (!isSmall(value) || digits > FEW_DIGITS) return null;
  const scaled = Math.abs(value) * 10 ** digits;
  if (Math.abs((scaled % 1) - 0.5) < TIE) return null;
  const text = value.toFixed(digits);
  return language === 'fr' ? text.replace('.', ',') : text;
}

/** A whole number, grouped as the language does. */
export function formatInteger(value: number, language: Language): string {
  if (Number.isInteger(value) && isSmall(value)) return String(value);
  return numberFormat(language, { maximumFractionDigits: 0 }).format(value);
}

/** A score or a cosine with a fixed number of decimals. */
export function formatDecimal(value: number, language: Language, digits = 3): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text =
    smallDecimal(value, language, digits) ?? numberFormat(language, options).format(value);
  // A sign to be read and spoken as minus, where the formatter writes a hyphen.
  return text.replace('-', '\u2212');
}

/** A share from 0 to 1 as a percentage, with at most `digits` decimals and none that says nothing. */
export function formatShare(share: number, language: Language, digits = 1): string {
  const small = smallDecimal(share * 100, language, digits);
  if (small !== null) {
    const short = digits > 0 ? small.replace(/[.,]?0+$/, '') : small;
    return language === 'fr' ? `${short}\u202f%` : `${short}%`;
  }
  return numberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** A moment (ISO 8601) as date and time of the reader's clock. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
}

/** A list as the language joins it: "a, b and c", « a, b et c ». */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items);
}

const plurals = new Map<string, Intl.PluralRules>();

/**
 * Chooses the form a count asks for: French counts everything under 2 as one, English only 1. Where
 * the count is shown with decimals, `digits` of them, it is the number as shown that decides: "1.0
 * points", « 1,9 point », and « 2,0 points » for 1.96.
 */
export function plural(
  count: number,
  language: Language,
  one: string,
  other: string,
  digits?: number,
): string {
  const key = `${language} ${digits}`;
  let rules = plurals.get(key);
  if (!rules) {
    const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    rules = new Intl.PluralRules(LOCALES[language], digits === undefined ? {} : shown);
    plurals.set(key, rules);
  }
  return rules.select(count) === 'one' ? one : other;
}

/** A number and what it counts, agreeing with the number as it is shown. */
export function formatCount(
  value: number,
  language: Language,
  one: string,
  other: string,
  digits?: number,
): string {
  const number =
    digits === undefined ? formatInteger(value, language) : formatDecimal(value, language, digits);
  return `${number} ${plural(value, language, one, other, digits)}`;
}
