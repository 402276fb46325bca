import { describe, expect, it } from 'vitest';
import { fillIn, measuresUsed, measureText } from '../../src/ui/lesson-text';

const text = { en: '{count} of {total}: {list}.', fr: '{count} sur {total} : {list}.' };

describe('a sentence with measures', () => {
  it('takes them in, written as the language writes numbers', () => {
    const measures = new Map<string, number | string>([
      ['count', 1234],
      ['total', 0.5],
      ['list', 'F1, F2'],
    ]);
    expect(fillIn(text, measures, 'en')).toBe('1,234 of 0.500: F1, F2.');
    expect(fillIn(text, measures, 'fr')).toBe('1\u202f234 sur 0,500 : F1, F2.');
    expect(measureText(-2, 'en')).toBe('-2');
  });

  it('leaves a name without a measure in sight, and never reads a measure as another name', () => {
    expect(fillIn(text, new Map([['count', '{total}']]), 'en')).toBe('{total} of {total}: {list}.');
  });

  it('says which measures it uses', () => {
    expect(measuresUsed(text.en)).toEqual(['count', 'total', 'list']);
    expect(measuresUsed('none {}, { x } or {1}')).toEqual([]);
  });
});
