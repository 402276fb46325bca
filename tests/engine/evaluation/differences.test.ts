import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/engine/evaluation/catalogue';
import { pairedDifferences, standardPairs } from '../../../src/engine/evaluation/differences';
import { evaluate } from '../../../src/engine/evaluation/evaluate';
import { finish, twoCorpora } from './helpers';

const evaluation = finish(evaluate(twoCorpora(), CATALOGUE));

describe('standardPairs', () => {
  it('compares the default with every other policy, and SCAR with window and with λ = 0', () => {
    const pairs = standardPairs(CATALOGUE.map(({ id }) => id));
    expect(pairs).toHaveLength(CATALOGUE.length - 1 + 2);
    expect(pairs.slice(-2)).toEqual([
      ['scar-1', 'window-1'],
      ['scar-1', 'scar-1-no-penalty'],
    ]);
    expect(standardPairs(['scar-1', 'window-1'])).toEqual([['scar-1', 'window-1']]);
  });
});

describe('pairedDifferences', () => {
  const rows = finish(pairedDifferences(evaluation, [['window-1', 'top-5']], 500));
  const row = (of: string, corpus: string) =>
    rows.find((each) => each.class === of && each.corpus === corpus)!;

  it('gives the mean difference of the same questions, for each class and corpus', () => {
    expect(rows).toHaveLength(4 * 4);
    const place = (id: string) => evaluation.variants.findIndex((variant) => variant.id === id);
    const mean = (numbers: number[]) =>
      numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    const differences = evaluation.questions.map(
      (_, question) =>
        evaluation.outcomes[place('window-1')]![question]!.supplied.length -
        evaluation.outcomes[place('top-5')]![question]!.supplied.length,
    );
    expect(row('all', 'pooled').n).toBe(5);
    expect(row('all', 'pooled').chunks.mean).toBeCloseTo(mean(differences), 12);
    expect(row('all', 'harbour').chunks.mean).toBeCloseTo(mean(differences.slice(0, 3)), 12);
    expect(row('all', 'macro').chunks.mean).toBeCloseTo(
      (mean(differences.slice(0, 3)) + mean(differences.slice(3))) / 2,
      12,
    );
  });

  it('resamples within documents where questions have a scope: no spread of one question', () => {
    const { recall, chunks } = row('all', 'inns');
    expect(row('all', 'inns').n).toBe(2);
    expect([recall.low, recall.high]).toEqual([recall.mean, recall.mean]);
    expect([chunks.low, chunks.high]).toEqual([chunks.mean, chunks.mean]);
  });

  it('has null and a reason where there is no question or no variation', () => {
    expect(row('scattered', 'pooled')).toMatchObject({
      n: 0,
      recall: { mean: null, low: null, high: null, p: null, d: null, reason: 'no-question' },
    });
    expect(row('boundary', 'harbour').recall).toMatchObject({ d: null, reason: 'one-question' });
    const same = finish(pairedDifferences(evaluation, [['top-5', 'top-5']], 500));
    expect(same[2]!.recall).toEqual({
      mean: 0,
      low: 0,
      high: 0,
      p: 1,
      d: null,
      reason: 'no-variation',
    });
  });

  it('does not depend on what else is compared', () => {
    const more = finish(
      pairedDifferences(
        evaluation,
        [
          ['carried-bm25', 'scar-1'],
          ['window-1', 'top-5'],
        ],
        500,
      ),
    );
    expect(more.filter(({ a }) => a === 'window-1')).toEqual(rows);
  });

  it('refuses a policy it does not have', () => {
    expect(() => finish(pairedDifferences(evaluation, [['top-5', 'none']], 1))).toThrow(RangeError);
  });
});
