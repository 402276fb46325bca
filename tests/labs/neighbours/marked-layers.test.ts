import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layeredPieces } from '../../../src/labs/neighbours/marked-layers';

describe('a text under two kinds of marks', () => {
  it('is cut where a mark begins or ends, and each piece knows its marks', () => {
    const pieces = layeredPieces(
      'abcdefgh',
      [{ start: 2, end: 6 }],
      [
        { start: 0, end: 1 },
        { start: 4, end: 8 },
      ],
    );
    expect(pieces).toEqual([
      { text: 'a', evidence: false, term: true },
      { text: 'b', evidence: false, term: false },
      { text: 'cd', evidence: true, term: false },
      { text: 'ef', evidence: true, term: true },
      { text: 'gh', evidence: false, term: true },
    ]);
  });

  it('takes marks that begin before the text or end after it', () => {
    expect(layeredPieces('ab', [{ start: -9, end: 1 }], [{ start: 1, end: 40 }])).toEqual([
      { text: 'a', evidence: true, term: false },
      { text: 'b', evidence: false, term: true },
    ]);
  });

  it('rebuilds the text and marks every character as its spans say, whatever they are', () => {
    const span = fc
      .tuple(fc.integer({ min: -5, max: 25 }), fc.integer({ min: 0, max: 12 }))
      .map(([start, length]) => ({ start, end: start + length }));
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.array(span),
        fc.array(span),
        (text, evidence, terms) => {
          const pieces = layeredPieces(text, evidence, terms);
          expect(pieces.map((piece) => piece.text).join('')).toBe(text);
          let place = 0;
          for (const piece of pieces) {
            for (let at = place; at < place + piece.text.length; at += 1) {
              const inside = (spans: typeof evidence) =>
                spans.some(({ start, end }) => start <= at && at < end);
              expect(piece.evidence).toBe(inside(evidence));
              expect(piece.term).toBe(inside(terms));
            }
            place += piece.text.length;
          }
        },
      ),
    );
  });
});
