import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelPoints, placeLabels } from '../../../src/labs/neighbours/label-places';

const WIDTH = 400;
const HEIGHT = 300;

describe('labels of a plot', () => {
  it('stand to the right of a point with room around it', () => {
    const [label] = placeLabels([{ x: 100, y: 100, text: 'top 5' }], WIDTH, HEIGHT);
    expect(label).toMatchObject({ anchor: 'start' });
    expect(label!.x).toBeGreaterThan(100);
  });

  it('move to the left of a point at the right edge', () => {
    const [label] = placeLabels([{ x: WIDTH - 8, y: 100, text: 'window' }], WIDTH, HEIGHT);
    expect(label).toMatchObject({ anchor: 'end' });
  });

  it('never cover each other, nor leave the plot', () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: WIDTH }),
      y: fc.integer({ min: 0, max: HEIGHT }),
      text: fc.string({ minLength: 1, maxLength: 18 }),
    });
    fc.assert(
      fc.property(fc.array(point, { maxLength: 16 }), (points) => {
        const boxes = placeLabels(points, WIDTH, HEIGHT).flatMap((label, position) => {
          if (!label) return [];
          const length = points[position]!.text.length * 6.9;
          const left = label.x - { start: 0, middle: length / 2, end: length }[label.anchor];
          return [{ left, right: left + length, top: label.y - 12, bottom: label.y + 4 }];
        });
        for (const [position, a] of boxes.entries()) {
          expect(a.left).toBeGreaterThanOrEqual(0);
          expect(a.right).toBeLessThanOrEqual(WIDTH);
          for (const b of boxes.slice(position + 1)) {
            const apart =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});

describe('labels of all points', () => {
  const crowd = Array.from({ length: 9 }, (_, place) => ({
    x: 100 + place * 2,
    y: 100 + (place % 3) * 2,
    text: `a policy with a long name ${place}`,
  }));

  it('leave no point without a name or a number that the list explains', () => {
    const labels = labelPoints(crowd, 420, 200, false);
    expect(labels).toHaveLength(crowd.length);
    const numbers = labels.flatMap(({ number }) => number ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    for (const [place, { text, number }] of labels.entries()) {
      expect(text).toBe(number === undefined ? crowd[place]!.text : String(number));
    }
  });

  it('are numbers throughout in a compact plot, and names where there is room', () => {
    expect(labelPoints(crowd, 420, 200, true).map(({ text }) => text)).toEqual(
      crowd.map((_, place) => String(place + 1)),
    );
    const far = [
      { x: 50, y: 50, text: 'one' },
      { x: 300, y: 150, text: 'two' },
    ];
    expect(labelPoints(far, 420, 200, false).map(({ text }) => text)).toEqual(['one', 'two']);
  });
});
