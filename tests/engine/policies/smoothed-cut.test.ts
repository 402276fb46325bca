import { describe, expect, it } from 'vitest';
import {
  smoothedCut,
  smoothedScores,
} from '../../../src/engine/policies/smoothed-cut/smoothed-cut';
import { supplied } from '../../../src/engine/policies/supply';
import { boundaryWeights } from '../../../src/engine/retrieval/boundary-weights';
import { plainTable, scored, tableOf } from './helpers';

const SETTINGS = { tau: 0.53, cap: 12 };

describe('boundaryWeights', () => {
  it('weighs a cut after a finished sentence 0.25, after an open one 0.50, between documents 0', () => {
    const table = tableOf([
      ['It ends. ', 'It does not,\n\n', 'said “he.”\n', 'end'],
      ['a ', 'b'],
    ]);
    expect([...boundaryWeights(table)]).toEqual([0.25, 0.5, 0.25, 0, 0.5, 0]);
  });

  it('counts ! ? brackets and quotes as final, with a no-break space before them or not', () => {
    const ends = ['a!', 'b ?', '(c)', 'd]', '« e »', "'f'", 'g;', 'h:', 'i-', '2.5', '…'];
    const weights = boundaryWeights(tableOf([[...ends.map((text) => `${text} \n`), 'last']]));
    expect([...weights].slice(0, ends.length)).toEqual([
      0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 0.25,
    ]);
  });
});

describe('smoothed cut', () => {
  it('adds the neighbours’ scores through the cuts', () => {
    const weights = Float64Array.from([0.5, 0.25, 0, 0.5, 0]);
    // 4 + .5·2 = 5; 2 + .5·4 + .25·8 = 6; 8 + .25·2 = 8.5; 1 + .5·6 = 4; 6 + .5·1 = 6.5.
    expect([...smoothedScores(Float64Array.from([4, 2, 8, 1, 6]), weights)]).toEqual([
      5, 6, 8.5, 4, 6.5,
    ]);
  });

  it('supplies what reaches τ of the best, equality included', () => {
    const context = {
      ...scored(plainTable(5), [8, 4, 4, 4, 3]),
      boundaryWeights: new Float64Array(5),
    };
    expect(smoothedCut(context, { tau: 0.5, cap: 12 }).anchors).toEqual([0, 1, 2, 3]);
  });

  it('supplies at least three where three score, and at most the cap', () => {
    const low = { ...scored(plainTable(5), [9, 0, 1, 1, 1]), boundaryWeights: new Float64Array(5) };
    expect(smoothedCut(low, SETTINGS).anchors).toEqual([0, 2, 3]);
    const few = { ...scored(plainTable(5), [9, 0, 0, 1, 0]), boundaryWeights: new Float64Array(5) };
    expect(smoothedCut(few, SETTINGS).anchors).toEqual([0, 3]);
    const many = {
      ...scored(plainTable(5), [9, 9, 9, 9, 9]),
      boundaryWeights: new Float64Array(5),
    };
    expect(smoothedCut(many, { tau: 0.5, cap: 4 }).anchors).toEqual([0, 1, 2, 3]);
  });

  it('can supply a chunk without a term of its own for its neighbour’s', () => {
    const context = {
      ...scored(plainTable(3), [6, 0, 2]),
      boundaryWeights: Float64Array.from([0.5, 0.5, 0]),
    };
    // 6, 3 + 1 = 4, 2.
    expect(smoothedCut(context, { tau: 0.6, cap: 12 }).anchors).toEqual([0, 1, 2]);
    expect(smoothedCut(context, { tau: 0.6, cap: 12 }).ranking).toEqual(Uint32Array.of(0, 1, 2));
  });

  it('stays inside the document and supplies nothing where nothing matches', () => {
    const table = tableOf([['a '], ['b ']]);
    const context = { ...scored(table, [5, 0]), boundaryWeights: boundaryWeights(table) };
    expect(supplied(smoothedCut(context, SETTINGS))).toEqual([0]);
    const none = { ...scored(table, [0, 0]), boundaryWeights: boundaryWeights(table) };
    expect(supplied(smoothedCut(none, SETTINGS))).toEqual([]);
  });
});
