import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutByCharacters } from '../../../src/engine/chunkers/characters/cut-by-characters';
import { chunkText } from '../../../src/engine/retrieval/chunk-table';
import { familyOf } from '../../../src/engine/retrieval/families';
import { indexChunks, indexTerms, questionWords } from '../../../src/engine/retrieval/index-chunks';
import { LexicalIndexBuilder } from '../../../src/engine/retrieval/index-builder';
import {
  chunkOfPosting,
  countOfPosting,
  type LexicalIndex,
} from '../../../src/engine/retrieval/lexical-index';
import { documentTerms } from '../../../src/engine/text/terms';
import { tableOf } from '../policies/helpers';
import { wideIndex } from './helpers';

function countIn(index: LexicalIndex, term: string, chunk: number): number {
  const number = index.vocabulary.get(term);
  if (number === undefined) return 0;
  const end = index.postingFirst[number + 1]!;
  for (let posting = index.postingFirst[number]!; posting < end; posting += 1) {
    if (chunkOfPosting(index, posting) === chunk) return countOfPosting(index, posting);
  }
  return 0;
}

describe('the index', () => {
  it('holds exactly the counts of every term in every chunk', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'constructor', '__proto__', 'toString');
    const texts = fc.array(fc.array(fc.array(word, { maxLength: 9 }), { minLength: 1 }));
    fc.assert(
      fc.property(texts, (documents) => {
        const table = tableOf(
          documents.map((chunks) => chunks.map((list) => `${list.join(' ')} `)),
        );
        const index = indexTerms(table, (text) => text.split(' ').filter(Boolean));
        const chunks = documents.flat();
        chunks.forEach((list, chunk) => {
          expect(index.length[chunk]).toBe(list.length);
          for (const term of ['a', 'b', 'c', 'constructor', '__proto__', 'toString']) {
            expect(countIn(index, term, chunk)).toBe(list.filter((each) => each === term).length);
          }
        });
        documents.forEach((list, document) => {
          expect(index.documentLength[document]).toBe(list.flat().length);
        });
        for (let term = 0; term < index.vocabulary.size; term += 1) {
          const postings = Array.from(
            { length: index.postingFirst[term + 1]! - index.postingFirst[term]! },
            (_, place) => chunkOfPosting(index, index.postingFirst[term]! + place),
          );
          expect(postings.length).toBeGreaterThan(0);
          expect(postings.every((chunk, n) => n === 0 || chunk > postings[n - 1]!)).toBe(true);
        }
      }),
    );
  });

  it('counts past 255 and past its first capacity', () => {
    const many = Array.from({ length: 3000 }, (_, number) => `w${number}`);
    const table = tableOf([['x '.repeat(70_000), `${many.join(' ')} `]]);
    const index = indexTerms(table, (text) => text.split(' ').filter(Boolean));
    expect(countIn(index, 'x', 0)).toBe(70_000);
    expect(index.vocabulary.size).toBe(3001);
    expect(many.every((term) => countIn(index, term, 1) === 1)).toBe(true);
  });

  it('keeps lengths beside counts in its codes, or counts alone where there is no room', () => {
    const small = indexTerms(tableOf([['a b a ', 'a ']]), (text) =>
      text.split(' ').filter(Boolean),
    );
    expect(small.codeLength).not.toBeNull();
    const wide = wideIndex();
    expect(wide.codeLength).toBeNull();
    expect(countIn(wide, 't7', 129)).toBe(7);
    expect(countIn(wide, 'filler', 129)).toBe(129);
    expect(countIn(wide, 't7', 130)).toBe(0);
  });

  it('survives a structured clone, as a worker receives it', () => {
    const index = indexTerms(tableOf([['a b a ']]), (text) => text.split(' ').filter(Boolean));
    expect(structuredClone(index)).toEqual(index);
  });

  it('wants every chunk of the table', () => {
    const builder = new LexicalIndexBuilder(Uint32Array.of(0, 2));
    builder.nextChunk();
    expect(() => builder.build()).toThrow(RangeError);
  });
});

describe('indexChunks', () => {
  it('counts the terms of documentTerms, each document in its own language', () => {
    const texts = {
      en: 'The carriers’ notices were served; notice of 30-day delays isn’t served. U.S. e-mail.',
      fr: 'L’œuvre des éditeurs n’a pas été résiliée ; aujourd’hui les résiliations cessent.',
    };
    const documents = (['en', 'fr'] as const).map((language) => ({
      id: language,
      title: language,
      text: texts[language],
      language,
    }));
    const table = cutByCharacters(documents, 40);
    const { terms } = indexChunks(table);
    for (let chunk = 0; chunk < table.count; chunk += 1) {
      const { language } = documents[table.documentOf[chunk]!]!;
      const expected = documentTerms(chunkText(table, chunk), language).map(({ term }) => term);
      expect(terms.length[chunk]).toBe(expected.length);
      for (const term of new Set(expected)) {
        expect(countIn(terms, term, chunk)).toBe(expected.filter((each) => each === term).length);
      }
    }
  });

  it('counts families of words that begin with the same five letters', () => {
    const { families, terms } = indexChunks(
      tableOf([['Terminate, terminating, termination terms. Art 2024b 2024bc ']]),
    );
    expect(countIn(families, 'termi', 0)).toBe(3);
    expect(countIn(families, 'terms', 0)).toBe(1);
    expect(families.length).toEqual(terms.length);
  });

  it('reads a question as it reads the chunks', () => {
    expect(questionWords('When does the termination take effect?', 'en').terms).toEqual(
      documentTerms('When does the termination take effect?', 'en').map(({ term }) => term),
    );
    expect(questionWords('la résiliation', 'fr').families).toEqual(['resil']);
  });
});

describe('familyOf', () => {
  it('leaves short words and anything with a digit alone', () => {
    expect(['notice', 'notic', 'not', 'covid19', '2024/679'].map(familyOf)).toEqual([
      'notic',
      'notic',
      'not',
      'covid19',
      '2024/679',
    ]);
  });
});
