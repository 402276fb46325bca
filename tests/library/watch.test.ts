import { describe, expect, it } from 'vitest';
import { cutBySentences } from '../../src/engine/retrieval/cut';
import { suppliedStretches, WatchedTexts, watchPhrase } from '../../src/library/watch';

const follow = (phrase: string, source: readonly string[], supplied: readonly string[]) =>
  watchPhrase(phrase, new WatchedTexts(source), new WatchedTexts(supplied));

describe('watchPhrase', () => {
  const source = ['The café opens. The Cafe\ncloses.', 'A cafeteria.'];

  it('tells the three apart, whole words and folded', () => {
    expect(follow('CAFÉ', source, ['The café opens.'])).toEqual({
      state: 'supplied',
      inSource: 2,
      inSupplied: 1,
    });
    expect(follow('cafe closes', source, ['The café opens.']).state).toBe('withheld');
    expect(follow('cafe terrace', source, source).state).toBe('absent');
    expect(follow('caf', source, source).state).toBe('absent');
    expect(follow(' … ', source, source).state).toBe('absent');
  });

  it('counts a phrase that follows itself', () => {
    expect(follow('no', ['No no no.'], []).inSource).toBe(3);
  });
});

describe('suppliedStretches', () => {
  it('makes one stretch of neighbours, and none across documents', () => {
    const document = (id: string, text: string) => ({
      id,
      title: '',
      text,
      language: 'en' as const,
    });
    const table = cutBySentences(
      [document('a', 'One is. Two is. Three is.'), document('b', 'Four is. Five is.')],
      1,
    );
    expect(suppliedStretches(table, [0, 2, 3, 4])).toEqual([
      'One is. ',
      'Three is.',
      'Four is. Five is.',
    ]);
    expect(suppliedStretches(table, [0, 1, 2])).toEqual(['One is. Two is. Three is.']);
    expect(suppliedStretches(table, [])).toEqual([]);
  });
});
