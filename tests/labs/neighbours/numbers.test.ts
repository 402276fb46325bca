import { describe, expect, it } from 'vitest';
import { signed } from '../../../src/labs/neighbours/numbers';

describe('a difference', () => {
  it('shows its sign, in both languages', () => {
    expect(signed(0.0234, 'en')).toBe('+0.023');
    expect(signed(-1.5, 'fr', 1)).toBe('−1,5');
  });

  it('has no sign where it rounds to nothing', () => {
    expect(signed(0.0002, 'en')).toBe('0.000');
    expect(signed(-0.0002, 'en')).toBe('0.000');
  });
});
