import { describe, expect, it } from 'vitest';
import { formatChange } from '../../src/words/format';

describe('a difference', () => {
  it('shows its sign, in both languages', () => {
    expect(formatChange(0.0234, 'en')).toBe('+0.023');
    expect(formatChange(-1.5, 'fr', 1)).toBe('−1,5');
  });

  it('has no sign where it rounds to nothing', () => {
    expect(formatChange(0.0002, 'en')).toBe('0.000');
    expect(formatChange(-0.0002, 'en')).toBe('0.000');
  });
});
