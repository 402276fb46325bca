import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The generator behind every seeded draw; a change of it is a new name. */
export const GENERATOR = 'xoroshiro128plus, pure-rand 8, FNV-1a seeds, version 1';

/** Draws in a fixed sequence: the same seed gives the same numbers on every platform. */
export interface Generator {
  /** The next integer from 0 to `bound - 1`, each equally likely; `bound` from 1 to 2^31. */
  below(bound: number): number;
  /** The next 32 random bits, as a signed integer. */
  bits(): number;
}

/** 32-bit FNV-1a over UTF-16 code units. */
function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < seed.length; place += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(place), 0x01000193);
  }
  return hash | 0;
}

/** A generator from a seed: an integer (taken modulo 2^32) or any text. Integer arithmetic only. */
export function createGenerator(seed: number | string): Generator {
  const source = xoroshiro128plus(typeof seed === 'string' ? seedNumber(seed) : seed | 0);
  return {
    below: (bound) => uniformInt(source, 0, bound - 1),
    bits: () => source.next(),
  };
}
