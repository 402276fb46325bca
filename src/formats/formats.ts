import type { TextLanguage } from '../engine/text/language';

/** What a folder of words says of its language. */
export interface LanguageMeta {
  /** What the language calls itself. */
  readonly name: string;
  /** BCP 47 tag by which numbers, dates, lists and plurals are written. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** The language of the texts shown on its page: its own where there are any. */
  readonly texts: TextLanguage;
  /**
   * The decimal mark and the percent sign, with its space, as the locale writes them: small numbers
   * are then written without waiting for a formatter. Left out, every number waits.
   */
  readonly decimal?: string;
  readonly percent?: string;
}

// The formatter's first use takes a fifth of the time in which the first screen is put up, and that
// screen has only small numbers: they are written here, as the formatter writes them.

/** Small enough to need no grouping, rounded up or not. */
const SMALL = 999;
const FEW_DIGITS = 6;
/** Nearer than this to the middle between two roundings, the formatter decides. */
const TIE = 1e-6;

function isSmall(value: number): boolean {
  return Math.abs(value) < SMALL && !Object.is(value, -0);
}

/** Writes numbers, moments and lists as one language does. */
export type Formats = ReturnType<typeof formatsOf>;

/** The formats of a language, by its locale; each formatter is made when it is first needed. */
export function formatsOf({ locale, decimal, percent }: LanguageMeta) {
  const formatters = new Map<string, Intl.NumberFormat>();
  const plurals = new Map<number | undefined, Intl.PluralRules>();

  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options);
    const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
    formatters.set(key, formatter);
    return formatter;
  }

  function smallDecimal(value: number, digits: number): string | null {
    if (decimal === undefined || !isSmall(value) || digits > FEW_DIGITS) return null;
    const scaled = Math.abs(value) * 10 ** digits;
    if (Math.abs((scaled % 1) - 0.5) < TIE) return null;
    return value.toFixed(digits).replace('.', decimal);
  }

  /** A whole number, grouped as the language does. */
  function formatInteger(value: number): string {
    if (decimal !== undefined && Number.isInteger(value) && isSmall(value)) return String(value);
    return numberFormat({ maximumFractionDigits: 0 }).format(value);
  }

  /** A score or a cosine with a fixed number of decimals. */
  function formatDecimal(value: number, digits = 3): string {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const text = smallDecimal(value, digits) ?? numberFormat(options).format(value);
    // A sign to be read and spoken as minus, where the formatter writes a hyphen.
    return text.replace('-', '\u2212');
  }

  /** A difference: its sign always shows, unless it rounds to nothing. */
  function formatChange(value: number, digits = 3): string {
    const rounded = Number(value.toFixed(digits));
    if (rounded === 0) return formatDecimal(0, digits);
    return `${rounded > 0 ? '+' : ''}${formatDecimal(value, digits)}`;
  }

  /** A share from 0 to 1 as a percentage, with at most `digits` decimals and none that says nothing. */
  function formatShare(share: number, digits = 1): string {
    const small = percent === undefined ? null : smallDecimal(share * 100, digits);
    if (small !== null) {
      const short = digits > 0 ? small.replace(/\D?0+$/, '') : small;
      return `${short}${percent}`;
    }
    return numberFormat({ style: 'percent', maximumFractionDigits: digits }).format(share);
  }

  /** Bytes as a reader weighs them: whole kilobytes, or megabytes with a decimal. */
  function formatBytes(bytes: number): string {
    const [unit, value, digits] =
      bytes < 1_000_000 ? ['kilobyte', Math.ceil(bytes / 1000), 0] : ['megabyte', bytes / 1e6, 1];
    const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return numberFormat({ style: 'unit', unit, ...shown })
      .format(value)
      .replace(' ', '\u00a0');
  }

  /** A moment (ISO 8601) as date and time of the reader's clock. */
  function formatMoment(iso: string): string {
    const options = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(locale, options).format(new Date(iso));
  }

  /** A list as the language joins it: "a, b and c", « a, b et c ». */
  function formatList(items: readonly string[]): string {
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  }

  /**
   * Chooses the form a count asks for: French counts everything under 2 as one, English only 1. Where
   * the count is shown with decimals, `digits` of them, it is the number as shown that decides: "1.0
   * points", « 1,9 point », and « 2,0 points » for 1.96.
   */
  function plural(count: number, one: string, other: string, digits?: number): string {
    let rules = plurals.get(digits);
    if (!rules) {
      const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      rules = new Intl.PluralRules(locale, digits === undefined ? {} : shown);
      plurals.set(digits, rules);
    }
    return rules.select(count) === 'one' ? one : other;
  }

  /** A number and what it counts, agreeing with the number as it is shown. */
  function formatCount(value: number, one: string, other: string, digits?: number): string {
    const number = digits === undefined ? formatInteger(value) : formatDecimal(value, digits);
    return `${number} ${plural(value, one, other, digits)}`;
  }

  return {
    formatInteger,
    formatDecimal,
    formatChange,
    formatShare,
    formatBytes,
    formatMoment,
    formatList,
    plural,
    formatCount,
  };
}
