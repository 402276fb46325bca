import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutByCharacters } from '../../../src/engine/retrieval/cut-by-characters';
import { chunkText } from '../../../src/engine/retrieval/chunk-table';
import { familyOf } from '../../../src/engine/retrieval/families';
import { indexChunks, indexTerms, questionWords } from '../../../src/engine/retrieval/index-chunks';
import {
  LexicalIndexBuilder,
  type LexicalIndex,
} from '../../../src/engine/retrieval/lexical-index';
import { documentTerms } from '../../../src/engine/text/terms';
import { tableOf } from '../policies/helpers';

function countIn(index: LexicalIndex, term: string, chunk: number): number {
  const number = index.vocabulary.get(term);
  if (number === undefined) return 0;
  const postings = index.postingChunk.subarray(
    index.postingFirst[number],
    index.postingFirst[number + 1],
  );
  const place = postings.indexOf(chunk);
  return place < 0 ? 0 : index.postingCount[index.postingFirst[number]! + place]!;
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
          const postings = index.postingChunk.slice(
            index.postingFirst[term],
            index.postingFirst[term + 1],
          );
          expect(postings).toEqual(postings.slice().sort());
          expect(postings.length).toBeGreaterThan(0);
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
