import { describe, expect, it } from 'vitest';
import { isWhiteSpace, skipWhiteSpace, trimmedEnd } from '../../../src/engine/text/white-space';

describe('white space', () => {
  it('is what trim takes for it, code unit by code unit', () => {
    for (let unit = 0; unit <= 0xffff; unit += 1) {
      if (isWhiteSpace(unit) !== (String.fromCharCode(unit).trim() === '')) {
        expect.fail(`U+${unit.toString(16)}`);
      }
    }
  });

  it('is skipped up to the limit and no further', () => {
    expect(skipWhiteSpace('a \u00a0\nb', 1, 5)).toBe(4);
    expect(skipWhiteSpace('a    b', 1, 3)).toBe(3);
    expect(skipWhiteSpace('ab', 1, 2)).toBe(1);
  });

  it('is cut from the end, back to the start and no further', () => {
    expect(trimmedEnd('ab \u202f\t', 0, 5)).toBe(2);
    expect(trimmedEnd('a    ', 3, 5)).toBe(3);
    expect(trimmedEnd('ab', 0, 2)).toBe(2);
  });
});
