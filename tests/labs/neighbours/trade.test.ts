import { describe, expect, it } from 'vitest';
import { BASE_SETTINGS } from '../../../src/engine/evaluation/catalogue';
import type { SweepMean, SweepPoint } from '../../../src/engine/evaluation/sweep';
import { SCAR_GRID } from '../../../src/engine/policies/scar';
import { MACRO, POOLED } from '../../../src/engine/evaluation/table';
import { curve, nearestOf, onGrid, sweepPoint } from '../../../src/labs/neighbours/trade';

function mean(corpus: SweepMean['corpus'], n: number, recall: number, chunks: number): SweepMean {
  const none = n === 0;
  return { class: 'all', corpus, n, recall: none ? null : recall, chunks: none ? null : chunks };
}

const POINT: SweepPoint = {
  policy: 'scar',
  space: 'tf-idf',
  settings: BASE_SETTINGS,
  means: [mean(0, 30, 0.5, 6), mean(1, 10, 0.9, 8), mean(2, 0, 0, 0), mean('pooled', 40, 0.6, 6.5)],
};
const CORPORA = ['one', 'two', 'empty'];

describe('a setting of the sweep in one part', () => {
  it('is read from its corpus, or pooled', () => {
    expect(sweepPoint(POINT, { class: 'all', corpus: 'two' }, CORPORA)).toEqual({
      recall: 0.9,
      chunks: 8,
    });
    expect(sweepPoint(POINT, { class: 'all', corpus: POOLED }, CORPORA)).toEqual({
      recall: 0.6,
      chunks: 6.5,
    });
  });

  it('is the mean of the corpora that have questions where all corpora weigh the same', () => {
    const macro = sweepPoint(POINT, { class: 'all', corpus: MACRO }, CORPORA)!;
    expect(macro.recall).toBeCloseTo(0.7, 12);
    expect(macro.chunks).toBeCloseTo(7, 12);
  });

  it('is nothing without questions', () => {
    expect(sweepPoint(POINT, { class: 'all', corpus: 'empty' }, CORPORA)).toBeNull();
    expect(sweepPoint(POINT, { class: 'boundary', corpus: POOLED }, CORPORA)).toBeNull();
  });
});

describe('a curve', () => {
  const at = (lambda: number, gamma: number): SweepPoint => ({
    ...POINT,
    settings: { ...BASE_SETTINGS, lambda, gamma },
  });
  const sweep = [at(0, 0.4), at(0, 0.8), at(0.1, 0.4), { ...POINT, policy: 'window' as const }];

  it('holds the points of one policy whose other settings are fixed', () => {
    const points = curve(
      sweep,
      'scar',
      { lambda: 0, topK: 5 },
      { class: 'all', corpus: POOLED },
      CORPORA,
    );
    expect(points.map(({ setting }) => setting.settings.gamma)).toEqual([0.4, 0.8]);
  });
});

describe('the walk through the sweep', () => {
  it('stands on the closest measured values, the smaller of two as close', () => {
    expect(nearestOf([0, 0.05, 0.1], 0.07)).toBe(0.05);
    expect(nearestOf([1, 2, 3, 5, 8, 10], 4)).toBe(3);
    expect(onGrid({ lambda: 0.3, gamma: 0.1, topK: 50, radius: 4 })).toEqual({
      lambda: 0.3,
      gamma: 0.3,
      topK: 10,
      radius: 2,
    });
  });

  it('finds the published setting on the grid as it is', () => {
    expect(SCAR_GRID.lambda).toContain(BASE_SETTINGS.lambda);
    expect(SCAR_GRID.gamma).toContain(BASE_SETTINGS.gamma);
  });
});
