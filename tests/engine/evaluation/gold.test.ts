import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, evidenceCharacters, goldChunks } from '../../../src/engine/evaluation/gold';
import { tableOf } from '../policies/helpers';

/** Ten characters a chunk; the second document begins at chunk 4. */
const TABLE = tableOf([
  Array.from({ length: 4 }, () => 'aaaaaaaaa '),
  Array.from({ length: 2 }, () => 'bbbbbbbbb '),
]);
const gold = (...spans: [document: number, start: number, end: number][]) =>
  goldChunks(
    TABLE,
    spans.map(([document, start, end]) => ({ document, start, end })),
  );

describe('goldChunks', () => {
  it('takes every chunk that shares eight characters with a span', () => {
    expect(gold([0, 0, 10])).toEqual([0]);
    expect(gold([0, 2, 18])).toEqual([0, 1]);
    expect(gold([0, 3, 18])).toEqual([1]);
    expect(gold([0, 2, 17])).toEqual([0]);
    expect(gold([0, 0, 40])).toEqual([0, 1, 2, 3]);
  });

  it('asks of a shorter span all its characters', () => {
    expect(gold([0, 12, 15])).toEqual([1]);
    expect(gold([0, 9, 12])).toEqual([1]);
  });

  it('gives a span that no chunk holds the chunk it overlaps most, the earlier of equals', () => {
    expect(gold([0, 4, 17])).toEqual([1]);
    expect(gold([0, 3, 17])).toEqual([0]);
    expect(gold([0, 8, 11])).toEqual([0]);
  });

  it('joins the chunks of all spans, in the right document, each once', () => {
    expect(gold([1, 0, 10], [0, 20, 30], [0, 21, 29])).toEqual([2, 4]);
    expect(gold()).toEqual([]);
  });

  it('always finds a chunk for a span, and only chunks that overlap it', () => {
    fc.assert(
      fc.property(fc.nat(39), fc.integer({ min: 1, max: 40 }), (start, length) => {
        const end = Math.min(40, start + length);
        const found = gold([0, start, end]);
        expect(found.length).toBeGreaterThan(0);
        for (const chunk of found) {
          expect(TABLE.start[chunk]).toBeLessThan(end);
          expect(TABLE.end[chunk]).toBeGreaterThan(start);
        }
      }),
    );
  });
});

describe('classOf', () => {
  it('follows from the gold chunks and the cutting', () => {
    expect(classOf(TABLE, [])).toBeNull();
    expect(classOf(TABLE, [2])).toBe('atomic');
    expect(classOf(TABLE, [1, 2, 3])).toBe('boundary');
    expect(classOf(TABLE, [0, 2])).toBe('scattered');
    expect(classOf(TABLE, [0, 1, 3])).toBe('scattered');
  });

  it('does not take the end of a document and the start of the next for neighbours', () => {
    expect(classOf(TABLE, [3, 4])).toBe('scattered');
    expect(classOf(TABLE, [4, 5])).toBe('boundary');
  });
});

describe('evidenceCharacters', () => {
  it('counts each evidence character once, in the chunk it stands in', () => {
    const { byChunk, total } = evidenceCharacters(TABLE, [
      { document: 0, start: 5, end: 15 },
      { document: 0, start: 10, end: 18 },
      { document: 1, start: 0, end: 3 },
    ]);
    expect([...byChunk]).toEqual([
      [0, 5],
      [1, 8],
      [4, 3],
    ]);
    expect(total).toBe(16);
  });
});
