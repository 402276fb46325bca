import type { NanoUsd } from './money';

/** What a model's tokens cost, in nano-USD per token. */
export interface Prices {
  readonly input: NanoUsd;
  /** Input read from the provider's cache. */
  readonly cachedInput: NanoUsd;
  /** Input written to the provider's cache. */
  readonly cacheWrite: NanoUsd;
  /** Output, reasoning included. */
  readonly output: NanoUsd;
}

/** The model of the published series. */
export const PRESET_MODEL = 'gpt-6-astra';

/** Standard short-context tariff of that model before tax, as read on `PRESET_PRICES_READ_ON`. */
export const PRESET_PRICES: Prices = {
  input: 10_000,
  cachedInput: 1_000,
  cacheWrite: 12_500,
  output: 50_000,
};
export const PRESET_PRICES_READ_ON = '2026-10-08';

/** The most one input token can cost, whatever the provider's cache does. */
export function dearestInput(prices: Prices): NanoUsd {
  return Math.max(prices.input, prices.cachedInput, prices.cacheWrite);
}

/**
 * True where `name` is a dated snapshot of `model`: the model's name, a hyphen and a day that
 * exists, with hyphens (2026-07-09) or without (20260709). A qualifier in between ("-mini", "-pro") is another product with another price.
 */
export function isSnapshotOf(name: string, model: string): boolean {
  if (!name.startsWith(`${model}-`)) return false;
  const date = /^(\d{4})(-?)(\d{2})\2(\d{2})$/.exec(name.slice(model.length + 1));
  if (!date) return false;
  const [year, month, day] = [Number(date[1]), Number(date[3]), Number(date[4])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * The price of what a provider says it ran: the table's own entry, or that of the model it is a dated
 * snapshot of. Null where neither is known: then there is no price, and nothing may be assumed.
 */
export function priceOf<T>(table: ReadonlyMap<string, T>, returned: string): T | null {
  const own = table.get(returned);
  if (own !== undefined) return own;
  for (const [model, price] of table) {
    if (isSnapshotOf(returned, model)) return price;
  }
  return null;
}
