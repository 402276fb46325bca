import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerSet, questionSet } from '../../../src/engine/abstention/question-set';
import { curveOf, riskCurve } from '../../../src/engine/abstention/risk-coverage';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { insurer } from './insurer';

describe('curveOf', () => {
  it('is worked out by hand', () => {
    const curve = curveOf([
      { strength: 0.2, wrong: true },
      { strength: 0.9, wrong: false },
      { strength: 0.5, wrong: false },
      { strength: null, wrong: true },
    ]);
    expect(curve.points).toEqual([
      { threshold: 0.9, answered: 1, coverage: 0.25, risk: 0 },
      { threshold: 0.5, answered: 2, coverage: 0.5, risk: 0 },
      { threshold: 0.2, answered: 3, coverage: 0.75, risk: 1 / 3 },
    ]);
    // Two steps without an error and one of a third: (0 + 0 + 1/3) / 3.
    expect(curve.area).toBeCloseTo(1 / 9, 12);
  });

  it('takes questions of equal strength together', () => {
    const { points, area } = curveOf([
      { strength: 1, wrong: true },
      { strength: 1, wrong: false },
    ]);
    expect(points).toEqual([{ threshold: 1, answered: 2, coverage: 1, risk: 0.5 }]);
    expect(area).toBe(0.5);
  });

  it('has no area where nothing is ever answered', () => {
    expect(curveOf([{ strength: null, wrong: true }])).toEqual({ points: [], area: null });
    expect(curveOf([])).toEqual({ points: [], area: null });
  });

  it('grows in coverage, stays within 0 and 1, and ends at the share of errors', () => {
    const judged = fc.record({
      strength: fc.option(fc.constantFrom(0, 0.25, 0.5, 1)),
      wrong: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(judged, { minLength: 1 }), (items) => {
        const { points, area } = curveOf(items);
        points.forEach((point, place) => {
          expect(point.coverage).toBeGreaterThan(points[place - 1]?.coverage ?? 0);
          expect(point.risk).toBeGreaterThanOrEqual(0);
          expect(point.risk).toBeLessThanOrEqual(1);
        });
        const answered = items.filter(({ strength }) => strength !== null);
        const last = points.at(-1);
        if (!last) {
          expect(area).toBeNull();
          return;
        }
        expect(last.risk).toBe(answered.filter(({ wrong }) => wrong).length / answered.length);
        expect(area).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('riskCurve', () => {
  it.each([
    ['fr', 'topic'],
    ['fr', 'answer'],
    ['en', 'topic'],
    ['en', 'answer'],
  ] as const)('agrees with the pipeline at every threshold (%s, %s)', (language, gate) => {
    const set = questionSet(insurer(language), ABSTENTION_SETTINGS);
    const { points } = riskCurve(set, ABSTENTION_SETTINGS, gate);
    expect(points.length).toBeGreaterThan(0);
    for (const { threshold, answered, coverage, risk } of points) {
      // Gate 1 closes at its threshold, gate 2 below it.
      const settings =
        gate === 'topic'
          ? { ...ABSTENTION_SETTINGS, topicThreshold: threshold + 1e-9 }
          : { ...ABSTENTION_SETTINGS, answerThreshold: threshold - 1e-9 };
      const results = answerSet(set, settings).filter(({ refusal }) => refusal === null);
      expect(results).toHaveLength(answered);
      expect(coverage).toBe(answered / set.questions.length);
      const wrong = results.filter(({ outcome }) => outcome !== 'answered-with-gold').length;
      expect(risk).toBe(wrong / answered);
    }
  });
});
