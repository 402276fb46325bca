import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../src/engine/grounding/passage-sentences';
import { relate, type Surroundings } from '../../../src/engine/grounding/relation';
import { SourceIndex } from '../../../src/engine/grounding/source-index';
import { bearingTerms } from '../../../src/engine/grounding/subjects';
import { claimKeys, sourceKeys } from '../../../src/engine/grounding/value-keys';
import { LANGUAGES, type Language } from '../../../src/engine/text/language';
import { readQuantities, type Quantity } from '../../../src/engine/quantities';
import { anySpecimen } from './specimens';

/** Allows all that `relate` can allow: no pair may be missed under any surroundings. */
const LAX: Surroundings = {
  changes: true,
  compares: () => true,
  negates: () => true,
  isRow: true,
  cellPowers: [0, 3, 6],
  units: new Set(['day', 'EUR', 'kilogram', '%', 'month', 'hour']),
  writes: () => true,
  counts: () => false,
};

/** Numbers near each other, so that units, scales, ends and dates often meet. */
const WRITTEN = (
  '90 minutes|1.5 hours|1,5 heure|one and a half hours|5 %|0.05|1/20|half|50 %|0.5|2026|2026-09-14|' +
  'September 2026|14 September|in September|the 2020s|21st century|2,026 people|€1,500|1500|' +
  '1.5 million euros|1 500 000 €|EUR 1.5m|1.5|15|150 kg|0.15 tonnes|4 to 7 weeks|4 weeks|7 weeks|' +
  '7|4|4-7|between 4 and 7 weeks|28 days|17:30|17:30:15|5:30 pm|17 hours|at 17:00|17|first|1|third|' +
  '3rd floor|3|article 12|art. 12|gpt-6|GPT 6|12, rue des Lilas, 69003 Lyon|12 rue des Lilas|' +
  '69003 Lyon|+33 1 99 00 12 34|01 99 00 12 34|help@example.org|www.example.org/p7|300 bps|3 points'
).split('|');

/** A word of the text's own language behind the figure, one that it cannot count. */
const read = (text: string, language: Language) =>
  readQuantities(language === 'fr' ? `C'est ${text} pour lui.` : `It is ${text} there.`, language);

/** How many figures of two texts relate; each must share a key. */
function related(theirs: readonly Quantity[], mine: readonly Quantity[]): number {
  let count = 0;
  for (const source of theirs) {
    for (const claim of mine) {
      if (relate(source, claim, LAX) === null) continue;
      count += 1;
      const keys = sourceKeys(source);
      const shared = [...claimKeys(claim)].some((key) => keys.has(key));
      expect({ source, claim, shared }).toMatchObject({ shared: true });
    }
  }
  return count;
}

describe('what a claimed figure is looked up by', () => {
  it('shares a key with every figure that it relates to', () => {
    const all = LANGUAGES.flatMap((language) => WRITTEN.flatMap((text) => read(text, language)));
    expect(related(all, all)).toBeGreaterThan(400);
  });

  it('does so for figures of every kind in any spelling', () => {
    const language = fc.constantFrom(...LANGUAGES);
    fc.assert(
      fc.property(
        // "Article 12, paragraph 3" is two figures, each looked up by its own key.
        anySpecimen.filter(({ kind }) => kind !== 'part of an article'),
        language,
        language,
        fc.nat(100),
        fc.nat(100),
        ({ truth }, of, about, a, b) => {
          const text = (list: string[], at: number) => list[at % list.length]!;
          const theirs = read(text(truth[of], a), of);
          expect(related(theirs, read(text(truth[about], b), about))).toBeGreaterThan(0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('how much is looked at', () => {
  /** A name without a figure in it. */
  const name = (place: number) =>
    `Item${[...String(place)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, place) => `${name(place % 50)} costs €${place + from}.`);

  /** Figures of the passages held against those of an answer, in all. */
  function compared(answer: string, passage: string): number {
    const index = new SourceIndex(readSentences({ text: passage, language: 'en' }, 0));
    return readSentences({ text: answer, language: 'en' }, 0)
      .flatMap((claim) =>
        claim.quantities.map((quantity) => index.bearingOn(quantity, bearingTerms(claim)).length),
      )
      .reduce((sum, length) => sum + length, 0);
  }

  it('grows with the figures of the answer, not with their product', () => {
    for (const count of [100, 400, 1600]) {
      const answer = many(count, 1000).join(' ');
      expect(compared(answer, many(count, 1000).join(' '))).toBeLessThan(count * 12);
      expect(compared(answer, many(count, 100_000).join(' '))).toBeLessThan(count * 12);
    }
  });

  it('is bounded where one figure stands everywhere, and still looks where its subject is', () => {
    const everywhere = Array.from({ length: 1600 }, (_, place) => `${name(place)} weighs 5 kg.`);
    expect(compared('It weighs 5 kg.', everywhere.join(' '))).toBeLessThan(300);
    const text = everywhere.join(' ');
    const index = new SourceIndex(readSentences({ text, language: 'en' }, 0));
    const last = `${name(1599)} weighs 5 kg.`;
    const claim = readSentences({ text: last, language: 'en' }, 0)[0]!;
    const [nearest] = index.bearingOn(claim.quantities[0]!, bearingTerms(claim));
    expect(nearest?.source.text.trim()).toBe(last);
    expect(index.nearest(bearingTerms(claim), 'en')?.text.trim()).toBe(last);
  });
});
