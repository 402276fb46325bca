import { describe, expect, it } from 'vitest';
import type { NeighbourTest, Supply } from '../../../src/engine/policies/supply';
import { chunkRoles, firstFocus, testAt, testsInOrder } from '../../../src/labs/neighbours/focus';

function test(anchor: number, chunk: number, cosine: number, added = false): NeighbourTest {
  return {
    chunk,
    anchor,
    distance: Math.abs(chunk - anchor),
    cosineQuestion: cosine,
    cosineAnchor: 0.5,
    boundaryPenalty: 0.5,
    expansionScore: cosine - 0.05,
    threshold: 0.2,
    added,
  };
}

/** Anchors 5 and 2, in that order; chunk 6 is added, 4, 1 and 3 are refused. */
const SUPPLY: Supply = {
  ranking: Uint32Array.of(5, 2),
  anchors: [5, 2],
  added: [test(5, 6, 0.4, true)],
  refused: [test(5, 4, 0.1), test(2, 1, 0.05), test(2, 3, 0.15)],
};
const TESTS = testsInOrder(SUPPLY);

describe('the strip of chunks', () => {
  it('gives every chunk one role, an anchor before a neighbour, an addition before a refusal', () => {
    const twice: Supply = {
      ...SUPPLY,
      added: [...SUPPLY.added, test(2, 3, 0.3, true)],
      refused: [...SUPPLY.refused, test(6, 5, 0.1)],
    };
    expect(chunkRoles(twice, 8)).toEqual([
      'plain',
      'refused',
      'anchor',
      'added',
      'refused',
      'anchor',
      'added',
      'plain',
    ]);
  });

  it('lists tests by the rank of their anchor, then in source order', () => {
    expect(TESTS.map(({ anchor, chunk }) => [anchor, chunk])).toEqual([
      [5, 4],
      [5, 6],
      [2, 1],
      [2, 3],
    ]);
  });
});

describe('what a reader looks at first', () => {
  it('is a neighbour with evidence, however weak', () => {
    expect(firstFocus(TESTS, SUPPLY.anchors, [1, 2])).toEqual({ chunk: 1, anchor: 2 });
  });

  it('is else the neighbour closest to the question that is no anchor itself', () => {
    const withAnchor = [...TESTS, test(2, 5, 0.9)];
    expect(firstFocus(withAnchor, SUPPLY.anchors, [5])).toEqual({ chunk: 6, anchor: 5 });
  });

  it('is else the evidence, the best chunk, or the first', () => {
    expect(firstFocus([], [5], [7])).toEqual({ chunk: 7, anchor: undefined });
    expect(firstFocus([], [5], [])).toEqual({ chunk: 5, anchor: undefined });
    expect(firstFocus([], [], [])).toEqual({ chunk: 0, anchor: undefined });
  });
});

describe('the test at a focus', () => {
  const shared = [test(2, 3, 0.15), test(4, 3, 0.15, true)];

  it('is that of the anchor chosen, else the one that added the chunk', () => {
    expect(testAt(shared, { chunk: 3, anchor: 2 })?.anchor).toBe(2);
    expect(testAt(shared, { chunk: 3, anchor: undefined })?.anchor).toBe(4);
    expect(testAt(shared, { chunk: 3, anchor: 9 })?.anchor).toBe(4);
  });

  it('is on an anchor the closest of its neighbours, and elsewhere none', () => {
    expect(testAt(TESTS, { chunk: 5, anchor: undefined })?.chunk).toBe(6);
    expect(testAt(TESTS, { chunk: 7, anchor: undefined })).toBeUndefined();
  });
});
