import type { Language } from '../../engine/text/language';
import { formatDecimal } from '../../ui/format';

/** A difference: its sign always shows, unless it rounds to nothing. */
export function signed(value: number, language: Language, digits = 3): string {
  const rounded = Number(value.toFixed(digits));
  if (rounded === 0) return formatDecimal(0, language, digits);
  return `${rounded > 0 ? '+' : ''}${formatDecimal(value, language, digits)}`;
}
