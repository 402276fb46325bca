import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/text/language';
import type { Language } from '../../../src/engine/text/language';
import { stem } from '../../../src/engine/text/stems';
import { isStopWord } from '../../../src/engine/text/stop-words';
import { documentTerms, TERM_PROFILE } from '../../../src/engine/text/terms';
import { words } from '../../../src/engine/text/words';

function list(text: string, language: Language): string {
  return documentTerms(text, language)
    .map(({ term }) => term)
    .join(' ');
}

/*
 * If one of these two changes, the rules have changed: give the profile a new name, because stored
 * runs and published figures carry it.
 */
describe('the profile bm25-1', () => {
  it('reads French', () => {
    expect(TERM_PROFILE).toBe('bm25-1');
    expect(
      list(
        'L’assuré doit déclarer le sinistre dans les 5 jours ouvrés, sauf cas de force majeure. ' +
          'Les indemnités (12 500 €) ne sont pas versées si l’avenant n° 4 a été résilié par e-mail.',
        'fr',
      ),
    ).toBe(
      'assur doit declar sinistr 5 jour ouvr sauf cas forc majeur ' +
        'indemnit 12 500 pas vers aven n 4 ete resili email',
    );
  });

  it('reads English', () => {
    expect(TERM_PROFILE).toBe('bm25-1');
    expect(
      list(
        "Each party's liability shall not exceed $1,000,000 within the U.S.; the parties may " +
          'terminate this Agreement on 30-day notice (see RFC 9293 and gpt-6).',
        'en',
      ),
    ).toBe(
      'parti liabil not exceed 1,000,000 within us parti mai ' +
        'termin agreement 30 dai notic see rfc 9293 gpt-6',
    );
  });
});

describe('documentTerms', () => {
  it('TOK-19: gathers number and gender, so that only the truly absent word is missing', () => {
    const index = new Set(
      ['Le sinistre survenu en été est couvert.', 'La résiliation est gratuite.'].flatMap((text) =>
        documentTerms(text, 'fr').map(({ term }) => term),
      ),
    );
    const missing = (question: string) =>
      documentTerms(question, 'fr')
        .filter(({ term }) => !index.has(term))
        .map(({ start, end }) => question.slice(start, end));
    expect(missing("L'été est-il couvert ?")).toEqual([]);
    expect(missing('Les résiliations sont-elles gratuites ?')).toEqual([]);
    expect(missing('Combien pour une piscine ?')).toEqual(['piscine']);
  });

  it('gives offsets of the surface, not of the stem', () => {
    const text = 'Les résiliations';
    expect(documentTerms(text, 'fr')).toEqual([{ term: 'resili', start: 4, end: text.length }]);
  });

  it('reads a text in its own language', () => {
    expect(list('the car', 'fr')).toBe('the');
    expect(list('the car', 'en')).toBe('car');
  });

  it('keeps repetitions', () => {
    expect(list('préavis, préavis', 'fr')).toBe('preav preav');
  });

  it('knows no word by the names of object properties', () => {
    expect(list('constructor __proto__ toString', 'en')).toBe('constructor proto tostr');
  });

  it('still reads right after more words than it remembers', () => {
    const many = Array.from({ length: 60_000 }, (_, number) => `mot${number}`).join(' ');
    expect(documentTerms(many, 'fr')).toHaveLength(60_000);
    expect(list('Les résiliations sont gratuites', 'fr')).toBe('resili gratuit');
  });

  it.each(LANGUAGES)('is the words without stop words, each as its stem (%s)', (language) => {
    const word = fc.constantFrom(
      ...'les résiliations sont gratuites the parties of agreement IPv6 退款政策 l’été John’s U.S. 2016/679 not pas'.split(
        ' ',
      ),
      'x'.repeat(80),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 8 }))), (parts) => {
        const text = parts.join(' ');
        expect(documentTerms(text, language)).toEqual(
          words(text)
            .filter(({ term }) => !isStopWord(term, language))
            .map((found) => ({ ...found, term: stem(found.term, language) })),
        );
      }),
    );
  });
});
