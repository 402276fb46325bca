import { describe, expect, it } from 'vitest';
import { riskScene } from '../../../src/labs/abstention/risk-scene';

const words = {
  coverage: 'answered',
  risk: 'wrong',
  naive: 'naive',
  here: 'here',
  percent: (share: number) => `${Math.round(share * 100)} %`,
};

describe('riskScene', () => {
  const points = [
    { coverage: 0.25, risk: 0 },
    { coverage: 0.5, risk: 0.1 },
    { coverage: 0.9, risk: 0.4 },
  ];
  const naive = { coverage: 1, risk: 0.6 };
  const here = { coverage: 0.5, risk: 0.1 };
  const { width, height, marks } = riskScene({ points, naive, here }, words, 640);
  const dots = marks.flatMap((mark) => (mark.kind === 'dot' ? [mark] : []));

  it('puts what answers more to the right and what errs more above', () => {
    const [few, , many] = dots;
    const cross = dots.find(({ shape }) => shape === 'cross')!;
    const ring = dots.find(({ shape }) => shape === 'ring')!;
    expect(dots).toHaveLength(5);
    expect(few!.x).toBeLessThan(many!.x);
    expect(few!.y).toBeGreaterThan(many!.y);
    expect(cross.x).toBeGreaterThan(many!.x);
    expect(cross.y).toBeLessThan(many!.y);
    expect([ring.x, ring.y]).toEqual([dots[1]!.x, dots[1]!.y]);
  });

  it('keeps to the drawing, also where nothing was answered', () => {
    const none = { coverage: 0, risk: 0 };
    const empty = riskScene({ points: [], naive: none, here: none }, words, 640);
    for (const mark of [...marks, ...empty.marks]) {
      if (mark.kind !== 'dot' && mark.kind !== 'text') continue;
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.x).toBeLessThanOrEqual(width);
      expect(mark.y).toBeGreaterThanOrEqual(0);
      expect(mark.y).toBeLessThanOrEqual(height);
    }
  });
});
