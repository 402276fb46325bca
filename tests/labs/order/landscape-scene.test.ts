import { describe, expect, it } from 'vitest';
import { landscapeScene } from '../../../src/labs/order/landscape-scene';

describe('landscapeScene', () => {
  it('counts every order, and names those that are shown where they stand', () => {
    const shown = [
      { name: 'A', conditions: 2 },
      { name: 'B', conditions: 1 },
      { name: 'Yours', conditions: 2 },
    ];
    const { marks } = landscapeScene([0, 480, 240], shown, 'conditions supplied', 640);
    const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
    const place = (text: string) => texts.find((mark) => mark.text === text)?.x;
    expect(place('A, Yours')).toBe(place('240'));
    expect(place('B')).toBe(place('480'));
    expect(place('B')).toBeLessThan(place('A, Yours')!);
    expect(place('conditions supplied')).toBe(320);
    expect(marks.filter(({ kind }) => kind === 'bar')).toHaveLength(2);
  });
});
