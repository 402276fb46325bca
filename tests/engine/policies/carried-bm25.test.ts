import { describe, expect, it } from 'vitest';
import { addCarriedScores, carriedSums } from '../../../src/engine/policies/carry';
import { carriedBm25 } from '../../../src/engine/policies/carried-bm25/carried-bm25';
import { supplied } from '../../../src/engine/policies/supply';
import { indexTerms } from '../../../src/engine/retrieval/index-chunks';
import type { LexicalIndex } from '../../../src/engine/retrieval/lexical-index';
import { tableOf } from './helpers';

/** An index over chunks written as words, one document a list. */
function indexOf(documents: readonly (readonly string[])[]) {
  const chunks = tableOf(documents);
  return { chunks, index: indexTerms(chunks, (text) => text.split(' ').filter(Boolean)) };
}

/** The index with lengths as given, for arithmetic at mean length. */
function withLengths(index: LexicalIndex, lengths: number[]): LexicalIndex {
  return { ...index, length: Uint32Array.from(lengths) };
}

describe('carriedSums', () => {
  it('carries through the cuts, at a further cost of 0.7 a cut towards earlier chunks', () => {
    const carried = carriedSums(Uint32Array.of(100, 10, 40), Float64Array.of(0.5, 0.25, 0));
    // 100 + .35·10 + .35·.175·40; 10 + .5·100 + .175·40; 40 + .25·10 + .125·100.
    expect(carried[0]).toBeCloseTo(100 + 3.5 + 2.45, 12);
    expect(carried[1]).toBeCloseTo(10 + 50 + 7, 12);
    expect(carried[2]).toBeCloseTo(40 + 2.5 + 12.5, 12);
  });

  it('stops where a document ends', () => {
    expect([...carriedSums(Uint32Array.of(5, 7), Float64Array.of(0, 0))]).toEqual([5, 7]);
  });
});

