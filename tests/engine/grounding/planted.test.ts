import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundAnswer } from '../../../src/engine/grounding/ground-answer';
import type { Language } from '../../../src/engine/text/language';
import { anySpecimen } from './specimens';

/** Sentences about one subject; each says the same of its figure in another order. */
const FRAMES: Record<Language, string[]> = {
  fr: [
    'La garantie du contrat indique : Q.',
    'Le contrat indique Q pour cette garantie.',
    'Pour la garantie, retenez Q dans le contrat.',
    'D’après le contrat, la garantie, c’est Q, sans exception.',
  ],
  en: [
    'The cover of the contract states: Q.',
    'The contract states Q for this cover.',
    'For this cover, keep Q in mind under the contract.',
    'According to the contract, the cover, that is Q, without exception.',
  ],
};

const language = fc.constantFrom<Language>('fr', 'en');
const choice = fc.nat(1000);
const pick = (list: readonly string[], at: number) => list[at % list.length]!;

function frame(spoken: Language, figure: string, at: number) {
  return { language: spoken, text: pick(FRAMES[spoken], at).replace('Q', figure) };
}

describe('planted figures of every kind, within a language and across', () => {
  it('passes a true restatement in any format, words and order', () => {
    fc.assert(
      fc.property(
        anySpecimen,
        language,
        language,
        fc.tuple(choice, choice, choice, choice),
        ({ truth }, of, about, [a, b, c, d]) => {
          const passage = frame(of, pick(truth[of], a), b);
          const claim = frame(about, pick(truth[about], c), d);
          const { verdict } = groundAnswer(claim, [passage]);
          expect({ verdict, claim: claim.text, passage: passage.text }).toMatchObject({
            verdict: 'figures-found',
          });
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('flags a wrong figure in any format, words and order', () => {
    fc.assert(
      fc.property(
        anySpecimen,
        language,
        language,
        fc.tuple(choice, choice, choice, choice),
        ({ truth, lie }, of, about, [a, b, c, d]) => {
          const passage = frame(of, pick(truth[of], a), b);
          const claim = frame(about, pick(lie[about], c), d);
          const { verdict, sentences } = groundAnswer(claim, [passage]);
          expect({ verdict, claim: claim.text, passage: passage.text }).not.toMatchObject({
            verdict: 'figures-found',
          });
          expect(['figure-missing', 'wrong-kind']).toContain(verdict);
          const flagged = sentences.flatMap((sentence) => sentence.quantities);
          expect(flagged.some((item) => item.found === null && item.reason !== null)).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
