import { describe, expect, it } from 'vitest';
import { supplied } from '../../../src/engine/policies/supply';
import { topK } from '../../../src/engine/policies/top-k/top-k';
import { window } from '../../../src/engine/policies/window/window';
import { plainTable, scored } from './helpers';

describe('top k', () => {
  it('takes the best chunks, the earlier first where scores are equal', () => {
    const supply = topK(scored(plainTable(4), [1, 2, 2, 3]), { topK: 2 });
    expect(supply.anchors).toEqual([3, 1]);
    expect(supplied(supply)).toEqual([1, 3]);
  });

  it('never takes a chunk that scores nothing, unless zeros have a place', () => {
    expect(topK(scored(plainTable(3), [0, 1, 0]), { topK: 3 }).anchors).toEqual([1]);
    expect(topK(scored(plainTable(3), [0, 1, 0], true), { topK: 3 }).anchors).toEqual([1, 0, 2]);
  });
});

describe('window', () => {
  it('adds every chunk within the radius, inside the document, each once', () => {
    const context = scored(plainTable(4, 3), [0, 0, 3, 0, 2, 0, 0]);
    const supply = window(context, { topK: 2, radius: 2 });
    expect(supplied(supply)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(supply.added.map(({ chunk, anchor, distance }) => [chunk, anchor, distance])).toEqual([
      [1, 2, 1],
      [3, 2, 1],
      [0, 2, 2],
      [5, 4, 1],
      [6, 4, 2],
    ]);
    expect(supplied(window(context, { topK: 1, radius: 1 }))).toEqual([1, 2, 3]);
  });

  it('shows the test of a neighbour that is an anchor and counts the chunk once', () => {
    const supply = window(scored(plainTable(3), [2, 1, 0]), { topK: 2, radius: 1 });
    expect(supply.added.map(({ chunk }) => chunk)).toEqual([1, 0, 2]);
    expect(supplied(supply)).toEqual([0, 1, 2]);
    expect(supply.added.every(({ expansionScore }) => expansionScore === null)).toBe(true);
  });
});
