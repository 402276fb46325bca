import fc from 'fast-check';
import type { TeachingCase } from '../../../src/engine/corpus/teaching-case';

const WORDS = ['price', 'delay', 'oak', 'table', 'visit', 'thirty', 'euro', 'the', 'of', 'café'];

const sentence = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => `${words.join(' ')}.`);

/** Teaching cases in English with few words, so that matches and ties are common. */
export function smallCase(fewest: number, most: number): fc.Arbitrary<TeachingCase> {
  return fc
    .record({
      question: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
      facts: fc.array(fc.record({ text: sentence, isCondition: fc.boolean() }), {
        minLength: fewest,
        maxLength: most,
      }),
    })
    .map(({ question, facts }) => ({
      schema: 'teaching-case/1' as const,
      id: 'small',
      source: { name: { en: 'A small page' } },
      question: { en: question.join(' ') },
      facts: facts.map(({ text, isCondition }, position) => ({
        id: `F${position + 1}`,
        text: { en: text },
        ...(isCondition ? { condition: { label: { en: `condition ${position + 1}` } } } : {}),
      })),
      variants: { A: facts.map((_, position) => `F${position + 1}`) },
    }));
}
