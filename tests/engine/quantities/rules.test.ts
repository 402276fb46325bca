import { describe, expect, it } from 'vitest';
import { PACKS } from '../../../src/engine/quantities/packs';
import { compete } from '../../../src/engine/quantities/core/rule';
import { lostReadings, readQuantities } from '../../../src/engine/quantities';
import { ANY_LANGUAGE } from '../../../src/engine/quantities/rules';
import type { Language } from '../../../src/engine/text/language';
import { shown } from './shown';

const RULES = [...ANY_LANGUAGE, ...Object.values(PACKS).flatMap((pack) => pack.rules)];

describe.each(RULES)('the rule $id of $language', ({ id, right, wrong }) => {
  it.each(right)('reads, in %s, "%s" as %s', (language, text, reads) => {
    const read = readQuantities(text, language as Language);
    expect(read.map((each) => `${each.rule}: ${shown(each)}`)).toContain(`${id}: ${reads}`);
  });

  it.each(wrong)('reads nothing, in %s, in "%s"', (language, text) => {
    const rules = readQuantities(text, language as Language).map(({ rule }) => rule);
    expect(rules).not.toContain(id);
  });
});

describe('the rules', () => {
  it('have examples right and wrong, and one name each in a language', () => {
    for (const { id, right, wrong } of RULES) {
      expect([id, right.length > 0, wrong.length > 0]).toEqual([id, true, true]);
    }
    const names = RULES.map(({ id, language }) => `${id} ${language}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what competes for a place', () => {
  it.each<[string, Language, string, string[]]>([
    // The longest wins ...
    ['12345 Euros', 'fr', 'amount.behind', ['postcode.alone', 'number']],
    ['the 3rd of June', 'en', 'date.day-month', ['rank.digits', 'number']],
    // ... then the surer one ...
    ['17 h 30', 'fr', 'time.hours', ['measure', 'number']],
    ['14/09/2026', 'fr', 'date.numeric', ['code.glued', 'number']],
  ])('for that of "%s", in %s, is won by %s', (text, language, winner, losers) => {
    const [quantity] = readQuantities(text, language);
    expect(quantity?.rule).toBe(winner);
    expect(lostReadings(text, language, quantity!).map(({ rule }) => rule)).toEqual(losers);
  });

  it('is settled by name between two that are equal', () => {
    const piece = { from: 0, to: 1, readings: [], bare: false, prefixed: false, number: null };
    const [a, b] = [
      { ...piece, rule: 'a', sure: 2 },
      { ...piece, rule: 'b', sure: 2 },
    ];
    expect([compete(a, b) < 0, compete(b, a) > 0]).toEqual([true, true]);
    expect(compete({ ...b, sure: 3 }, a)).toBeLessThan(0);
    expect(compete({ ...b, to: 2 }, { ...a, sure: 4 })).toBeLessThan(0);
  });
});
