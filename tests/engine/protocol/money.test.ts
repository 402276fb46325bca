import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactUsdText,
  HIGHEST_AMOUNT,
  parseRate,
  parseUsd,
  rateText,
  sumAmounts,
  usdText,
} from '../../../src/engine/protocol/money';

describe('money in integers', () => {
  it('rounds once, at display, half away from zero (EVAL-21)', () => {
    const micro = [1_005_000, -1_005_000, 70_000, 499_999, 1];
    expect(micro.map((amount) => usdText(amount * 1000, 2))).toEqual([
      '1.01',
      '-1.01',
      '0.07',
      '0.50',
      '0.00',
    ]);
    expect(usdText(-1, 2)).toBe('0.00');
  });

  it('writes every digit an amount has', () => {
    expect(exactUsdText(6_154_293_125)).toBe('6.154293125');
    expect(exactUsdText(10_000_000_000)).toBe('10.00');
    expect(exactUsdText(417_920_000)).toBe('0.41792');
    expect(exactUsdText(1)).toBe('0.000000001');
    expect(rateText(12_500)).toBe('12.50');
    expect(rateText(1)).toBe('0.001');
  });

  it('reads digits with a decimal point', () => {
    expect(parseUsd('0.41792')).toEqual({ ok: true, value: 417_920_000 });
    expect(parseUsd(' 10 ')).toEqual({ ok: true, value: 10_000_000_000 });
    expect(parseRate('12.50')).toEqual({ ok: true, value: 12_500 });
    expect(parseRate('0.001')).toEqual({ ok: true, value: 1 });
  });

  it('refuses a rate finer than a nano-USD per token, and amounts it cannot hold', () => {
    expect(parseRate('0.0001')).toMatchObject({ error: { code: 'rate-too-fine' } });
    expect(parseRate('0.0010')).toEqual({ ok: true, value: 1 });
    expect(parseUsd('0.0000000001')).toMatchObject({ error: { code: 'amount-too-fine' } });
    expect(parseUsd('1000000.000000001')).toMatchObject({ error: { code: 'amount-too-large' } });
    expect(parseRate('10000.001')).toMatchObject({ error: { code: 'rate-too-large' } });
    for (const text of [
      '',
      '-1',
      '1e3',
      '1 000',
      '1,000',
      '1,000.50',
      'NaN',
      '.5',
      '5.',
      '0x10',
      '١',
    ]) {
      expect(parseUsd(text)).toMatchObject({ ok: false, error: { code: 'amount-unreadable' } });
    }
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: HIGHEST_AMOUNT }), (amount) => {
        expect(parseUsd(exactUsdText(amount))).toEqual({ ok: true, value: amount });
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (rate) => {
        expect(parseRate(rateText(rate))).toEqual({ ok: true, value: rate });
      }),
    );
  });

  it('rounds as exact arithmetic does', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 9 }), (amount, decimals) => {
        const unit = 10n ** BigInt(9 - decimals);
        const size = BigInt(Math.abs(amount));
        const rounded = (size * 2n + unit) / (unit * 2n);
        const shown = BigInt(usdText(amount, decimals).replace('.', ''));
        expect(shown < 0n ? -shown : shown).toBe(rounded);
      }),
    );
  });

  it('never lets a sum pass what integers hold', () => {
    expect(sumAmounts([1, 2, 3])).toBe(6);
    expect(sumAmounts([Number.MAX_SAFE_INTEGER, 5])).toBe(Number.MAX_SAFE_INTEGER);
    expect(sumAmounts([])).toBe(0);
  });
});
