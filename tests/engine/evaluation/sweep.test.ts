import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ablation } from '../../../src/engine/evaluation/ablation';
import { evaluate } from '../../../src/engine/evaluation/evaluate';
import { halfOf } from '../../../src/engine/evaluation/halves';
import { paretoFront, recallAtChunks } from '../../../src/engine/evaluation/pareto';
import { scarMedians } from '../../../src/engine/evaluation/scar-medians';
import { SCAR_GRID } from '../../../src/engine/policies/scar';
import { sweep } from '../../../src/engine/evaluation/sweep';
import { sweepSettings } from '../../../src/engine/evaluation/sweep-grid';
import { metricsTable } from '../../../src/engine/evaluation/table';
import { finish, twoCorpora } from './helpers';

describe('the grid', () => {
  it('is the stated one, in exact decimals', () => {
    expect(SCAR_GRID.lambda).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]);
    expect(SCAR_GRID.gamma).toHaveLength(15);
    expect(SCAR_GRID.gamma[0]).toBe(0.3);
    expect(SCAR_GRID.gamma.at(-1)).toBe(1);
    expect(SCAR_GRID.gamma).toContain(0.55);
  });
});

describe('sweep', () => {
  it('finds for every setting what the policy finds when it runs alone', () => {
    const corpora = twoCorpora();
    const points = finish(sweep(corpora, 'tf-idf'));
    const settings = sweepSettings('tf-idf');
    expect(points).toHaveLength(settings.length);
    const variants = settings.map((setting, number) => ({ ...setting, id: String(number) }));
    const table = metricsTable(finish(evaluate(corpora, variants)));
    const expected = new Map(
      table.map((row) => [`${row.policy}/${row.class}/${row.corpus}`, row] as const),
    );
    points.forEach(({ means }, number) => {
      expect(means).toHaveLength(4 * 3);
      for (const { class: of, corpus, n, recall, chunks } of means) {
        const name = corpus === 'pooled' ? 'pooled' : corpora[corpus]!.id;
        const row = expected.get(`${number}/${of}/${name}`)!;
        expect(n).toBe(row.n);
        if (row.recall === null) expect(recall).toBeNull();
        else expect(recall).toBeCloseTo(row.recall, 12);
        if (row.chunks === null) expect(chunks).toBeNull();
        else expect(chunks).toBeCloseTo(row.chunks, 12);
      }
    });
  });
});

const pointsOf = fc.array(
  fc.record({ chunks: fc.integer({ min: 1, max: 9 }), recall: fc.integer({ min: 0, max: 9 }) }),
);

describe('paretoFront', () => {
  it('keeps what nothing beats and beats what it leaves', () => {
    fc.assert(
      fc.property(pointsOf, (points) => {
        const front = paretoFront(points);
        const beats = (a: (typeof points)[0], b: (typeof points)[0]) =>
          a.chunks <= b.chunks &&
          a.recall >= b.recall &&
          (a.chunks < b.chunks || a.recall > b.recall);
        for (const point of front) expect(points.some((other) => beats(other, point))).toBe(false);
        for (const point of points) {
          const kept = front.some(
            (other) =>
              beats(other, point) ||
              (other.chunks === point.chunks && other.recall === point.recall),
          );
          expect(kept).toBe(true);
        }
      }),
    );
  });
});

describe('recallAtChunks', () => {
  const points = [
    { chunks: 4, recall: 0.5 },
    { chunks: 8, recall: 0.7 },
    { chunks: 6, recall: 0.4 },
  ];

  it('reads the front on a straight line between its points', () => {
    expect(recallAtChunks(points, 4)).toEqual({ recall: 0.5, reason: null });
    expect(recallAtChunks(points, 6).recall).toBeCloseTo(0.6, 12);
    expect(recallAtChunks(points, 8)).toEqual({ recall: 0.7, reason: null });
  });

  it('never extrapolates', () => {
    expect(recallAtChunks(points, 3)).toEqual({ recall: null, reason: 'fewer-chunks-than-any' });
    expect(recallAtChunks(points, 9)).toEqual({ recall: null, reason: 'more-chunks-than-any' });
    expect(recallAtChunks([], 9)).toEqual({ recall: null, reason: 'no-point' });
  });
});

describe('ablation', () => {
  it('prices the boundary penalty of the paper at 3.6 points of recall a chunk', () => {
    // Published: .928 at 7.84 chunks with λ = .1, .945 at 8.31 without.
    const { recall, chunks, recallPerChunk } = ablation(
      { recall: 0.928, chunks: 7.84 },
      { recall: 0.945, chunks: 8.31 },
    );
    expect(recall).toBeCloseTo(0.017, 12);
    expect(chunks).toBeCloseTo(0.47, 12);
    expect(recallPerChunk).toBeCloseTo(0.0362, 4);
  });

  it('has no price where nothing more is returned', () => {
    expect(ablation({ recall: 0.5, chunks: 5 }, { recall: 0.5, chunks: 5 })).toEqual({
      recall: 0,
      chunks: 0,
      recallPerChunk: null,
      reason: 'same-chunks',
    });
  });
});

describe('scarMedians', () => {
  it('shows what is asked of a neighbour beside what it has', () => {
    const settings = { topK: 5, radius: 1, lambda: 0.1, gamma: 0.8 };
    const medians = finish(scarMedians(twoCorpora(), 'tf-idf', settings));
    expect(medians.tested).toBeGreaterThan(5);
    expect(medians.needed!).toBeGreaterThan(medians.penalty!);
    expect(medians.penalty!).toBeLessThanOrEqual(0.1);
    const none = finish(scarMedians([], 'tf-idf', settings));
    expect(none).toEqual({
      tested: 0,
      added: 0,
      anchorCosine: null,
      neighbourCosine: null,
      penalty: null,
      needed: null,
    });
  });
});

describe('halfOf', () => {
  it('puts each question always in the same half, about as many in one as in the other', () => {
    const halves = Array.from({ length: 2000 }, (_, number) => halfOf('corpus', `q${number}`));
    const tuned = halves.filter((half) => half === 'tune').length;
    expect(Math.abs(tuned - 1000)).toBeLessThan(100);
    expect(halfOf('corpus', 'q7')).toBe(halves[7]);
  });
});
