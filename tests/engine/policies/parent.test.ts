import { describe, expect, it } from 'vitest';
import { parent } from '../../../src/engine/policies/parent/parent';
import { parentOfChunks } from '../../../src/engine/policies/parent/parents';
import { sectionStarts } from '../../../src/engine/text/section-starts';
import { supplied } from '../../../src/engine/policies/supply';
import { plainTable, scored, tableOf } from './helpers';

describe('sectionStarts', () => {
  const startsIn = (text: string) =>
    sectionStarts(text).map((start) => text.slice(start, start + 6));

  it('sees numbered, hashed and named headings that stand alone', () => {
    const text = [
      'Preamble text.',
      '1 Scope',
      'Some text.',
      '4.2 Opening a flow',
      'More.',
      '## Notes',
      'More.',
      'Article 12 Droit d’accès',
      'Texte.',
      'Annexe II Durées',
      'Texte.',
      'CHAPTER IV',
    ].join('\n\n');
    expect(startsIn(text)).toEqual(['1 Scop', '4.2 Op', '## Not', 'Articl', 'Annexe', 'CHAPTE']);
  });

  it('takes neither a line inside a paragraph, nor a sentence, nor a long line', () => {
    expect(startsIn('Text.\n4.2 Opening\n\nText.')).toEqual([]);
    expect(startsIn('a\n\n4.2 applies here.\n\nb')).toEqual([]);
    expect(startsIn(`a\n\n4.2 ${'x'.repeat(90)}\n\nb`)).toEqual([]);
    expect(startsIn('a\n\nParties to the contract\n\nb')).toEqual([]);
    expect(startsIn('a\n\nArticle premier\n\nb\r\n\r\nSection B\r\n \r\nc')).toEqual([
      'Articl',
      'Sectio',
    ]);
  });
});

describe('parents', () => {
  it('are sections where a document has two headings, by where most of a chunk lies', () => {
    const table = tableOf([
      ['Preamble.\n\n', '1 Scope\n\nIt applies. ', 'It ends.\n\n2 Use\n\nIt is used here. ', 'So.'],
      ['a ', 'b '],
    ]);
    expect([...parentOfChunks(table)]).toEqual([0, 1, 2, 2, 3, 3]);
  });

  it('are blocks of ten chunks in any other document', () => {
    const oneHeading = tableOf([['Preamble.\n\n', '1 Scope\n\nIt applies. ', 'It ends.']]);
    expect([...parentOfChunks(oneHeading)]).toEqual([0, 0, 0]);
    expect([...parentOfChunks(plainTable(12, 1))]).toEqual([...Array<number>(10).fill(0), 1, 1, 2]);
  });

  it('are supplied whole, each chunk once, and stay inside the document', () => {
    const table = plainTable(12, 3);
    const scores = Array<number>(15).fill(0);
    scores[11] = 3;
    scores[12] = 2;
    scores[10] = 1;
    const context = { ...scored(table, scores), parents: parentOfChunks(table) };
    expect(supplied(parent(context, { topK: 1 }))).toEqual([10, 11]);
    const two = parent(context, { topK: 3 });
    expect(supplied(two)).toEqual([10, 11, 12, 13, 14]);
    expect(two.added.map(({ chunk, anchor, distance }) => [chunk, anchor, distance])).toEqual([
      [10, 11, 1],
      [13, 12, 1],
      [14, 12, 2],
      [11, 10, 1],
    ]);
  });
});
