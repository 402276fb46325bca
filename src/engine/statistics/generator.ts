import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { hash32, mixed } from './hash';

/** The generator behind every seeded draw; a change of any number it gives is a new name. */
export const GENERATOR = 'fragment-lab/xoroshiro128plus/1';

/** The first words still show the seed. */
const WORDS_SKIPPED = 16;

/** Draws in a fixed sequence: the same seed gives the same numbers on every platform. */
export interface Generator {
  /** The next integer from 0 to `bound - 1`, each equally likely; `bound` from 1 to 2^31. */
  below(bound: number): number;
  /** The next 32 random bits, as a signed integer. */
  bits(): number;
}

/** A generator from a seed: an integer (taken modulo 2^32) or any text. Integer arithmetic only. */
export function createGenerator(seed: number | string): Generator {
  const source = xoroshiro128plus(typeof seed === 'string' ? hash32(seed) | 0 : mixed(seed));
  for (let word = 0; word < WORDS_SKIPPED; word += 1) source.next();
  return {
    below: (bound) => uniformInt(source, 0, bound - 1),
    bits: () => source.next(),
  };
}
