import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bm25, inverseDocumentFrequency } from '../../../src/engine/retrieval/bm25';
import { indexTerms } from '../../../src/engine/retrieval/index-chunks';
import { indexWords } from '../../../src/engine/retrieval/index-words';
import { rankChunks } from '../../../src/engine/retrieval/rank';
import { createSearch } from '../../../src/engine/retrieval/search';
import { WordTable } from '../../../src/engine/retrieval/word-table';
import { createGenerator } from '../../../src/engine/statistics/generator';
import { tableOf } from '../policies/helpers';
import { wideIndex } from './helpers';

const WORDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The best chunks by the plain road: every score, then every rank. */
function plainly(index: ReturnType<typeof indexTerms>, terms: string[], most: number) {
  const scores = bm25(index, terms);
  const ranking = rankChunks(scores, index.documentFirst, undefined, false).subarray(0, most);
  return { chunks: [...ranking], scores: Array.from(ranking, (chunk) => scores[chunk]!) };
}

describe('createSearch', () => {
  it('returns the best chunks with the scores of bm25 to the last bit, query after query', () => {
    const list = fc.array(fc.constantFrom(...WORDS), { maxLength: 7 });
    fc.assert(
      fc.property(
        fc.array(list, { minLength: 1, maxLength: 30 }),
        fc.array(fc.array(fc.constantFrom(...WORDS, 'z'), { maxLength: 4 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 12 }),
        (chunks, queries, most) => {
          const index = indexTerms(tableOf([chunks.map((each) => `${each.join(' ')} `)]), (text) =>
            text.split(' ').filter(Boolean),
          );
          const search = createSearch(index);
          for (const terms of queries) {
            const found = search(terms, most);
            expect({ chunks: [...found.chunks], scores: [...found.scores] }).toEqual(
              plainly(index, terms, most),
            );
          }
        },
      ),
    );
  });

  it('agrees over many blocks of chunks', () => {
    const generator = createGenerator('search');
    const texts = Array.from({ length: 10_000 }, () =>
      Array.from({ length: 3 + generator.below(9) }, () => `w${generator.below(400)}`).join(' '),
    );
    const index = indexWords(texts, Uint32Array.of(0, texts.length), (text, visit) => {
      for (const { index: start, 0: word } of text.matchAll(/\S+/g)) {
        visit(start, start + word.length);
      }
    });
    const search = createSearch(index);
    for (let query = 0; query < 20; query += 1) {
      const terms = Array.from({ length: 3 }, () => `w${generator.below(400)}`);
      const { chunks, scores } = search(terms, 10);
      expect({ chunks: [...chunks], scores: [...scores] }).toEqual(plainly(index, terms, 10));
    }
  });

  it('refuses an index whose codes do not know the lengths, which bm25 still scores', () => {
    const index = wideIndex();
    expect(() => createSearch(index)).toThrow(RangeError);
    const scores = bm25(index, ['t3', 'filler'], [0]);
    const mean = (130 * 2080 + (129 * 130) / 2) / 130;
    const term = (count: number, df: number, length: number) =>
      (inverseDocumentFrequency(130, df) * 2.2 * count) /
      (count + 1.2 * (0.25 + (0.75 * length) / mean));
    expect(scores[5]).toBeCloseTo(term(3, 130, 2085) + term(5, 129, 2085), 12);
    expect(scores[130]).toBe(0);
  });
});

describe('WordTable', () => {
  it('numbers distinct words in order of first appearance, read in place', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 60 });
    fc.assert(
      fc.property(words, (list) => {
        const table = new WordTable();
        const numbers = new Map<string, number>();
        for (const word of [...list, ...list]) {
          const text = `<${word}>`;
          const expected = numbers.get(word) ?? numbers.size;
          numbers.set(word, expected);
          expect(table.numberOf(text, 1, text.length - 1)).toBe(expected);
        }
        expect(table.size).toBe(numbers.size);
      }),
    );
  });

  it('keeps its numbers while it grows', () => {
    const table = new WordTable();
    const word = (number: number) => `word${number * 7919}`;
    for (let number = 0; number < 20_000; number += 1) {
      expect(table.numberOf(word(number), 0, word(number).length)).toBe(number);
    }
    for (let number = 0; number < 20_000; number += 1) {
      expect(table.numberOf(word(number), 0, word(number).length)).toBe(number);
    }
  });
});
