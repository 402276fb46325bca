import { failure, success, type Result } from '../errors';

/**
 * Money is a whole number of nano-USD (1e-9 USD) in an ordinary number, not a bigint: it must stand
 * in JSON, in IndexedDB and in canonical JSON as it is, and the limits below keep every product and
 * sum under 2^53, where integers are exact.
 *
 * A price is nano-USD per token; USD per million tokens times 1,000 gives it. At most 10^7 nano-USD
 * a token × 10^8 tokens is 10^15, and no call adds more than four such products.
 */
export type NanoUsd = number;

const NANO_PER_USD = 1_000_000_000;
/** The dearest rate taken: 10,000 USD per million tokens. */
export const HIGHEST_RATE: NanoUsd = 10_000_000;
/** The most tokens one call may report; beyond, the report is not believed. */
export const MOST_TOKENS = 100_000_000;
/** The highest ceiling or prior spending: a million USD. */
export const HIGHEST_AMOUNT: NanoUsd = 1_000_000 * NANO_PER_USD;

/** Decimals of a USD amount, and of a rate in USD per million tokens, that nano-USD can hold. */
const AMOUNT_DECIMALS = 9;
const RATE_DECIMALS = 3;

/** Digits with at most one decimal point; no sign, no grouping, no exponent. */
const DECIMAL = /^(\d{1,12})(?:\.(\d{1,30}))?$/;

/**
 * An amount in USD ("10", "0.41792") in nano-USD.
 * Fails with `amount-unreadable`, `amount-too-fine` or `amount-too-large`.
 */
export function parseUsd(text: string): Result<NanoUsd> {
  return parseDecimal(text, AMOUNT_DECIMALS, HIGHEST_AMOUNT, 'amount');
}

/**
 * A rate in USD per million tokens ("12.50") in nano-USD per token.
 * Fails with `rate-unreadable`, `rate-too-fine` (finer than a nano-USD per token) or `rate-too-large`.
 */
export function parseRate(text: string): Result<NanoUsd> {
  return parseDecimal(text, RATE_DECIMALS, HIGHEST_RATE, 'rate');
}

function parseDecimal(
  text: string,
  decimals: number,
  highest: number,
  what: 'amount' | 'rate',
): Result<number> {
  const match = DECIMAL.exec(text.trim());
  if (!match) return failure(`${what}-unreadable`);
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return failure(`${what}-too-fine`, { decimals });
  // Twelve digits and nine decimals can pass 2^53; the comparison below is done before that hurts.
  const whole = Number(match[1]);
  const value = whole * 10 ** decimals + Number(fraction.padEnd(decimals, '0'));
  if (whole * 10 ** decimals > highest || value > highest) return failure(`${what}-too-large`);
  return success(value);
}

/**
 * A sum that never passes 2^53 - 1: a total that large stands far over every ceiling, which is all a
 * ledger needs to know of it.
 */
export function sumAmounts(amounts: Iterable<NanoUsd>): NanoUsd {
  let sum = 0;
  for (const amount of amounts) sum = Math.min(sum + amount, Number.MAX_SAFE_INTEGER);
  return sum;
}

/**
 * An amount as a decimal number of USD with exactly `decimals` digits (0 to 9), rounded half away
 * from zero in integers; "-0.00" is never given.
 */
export function usdText(amount: NanoUsd, decimals: number): string {
  const unit = 10 ** (AMOUNT_DECIMALS - decimals);
  const size = Math.abs(amount);
  const rest = size % unit;
  const rounded = (size - rest) / unit + (rest * 2 >= unit ? 1 : 0);
  return `${amount < 0 && rounded > 0 ? '-' : ''}${withPoint(rounded, decimals)}`;
}

/** An amount as USD with every digit it has, and at least two decimals. */
export function exactUsdText(amount: NanoUsd): string {
  return usdText(amount, AMOUNT_DECIMALS).replace(/0{1,7}$/, '');
}

/** A rate in USD per million tokens, with every digit it has and at least two decimals. */
export function rateText(rate: NanoUsd): string {
  return withPoint(rate, RATE_DECIMALS).replace(/0$/, '');
}

function withPoint(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
}
