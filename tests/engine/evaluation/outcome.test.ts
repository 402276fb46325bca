import { describe, expect, it } from 'vitest';
import { measureSupply } from '../../../src/engine/evaluation/outcome';
import { scar } from '../../../src/engine/policies/scar/scar';
import { topK } from '../../../src/engine/policies/top-k/top-k';
import { window } from '../../../src/engine/policies/window/window';
import { smoothedCut } from '../../../src/engine/policies/smoothed-cut/smoothed-cut';
import { scored, similarity, tableOf } from '../policies/helpers';

/** Six chunks of ten characters. */
const TABLE = tableOf([Array.from({ length: 6 }, () => 'aaaaaaaaa ')]);

function asked(...gold: number[]) {
  return {
    gold,
    evidence: { byChunk: new Map(gold.map((chunk) => [chunk, 5])), total: 5 * gold.length },
  };
}

describe('measureSupply', () => {
  it('measures chunks and characters', () => {
    const supply = window(scored(TABLE, [0, 0, 1, 0, 0, 0]), { topK: 1, radius: 1 });
    expect(measureSupply(TABLE, asked(3, 4), supply)).toEqual({
      supplied: [1, 2, 3],
      ranked: [2, 1, 3],
      recall: 0.5,
      characterPrecision: 5 / 30,
      characterRecall: 0.5,
      tokens: 7.5,
      missed: [{ chunk: 4, reason: 'no-anchor-near' }],
    });
  });

  it('keeps the order of the policy beside the order of the source', () => {
    const supply = topK(scored(TABLE, [3, 0, 1, 0, 2, 0]), { topK: 3 });
    expect(measureSupply(TABLE, asked(1), supply)).toMatchObject({
      supplied: [0, 2, 4],
      ranked: [0, 4, 2],
    });
  });

  it('gives 0, not 1 and not NaN, where nothing is supplied (EVAL-09)', () => {
    const supply = topK(scored(TABLE, [0, 0, 0, 0, 0, 0]), { topK: 5 });
    expect(measureSupply(TABLE, asked(1), supply)).toMatchObject({
      supplied: [],
      recall: 0,
      characterPrecision: 0,
      characterRecall: 0,
      tokens: 0,
    });
  });

  const reasons = (supply: Parameters<typeof measureSupply>[2], ...gold: number[]) =>
    measureSupply(TABLE, asked(...gold), supply).missed.map(({ reason }) => reason);

  it('says which halves are not adjacent to one that was found', () => {
    const supply = window(scored(TABLE, [1, 0, 0, 0, 0, 0]), { topK: 1, radius: 1 });
    expect(reasons(supply, 0, 3)).toEqual(['not-adjacent']);
    expect(reasons(supply, 1, 3)).toEqual(['no-anchor-near']);
  });

  it('says which were refused by a test', () => {
    const context = {
      ...scored(TABLE, [1, 0, 0, 0, 0, 0]),
      similarity: similarity([0.5, 0.1], { '0-1': 0.5 }),
    };
    const supply = scar(context, { topK: 1, radius: 1, lambda: 0.1, gamma: 0.8 });
    expect(reasons(supply, 0, 1)).toEqual(['refused']);
  });

  it('tells over the cap from too weak where scores alone decide', () => {
    const best = topK(scored(TABLE, [3, 2, 1, 0, 0, 0]), { topK: 1 });
    expect(reasons(best, 1, 5)).toEqual(['over-cap', 'no-anchor-near']);
    const context = { ...scored(TABLE, [9, 9, 9, 9, 1, 0]), boundaryWeights: new Float64Array(6) };
    const cut = smoothedCut(context, { tau: 0.5, cap: 3 });
    expect(reasons(cut, 3, 4, 5)).toEqual(['over-cap', 'refused', 'no-anchor-near']);
  });
});
