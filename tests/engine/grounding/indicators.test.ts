import { describe, expect, it } from 'vitest';
import { readIndicators } from '../../../src/engine/grounding/indicators';

const rule = {
  id: 'taxes',
  all: ['hors taxes'],
  any: ['120 euros', 'cent vingt euros'],
  none: ['toutes taxes comprises'],
};

function verdict(text: string, complete = true) {
  const [result] = readIndicators({ text, complete }, [rule]);
  return result && [result.verdict, result.reason];
}

describe('readIndicators', () => {
  it('finds all of `all` and one of `any`, folded, whole words only', () => {
    expect(verdict('Le prix est de 120 EUROS, Hors  Taxes.')).toEqual(['present', null]);
    expect(verdict('Cent-vingt euros hors taxes.')).toEqual(['present', null]);
    expect(verdict('Le prix est de 1120 euros hors taxes.')).toEqual(['not-detected', null]);
    expect(verdict('Hors taxes.')).toEqual(['not-detected', null]);
  });

  it('reports a forbidden phrase as a conflict unless its sentence negates or quotes', () => {
    expect(verdict('120 euros toutes taxes comprises, hors taxes.')).toEqual(['conflict', null]);
    expect(verdict('Ce n’est pas toutes taxes comprises.')).toEqual(['indeterminate', 'negated']);
    expect(verdict('On lit « toutes taxes comprises ».')).toEqual(['indeterminate', 'quoted']);
    expect(verdict('Jamais vu. Soit toutes taxes comprises.')).toEqual(['conflict', null]);
  });

  it('decides nothing on an incomplete or empty answer', () => {
    expect(verdict('120 euros hors taxes', false)).toEqual(['indeterminate', 'incomplete']);
    expect(verdict(' … ')).toEqual(['indeterminate', 'empty']);
  });

  it('takes phrases literally, and finds nothing with an empty rule', () => {
    const results = readIndicators({ text: 'abc', complete: true }, [
      { id: 'pattern', any: ['a.c', '.*'] },
      { id: 'empty' },
    ]);
    expect(results.map((result) => result.verdict)).toEqual(['not-detected', 'not-detected']);
  });
});
