import { failure, success, type Result } from '../engine/errors';
import { languageMeta, type PageLanguage } from '../words/language';

type Mark = '.' | ',';

/** The mark before decimals, and the mark between thousands where it is a comma or a point. */
interface Marks {
  readonly decimal: Mark;
  readonly group: Mark | null;
}

const known = new Map<PageLanguage | null, Marks>([[null, { decimal: '.', group: null }]]);

/** How a language of the page writes numbers; null writes them as programs do. */
function marksOf(language: PageLanguage | null): Marks {
  const found = known.get(language);
  if (found || language === null) return found ?? { decimal: '.', group: null };
  const parts = new Intl.NumberFormat(languageMeta(language).locale).formatToParts(12345.6);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const decimal = valueOf('decimal') === ',' ? ',' : '.';
  const group = valueOf('group');
  const marks: Marks = { decimal, group: group === ',' || group === '.' ? group : null };
  known.set(language, marks);
  return marks;
}

/** Spaces and apostrophes between thousands mean the same everywhere. */
const PLAIN_GROUPS = /^\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,])/u;
const GROUPS = { ',': /^[1-9]\d{0,2}(?:,\d{3})+$/, '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/ };

/**
 * A number as a person types it on a page of `language` (null: as programs write it), as digits with at most one decimal point.
 *
 * "1,250" is 1250 in English and 1.25 in French. Where a mark is not the language's own for what it
 * would do, nothing is guessed: "1,25" in English, "1.250" in French. Fails with `number-ambiguous`
 * and the text as its `place`, or with `number-odd` for what is no number.
 */
export function readTypedNumber(typed: string, language: PageLanguage | null): Result<string> {
  const trimmed = typed.trim();
  const text = trimmed.replace(PLAIN_GROUPS, (groups) => groups.replace(/\D/g, ''));
  const ambiguous = () => failure('number-ambiguous', { place: trimmed });
  const marks = text.replace(/\d/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return failure('number-odd');
  if (marks === '') return success(text);
  const last = marks.at(-1) as '.' | ',';
  const other = last === '.' ? ',' : '.';
  if (marks.includes(other)) {
    // Two kinds of mark: the last one is decimal and stands once, the others part thousands.
    const at = text.lastIndexOf(last);
    const whole = text.slice(0, at);
    const fraction = text.slice(at + 1);
    if (!GROUPS[other].test(whole) || !/^\d+$/.test(fraction)) return failure('number-odd');
    return success(`${whole.replaceAll(other, '')}.${fraction}`);
  }
  if (marks.length > 1) {
    return GROUPS[last].test(text) ? success(text.replaceAll(last, '')) : failure('number-odd');
  }
  if (!/^\d+[.,]\d+$/.test(text)) return failure('number-odd');
  const { decimal, group } = marksOf(language);
  if (last === decimal) return success(text.replace(',', '.'));
  const isGrouped = GROUPS[last].test(text);
  if (last === group) return isGrouped ? success(text.replace(last, '')) : ambiguous();
  // A mark of no use in the language, such as the point beside the digits of a French keyboard: before
  // three digits it may be either.
  return isGrouped ? ambiguous() : success(text.replace(',', '.'));
}

/** A whole number from `low` to `high`. Fails with `number-unreadable` or `number-ambiguous`. */
export function readTypedWhole(
  typed: string,
  language: PageLanguage | null,
  low: number,
  high: number,
): Result<number> {
  const text = readTypedNumber(typed, language);
  if (!text.ok) return text.error.code === 'number-odd' ? failure('number-unreadable') : text;
  const value = Number(text.value);
  const isWhole = /^\d{1,15}$/.test(text.value) && value >= low && value <= high;
  return isWhole ? success(value) : failure('number-unreadable');
}

/** Digits with a decimal point as the language writes them. */
export function localDecimal(text: string, language: PageLanguage | null): string {
  return text.replace('.', marksOf(language).decimal);
}

/** A typed number rewritten for another language of the page; what cannot be read stays as it is. */
export function retyped(typed: string, from: PageLanguage | null, to: PageLanguage): string {
  const read = readTypedNumber(typed, from);
  return read.ok ? localDecimal(read.value, to) : typed;
}
