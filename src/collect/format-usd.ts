import type { PageLanguage } from '../words/language';
import { exactUsdText, usdText, type NanoUsd } from '../engine/protocol/money';
import { localDecimal } from './typed-number';

/**
 * An amount in USD: every digit it has, or rounded once to `decimals`. An amount that rounding would
 * make nothing of is said to be less than the last digit.
 */
export function formatUsd(amount: NanoUsd, language: PageLanguage, decimals?: number): string {
  if (decimals === undefined) return `${localDecimal(exactUsdText(amount), language)}\u00a0USD`;
  const text = usdText(amount, decimals);
  const isLost = amount > 0 && !/[1-9]/.test(text);
  const shown = isLost ? `<\u00a0${text.replace(/\d$/, '1')}` : text;
  return `${localDecimal(shown, language)}\u00a0USD`;
}
