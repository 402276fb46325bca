import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTeachingCase } from '../../../src/engine/corpus/parse-teaching-case';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { POOLED } from '../../../src/corpora/pooled';
import { caseLanguages } from '../../../src/engine/corpus/teaching-case';

function valid(): Record<string, unknown> & { facts: Record<string, unknown>[] } {
  const facts = ['F1', 'F2', 'F3'].map((id) => ({
    id,
    text: { fr: `Phrase ${id}.`, en: `It is ${id}.` },
  }));
  return {
    schema: 'teaching-case/1',
    id: 'essai',
    source: { name: { fr: 'Une page', en: 'A page' } },
    question: { fr: 'Quoi ?', en: 'What?' },
    facts,
    variants: { A: ['F1', 'F2', 'F3'], B: ['F3', 'F1', 'F2'] },
  };
}

function codeOf(value: unknown): string {
  const parsed = parseTeachingCase(value);
  return parsed.ok ? 'ok' : parsed.error.code;
}

describe('the teaching cases of the protocol', () => {
  it('are the three that are named, in its order', () => {
    expect(POOLED_CASES.map(({ id }) => id)).toEqual(['price', 'time', 'hosting']);
  });

  it.each(POOLED.order)('%s has the published shape, the same in both languages', (id) => {
    const file = readFileSync(`corpus/order/${id}/case.json`, 'utf8');
    const parsed = parseTeachingCase(JSON.parse(file));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const teachingCase = parsed.value;
    // The page takes bundled cases unread: what it takes must be what reading would give.
    expect(POOLED_CASES).toContainEqual(teachingCase);
    expect(caseLanguages(teachingCase)).toEqual(['fr', 'en']);
    expect(teachingCase.facts.map((fact) => fact.id)).toEqual(['F1', 'F2', 'F3', 'F4', 'F5', 'F6']);
    expect(teachingCase.facts.map((fact) => fact.condition !== undefined)).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ]);
    expect(teachingCase.addedAfterObservation).toBeUndefined();
    const digits = (text: string | undefined) => (text?.match(/\d+/g) ?? []).sort();
    for (const fact of teachingCase.facts) {
      // The same figures in both languages; clock times differ ("18 h", "6 pm") and are read by eye.
      if (!/\d\s*(?:am|pm)/.test(fact.text.en ?? '')) {
        expect(digits(fact.text.en)).toEqual(digits(fact.text.fr));
      }
    }
    for (const indicator of teachingCase.indicators ?? []) {
      expect(Object.keys(indicator.en ?? {}).sort()).toEqual(
        Object.keys(indicator.fr ?? {}).sort(),
      );
    }
  });

  it('keep the permutations fixed before any text', () => {
    const variants = Object.fromEntries(
      POOLED_CASES.map(({ id, variants }) => [
        id,
        Object.values(variants).map((order) => order.join(' ')),
      ]),
    );
    expect(variants).toEqual({
      price: ['F1 F5 F2 F6 F4 F3', 'F1 F2 F3 F4 F5 F6'],
      time: ['F1 F5 F6 F3 F2 F4', 'F1 F2 F4 F3 F5 F6'],
      hosting: ['F1 F5 F6 F3 F2 F4', 'F1 F2 F3 F4 F5 F6'],
    });
  });
});

describe('parseTeachingCase', () => {
  it('takes a case in one language alone', () => {
    const value = valid();
    value.source = { name: { en: 'A page' } };
    value.question = { en: 'What?' };
    value.facts = value.facts.map((fact) => ({ ...fact, text: { en: 'It is.' } }));
    const parsed = parseTeachingCase(value);
    expect(parsed.ok && caseLanguages(parsed.value)).toEqual(['en']);
  });

  it('takes 3 to 12 sentences, other variants, and leaves unknown keys behind', () => {
    expect(codeOf({ ...valid(), variants: { Reverse: ['F3', 'F2', 'F1'] }, extra: 1 })).toBe('ok');
    expect(codeOf({ ...valid(), facts: valid().facts.slice(0, 2) })).toBe('case-invalid');
    const parsed = parseTeachingCase({ ...valid(), extra: { __proto__: { polluted: true } } });
    expect(parsed.ok && 'extra' in parsed.value).toBe(false);
  });

  it.each([
    ['null', null, 'case-invalid'],
    ['a list', [], 'case-invalid'],
    ['another schema', { ...valid(), schema: 'teaching-case/2' }, 'case-invalid'],
    [
      'a script for an address',
      { ...valid(), source: { name: { fr: 'a', en: 'a' }, url: 'javascript:alert(1)' } },
      'case-invalid',
    ],
    [
      'a fact named twice',
      { ...valid(), facts: [...valid().facts, valid().facts[0]] },
      'case-duplicate-fact',
    ],
    ['no variant', { ...valid(), variants: {} }, 'case-no-variant'],
    [
      'a variant with a stranger',
      { ...valid(), variants: { A: ['F1', 'F2', 'F9'] } },
      'case-variant-not-a-permutation',
    ],
    [
      'a variant that repeats',
      { ...valid(), variants: { A: ['F1', 'F1', 'F2'] } },
      'case-variant-not-a-permutation',
    ],
    [
      'a language begun and left',
      { ...valid(), question: { fr: 'Quoi ?' } },
      'case-language-incomplete',
    ],
    [
      'an empty sentence',
      { ...valid(), facts: [{ id: 'F1', text: { fr: '  ', en: 'x' } }, ...valid().facts.slice(1)] },
      'case-invalid',
    ],
    [
      'a condition without its label',
      {
        ...valid(),
        facts: [
          { ...valid().facts[0], condition: { label: { fr: 'a' } } },
          ...valid().facts.slice(1),
        ],
      },
      'case-language-incomplete',
    ],
  ])('refuses %s', (_, value, code) => {
    expect(codeOf(value)).toBe(code);
  });

  it('names the place of what is wrong', () => {
    const value = valid();
    value.facts[1] = { id: 'F2', text: { fr: 3, en: 'x' } };
    const parsed = parseTeachingCase(value);
    expect(!parsed.ok && parsed.error.details.place).toBe('facts.1.text.fr');
  });

  it('is untouched by a hostile prototype key', () => {
    const value = JSON.parse(
      JSON.stringify(valid()).replace(
        '"variants":{',
        '"__proto__":{"polluted":1},"variants":{"__proto__":["F1"],',
      ),
    ) as unknown;
    parseTeachingCase(value);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
