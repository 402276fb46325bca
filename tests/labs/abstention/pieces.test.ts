import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layeredPieces } from '../../../src/labs/abstention/pieces';

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

  it('rebuilds any text, whatever the marks', () => {
    const span = fc.record({
      start: fc.integer({ min: -3, max: 30 }),
      end: fc.integer({ max: 40 }),
    });
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), fc.array(span), fc.array(span), (text, a, b) => {
        const pieces = layeredPieces(text, { a, b });
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { start, text: piece } of pieces) {
          expect(text.slice(start, start + piece.length)).toBe(piece);
        }
      }),
    );
  });
});
