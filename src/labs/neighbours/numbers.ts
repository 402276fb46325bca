import type { Language } from '../../engine/text/language';
import { formatDecimal } from '../../ui/format';

/** A cosine or a score, with a true minus sign. */
export function decimal(value: number, language: Language, digits = 3): string {
  const text = formatDecimal(value, language, digits);
  // What rounds to nothing has no sign.
  return Number(value.toFixed(digits)) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

/** A difference: its sign always shows, unless it rounds to nothing. */
export function signed(value: number, language: Language, digits = 3): string {
  const text = decimal(value, language, digits);
  return Number(value.toFixed(digits)) > 0 ? `+${text}` : text;
}
