import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layeredPieces } from '../../../src/ui/trace/layers';

describe('layeredPieces', () => {
  it('cuts where marks begin and end', () => {
    const pieces = layeredPieces('abcdef', {
      bold: [{ start: 1, end: 4 }],
      red: [{ start: 3, end: 5 }],
    });
    expect(pieces.map(({ text, layers }) => [text, [...layers]])).toEqual([
      ['a', []],
      ['bc', ['bold']],
      ['d', ['bold', 'red']],
      ['e', ['red']],
      ['f', []],
    ]);
  });

  it('takes marks that begin before the text or end after it', () => {
    const pieces = layeredPieces('ab', {
      evidence: [{ start: -9, end: 1 }],
      term: [{ start: 1, end: 40 }],
    });
    expect(pieces.map(({ text, layers }) => [text, [...layers]])).toEqual([
      ['a', ['evidence']],
      ['b', ['term']],
    ]);
  });

  it('rebuilds the text and marks every character as its spans say, whatever they are', () => {
    const span = fc
      .tuple(fc.integer({ min: -5, max: 25 }), fc.integer({ min: 0, max: 12 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), fc.array(span), fc.array(span), (text, a, b) => {
        const pieces = layeredPieces(text, { a, b });
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { start, text: piece, layers } of pieces) {
          for (let at = start; at < start + piece.length; at += 1) {
            const inside = (spans: typeof a) =>
              spans.some((each) => each.start <= at && at < each.end);
            expect(layers.has('a')).toBe(inside(a));
            expect(layers.has('b')).toBe(inside(b));
          }
        }
      }),
    );
  });
});
