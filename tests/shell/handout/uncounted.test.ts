import { describe, expect, it } from 'vitest';
import { lexicalTerms } from '../../../src/engine/scorers/lexical-1.0/rule';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { uncountedWords } from '../../../src/shell/handout/uncounted';

describe('uncountedWords', () => {
  it('names each word that the score leaves out once, in order, and no piece of one letter', () => {
    expect(uncountedWords(['The price, the l’été of A price', 'IS the é'])).toEqual([
      'the',
      'of',
      'is',
    ]);
  });

  it('lets a class count every sentence of the bundled cases right', () => {
    for (const { facts, question } of POOLED_CASES) {
      for (const text of ['fr', 'en'] as const) {
        const texts = [question[text]!, ...facts.map((fact) => fact.text[text]!)];
        const skipped = new Set(uncountedWords(texts));
        for (const each of texts) {
          const words = each.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
          const counted = words.filter((word) => word.length > 1 && !skipped.has(word));
          expect(counted, each).toHaveLength(lexicalTerms(each).length);
        }
      }
    }
  });
});
