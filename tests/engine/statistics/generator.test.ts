import { describe, expect, it } from 'vitest';
import { hash32 } from '../../../src/engine/statistics/hash';
import { createGenerator, GENERATOR } from '../../../src/engine/statistics/generator';

/** The finish of MurmurHash3 again, in big integers. */
function finished(value: bigint): number {
  const low = (1n << 32n) - 1n;
  let hash = value & low;
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & low;
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & low;
  return Number(hash ^ (hash >> 16n));
}

/** xoroshiro128+ (Blackman and Vigna 2018: 24, 16, 37) again, in 64-bit arithmetic, 16 words in. */
function* reference(seed: number): Generator<number> {
  const mask = (1n << 64n) - 1n;
  const low = (value: number) => BigInt(value >>> 0);
  const rotated = (value: bigint, by: bigint) => ((value << by) | (value >> (64n - by))) & mask;
  let s0 = (low(-1) << 32n) | low(~seed);
  let s1 = low(seed) << 32n;
  for (let word = 0; ; word += 1) {
    if (word >= 16) yield Number((s0 + s1) & 0xffffffffn) | 0;
    s1 ^= s0;
    s0 = rotated(s0, 24n) ^ s1 ^ ((s1 << 16n) & mask);
    s1 = rotated(s1, 37n);
  }
}

describe('the seeded generator', () => {
  it('is xoroshiro128+, in integer arithmetic, the same on every platform (EVAL-17)', () => {
    for (const seed of [0, 1, -5, 2_026_000_000]) {
      const ours = createGenerator(seed);
      const theirs = reference(finished(BigInt.asUintN(32, BigInt(seed))));
      for (let draw = 0; draw < 1000; draw += 1) expect(ours.bits()).toBe(theirs.next().value);
    }
  });

  it('draws below a bound without bias: words past the last whole multiple are drawn again', () => {
    const bound = 1_500_000_000;
    const ours = createGenerator(9);
    const theirs = reference(finished(9n));
    const whole = Math.floor(2 ** 32 / bound) * bound;
    for (let draw = 0; draw < 200; draw += 1) {
      let word = theirs.next().value + 2 ** 31;
      while (word >= whole) word = theirs.next().value + 2 ** 31;
      expect(ours.below(bound)).toBe(word % bound);
    }
  });

  it('reads a text seed by its hash, and has a name with a version', () => {
    // FNV-1a of "a": (0x811c9dc5 ^ 0x61) · 0x01000193 modulo 2^32, then the finish.
    const hash = finished((0x811c9dc5n ^ 0x61n) * 0x01000193n);
    expect(hash32('a')).toBe(hash);
    expect(createGenerator('a').bits()).toBe(reference(hash).next().value);
    expect(GENERATOR).toMatch(/xoroshiro128plus\/1$/);
  });

  it('gives other numbers for another seed, text or integer', () => {
    const draw = (seed: string | number) => {
      const generator = createGenerator(seed);
      return Array.from({ length: 20 }, () => generator.bits()).join();
    };
    expect(new Set([draw('a'), draw('b'), draw(1), draw(2), draw('')]).size).toBe(5);
    expect(draw(7)).toBe(draw(7));
  });

  it('draws every value below the bound about equally often', () => {
    const generator = createGenerator(1);
    const counts = new Array<number>(7).fill(0);
    for (let draw = 0; draw < 70_000; draw += 1) counts[generator.below(7)]! += 1;
    // Standard deviation of each count is about 93.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(generator.below(1)).toBe(0);
  });
});
