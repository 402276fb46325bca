import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lexicalScore,
  lexicalTermPlaces,
  lexicalTerms,
} from '../../src/engine/scorers/lexical-1.0/rule';

/** The stop list of the published rule, written out again: a change in the module shows here. */
const STOP_WORDS = (
  'a an and are as at be by does for from in is it of on or that the this to with de des du en et ' +
  'est il la le les par pour que qui un une au aux dans ce cette ces elle elles ils ne pas se ses ' +
  'son sa their its do can your within toute tout every'
).split(' ');

/** The rule as published, in its own words: the oracle of the property below. */
function published(text: string): string[] {
  const normal = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (normal.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 1 && !STOP_WORDS.includes(word),
  );
}

const FRENCH =
  'L’atelier Gruaz répare les œillets à 3 € pièce, délai compris ; il n’expédie pas au-delà de Noël.';
const ENGLISH = 'The workshop won’t ship within 12 days: it’s closed, every August, for repairs.';

describe('lexical-1.0', () => {
  it('reads French as published: elisions split, œ kept, one-letter words and stop words out', () => {
    expect(lexicalTerms(FRENCH)).toEqual([
      'atelier',
      'gruaz',
      'repare',
      'œillets',
      'piece',
      'delai',
      'compris',
      'expedie',
      'dela',
      'noel',
    ]);
  });

  it('reads English as published: function words missing from the list count as terms', () => {
    expect(lexicalTerms(ENGLISH)).toEqual([
      'workshop',
      'won',
      'ship',
      '12',
      'days',
      'closed',
      'august',
      'repairs',
    ]);
    expect(lexicalTerms('avec les outils sur la table')).toEqual([
      'avec',
      'outils',
      'sur',
      'table',
    ]);
  });

  it('scores to the last digit', () => {
    const question = lexicalTerms('Quel délai pour un œillet, et à quel prix la pièce ?');
    expect(question).toEqual(['quel', 'delai', 'œillet', 'quel', 'prix', 'piece']);
    expect(lexicalScore(question, lexicalTerms(FRENCH))).toEqual({
      matched: ['delai', 'piece'],
      terms: 10,
      score: 0.6324555320336759,
    });
    // Occurrences lengthen the chunk, but a term matches once.
    const twice = lexicalScore(question, lexicalTerms(`${FRENCH} ${FRENCH}`));
    expect(twice).toEqual({ matched: ['delai', 'piece'], terms: 20, score: 0.4472135954999579 });
  });

  it('keeps the tie that rounding breaks: 1/√2 and 3/√18 differ in the last bit', () => {
    const one = lexicalScore(['prix'], ['prix', 'net']);
    const three = lexicalScore(
      ['prix', 'delai', 'net'],
      ['prix', 'delai', 'net', ...Array.from({ length: 15 }, (_, n) => `mot${n}`)],
    );
    expect(one.score).toBe(0.7071067811865475);
    expect(three.score).toBe(0.7071067811865476);
    expect(one.score ** 2).not.toBe(three.score ** 2);
  });

  it('gives a chunk without a term, or without a match, the score 0', () => {
    expect(lexicalScore(['prix'], [])).toEqual({ matched: [], terms: 0, score: 0 });
    expect(lexicalScore([], ['prix'])).toEqual({ matched: [], terms: 1, score: 0 });
  });

  it('agrees with the published wording on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(lexicalTerms(text)).toEqual(published(text));
      }),
    );
  });

  it('finds each term where it stands in the source, accents and final sigma included', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('Éte\u0301', 'ΟΔΟΣ', 'İstanbul', 'œuf', "l'", ' ', '3½', '𝒳y', 'a'),
        ),
        (parts) => {
          const text = parts.join('');
          const places = lexicalTermPlaces(text);
          expect(places.map(({ term }) => term)).toEqual(lexicalTerms(text));
          let end = 0;
          for (const place of places) {
            expect(place.start).toBeGreaterThanOrEqual(end);
            expect(place.end).toBeGreaterThan(place.start);
            expect(place.end).toBeLessThanOrEqual(text.length);
            end = place.end;
          }
        },
      ),
    );
    const text = 'Le délai e\u0301tabli';
    const surfaces = lexicalTermPlaces(text).map(({ start, end }) => text.slice(start, end));
    expect(surfaces).toEqual(['délai', 'e\u0301tabli']);
  });

  it('imports nothing, so that no improvement elsewhere can reach it', () => {
    const source = readFileSync('src/engine/scorers/lexical-1.0/rule.ts', 'utf8');
    expect(source).not.toMatch(/\bimport\b|\brequire\b/);
  });
});
