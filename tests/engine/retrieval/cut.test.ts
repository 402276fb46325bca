import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutBySentenceRange } from '../../../src/engine/chunkers/sentence-range/cut-by-sentence-range';
import { cutBySentences } from '../../../src/engine/chunkers/sentences/cut-by-sentences';
import { cutByCharacters } from '../../../src/engine/chunkers/characters/cut-by-characters';
import {
  chunkText,
  type ChunkTable,
  type SourceDocument,
} from '../../../src/engine/retrieval/chunk-table';

function documentOf(text: string, id = 'd'): SourceDocument {
  return { id, title: id, text, language: 'en' };
}

function textsOf(table: ChunkTable): string[] {
  return Array.from({ length: table.count }, (_, chunk) => chunkText(table, chunk));
}

function byCharacters(text: string, target: number): string[] {
  return textsOf(cutByCharacters([documentOf(text)], target));
}

const anyText = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(' ', '\n', '\n\n', '\r\n\r\n', '. ', '12 000', '3.5', '😀😀😀', 'word', ', '),
  ),
  { maxLength: 40 },
);

describe('any cutting', () => {
  it('rebuilds every document from its chunks, in order, none empty', () => {
    fc.assert(
      fc.property(
        fc.array(anyText, { maxLength: 4 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2, max: 60 }),
        (parts, size, target) => {
          const documents = parts.map((part, number) => documentOf(part.join(''), `d${number}`));
          for (const table of [
            cutBySentences(documents, size),
            cutBySentenceRange(documents),
            cutByCharacters(documents, target),
          ]) {
            documents.forEach((document, number) => {
              const first = table.documentFirst[number]!;
              const end = table.documentFirst[number + 1]!;
              const texts = textsOf(table).slice(first, end);
              expect(texts.join('')).toBe(document.text);
              expect(texts.every((text) => text !== '')).toBe(true);
              for (let chunk = first; chunk < end; chunk += 1) {
                expect(table.documentOf[chunk]).toBe(number);
              }
            });
            expect(table.documentFirst[documents.length]).toBe(table.count);
          }
        },
      ),
    );
  });
});

describe('cutBySentences', () => {
  it('groups consecutive sentences; white space stays with the sentence before', () => {
    const table = cutBySentences(
      [documentOf('One is here. Two is here.  Three is here. Four.')],
      2,
    );
    expect(textsOf(table)).toEqual(['One is here. Two is here.  ', 'Three is here. Four.']);
  });

  it('keeps the sentences the author gives, in every document', () => {
    const sentences = [
      { start: 0, end: 4 },
      { start: 5, end: 9 },
      { start: 10, end: 14 },
    ];
    const given = { ...documentOf('a. b c. d e. f'), sentences };
    const table = cutBySentences([given, documentOf('One more.', 'e')], 2);
    expect(textsOf(table)).toEqual(['a. b c. d ', 'e. f', 'One more.']);
    expect([...table.documentFirst]).toEqual([0, 2, 3]);
  });

  it('has no chunk for an empty text and one for white space', () => {
    expect(cutBySentences([documentOf(''), documentOf(' \n ', 'e')], 3).count).toBe(1);
  });

  it('refuses a size that is not a positive integer', () => {
    for (const size of [0, -1, 1.5, Number.NaN]) {
      expect(() => cutBySentences([documentOf('a')], size)).toThrow(RangeError);
    }
  });
});

