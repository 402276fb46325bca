import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/engine/text/fold';
import { LANGUAGES } from '../../../src/engine/text/language';
import { isStopWord } from '../../../src/engine/text/stop-words';

describe('isStopWord', () => {
  it.each('le la les à où dès qu’il était même très être ça notre celles-ci'.split(' '))(
    'drops the French %s, once folded',
    (word) => {
      const parts = fold(word).split(/['-]/);
      const known = new Set(['qu', 'des']);
      expect(parts.every((part) => known.has(part) || isStopWord(part, 'fr'))).toBe(true);
    },
  );

  it.each('the of and is were it their which how would'.split(' '))(
    'drops the English %s',
    (word) => {
      expect(isStopWord(word, 'en')).toBe(true);
    },
  );

  it.each(
    'pas jamais sans sauf aucun aucune ni plus non rien doit peut avant apres depuis'.split(' '),
  )('keeps the French %s, which bears meaning', (word) => {
    expect(isStopWord(word, 'fr')).toBe(false);
  });

  it.each(
    "not no nor never none without except don't must should may before after until within".split(
      ' ',
    ),
  )('keeps the English %s, which bears meaning', (word) => {
    expect(isStopWord(word, 'en')).toBe(false);
  });

  it('keeps words that folding or capitals make ambiguous', () => {
    expect(isStopWord(fold('été'), 'fr')).toBe(false);
    expect(isStopWord('sommes', 'fr')).toBe(false);
    expect(isStopWord(fold('US'), 'en')).toBe(false);
  });

  it('tells the languages apart', () => {
    expect(isStopWord('the', 'fr')).toBe(false);
    expect(isStopWord('avec', 'en')).toBe(false);
    expect(isStopWord('or', 'fr')).toBe(false);
    expect(isStopWord('or', 'en')).toBe(true);
  });

  it.each(LANGUAGES)('is not fooled by the names of object properties (%s)', (language) => {
    for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '']) {
      expect(isStopWord(word, language)).toBe(false);
    }
  });
});
