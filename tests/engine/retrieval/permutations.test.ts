import { describe, expect, it } from 'vitest';
import {
  bitCount,
  factorial,
  groupings,
  members,
  ordersBehind,
} from '../../../src/engine/retrieval/permutations';

describe('groupings', () => {
  it('stand together for every order exactly once', () => {
    for (let count = 1; count <= 7; count += 1) {
      for (let size = 1; size <= 7; size += 1) {
        let orders = 0;
        const seen = new Set<string>();
        for (const groups of groupings(count, size)) {
          orders += ordersBehind(groups);
          seen.add(groups.join(' '));
          expect(groups.reduce((all, group) => all | group, 0)).toBe(2 ** count - 1);
          expect(groups.map(bitCount)).toEqual(expectedSizes(count, size));
        }
        expect(orders).toBe(factorial(count));
        expect(seen.size).toBe(orders / ordersBehind(first(count, size)));
      }
    }
  });

  it('reads the members of a mask', () => {
    expect(members(0b101001)).toEqual([0, 3, 5]);
    expect(members(0)).toEqual([]);
  });
});

function expectedSizes(count: number, size: number): number[] {
  const sizes: number[] = [];
  for (let rest = count; rest > 0; rest -= size) sizes.push(Math.min(rest, size));
  return sizes;
}

function first(count: number, size: number): readonly number[] {
  // The generator reuses one array: read a copy before it moves on.
  for (const groups of groupings(count, size)) return [...groups];
  return [];
}
