import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around } from '../../src/ui/around';

const LIST = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('around', () => {
  it('leaves a short list whole', () => {
    expect(around(LIST, 3, 10)).toEqual(LIST);
  });

  it('stays within the ends', () => {
    expect(around(LIST, 0, 4)).toEqual([0, 1, 2, 3]);
    expect(around(LIST, 5, 4)).toEqual([3, 4, 5, 6]);
    expect(around(LIST, 9, 4)).toEqual([6, 7, 8, 9]);
  });

  it('always holds the item asked for, in order, and never more than asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.nat(399),
        fc.integer({ min: 1, max: 90 }),
        (length, at, most) => {
          const list = Array.from({ length }, (_, item) => item);
          const place = at % length;
          const shown = around(list, place, most);
          expect(shown).toContain(place);
          expect(shown).toHaveLength(Math.min(length, most));
          expect(shown).toEqual(list.slice(shown[0], shown[0]! + shown.length));
        },
      ),
    );
  });
});
