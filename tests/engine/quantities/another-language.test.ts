import { describe, expect, it } from 'vitest';
import { readWith } from '../../../src/engine/quantities';
import { SPANISH } from './es';
import { shown } from './shown';

const read = (text: string) => readWith(text, SPANISH).map(shown);

describe('a language in a folder of its own', () => {
  it.each(
    SPANISH.rules.flatMap(({ id, right }) => right.map(([, text, reads]) => [id, text, reads])),
  )('has the rule %s: "%s" is %s', (id, text, reads) => {
    expect(readWith(text!, SPANISH).map((each) => `${each.rule}: ${shown(each)}`)).toContain(
      `${id}: ${reads}`,
    );
  });

  it.each(SPANISH.rules.flatMap(({ id, wrong }) => wrong.map(([, text]) => [id, text])))(
    'has the rule %s, which does not read "%s"',
    (id, text) => {
      expect(readWith(text!, SPANISH).map(({ rule }) => rule)).not.toContain(id);
    },
  );

  it.each<[string, string[]]>([
    ['el 14 de mayo de 2026', ['date 2026-05-14']],
    ['del 3 al 5 de junio', ['number 3', 'date --06-05']],
    ['2,5 millones de euros', ['amount 2500000 EUR']],
    ['1.500,75 €', ['amount 1500.75 EUR']],
    ['tres meses y 12 horas', ['duration 3 month', 'duration 12 hour']],
    ['de 4 a 7 días', ['range 4..7 day']],
    ['el 12 por ciento', ['percent 12 %']],
    ['el 14/09/2026 a las 17:30', ['date 2026-09-14', 'time 17:30']],
  ])('shares the rules of any language: "%s"', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('has its bounds', () => {
    expect(readWith('al menos 30 días', SPANISH)[0]?.bound).toBe('at-least');
  });
});
