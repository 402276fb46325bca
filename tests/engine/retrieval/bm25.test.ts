import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bm25, inverseDocumentFrequency } from '../../../src/engine/retrieval/bm25';
import { indexTerms } from '../../../src/engine/retrieval/index-chunks';
import { rankChunks } from '../../../src/engine/retrieval/rank';
import { tableOf } from '../policies/helpers';

function indexOf(...documents: string[][]) {
  return indexTerms(tableOf(documents), (text) => text.split(' ').filter(Boolean));
}

/** The formula again, straight from the words. */
function plainBm25(chunks: string[][], question: string[]): number[] {
  const mean = chunks.reduce((sum, chunk) => sum + chunk.length, 0) / chunks.length;
  return chunks.map((chunk) => {
    let score = 0;
    for (const term of new Set(question)) {
      const df = chunks.filter((each) => each.includes(term)).length;
      const tf = chunk.filter((each) => each === term).length;
      const idf = Math.log(1 + (chunks.length - df + 0.5) / (df + 0.5));
      score += (idf * 2.2 * tf) / (tf + 1.2 * (0.25 + (0.75 * chunk.length) / mean));
    }
    return score;
  });
}

describe('bm25', () => {
  it('gives a hand-computed score', () => {
    // N 2, df 1: idf = ln(1 + 1.5 / 1.5) = ln 2. Lengths 3 and 1, mean 2.
    // tf 2: 2.2 · 2 / (2 + 1.2 (.25 + .75 · 1.5)) = 4.4 / 3.65.
    const scores = bm25(indexOf(['a a b ', 'c ']), ['a']);
    expect(scores[0]).toBeCloseTo((Math.log(2) * 4.4) / 3.65, 12);
    expect(scores[1]).toBe(0);
  });

  it('equals the formula computed from the words, for any chunks', () => {
    const chunk = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(chunk, { minLength: 1, maxLength: 9 }),
        fc.array(fc.constantFrom('a', 'b', 'e'), { maxLength: 4 }),
        (chunks, question) => {
          const scores = bm25(indexOf(chunks.map((list) => `${list.join(' ')} `)), question);
          plainBm25(chunks, question).forEach((expected, number) => {
            if (chunks.flat().length === 0) expect(scores[number]).toBe(0);
            else expect(scores[number]).toBeCloseTo(expected, 12);
          });
        },
      ),
    );
  });

  it('counts N, df and the mean length over the documents in scope', () => {
    const index = indexOf(['a b ', 'c '], ['a '], ['b b ', 'd ']);
    const scores = bm25(index, ['a', 'b'], [0, 2]);
    const expected = plainBm25([['a', 'b'], ['c'], ['b', 'b'], ['d']], ['a', 'b']);
    expect([...scores]).toEqual([expected[0], expected[1], 0, expected[2], expected[3]]);
    expect([...bm25(index, ['a', 'b'], [0, 1, 2])]).toEqual([...bm25(index, ['a', 'b'])]);
    expect([...bm25(index, ['a'], [])]).toEqual([0, 0, 0, 0, 0]);
  });

  it('has a positive idf for a term in every chunk', () => {
    expect(inverseDocumentFrequency(4, 4)).toBeCloseTo(Math.log(1 + 0.5 / 4.5), 15);
  });

  it('refuses a document that is not there', () => {
    expect(() => bm25(indexOf(['a ']), ['a'], [1])).toThrow(RangeError);
  });
});

describe('rankChunks', () => {
  const documentFirst = Uint32Array.of(0, 2, 5);
  const scores = Float64Array.of(1, 3, 3, 0, 2);

  it('puts the higher score first, then the source order, and leaves zeros out', () => {
    expect([...rankChunks(scores, documentFirst, undefined, false)]).toEqual([1, 2, 4, 0]);
    expect([...rankChunks(scores, documentFirst, undefined, true)]).toEqual([1, 2, 4, 0, 3]);
  });

  it('keeps to the scope, zeros included', () => {
    expect([...rankChunks(scores, documentFirst, [1], true)]).toEqual([2, 4, 3]);
  });
});
