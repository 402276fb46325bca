import { describe, expect, it } from 'vitest';
import { tradeScene, unlabelled } from '../../../src/labs/neighbours/trade-scene';

const words = {
  recall: 'recall',
  chunks: 'chunks',
  decimal: (value: number) => value.toFixed(2),
  proposed: 'proposed',
  scar: 'SCAR here',
  other: 'others',
  front: 'front',
  here: 'now',
};
const points = [
  { name: 'top 5', recall: 0.7, chunks: 5, kind: 'other' },
  { name: 'SCAR ±1', recall: 0.75, chunks: 6, kind: 'scar' },
  { name: 'carried', recall: 0.9, chunks: 8, kind: 'default' },
] as const;
const curve = {
  name: 'γ from 0.3 to 1',
  tone: 'second',
  dashed: true,
  points: [
    { recall: 0.72, chunks: 5 },
    { recall: 0.8, chunks: 9 },
    { recall: 0.99, chunks: 400 },
  ],
} as const;

describe('tradeScene', () => {
  const drawing = { points, curves: [curve], front: points, here: { recall: 0.72, chunks: 5 } };
  const scene = tradeScene(drawing, words, 760);
  const texts = scene.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

  it('draws each kind of policy in its own form, and explains every sign it uses', () => {
    const dots = scene.marks.flatMap((mark) => (mark.kind === 'dot' ? [mark] : []));
    expect(dots.slice(0, 3).map(({ shape }) => shape)).toEqual(['ring', 'diamond', 'disc']);
    expect(dots[0]!.x).toBeLessThan(dots[2]!.x);
    expect(dots[0]!.y).toBeGreaterThan(dots[2]!.y);
    for (const name of ['proposed', 'SCAR here', 'others', 'front', 'now', curve.name]) {
      expect(texts).toContain(name);
    }
    const plain = tradeScene({ ...drawing, curves: [], here: undefined }, words, 760);
    expect(plain.marks.some((mark) => mark.kind === 'text' && mark.text === 'now')).toBe(false);
    expect(plain.height).toBeLessThan(scene.height);
  });

  it('names every policy, or says which found no room', () => {
    expect(unlabelled(scene, points)).toEqual([]);
    const crowd = Array.from({ length: 40 }, (_, place) => ({
      name: `a policy with a long name ${place}`,
      recall: 0.7,
      chunks: 5,
      kind: 'other' as const,
    }));
    const full = tradeScene({ ...drawing, points: crowd }, words, 760);
    const left = unlabelled(full, crowd);
    const named = full.marks.filter(
      (mark) => mark.kind === 'text' && mark.text.startsWith('a policy'),
    );
    expect(left.length).toBeGreaterThan(0);
    expect(left.length + named.length).toBe(40);
  });

  it('leaves no point of a curve outside the drawing', () => {
    const path = scene.marks.find((mark) => mark.kind === 'path' && mark.dashed)!;
    if (path.kind !== 'path') throw new Error('no curve');
    const places = path.d.match(/-?\d+(\.\d+)?/g)!.map(Number);
    expect(places).toHaveLength(4);
    expect(Math.max(...places)).toBeLessThanOrEqual(760);
  });
});
