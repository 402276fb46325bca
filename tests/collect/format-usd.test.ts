import { describe, expect, it } from 'vitest';
import { formatUsd } from '../../src/collect/format-usd';
import { formatShare } from '../../src/words/format';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('amounts and shares on the page (EVAL-21)', () => {
  it('are rounded once, from integers', () => {
    const micro = [1_005_000, -1_005_000, 70_000, 499_999, 1, 0];
    expect(micro.map((amount) => plain(formatUsd(amount * 1000, 'en', 2)))).toEqual([
      '1.01 USD',
      '-1.01 USD',
      '0.07 USD',
      '0.50 USD',
      '< 0.01 USD',
      '0.00 USD',
    ]);
    expect(plain(formatUsd(1_005_000_000, 'fr', 2))).toBe('1,01 USD');
    expect(plain(formatUsd(1000, 'fr', 2))).toBe('< 0,01 USD');
    expect(plain(formatUsd(6_154_293_125, 'fr'))).toBe('6,154293125 USD');
  });

  it('give shares without the noise of binary fractions', () => {
    const shares = [7 / 100, 45 / 100, 1 / 3];
    expect(shares.map((share) => formatShare(share, 'en'))).toEqual(['7%', '45%', '33.3%']);
    expect(shares.map((share) => plain(formatShare(share, 'fr')))).toEqual([
      '7 %',
      '45 %',
      '33,3 %',
    ]);
  });
});
