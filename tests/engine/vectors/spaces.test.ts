import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexTerms } from '../../../src/engine/retrieval/index-chunks';
import { spaceNamed, SPACES } from '../../../src/engine/spaces';
import type { VectorSpace } from '../../../src/engine/spaces/space';
import { tableOf } from '../policies/helpers';

function indexOf(chunks: readonly string[]) {
  return indexTerms(tableOf([chunks.map((chunk) => `${chunk} `)]), (text) =>
    text.split(' ').filter(Boolean),
  );
}

function spaceOf(kind: string, chunks: readonly string[]): VectorSpace {
  const index = indexOf(chunks);
  const space = spaceNamed(kind);
  return space.open(index, space.project(index));
}

describe('the lexical space', () => {
  const space = spaceOf('lexical', ['a a b', 'b c d e', 'f']);

  it('is the shared share of distinct terms', () => {
    expect(space.cosineChunks(0, 1)).toBe(1 / Math.sqrt(8));
    expect(space.cosineChunks(0, 2)).toBe(0);
  });

  it('counts question terms that no chunk holds', () => {
    const question = space.question(['b', 'zzz', 'a', 'a']);
    expect(space.cosineQuestion(question, 0)).toBe(2 / Math.sqrt(6));
    expect(space.cosineQuestion(question, 1)).toBe(1 / Math.sqrt(12));
    expect(space.cosineQuestion(question, 2)).toBe(0);
  });
});

describe('the tf-idf space', () => {
  it('weighs (1 + ln tf) · idf and scales to length 1', () => {
    const space = spaceOf('tf-idf', ['a a b', 'b c', 'c c']);
    const idf = (df: number) => Math.log(1 + (3 - df + 0.5) / (df + 0.5));
    const a = (1 + Math.log(2)) * idf(1);
    const b = idf(2);
    const first = b / Math.hypot(a, b);
    // b and c share their document frequency, so the second chunk is (1, 1) / √2.
    expect(space.cosineChunks(0, 1)).toBeCloseTo(first * Math.SQRT1_2, 12);
    const question = space.question(['a', 'zzz']);
    expect(space.cosineQuestion(question, 0)).toBeCloseTo(a / Math.hypot(a, b), 12);
  });
});

describe('the latent space', () => {
  it('keeps every cosine where it keeps every direction', () => {
    const chunks = ['a a b', 'b c', 'c d d', 'e a'];
    const latent = spaceOf('latent', chunks);
    const sparse = spaceOf('tf-idf', chunks);
    for (let one = 0; one < 4; one += 1) {
      for (let other = 0; other < 4; other += 1) {
        expect(latent.cosineChunks(one, other)).toBeCloseTo(sparse.cosineChunks(one, other), 9);
      }
    }
  });

  it('keeps every cosine of chunks that span fewer directions than it has', () => {
    const chunks = Array.from({ length: 150 }, (_, n) => `w${n % 7} w${n % 11} w${(n * n) % 13}`);
    const latent = spaceOf('latent', chunks);
    const sparse = spaceOf('tf-idf', chunks);
    for (let chunk = 0; chunk + 1 < chunks.length; chunk += 1) {
      expect(latent.cosineChunks(chunk, chunk + 1)).toBeCloseTo(
        sparse.cosineChunks(chunk, chunk + 1),
        9,
      );
    }
  });

  it('keeps the main directions where there are more', () => {
    // 300 chunks on two topics that share no word, each with a word of its own. The 64 directions
    // keep the topics, so chunks of one topic come closer, and those of two stay apart.
    const chunks = Array.from({ length: 300 }, (_, number) =>
      number % 2 === 0 ? `ship sea port own${number}` : `court law writ own${number}`,
    );
    const latent = spaceOf('latent', chunks);
    const sparse = spaceOf('tf-idf', chunks);
    let within = 0;
    let across = 0;
    for (let number = 0; number + 2 < 300; number += 2) {
      within += latent.cosineChunks(number, number + 2) - sparse.cosineChunks(number, number + 2);
      across += Math.abs(latent.cosineChunks(number, number + 1));
    }
    expect(within / 149).toBeGreaterThan(0.1);
    expect(across / 149).toBeLessThan(0.1);
  });

  it('finds the 64 largest of more directions', () => {
    // One word a chunk: 64 words in eight chunks each are the main directions, 40 words in two are
    // not. Projected on the former alone, chunks of different words stay at right angles.
    const chunks = [
      ...Array.from({ length: 512 }, (_, number) => `main${number % 64}`),
      ...Array.from({ length: 80 }, (_, number) => `rare${number % 40}`),
    ];
    const latent = spaceOf('latent', chunks);
    for (let one = 0; one < 64; one += 1) {
      expect(latent.cosineChunks(one, one + 64)).toBeCloseTo(1, 9);
      expect(Math.abs(latent.cosineChunks(one, (one + 1) % 64))).toBeLessThan(0.01);
    }
  });

  it('is the same every time it is fitted', () => {
    const chunks = Array.from({ length: 90 }, (_, n) => `w${n % 7} w${n % 11} w${n % 13} v${n}`);
    const one = spaceOf('latent', chunks);
    const two = spaceOf('latent', chunks);
    for (let chunk = 0; chunk + 1 < 90; chunk += 1) {
      expect(one.cosineChunks(chunk, chunk + 1)).toBe(two.cosineChunks(chunk, chunk + 1));
    }
  });
});

describe('every space', () => {
  it('gives cosines: symmetric, 1 with itself, within [-1, 1], never NaN', () => {
    const chunk = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(chunk, { minLength: 1, maxLength: 7 }),
        fc.array(fc.constantFrom('a', 'b', 'z'), { maxLength: 3 }),
        (lists, terms) => {
          const chunks = lists.map((list) => list.join(' '));
          for (const { id: kind } of SPACES) {
            const space = spaceOf(kind, chunks);
            expect(space.kind).toBe(kind);
            const question = space.question(terms);
            lists.forEach((list, one) => {
              const asked = space.cosineQuestion(question, one);
              expect(Math.abs(asked)).toBeLessThanOrEqual(1 + 1e-9);
              const self = space.cosineChunks(one, one);
              expect(self).toBeCloseTo(list.length > 0 ? 1 : 0, 9);
              lists.forEach((_, other) => {
                const cosine = space.cosineChunks(one, other);
                expect(cosine).toBeCloseTo(space.cosineChunks(other, one), 12);
                expect(Math.abs(cosine)).toBeLessThanOrEqual(1 + 1e-9);
              });
            });
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
