import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionIds, type TeachingCase } from '../../../src/engine/corpus/teaching-case';
import { orderLandscape } from '../../../src/engine/protocol/landscape';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../../../src/engine/settings';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { orderOutcome } from '../../../src/labs/order/outcome';
import { smallCase } from './small-case';

/** Every order, one by one, through the whole pipeline. */
function bruteForce(teachingCase: TeachingCase, settings: PipelineSettings): number[] {
  const histogram = new Array<number>(conditionIds(teachingCase).length + 1).fill(0);
  for (const order of permutations(teachingCase.facts.map((fact) => fact.id))) {
    histogram[orderOutcome(teachingCase, 'en', order, settings).conditionsSupplied]! += 1;
  }
  return histogram;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, position) =>
    permutations(items.filter((_, other) => other !== position)).map((rest) => [item, ...rest]),
  );
}

describe('orderLandscape', () => {
  it('equals counting all 720 orders of a bundled case one by one', () => {
    const [teachingCase] = POOLED_CASES;
    for (const size of [2, 3]) {
      const settings = { ...DEFAULT_SETTINGS, size };
      const landscape = orderLandscape(teachingCase!, 'en', settings);
      expect(landscape).toEqual({
        orders: 720,
        sampled: false,
        conditionsTotal: 4,
        histogram: bruteForce(teachingCase!, settings),
      });
    }
  });

  it('equals counting one by one under every scorer and policy of small cases', () => {
    fc.assert(
      fc.property(
        smallCase(3, 4),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('lexical-1.0', 'bm25-1'),
        fc.constantFrom('top-k', 'window', 'scar'),
        (teachingCase, size, topK, scorer, policy) => {
          const settings = { ...DEFAULT_SETTINGS, size, topK, scorer, policy, gamma: 0.4 } as const;
          expect(orderLandscape(teachingCase, 'en', settings).histogram).toEqual(
            bruteForce(teachingCase, settings),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('draws a seeded sample beyond eight sentences and says so', () => {
    const words = ['oak', 'ash', 'elm', 'fir', 'yew', 'box', 'bay', 'fig', 'tea'];
    const teachingCase: TeachingCase = {
      schema: 'teaching-case/1',
      id: 'nine',
      source: { name: { en: 'Nine' } },
      question: { en: 'oak elm yew' },
      facts: words.map((word, position) => ({
        id: `F${position}`,
        text: { en: `The ${word} stands.` },
        ...(position < 3 ? { condition: { label: { en: word } } } : {}),
      })),
      variants: { A: words.map((_, position) => `F${position}`) },
    };
    const landscape = orderLandscape(teachingCase, 'en', DEFAULT_SETTINGS);
    expect(landscape.sampled).toBe(true);
    expect(landscape.seed).toBeTypeOf('number');
    expect(landscape.histogram.reduce((sum, count) => sum + count, 0)).toBe(landscape.orders);
    expect(orderLandscape(teachingCase, 'en', DEFAULT_SETTINGS)).toEqual(landscape);
    // Drawn by an exact count: 3 of 9 places hold a condition; one chunk of three is supplied.
    const mean =
      landscape.histogram.reduce((sum, count, conditions) => sum + count * conditions, 0) /
      landscape.orders;
    expect(mean).toBeGreaterThan(1);
  });
});
