import { describe, expect, it } from 'vitest';
import { planOrderSeries, PROTOCOL_PLAN, turnedVariants } from '../../../src/engine/protocol/plan';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';

const plan = planOrderSeries(POOLED_CASES, PROTOCOL_PLAN);
const told = plan.map(
  ({ case: id, repetition, language, variant, mode }) =>
    `${id} ${repetition} ${language} ${variant} ${mode}`,
);

describe('the plan of protocol 1.0', () => {
  it('has 72 calls', () => {
    expect(plan).toHaveLength(72);
    expect(plan.map((call) => call.number)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
    expect(new Set(told).size).toBe(72);
  });

  it('begins as worked out by hand from the rules', () => {
    // r + l: 1 odd, so A B; position 0: r + v odd, retrieved first; position 1: even, full first.
    // r + l: 2 even, so B A; and so on.
    expect(told.slice(0, 12)).toEqual([
      'price 1 fr A retrieved',
      'price 1 fr A full',
      'price 1 fr B full',
      'price 1 fr B retrieved',
      'price 1 en B retrieved',
      'price 1 en B full',
      'price 1 en A full',
      'price 1 en A retrieved',
      'price 2 fr B full',
      'price 2 fr B retrieved',
      'price 2 fr A retrieved',
      'price 2 fr A full',
    ]);
  });

  it('gives all sentences in full mode, and three of them when retrieved', () => {
    for (const call of plan) {
      expect(call.supplied).toHaveLength(call.mode === 'full' ? 6 : 3);
      expect([...call.supplied, ...call.withheld].sort()).toEqual([
        'F1',
        'F2',
        'F3',
        'F4',
        'F5',
        'F6',
      ]);
      const order = POOLED_CASES.find((item) => item.id === call.case)!.variants[call.variant]!;
      expect(call.supplied).toEqual(order.filter((id) => call.supplied.includes(id)));
    }
  });

  it('balances which variant and which mode come first', () => {
    const firsts = (key: 'variant' | 'mode', step: number) =>
      plan.filter((_, place) => place % step === 0).map((call) => call[key]);
    expect(firsts('variant', 4).filter((variant) => variant === 'A')).toHaveLength(9);
    expect(firsts('mode', 2).filter((mode) => mode === 'full')).toHaveLength(18);
  });

  it('asks a case only in the languages it is written in, keeping the index of each', () => {
    const [price] = POOLED_CASES;
    const english = JSON.parse(
      JSON.stringify(price, (key, value) => (key === 'fr' ? undefined : value)),
    );
    const calls = planOrderSeries([english], { ...PROTOCOL_PLAN, repetitions: 1 });
    expect(calls.map((call) => call.language)).toEqual(['en', 'en', 'en', 'en']);
    // r + l = 2 is even for English, French there or not.
    expect(calls[0]!.variant).toBe('B');
  });

  it('turns more variants by the same rule', () => {
    expect(turnedVariants(['A', 'B'], 1)).toEqual(['A', 'B']);
    expect(turnedVariants(['A', 'B'], 2)).toEqual(['B', 'A']);
    expect(turnedVariants(['A', 'B', 'C'], 1)).toEqual(['A', 'B', 'C']);
    expect(turnedVariants(['A', 'B', 'C'], 2)).toEqual(['B', 'C', 'A']);
    expect(turnedVariants(['A', 'B', 'C'], 3)).toEqual(['C', 'A', 'B']);
    expect(turnedVariants(['A'], 4)).toEqual(['A']);
  });
});
