import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectSize,
  pairedDifference,
  percentileInterval,
  permutationP,
} from '../../../src/engine/statistics/paired';
import { resample, type Resampled, type Stratum } from '../../../src/engine/statistics/resampling';
import { median, summarise } from '../../../src/engine/statistics/summary';

function run(strata: Stratum[], groups: number, resamples: number, seed = 'test'): Resampled {
  const columns = strata[0] ? strata[0].differences.length / strata[0].questions : 1;
  const steps = resample({ strata, groups, columns, resamples, seed });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function stratum(values: readonly number[], name = 's', group = 0): Stratum {
  return { name, group, questions: values.length, differences: Float64Array.from(values) };
}

/** One comparison of one corpus. */
function compare(values: readonly number[], resamples = 10_000) {
  const differences = Float64Array.from(values);
  const [corpus] = run(values.length > 0 ? [stratum(values)] : [], 1, resamples);
  return pairedDifference(corpus![0]!, differences, false);
}

describe('summarise', () => {
  it('counts a measurement that failed apart from zero and from success (EVAL-07)', () => {
    // Scores a question: (.8 .8), both unreadable, (.6 and one unreadable).
    expect(summarise([0.8, null, 0.6])).toEqual({
      n: 2,
      excluded: 1,
      mean: 0.7,
      minimum: 0.6,
      reason: null,
    });
  });

  it('tells apart no question, and nothing measured', () => {
    expect(summarise([])).toMatchObject({ n: 0, mean: null, reason: 'no-question' });
    expect(summarise([null])).toMatchObject({ n: 0, excluded: 1, reason: 'nothing-measured' });
    expect(summarise([0])).toMatchObject({ n: 1, mean: 0, reason: null });
  });
});

describe('median', () => {
  it('orders numbers as numbers (EVAL-15)', () => {
    expect(
      [
        [7, 10, 11],
        [0, 3, 21],
        [0.2, 1e-7, 0.5],
        [1, 5, 400, 6],
      ].map(median),
    ).toEqual([10, 3, 0.2, 5.5]);
    expect(median([])).toBeNull();
  });
});

describe('permutationP', () => {
  it('is never 0: the arrangement observed counts as one (EVAL-03)', () => {
    expect([999, 9999].map((rearrangements) => permutationP(0, rearrangements))).toEqual([
      0.001, 0.0001,
    ]);
    expect(permutationP(9999, 9999)).toBe(1);
  });
});

describe('percentileInterval', () => {
  it('takes the means at ⌊.025 B⌋ and ⌈.975 B⌉ - 1', () => {
    const means = (count: number) => Float64Array.from({ length: count }, (_, n) => count - 1 - n);
    expect(percentileInterval(means(10_000))).toEqual({ low: 250, high: 9749 });
    expect(percentileInterval(means(2000))).toEqual({ low: 50, high: 1949 });
    expect(percentileInterval(means(999))).toEqual({ low: 24, high: 974 });
    expect(percentileInterval(means(1))).toEqual({ low: 0, high: 0 });
  });
});

describe('effectSize', () => {
  it('divides the mean by the standard deviation with n - 1', () => {
    // 1, 2, 3: mean 2, deviation 1. 0, 0, 0, 4: mean 1, deviation 2.
    expect(effectSize(Float64Array.of(1, 2, 3)).d).toBe(2);
    expect(effectSize(Float64Array.of(0, 0, 0, 4)).d).toBe(0.5);
  });

  it('is null with a reason where there is no spread', () => {
    expect(effectSize(Float64Array.of())).toEqual({ d: null, reason: 'no-question' });
    expect(effectSize(Float64Array.of(1))).toEqual({ d: null, reason: 'one-question' });
    expect(effectSize(Float64Array.of(0.1, 0.1, 0.1))).toEqual({ d: null, reason: 'no-variation' });
  });
});

describe('the paired comparison', () => {
  it('gives the point itself where nothing varies, and says that this is not certainty (EVAL-01)', () => {
    expect(compare([1, 1, 1, 1, 1, 1, 1, 1], 2000)).toMatchObject({
      mean: 1,
      low: 1,
      high: 1,
      d: null,
      reason: 'no-variation',
    });
  });

  it('gives p = 1 for identical results (EVAL-05)', () => {
    const a = [0.2, 0.5, 1, 0];
    expect(compare(a.map((value, question) => value - a[question]!))).toEqual({
      mean: 0,
      low: 0,
      high: 0,
      p: 1,
      d: null,
      reason: 'no-variation',
    });
  });

  it('gives null and a reason without a question', () => {
    expect(compare([])).toEqual({
      mean: null,
      low: null,
      high: null,
      p: null,
      d: null,
      reason: 'no-question',
    });
  });

  it('has no effect size for one question, and none for a mean of corpora', () => {
    expect(compare([0.5])).toMatchObject({ mean: 0.5, p: 1, d: null, reason: 'one-question' });
    const differences = Float64Array.of(1, 2);
    const [, , macro] = run([stratum([1, 2])], 1, 100);
    expect(pairedDifference(macro![0]!, differences, true)).toMatchObject({
      mean: 1.5,
      d: null,
      reason: 'mean-of-corpora',
    });
  });

  it('agrees with all sign flips counted one by one', () => {
    // 2^10 arrangements, exactly; 10,000 random ones stray by about .005 at p = .5 and less below.
    const values = [0.5, 0.25, -0.25, 1, 0, 0.5, -0.5, 0.75, 0.25, 0];
    const observed = Math.abs(values.reduce((sum, value) => sum + value, 0));
    let extreme = 0;
    for (let signs = 0; signs < 1024; signs += 1) {
      let sum = 0;
      values.forEach((value, place) => (sum += (signs >> place) & 1 ? -value : value));
      if (Math.abs(sum) >= observed) extreme += 1;
    }
    const exact = extreme / 1024;
    expect(exact).toBeGreaterThan(0.05);
    expect(exact).toBeLessThan(0.2);
    const deviation = Math.sqrt((exact * (1 - exact)) / 10_000);
    expect(Math.abs(compare(values).p! - exact)).toBeLessThan(4 * deviation);
  });

  it('agrees with the closed form for differences of 0 and 1: a binomial', () => {
    // k of n questions gained: the resampled count is Binomial(n, k/n), whose distribution
    // function is summed here term by term.
    const n = 40;
    const k = 12;
    const values = Array.from({ length: n }, (_, question) => (question < k ? 1 : 0));
    const share = k / n;
    const cumulative: number[] = [];
    let term = (1 - share) ** n;
    let sum = 0;
    for (let count = 0; count <= n; count += 1) {
      sum += term;
      cumulative.push(sum);
      term *= ((n - count) / (count + 1)) * (share / (1 - share));
    }
    const quantile = (level: number) => cumulative.findIndex((value) => value >= level) / n;
    const { low, high } = compare(values);
    // The quantiles are steps of 1/40; none of these levels lies within sampling error of a step.
    expect(low).toBeCloseTo(quantile(0.025), 12);
    expect(high).toBeCloseTo(quantile(0.975), 12);
  });

  it('agrees with the closed form of a bootstrap mean and its variance, within strata', () => {
    const first = [0.1, 0.9, 0.4, 0.4, 0.7, 0];
    const second = [-1, 1, 0.5];
    const strata = [stratum(first, 'a', 0), stratum(second, 'b', 0), stratum([2, 4], 'c', 1)];
    const [corpus, other, pooled, macro] = run(strata, 2, 20_000);
    const moments = (means: Float64Array) => {
      const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
      const squares = means.reduce((sum, each) => sum + (each - mean) ** 2, 0);
      return { mean, variance: squares / means.length };
    };
    const mean = (values: readonly number[]) => values.reduce((s, v) => s + v, 0) / values.length;
    const spread = (values: readonly number[]) =>
      mean(values.map((value) => (value - mean(values)) ** 2));
    // Var of a sum drawn within strata: Σ n_s · σ²_s; of a mean over N questions: that over N².
    const within = 6 * spread(first) + 3 * spread(second);
    const expectations = [
      { figures: corpus!, mean: mean([...first, ...second]), variance: within / 81 },
      { figures: other!, mean: 3, variance: (2 * spread([2, 4])) / 4 },
      {
        figures: pooled!,
        mean: mean([...first, ...second, 2, 4]),
        variance: (within + 2 * spread([2, 4])) / 121,
      },
      {
        figures: macro!,
        mean: (mean([...first, ...second]) + 3) / 2,
        variance: (within / 81 + (2 * spread([2, 4])) / 4) / 4,
      },
    ];
    for (const { figures, mean: expected, variance } of expectations) {
      const { observed, means } = figures[0]!;
      const found = moments(means);
      expect(observed).toBeCloseTo(expected, 12);
      expect(Math.abs(found.mean - expected)).toBeLessThan(4 * Math.sqrt(variance / 20_000));
      // The relative error of a variance over 20,000 draws is about √(2 / 20,000) = 1 %.
      expect(Math.abs(found.variance / variance - 1)).toBeLessThan(0.05);
    }
  });

  it('shares the draws among all columns', () => {
    const values = [0.3, 0.1, 0.9, 0.5];
    const rows = values.flatMap((value) => [value, 2 * value, -value]);
    const both: Stratum = {
      name: 's',
      group: 0,
      questions: 4,
      differences: Float64Array.from(rows),
    };
    const [corpus] = run([both], 1, 500);
    const [one, twice, minus] = corpus!;
    one!.means.forEach((value, round) => {
      expect(twice!.means[round]).toBeCloseTo(2 * value, 12);
      expect(minus!.means[round]).toBe(-value);
    });
    expect(minus!.asExtreme).toBe(one!.asExtreme);
    // And a column alone is drawn as it is beside others.
    const [alone] = run([stratum(values)], 1, 500);
    expect(alone![0]!.means).toEqual(one!.means);
    expect(alone![0]!.asExtreme).toBe(one!.asExtreme);
  });

  it('is the same for the same seed, in any number of steps, and another for another', () => {
    const values = [0.3, 0.1, 0.9, 0.5, -0.4];
    expect(run([stratum(values)], 1, 300)).toEqual(run([stratum(values)], 1, 300));
    const [other] = run([stratum(values)], 1, 300, 'other');
    expect(other![0]!.means).not.toEqual(run([stratum(values)], 1, 300)[0]![0]!.means);
  });

  it('never gives NaN', () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const result = compare(values, 50);
        for (const figure of [result.mean, result.low, result.high, result.p, result.d]) {
          expect(figure === null || Number.isFinite(figure)).toBe(true);
        }
        if (result.p !== null) expect(result.p).toBeGreaterThanOrEqual(1 / 51);
      }),
      { numRuns: 60 },
    );
  });
});
