import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, readUsage, reservationOf } from '../../../src/engine/protocol/budget';
import { isSnapshotOf, PRESET_PRICES, priceOf } from '../../../src/engine/protocol/prices';

const usageOf = (value: unknown) => {
  const read = readUsage(value);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

describe('reservation', () => {
  it('takes every byte and the overhead at the dearest input rate, and all output', () => {
    // (1000 + 1024) × 12,500 + 1200 × 50,000
    expect(reservationOf(1000, 1200, PRESET_PRICES)).toBe(25_300_000 + 60_000_000);
  });
});

describe('cost', () => {
  it('adds no token twice', () => {
    const usage = usageOf({
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 300, cache_write_tokens: 200 },
      output_tokens: 400,
      output_tokens_details: { reasoning_tokens: 350 },
      total_tokens: 1400,
    });
    // 300 × 1,000 + 200 × 12,500 + 500 × 10,000 + 400 × 50,000
    expect(costOf(usage, PRESET_PRICES)).toEqual({ amount: 27_800_000, basis: 'usage' });
  });

  it('takes the dearest input rate for what the report leaves open', () => {
    const bare = usageOf({ input_tokens: 1000, output_tokens: 10 });
    expect(costOf(bare, PRESET_PRICES)).toEqual({ amount: 13_000_000, basis: 'upper-bound' });
    const half = usageOf({
      input_tokens: 1000,
      input_tokens_details: { cached_tokens: 400 },
      output_tokens: 0,
    });
    // 400 × 1,000 + 600 × 12,500
    expect(costOf(half, PRESET_PRICES)).toEqual({ amount: 7_900_000, basis: 'upper-bound' });
  });

  it('stays within the reservation for any honest report', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.nat(1200),
        fc.nat(1000),
        fc.nat(1000),
        (bytes, output, cached, written) => {
          const input = Math.max(1, bytes + 1024);
          const cachedTokens = Math.min(cached, input);
          const usage = usageOf({
            input_tokens: input,
            input_tokens_details: {
              cached_tokens: cachedTokens,
              cache_write_tokens: Math.min(written, input - cachedTokens),
            },
            output_tokens: output,
          });
          const cost = costOf(usage, PRESET_PRICES).amount;
          expect(Number.isSafeInteger(cost)).toBe(true);
          expect(cost).toBeLessThanOrEqual(reservationOf(bytes, 1200, PRESET_PRICES));
        },
      ),
    );
  });

  it('refuses a report that is missing or absurd', () => {
    const good = { input_tokens: 10, output_tokens: 5 };
    for (const missing of [undefined, null, 'x', [], {}, { input_tokens: 3 }]) {
      expect(readUsage(missing)).toMatchObject({ error: { code: 'usage-missing' } });
    }
    const absurd = [
      { ...good, input_tokens: -1 },
      { ...good, output_tokens: 1.5 },
      { ...good, input_tokens: '10' },
      { ...good, input_tokens: null },
      { ...good, input_tokens: 1e30 },
      { ...good, input_tokens: 0 },
      { ...good, total_tokens: 16 },
      { ...good, input_tokens_details: { cached_tokens: 11 } },
      { ...good, input_tokens_details: { cached_tokens: 6, cache_write_tokens: 5 } },
      { ...good, output_tokens_details: { reasoning_tokens: 6 } },
    ];
    for (const value of absurd) {
      const read = readUsage(value);
      expect(read.ok ? 'read' : read.error.code).toMatch(/^usage-(absurd|missing)$/);
    }
  });
});

describe('prices', () => {
  it('knows a dated snapshot from another product (API-07)', () => {
    const table = new Map([
      ['gpt-5', 1],
      ['o3', 2],
    ]);
    const returned = ['gpt-5.4-nova', 'o3-pro-2031-02-03', 'gpt-5-99-99', 'gpt-5-mini'];
    expect(returned.map((name) => priceOf(table, name))).toEqual([null, null, null, null]);
    expect(priceOf(table, 'gpt-5')).toBe(1);
    expect(priceOf(table, 'o3-2031-02-03')).toBe(2);
  });

  it('takes only days that exist', () => {
    expect(isSnapshotOf('m-2028-02-29', 'm')).toBe(true);
    expect(isSnapshotOf('m-2026-02-29', 'm')).toBe(false);
    expect(isSnapshotOf('m-2026-04-31', 'm')).toBe(false);
    expect(isSnapshotOf('m-2026-13-01', 'm')).toBe(false);
    expect(isSnapshotOf('m-2026-1-01', 'm')).toBe(false);
    expect(isSnapshotOf('m-2026-01-01-x', 'm')).toBe(false);
    expect(isSnapshotOf('m', 'm')).toBe(false);
  });
});
