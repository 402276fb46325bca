import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  formatInteger,
  formatList,
  formatShare,
  formats,
} from '../../src/words/format';

/** The space that groups digits changes with the engine's language data: compare after mapping. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('figures as a reader sees them', () => {
  it('are grouped and pointed as the language does (EVAL-23)', () => {
    expect(plain(formatInteger(12345, 'fr'))).toBe('12 345');
    expect(formatInteger(12345, 'en')).toBe('12,345');
    expect(formatDecimal(0.8660254, 'fr')).toBe('0,866');
    expect(formatDecimal(0.8660254, 'en')).toBe('0.866');
  });

  it('round once and show a minus as a minus', () => {
    expect(formatDecimal(-0.0987, 'fr')).toBe('\u22120,099');
    expect(formatDecimal(1.0049999, 'en', 2)).toBe('1.00');
    expect(plain(formatShare(7 / 100, 'fr'))).toBe('7 %');
    expect(formatShare(45 / 100, 'en')).toBe('45%');
    expect(formatShare(1 / 3, 'en')).toBe('33.3%');
  });

  it('are small or large as the language’s own formatter writes them', () => {
    const value = fc.oneof(
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      // Middles between two roundings, which the two ways of rounding see differently.
      fc
        .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 5 }))
        .map(([digits, places]) => (digits * 10 + 5) / 10 ** places),
    );
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 8 }), (number, digits) => {
        for (const [language, locale] of [
          ['fr', 'fr-FR'],
          ['en', 'en-GB'],
        ] as const) {
          const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
          const expected = new Intl.NumberFormat(locale, options).format(number);
          expect(formatDecimal(number, language, digits)).toBe(expected.replace('-', '\u2212'));
          const whole = Math.round(number);
          expect(formatInteger(whole, language)).toBe(new Intl.NumberFormat(locale).format(whole));
          const percent = new Intl.NumberFormat(locale, {
            style: 'percent',
            maximumFractionDigits: digits,
          }).format(number);
          expect(plain(formatShare(number, language, digits))).toBe(plain(percent));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('join lists and choose plurals: French counts zero as one', () => {
    expect(formatList(['a', 'b', 'c'], 'fr')).toBe('a, b et c');
    expect(formatList(['a', 'b'], 'en')).toBe('a and b');
    expect([0, 1, 1.5, 2].map((count) => formats('fr').plural(count, 'un', 'des'))).toEqual([
      'un',
      'un',
      'un',
      'des',
    ]);
    expect([0, 1, 2].map((count) => formats('en').plural(count, 'one', 'many'))).toEqual([
      'many',
      'one',
      'many',
    ]);
  });

  it('agree with the number as it is shown, decimals and sign included', () => {
    const points = (value: number) => formats('fr').formatCount(value, 'point', 'points', 1);
    expect([0, 1.1, -1.1, 1.94, 1.96, 2, -2.4].map(points)).toEqual([
      '0,0 point',
      '1,1 point',
      '\u22121,1 point',
      '1,9 point',
      '2,0 points',
      '2,0 points',
      '\u22122,4 points',
    ]);
    const english = (value: number) => formats('en').formatCount(value, 'point', 'points', 1);
    expect([0.5, 1, 1.1, 3].map(english)).toEqual([
      '0.5 points',
      '1.0 points',
      '1.1 points',
      '3.0 points',
    ]);
    expect(formats('en').formatCount(1, 'chunk', 'chunks')).toBe('1 chunk');
    expect(formats('fr').formatCount(1, 'fragment', 'fragments')).toBe('1 fragment');
  });
});