describe('addCarriedScores', () => {
  const { index } = indexOf([['notice notice ', 'other ']]);

  it('gives the worked example: a term twice before an open cut counts once after it', () => {
    const scores = new Float64Array(2);
    const lengths = Float64Array.of(1, 1);
    addCarriedScores(scores, index, ['notice'], Float64Array.of(0.5, 0), lengths, undefined);
    const idf = Math.log(1 + (2 - 1 + 0.5) / (1 + 0.5));
    // At mean length c = 1 scores idf · 2.2 · 1 / 2.2 = idf, and c = 2 scores idf · 4.4 / 3.2.
    expect(scores[1]! / idf).toBeCloseTo(1, 12);
    expect(scores[0]! / idf).toBeCloseTo(4.4 / 3.2, 12);
  });

  it('carries backwards at 0.7 of the cut', () => {
    const scores = new Float64Array(2);
    const back = indexOf([['other ', 'notice notice ']]).index;
    addCarriedScores(
      scores,
      back,
      ['notice'],
      Float64Array.of(0.5, 0),
      Float64Array.of(1, 1),
      undefined,
    );
    const idf = Math.log(2);
    expect(scores[0]! / idf).toBeCloseTo((2.2 * 0.7) / (0.7 + 1.2), 12);
  });

  it('drops carried counts below 0.02, each on its own', () => {
    // Forwards at .25: .25 .0625 .015625; backwards at .175: .175 .030625 .0053.
    const words = ['a ', 'a ', 'a ', 'notice ', 'a ', 'a ', 'a '];
    const { index: long } = indexOf([words]);
    const scores = new Float64Array(7);
    const weights = Float64Array.of(0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0);
    addCarriedScores(scores, long, ['notice'], weights, new Float64Array(7).fill(1), undefined);
    expect([...scores].map((score) => score > 0)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    const idf = Math.log(1 + 6.5 / 1.5);
    expect(scores[5]).toBeCloseTo((idf * 2.2 * 0.0625) / (0.0625 + 1.2), 12);
    expect(scores[1]).toBeCloseTo((idf * 2.2 * 0.030625) / (0.030625 + 1.2), 12);
  });

  it('keeps a carried count of exactly 0.02 and drops the next smaller', () => {
    const { index: pair } = indexOf([['notice ', 'a ']]);
    const after = (weight: number) => {
      const scores = new Float64Array(2);
      addCarriedScores(
        scores,
        pair,
        ['notice'],
        Float64Array.of(weight, 0),
        Float64Array.of(1, 1),
        undefined,
      );
      return scores[1];
    };
    expect(after(0.02)).toBeGreaterThan(0);
    expect(after(0.0199)).toBe(0);
  });

  it('counts each term of a question afresh', () => {
    const { index: both } = indexOf([['notice served ', 'a ']]);
    const score = (...terms: string[]) => {
      const scores = new Float64Array(2);
      addCarriedScores(
        scores,
        both,
        terms,
        Float64Array.of(0.5, 0),
        Float64Array.of(1, 1),
        undefined,
      );
      return [...scores];
    };
    const [one, other] = [score('notice'), score('served')];
    expect(score('notice', 'served')).toEqual([one[0]! + other[0]!, one[1]! + other[1]!]);
  });

  it('adds counts that reach a chunk from both sides before they saturate', () => {
    const { index: two } = indexOf([['notice ', 'a ', 'notice ']]);
    const scores = new Float64Array(3);
    addCarriedScores(
      scores,
      two,
      ['notice'],
      Float64Array.of(0.5, 0.5, 0),
      Float64Array.of(1, 1, 1),
      undefined,
    );
    const idf = Math.log(1 + 1.5 / 2.5);
    expect(scores[1]).toBeCloseTo((idf * 2.2 * 0.85) / (0.85 + 1.2), 12);
    // Over two cuts: 1 + .35 · .35 = 1.1225 forwards-to-back, 1 + .25 the other way.
    expect(scores[0]).toBeCloseTo((idf * 2.2 * 1.1225) / (1.1225 + 1.2), 12);
    expect(scores[2]).toBeCloseTo((idf * 2.2 * 1.25) / (1.25 + 1.2), 12);
  });

  it('counts N, df and mean length over the documents in scope and scores no other', () => {
    const { index: both } = indexOf([
      ['notice ', 'b '],
      ['notice c ', 'd ', 'e '],
    ]);
    const scores = new Float64Array(5);
    const lengths = Float64Array.of(1, 1, 2, 1, 3);
    addCarriedScores(scores, both, ['notice', 'b'], new Float64Array(5), lengths, [1]);
    const idf = Math.log(1 + 2.5 / 1.5);
    expect([...scores].map((score) => score > 0)).toEqual([false, false, true, false, false]);
    expect(scores[2]).toBeCloseTo((idf * 2.2) / 2.2, 12);
  });
});

describe('carried BM25', () => {
  const settings = { tau: 0.464, cap: 12 };

  function context(scoresOf: readonly number[]) {
    // One chunk a term count: no cuts, so that the counts alone decide.
    const words = scoresOf.map((count) => (count > 0 ? 'notice '.repeat(count) : 'other '));
    const { chunks, index } = indexOf(words.map((word) => [word]));
    const flat = withLengths(
      index,
      words.map(() => 1),
    );
    return {
      chunks,
      scope: undefined,
      boundaryWeights: new Float64Array(words.length),
      carriedLength: new Float64Array(words.length).fill(1),
      terms: flat,
      families: flat,
      questionTerms: ['notice'],
      questionFamilies: ['notice'],
    };
  }

  it('has no background with fewer than 31 chunks that score', () => {
    // 30 chunks of the term once and one twice the saturated score at most: all reach τ.
    const supply = carriedBm25(context([3, ...Array<number>(29).fill(1), 0]), settings);
    expect(supply.ranking).toHaveLength(30);
    expect(supply.anchors).toHaveLength(12);
  });

  it('takes 0.8 of the 31st best score off every chunk from 31 chunks on', () => {
    // 2.2·3/4.2 = 1.571 and 1 (times 2 idf): z = 0.8; 1 - 0.8 = 0.2 is below .464 · .771 = .358.
    const supply = carriedBm25(context([3, ...Array<number>(30).fill(1)]), settings);
    expect(supply.ranking).toHaveLength(31);
    // Three are supplied all the same.
    expect(supply.anchors).toEqual([0, 1, 2]);
    // At τ = .2 / .771 = .259 they pass again.
    const lower = carriedBm25(context([3, ...Array<number>(30).fill(1)]), { tau: 0.25, cap: 12 });
    expect(lower.anchors).toHaveLength(12);
  });

  it('supplies a chunk that reaches the bar exactly', () => {
    const supply = carriedBm25(context([1, 1, 1, 1, 1]), { tau: 1, cap: 12 });
    expect(supply.anchors).toEqual([0, 1, 2, 3, 4]);
  });

  it('supplies nothing without a matching term', () => {
    const none = { ...context([0, 0, 0]), questionTerms: ['absent'], questionFamilies: [] };
    expect(supplied(carriedBm25(none, settings))).toEqual([]);
  });
});
