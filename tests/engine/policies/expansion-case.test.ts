import { describe, expect, it } from 'vitest';
import { supplied } from '../../../src/engine/policies/supply';
import { window } from '../../../src/engine/policies/window/window';
import { cutBySentences } from '../../../src/engine/chunkers/sentences/cut-by-sentences';
import { passagesOf } from '../../../src/engine/retrieval/passages';

/** One document whose sentences are its chunks. */
function documentOf(id: string, names: readonly string[]) {
  const text = names.map((name) => `${name}.`).join(' ');
  const sentences = names.map((name) => {
    const start = text.indexOf(`${name}.`);
    return { start, end: start + name.length + 1 };
  });
  return { id, title: id, language: 'en' as const, text, sentences };
}

describe('expansion around several hits (SEG-23)', () => {
  const table = cutBySentences(
    [documentOf('A', ['a1', 'a2', 'a3']), documentOf('B', ['b1', 'b2'])],
    1,
  );
  // The hits, best first: A:a3, B:b1, A:a2.
  const ranking = Uint32Array.of(2, 3, 1);
  const supply = window({ chunks: table, ranking }, { topK: 3, radius: 1 });

  it('merges what adjoins, never across documents, and repeats no chunk', () => {
    const passages = passagesOf(table, supplied(supply));
    expect(passages.map(({ source, text }) => [source.id, text.trim()])).toEqual([
      ['A', 'a1. a2. a3.'],
      ['B', 'b1. b2.'],
    ]);
    expect(supplied(supply)).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps every hit as a hit, in its rank, and every neighbour beside the hit that brought it', () => {
    expect(supply.anchors).toEqual([2, 3, 1]);
    for (const { chunk, anchor } of supply.added) {
      expect(supply.anchors).toContain(anchor);
      expect(table.documentOf[chunk]).toBe(table.documentOf[anchor]);
      expect(Math.abs(chunk - anchor)).toBe(1);
    }
  });
});
