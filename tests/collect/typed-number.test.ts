import { describe, expect, it } from 'vitest';
import {
  localDecimal,
  readTypedNumber,
  readTypedWhole,
  retyped,
} from '../../src/collect/typed-number';

const read = (typed: string, language: 'fr' | 'en') => {
  const result = readTypedNumber(typed, language);
  return result.ok ? result.value : result.error.code;
};

describe('a number as it is typed', () => {
  it('is read in the language of the page', () => {
    for (const [typed, en, fr] of [
      ['1,250', '1250', '1.250'],
      ['1,000', '1000', '1.000'],
      ['1.250', '1.250', 'number-ambiguous'],
      ['1,25', 'number-ambiguous', '1.25'],
      ['0,41792', 'number-ambiguous', '0.41792'],
      ['0.41792', '0.41792', '0.41792'],
      ['12.50', '12.50', '12.50'],
      ['1,250.50', '1250.50', '1250.50'],
      ['1.250,50', '1250.50', '1250.50'],
      ['1,250,000', '1250000', '1250000'],
      ['1.250.000', '1250000', '1250000'],
      ['1 250', '1250', '1250'],
      ['1\u202f250,5', 'number-ambiguous', '1250.5'],
      ['1\u00a0250.5', '1250.5', '1250.5'],
      ["1'250.5", '1250.5', '1250.5'],
      ['0,125', 'number-ambiguous', '0.125'],
      [' 10 ', '10', '10'],
    ] as const) {
      expect(read(typed, 'en'), `en ${typed}`).toBe(en);
      expect(read(typed, 'fr'), `fr ${typed}`).toBe(fr);
    }
  });

  it('is not guessed from what is no number', () => {
    for (const typed of [
      '',
      '-1',
      '1e3',
      '1,2,3',
      '1,25.50',
      '1.2.3',
      '12 50',
      '.5',
      '5.',
      '5,',
      '1..5',
      '½',
      '１',
    ]) {
      for (const language of ['en', 'fr'] as const) {
        expect(read(typed, language), `${language} ${typed}`).toBe('number-odd');
      }
    }
  });

  it('asks what an ambiguous one means, by its own text', () => {
    expect(readTypedNumber(' 1.250 ', 'fr')).toEqual({
      ok: false,
      error: { code: 'number-ambiguous', details: { place: '1.250' } },
    });
  });

  it('keeps its value when the page changes its language', () => {
    expect(retyped('1,250', 'en', 'fr')).toBe('1250');
    expect(retyped('12.50', null, 'fr')).toBe('12,50');
    expect(retyped(retyped('12,50', 'fr', 'en'), 'en', 'fr')).toBe('12,50');
    expect(retyped('ten', 'en', 'fr')).toBe('ten');
    expect(localDecimal('0.5', 'fr')).toBe('0,5');
  });

  it('is whole where it must be', () => {
    expect(readTypedWhole('1,200', 'en', 1, 2000)).toEqual({ ok: true, value: 1200 });
    expect(readTypedWhole('1 200', 'fr', 1, 2000)).toEqual({ ok: true, value: 1200 });
    for (const typed of ['1,2', '0', '2001', '']) {
      expect(readTypedWhole(typed, 'fr', 1, 2000)).toMatchObject({
        error: { code: 'number-unreadable' },
      });
    }
    expect(readTypedWhole('1.200', 'fr', 1, 2000)).toMatchObject({
      error: { code: 'number-ambiguous' },
    });
  });
});
