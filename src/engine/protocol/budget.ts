import { failure, success, type Result } from '../errors';
import { MOST_TOKENS, type NanoUsd } from './money';
import { dearestInput, type Prices } from './prices';

/** Bytes added to a request's own: what a provider puts around it is not ours to see. */
export const REQUEST_OVERHEAD = 1024;

/**
 * The most a call can cost: every byte of the request and the overhead as a token at the dearest
 * input rate, and every output token allowed. `bytes` is the UTF-8 length of the request body.
 */
export function reservationOf(bytes: number, maxOutputTokens: number, prices: Prices): NanoUsd {
  return (bytes + REQUEST_OVERHEAD) * dearestInput(prices) + maxOutputTokens * prices.output;
}

/** What a provider counted, in tokens. Null where its report does not say. */
export interface Usage {
  readonly inputTokens: number;
  /** Part of the input. */
  readonly cachedTokens: number | null;
  /** Part of the input, apart from what was read from the cache. */
  readonly cacheWriteTokens: number | null;
  readonly outputTokens: number;
  /** Part of the output. */
  readonly reasoningTokens: number | null;
}

/**
 * Reads the `usage` of a Responses API answer.
 *
 * Fails with `usage-missing` (no report, or without its two counts) or `usage-absurd` with the
 * `place`: a count that is no whole number of tokens, a part larger than its whole, a total that is
 * not the sum, or no input at all.
 */
export function readUsage(value: unknown): Result<Usage> {
  if (!isRecord(value)) return failure('usage-missing');
  if (value.input_tokens === undefined || value.output_tokens === undefined) {
    return failure('usage-missing');
  }
  const inputDetails = details(value.input_tokens_details);
  const outputDetails = details(value.output_tokens_details);
  const counts = {
    input_tokens: value.input_tokens,
    output_tokens: value.output_tokens,
    total_tokens: value.total_tokens ?? null,
    cached_tokens: inputDetails.cached_tokens ?? null,
    cache_write_tokens: inputDetails.cache_write_tokens ?? null,
    reasoning_tokens: outputDetails.reasoning_tokens ?? null,
  };
  for (const [place, count] of Object.entries(counts)) {
    if (count !== null && !isTokenCount(count)) return failure('usage-absurd', { place });
  }
  const read = counts as Record<keyof typeof counts, number | null>;
  const usage: Usage = {
    inputTokens: read.input_tokens ?? 0,
    cachedTokens: read.cached_tokens,
    cacheWriteTokens: read.cache_write_tokens,
    outputTokens: read.output_tokens ?? 0,
    reasoningTokens: read.reasoning_tokens,
  };
  const { inputTokens, outputTokens } = usage;
  if (inputTokens === 0) return failure('usage-absurd', { place: 'input_tokens' });
  if ((usage.cachedTokens ?? 0) + (usage.cacheWriteTokens ?? 0) > inputTokens) {
    return failure('usage-absurd', { place: 'cached_tokens' });
  }
  if ((usage.reasoningTokens ?? 0) > outputTokens) {
    return failure('usage-absurd', { place: 'reasoning_tokens' });
  }
  if (read.total_tokens !== null && read.total_tokens !== inputTokens + outputTokens) {
    return failure('usage-absurd', { place: 'total_tokens' });
  }
  return success(usage);
}

/** What a call cost, and whether every token's rate was known or the dearest had to stand in. */
export interface Cost {
  readonly amount: NanoUsd;
  readonly basis: 'usage' | 'upper-bound';
}

/**
 * The cost of a call. Cached and cache-write tokens are parts of the input and reasoning tokens a
 * part of the output: none is added twice. Input whose rate the report leaves open is counted at the
 * dearest input rate, so that the cost is never below the bill.
 */
export function costOf(usage: Usage, prices: Prices): Cost {
  const { inputTokens, cachedTokens, cacheWriteTokens, outputTokens } = usage;
  const output = outputTokens * prices.output;
  if (cachedTokens === null) {
    return { amount: inputTokens * dearestInput(prices) + output, basis: 'upper-bound' };
  }
  const read = cachedTokens * prices.cachedInput;
  const written = (cacheWriteTokens ?? 0) * prices.cacheWrite;
  const rest = inputTokens - cachedTokens - (cacheWriteTokens ?? 0);
  // Without a count of what was written to the cache, any of the rest may have been.
  const rate = cacheWriteTokens === null ? dearestInput(prices) : prices.input;
  return {
    amount: read + written + rest * rate + output,
    basis: rate === prices.input ? 'usage' : 'upper-bound',
  };
}

function isTokenCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;
}

function details(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