describe('cutBySentenceRange', () => {
  const sentence = (length: number) => `${'a'.repeat(length - 2)}. `;
  const cut = (lengths: number[]) => {
    let start = 0;
    const sentences = lengths.map((length) => {
      start += length;
      return { start: start - length, end: start - 1 };
    });
    const text = lengths.map(sentence).join('');
    const table = cutBySentenceRange([{ ...documentOf(text), sentences }]);
    return textsOf(table).map((chunk) => chunk.length);
  };

  it('closes at six sentences', () => {
    expect(cut(Array<number>(8).fill(100))).toEqual([600, 200]);
  });

  it('closes before the sentence that passes 1,000 characters once it has three', () => {
    expect(cut([300, 300, 300, 102, 50])).toEqual([900, 152]);
    expect(cut([300, 300, 300, 99, 50])).toEqual([999, 50]);
  });

  it('goes to 1,500 for its third sentence and no further', () => {
    expect(cut([600, 600, 299, 50])).toEqual([1499, 50]);
    expect(cut([600, 600, 400, 50])).toEqual([1200, 450]);
  });

  it('leaves a long sentence whole', () => {
    expect(cut([50, 4000, 50])).toEqual([50, 4000, 50]);
  });
});

describe('cutByCharacters', () => {
  it('packs paragraphs while they stay within the target', () => {
    expect(byCharacters('aaaa\n\nbbbb\n\ncccc', 12)).toEqual(['aaaa\n\nbbbb\n\n', 'cccc']);
    expect(byCharacters('aaaa\n\nbbbb\n\ncccc', 16)).toEqual(['aaaa\n\nbbbb\n\ncccc']);
  });

  it('splits what is too long at line ends, then sentence ends, then spaces, then anywhere', () => {
    expect(byCharacters('aaa aaa\nbbb bbb\nccc', 9)).toEqual(['aaa aaa\n', 'bbb bbb\n', 'ccc']);
    expect(byCharacters('It is cold. We stay in. It snows.', 24)).toEqual([
      'It is cold. We stay in. ',
      'It snows.',
    ]);
    expect(byCharacters('one two three four', 9)).toEqual(['one two ', 'three ', 'four']);
    expect(byCharacters('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });

  it('treats white lines, carriage returns and indentation as blank lines', () => {
    expect(byCharacters('aaaa\r\n \t\r\n  bbbb', 10)).toEqual(['aaaa\r\n \t\r\n', '  bbbb']);
  });

  it('leaves blank lines with the piece before, also where they pass the target', () => {
    expect(byCharacters('one two three\n\nfour', 14)).toEqual(['one two ', 'three\n\nfour']);
  });

  it('never cuts inside a number', () => {
    expect(byCharacters('aaaaa 12 345 678 b', 11)).toEqual(['aaaaa ', '12 345 678 ', 'b']);
    expect(byCharacters('xxxxxx1,234.56yy', 9)).toEqual(['xxxxxx', '1,234.56y', 'y']);
    expect(byCharacters('in 2023 100 left', 9)).toEqual(['in 2023 ', '100 left']);
    expect(byCharacters('rows 1 2345', 8)).toEqual(['rows 1 ', '2345']);
    expect(byCharacters('9'.repeat(30), 8)).toEqual(['9'.repeat(30)]);
  });

  it('still cuts a long row of grouped digits', () => {
    const row = Array<string>(40).fill('123').join(' ');
    const chunks = byCharacters(row, 30);
    expect(chunks.length).toBeGreaterThan(4);
    expect(chunks.every((chunk) => chunk.length <= 30)).toBe(true);
    expect(chunks.every((chunk) => /^ ?(?:\d{3}(?: |$))*$/.test(chunk))).toBe(true);
  });

  it('never cuts inside a surrogate pair, nor at a no-break space', () => {
    expect(byCharacters('😀😀😀', 3)).toEqual(['😀', '😀', '😀']);
    expect(byCharacters('aa\u00a0bb cc', 6)).toEqual(['aa\u00a0bb ', 'cc']);
  });

  it('exceeds the target only for a number', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 8, max: 60 }), (parts, target) => {
        for (const chunk of byCharacters(parts.join(''), target)) {
          if (chunk.length > target) expect(chunk).toMatch(/\d/);
        }
      }),
    );
  });

  it('refuses a target that is no length', () => {
    for (const target of [1, 0, 2.5, Number.NaN]) {
      expect(() => cutByCharacters([documentOf('a')], target)).toThrow(RangeError);
    }
  });
});
