import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TapSelection, wordAt } from '../../src/library/text-taps';

const TEXT = 'The mill  grinds\nrye.';

describe('wordAt', () => {
  it('finds the word around an offset, its ends included', () => {
    expect(wordAt(TEXT, 4)).toEqual({ start: 4, end: 8 });
    expect(wordAt(TEXT, 6)).toEqual({ start: 4, end: 8 });
    expect(wordAt(TEXT, 8)).toEqual({ start: 4, end: 8 });
    expect(wordAt(TEXT, 18)).toEqual({ start: 17, end: 21 });
  });

  it('finds none between words that are further apart than one space, and in no text', () => {
    expect(wordAt(TEXT, 9)).toBeNull();
    expect(wordAt('', 0)).toBeNull();
  });

  it('is a stretch without white space, as long as it can be, for any text and place', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 60 }), (text, offset) => {
        const word = wordAt(text, offset);
        if (!word) return;
        expect(text.slice(word.start, word.end)).not.toMatch(/\s/u);
        expect(text.slice(0, word.start)).toMatch(/(?:^|\s)$/u);
        expect(text.slice(word.end)).toMatch(/^(?:\s|$)/u);
      }),
    );
  });
});

describe('TapSelection', () => {
  const [mill, rye] = [
    { start: 4, end: 8 },
    { start: 17, end: 21 },
  ];

  it('takes a word, draws the selection to a second one, and begins anew with a third', () => {
    const taps = new TapSelection();
    expect(taps.tap(mill)).toEqual(mill);
    expect(taps.isOpen).toBe(true);
    expect(taps.tap(rye)).toEqual({ start: 4, end: 21 });
    expect(taps.isOpen).toBe(false);
    expect(taps.tap(rye)).toEqual(rye);
  });

  it('is drawn backwards too, and forgets what was begun', () => {
    const taps = new TapSelection();
    taps.tap(rye);
    expect(taps.tap(mill)).toEqual({ start: 4, end: 21 });
    taps.tap(rye);
    taps.forget();
    expect(taps.tap(mill)).toEqual(mill);
  });
});
