import { describe, expect, it } from 'vitest';
import { scar } from '../../../src/engine/policies/scar/scar';
import { supplied } from '../../../src/engine/policies/supply';
import { plainTable, scored, similarity } from './helpers';

const PAPER = { topK: 1, radius: 1, lambda: 0.1, gamma: 0.8 };

describe('scar', () => {
  it('adds a neighbour that passes and refuses one that does not, with the numbers of each test', () => {
    // q·c = 0.50, threshold 0.40. Chunk 0: 0.42 - 0.1 · (1 - 0.9) = 0.41 passes.
    // Chunk 2: 0.42 - 0.1 · (1 - 0.3) = 0.35 does not.
    const context = {
      ...scored(plainTable(3), [0, 4, 1]),
      similarity: similarity([0.42, 0.5, 0.42], { '0-1': 0.9, '1-2': 0.3 }),
    };
    const supply = scar(context, PAPER);
    expect(supply.anchors).toEqual([1]);
    expect(supply.added).toHaveLength(1);
    expect(supply.added[0]).toMatchObject({ chunk: 0, anchor: 1, distance: 1, added: true });
    expect(supply.added[0]!.boundaryPenalty).toBeCloseTo(0.1, 12);
    expect(supply.added[0]!.expansionScore).toBeCloseTo(0.41, 12);
    expect(supply.added[0]!.threshold).toBeCloseTo(0.4, 12);
    expect(supply.refused.map((test) => test.chunk)).toEqual([2]);
    expect(supply.refused[0]!.expansionScore).toBeCloseTo(0.35, 12);
    expect(supplied(supply)).toEqual([0, 1]);
  });

  it('refuses at equality with the threshold', () => {
    const settings = { topK: 1, radius: 1, lambda: 0, gamma: 0.5 };
    const at = (cosine: number) =>
      scar(
        {
          ...scored(plainTable(2), [1, 0]),
          similarity: similarity([0.5, cosine], { '0-1': 0.5 }),
        },
        settings,
      ).added.length;
    expect(at(0.25)).toBe(0);
    expect(at(0.25 + Number.EPSILON)).toBe(1);
  });

  it('tests no neighbour beyond the edges of the document', () => {
    const cosines = similarity([0.9, 0.9, 0.9, 0.9], { '0-1': 1, '1-2': 1, '2-3': 1 });
    const table = plainTable(2, 2);
    const first = scar({ ...scored(table, [1, 0, 0, 0]), similarity: cosines }, PAPER);
    expect(supplied(first)).toEqual([0, 1]);
    const last = scar({ ...scored(table, [0, 1, 0, 0]), similarity: cosines }, PAPER);
    expect(supplied(last)).toEqual([0, 1]);
    expect([...last.added, ...last.refused]).toHaveLength(1);
  });

  it('keeps both tests of a chunk reached from two anchors, and supplies it once', () => {
    const supply = scar(
      {
        ...scored(plainTable(3), [2, 0, 1]),
        similarity: similarity([0.5, 0.5, 0.5], { '0-1': 1, '1-2': 1 }),
      },
      { ...PAPER, topK: 2 },
    );
    expect(supply.anchors).toEqual([0, 2]);
    expect(supply.added.map(({ chunk, anchor }) => [chunk, anchor])).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(supplied(supply)).toEqual([0, 1, 2]);
  });

  it('tests a neighbour that is itself an anchor', () => {
    const supply = scar(
      {
        ...scored(plainTable(2), [2, 1]),
        similarity: similarity([0.5, 0.1], { '0-1': 0.5 }),
      },
      { ...PAPER, topK: 2 },
    );
    // From 0: 0.1 - 0.05 is below 0.4; from 1: 0.5 - 0.05 is above 0.08.
    expect(supply.refused.map(({ chunk, anchor }) => [chunk, anchor])).toEqual([[1, 0]]);
    expect(supply.added.map(({ chunk, anchor }) => [chunk, anchor])).toEqual([[0, 1]]);
    expect(supplied(supply)).toEqual([0, 1]);
  });

  it('tests at radius 2 each neighbour against its anchor, not against the chunk between', () => {
    const supply = scar(
      {
        ...scored(plainTable(5), [0, 0, 1, 0, 0]),
        similarity: similarity([0.48, 0.1, 0.5, 0.48, 0.1], {
          '0-2': 0.9,
          '1-2': 0.9,
          '2-3': 0.9,
          '2-4': 0.9,
        }),
      },
      { ...PAPER, radius: 2 },
    );
    // Chunk 1 fails and chunk 0 behind it still passes.
    expect(supply.added.map(({ chunk, distance }) => [chunk, distance])).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect(supply.refused.map(({ chunk }) => chunk)).toEqual([1, 4]);
    expect(supplied(supply)).toEqual([0, 2, 3]);
  });

  it('supplies nothing where no chunk matches', () => {
    const context = { ...scored(plainTable(3), [0, 0, 0]), similarity: similarity([0, 0, 0], {}) };
    expect(supplied(scar(context, PAPER))).toEqual([]);
  });

  it('works on two chunks whose scores are zero where zeros have a place', () => {
    const supply = scar(
      {
        ...scored(plainTable(2), [0, 0], true),
        similarity: similarity([0, 0], { '0-1': 0.2 }),
      },
      PAPER,
    );
    expect(supply.anchors).toEqual([0]);
    // 0 - 0.1 · 0.8 is not above 0.
    expect(supply.refused).toHaveLength(1);
    expect(supplied(supply)).toEqual([0]);
  });
});
