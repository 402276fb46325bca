import { describe, expect, it } from 'vitest';
import { cutBySentences } from '../../src/engine/chunkers/sentences/cut-by-sentences';
import {
  suppliedStretches,
  WatchedTexts,
  watchPhrase,
  watchPhrases,
} from '../../src/library/watch';
import { finish } from '../engine/evaluation/helpers';

const follow = (phrase: string, source: readonly string[], supplied: readonly string[]) =>
  finish(watchPhrase(phrase, new WatchedTexts(source), new WatchedTexts(supplied)));

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

describe('a source too large for one step', () => {
  /** Words with a phrase now and then, which steps of any length cut through somewhere. */
  const PHRASE = 'café-crème l’été 3.14';
  const source = Array.from({ length: 40_000 }, (_, place) =>
    place % 7 === 0 ? PHRASE : `mot${place % 100}`,
  ).join(' ');
  const expected = Math.ceil(40_000 / 7);

  it('is counted to the last phrase, none lost or doubled where a step ends', () => {
    expect(source.length).toBeGreaterThan(10 * (1 << 15));
    expect(finish(new WatchedTexts([source, 'x', source]).count(PHRASE))).toBe(2 * expected);
    const long = `${'a b '.repeat(600_000)}a b`;
    expect(finish(new WatchedTexts([long]).count('b a'))).toBe(600_000);
  });

  it('reads no more than a short stretch in a step, whatever the text', () => {
    for (const text of [source, '語'.repeat(200_000), 'x'.repeat(200_000)]) {
      const steps = [...new WatchedTexts([text]).count('mot1')].length;
      expect(steps).toBeGreaterThanOrEqual(Math.floor(text.length / (1 << 15)));
    }
  });

  it('goes on where it was given up, and remembers what it counted', () => {
    const texts = new WatchedTexts([source]);
    const given = texts.count(PHRASE);
    for (let step = 0; step < 5; step += 1) given.next();
    const rest = texts.count(PHRASE);
    let steps = 0;
    for (;;) {
      const step = rest.next();
      if (step.done) {
        expect(step.value).toBe(expected);
        break;
      }
      steps += 1;
    }
    expect(steps).toBe([...new WatchedTexts([source]).count(PHRASE)].length - 5);
    expect(texts.count(PHRASE).next()).toEqual({ done: true, value: expected });
  });
});

describe('watchPhrases', () => {
  it('follows each phrase in each outcome', () => {
    const outcomes = [new WatchedTexts(['One two.']), new WatchedTexts([])];
    const found = finish(watchPhrases(['two', 'six'], new WatchedTexts(['One two.']), outcomes));
    expect(found.get('two')!.map(({ state }) => state)).toEqual(['supplied', 'withheld']);
    expect(found.get('six')!.map(({ state }) => state)).toEqual(['absent', 'absent']);
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
