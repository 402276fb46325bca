import { describe, expect, it } from 'vitest';
import { guessLanguage } from '../../../src/engine/text/guess-language';

describe('guessLanguage', () => {
  it('keeps the declared language unless the words clearly say otherwise', () => {
    expect(guessLanguage('Le plafond du vol est de 5 000 €.', 'en')).toBe('fr');
    expect(guessLanguage('The ceiling of the cover is €5,000.', 'fr')).toBe('en');
    expect(guessLanguage('Plafond : 5 000 €', 'en')).toBe('en');
    expect(guessLanguage('The coach of the RC Lens est le coach.', 'en')).toBe('en');
    expect(guessLanguage('', 'fr')).toBe('fr');
  });
});
