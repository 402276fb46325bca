import { failure, success, type Result } from '../engine/errors';
import {
  LEAST_OUTPUT_TOKENS,
  MOST_OUTPUT_TOKENS,
  type CallTerms,
} from '../engine/protocol/experiment';
import { parseRate, rateText, type NanoUsd } from '../engine/protocol/money';
import {
  dearestInput,
  PRESET_MODEL,
  PRESET_PRICES,
  PRESET_PRICES_READ_ON,
  type Prices,
} from '../engine/protocol/prices';
import type { Effort } from '../engine/protocol/request';
import type { PageLanguage } from '../words/language';
import { localDecimal, readTypedNumber, readTypedWhole, retyped } from './typed-number';

export type RateName = keyof Prices;
export const RATES: readonly RateName[] = ['input', 'cachedInput', 'cacheWrite', 'output'];
type Rates = Readonly<Record<RateName, string>>;

const ratesOf = (text: (name: RateName) => string) =>
  Object.fromEntries(RATES.map((name) => [name, text(name)])) as Rates;
const NO_RATES = ratesOf(() => '');
const PRESET_TOKENS = '1200';

/** The preset's prices as a page of the language writes them. */
function presetRates(language: PageLanguage | null): Rates {
  return ratesOf((name) => localDecimal(rateText(PRESET_PRICES[name]), language));
}

/** A typed number for the readers of money, which say what is wrong with what is none. */
export function decimalOf(typed: string, language: PageLanguage | null): Result<string> {
  const read = readTypedNumber(typed, language);
  return read.ok || read.error.code === 'number-ambiguous' ? read : success('');
}

/** What calls of one role ask for, as a person types it. */
export class TermsDraft {
  #model = $state(PRESET_MODEL);
  effort = $state<Effort | 'unsent'>('medium');
  maxOutputTokens = $state(PRESET_TOKENS);
  #language = $state<PageLanguage | null>(null);
  rates = $state.raw<Rates>(presetRates(null));
  /** A person says that calls for nothing are meant: else a price of zero is taken for a slip. */
  isFree = $state(false);
  readOn = $state(PRESET_PRICES_READ_ON);

  get model(): string {
    return this.#model;
  }

  /** Another model has other prices: those of the last one go, and must be typed. */
  set model(name: string) {
    const wasPreset = this.#model === PRESET_MODEL;
    this.#model = name;
    if (name === PRESET_MODEL) {
      this.rates = presetRates(this.#language);
      this.readOn = PRESET_PRICES_READ_ON;
    } else if (wasPreset) {
      this.rates = NO_RATES;
      this.readOn = '';
    }
  }

  setRate(name: RateName, text: string): void {
    this.rates = { ...this.rates, [name]: text };
    this.isFree = false;
  }

  /** Numbers are read in the language of the page: what stands here is rewritten for another. */
  speak(language: PageLanguage): void {
    const from = this.#language;
    this.#language = language;
    this.rates = ratesOf((name) => retyped(this.rates[name], from, language));
    this.maxOutputTokens = retyped(this.maxOutputTokens, from, language);
  }

  /**
   * Fails with `model-missing`, `tokens-unreadable`, `tokens-too-few`, `price-date-missing`, as
   * `parseRate` does, `number-ambiguous`, or with `prices-zero` where input or output costs nothing
   * and nobody has said that it does.
   */
  read(isPaid: boolean): Result<CallTerms> {
    const model = this.#model.trim();
    if (!/^[\x21-\x7e]{1,200}$/.test(model)) return failure('model-missing');
    const tokens = readTypedWhole(this.maxOutputTokens, this.#language, 0, MOST_OUTPUT_TOKENS);
    if (!tokens.ok) {
      return tokens.error.code === 'number-ambiguous' ? tokens : failure('tokens-unreadable');
    }
    if (tokens.value < LEAST_OUTPUT_TOKENS) return failure('tokens-too-few');
    const typed: Partial<Record<RateName, NanoUsd>> = {};
    for (const name of RATES) {
      const text = decimalOf(this.rates[name], this.#language);
      const rate = text.ok ? parseRate(text.value) : text;
      if (!rate.ok) return failure(rate.error.code, { ...rate.error.details, rate: name });
      typed[name] = rate.value;
    }
    const prices = typed as Prices;
    const isZero = dearestInput(prices) === 0 || prices.output === 0;
    if (isPaid && isZero && !this.isFree) return failure('prices-zero');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(this.readOn)) return failure('price-date-missing');
    return success({
      model,
      effort: this.effort === 'unsent' ? null : this.effort,
      maxOutputTokens: tokens.value,
      prices,
      pricesReadOn: this.readOn,
    });
  }

  /** Everything typed here, as one text that changes when any of it does. */
  get asTyped(): string {
    return JSON.stringify([
      this.#model,
      this.effort,
      this.maxOutputTokens,
      this.rates,
      this.readOn,
      this.isFree,
    ]);
  }

  get isPreset(): boolean {
    const preset = presetRates(this.#language);
    return (
      this.#model === PRESET_MODEL &&
      this.effort === 'medium' &&
      this.maxOutputTokens === PRESET_TOKENS &&
      RATES.every((name) => this.rates[name] === preset[name])
    );
  }

  preset(): void {
    this.model = PRESET_MODEL;
    this.rates = presetRates(this.#language);
    this.readOn = PRESET_PRICES_READ_ON;
    this.effort = 'medium';
    this.maxOutputTokens = PRESET_TOKENS;
  }
}
