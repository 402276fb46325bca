import { describe, expect, it } from 'vitest';
import { groundAnswer } from '../../../src/engine/grounding/ground-answer';
import type { Language } from '../../../src/engine/text/language';

/** The verdict, and the reason of each figure that is not found. */
function outcome(passage: string, claim: string, language: Language = 'en') {
  const { verdict, sentences } = groundAnswer({ text: claim, language }, [
    { text: passage, language },
  ]);
  const reasons = sentences.flatMap((sentence) =>
    sentence.quantities.flatMap((item) => item.reason ?? []),
  );
  return [verdict, ...reasons];
}

describe('a figure told of the opposite event', () => {
  it.each<[string, string, Language]>([
    ['The school was founded in 1985.', 'The school closed in 1985.', 'en'],
    ['The poet died in 1871 in Lyon.', 'The poet was born in 1871.', 'en'],
    ['Profit fell by 12 % this year.', 'Profit rose by 12 % this year.', 'en'],
    ['The rule applied until 2009.', 'The rule has applied since 2009.', 'en'],
    ['Le musée a ouvert en 1931.', 'Le musée a fermé en 1931.', 'fr'],
    ['Le tarif a baissé de 3 %.', 'Le tarif a augmenté de 3 %.', 'fr'],
    ['Le bail court jusqu’au 3 mai 2026.', 'Le bail court après le 3 mai 2026.', 'fr'],
  ])('%s / %s', (passage, claim, language) => {
    expect(outcome(passage, claim, language)).toEqual(['figure-missing', 'other-event']);
  });

  it.each<[string, string, Language]>([
    ['The school was founded in 1985.', 'The school opened in 1985.', 'en'],
    // Both sides in one clause: who left the one joined the other.
    ['He left Acme in 2010 to join Bolt.', 'He joined Bolt in 2010.', 'en'],
    ['Cover does not end before 2027.', 'Cover runs until 2027.', 'en'],
    ['Le tarif a augmenté de 3 %.', 'Le tarif a progressé de 3 %.', 'fr'],
  ])('%s = %s', (passage, claim, language) => {
    expect(outcome(passage, claim, language)).toEqual(['figures-found']);
  });
});

describe('a figure told of whoever speaks', () => {
  const passage = 'The app was released for phones in 2012 and has two modes.';

  it.each([
    'I have used the app on my phone since 2012.',
    'My phone had the app in 2012.',
    'Yes, I was there with the app in 2012.',
  ])('flags "%s"', (claim) => {
    expect(outcome(passage, claim)).toEqual(['figure-missing', 'other-subject']);
  });

  it.each([
    'I think the app was released in 2012.',
    'I can honestly say that the app was released in 2012.',
    'As far as I know, the app has two modes.',
    'In my opinion the app was released in 2012.',
  ])('passes "%s"', (claim) => {
    expect(outcome(passage, claim)).toEqual(['figures-found']);
  });

  it('reads French too, and passages that speak in the first person', () => {
    const french = 'L’application est sortie en 2012.';
    expect(outcome(french, 'J’ai acheté l’application en 2012.', 'fr')[0]).toBe('figure-missing');
    expect(outcome(french, 'Je crois que l’application est sortie en 2012.', 'fr')).toEqual([
      'figures-found',
    ]);
    expect(outcome('We sold the app in 2012.', 'I sold the app in 2012.')).toEqual([
      'figures-found',
    ]);
  });

  it('takes a king’s numeral for no speaker', () => {
    expect(outcome('Napoleon I was crowned in 1804.', 'Napoleon I was crowned in 1804.')).toEqual([
      'figures-found',
    ]);
    expect(outcome('Napoleon was crowned in 1804.', 'Napoleon I was crowned in 1804.')).toEqual([
      'figures-found',
    ]);
  });
});

describe('a number that takes up what was named', () => {
  it.each<[string, string, Language]>([
    ['The band has a singer and a drummer.', 'All three are singers of the band.', 'en'],
    ['Le groupe a une chanteuse.', 'Toutes les deux sont du groupe.', 'fr'],
  ])('leaves out the number of "%s"', (passage, claim, language) => {
    expect(outcome(passage, claim, language)).toEqual(['no-figure']);
  });

  it('still counts what has its noun', () => {
    expect(outcome('The band has four singers.', 'All three singers are of the band.')[0]).toBe(
      'figure-missing',
    );
  });
});

describe('a clause that says something else', () => {
  it('is flagged around a figure that any text may hold', () => {
    expect(
      outcome(
        'The first picture of a skier with two poles is from 1741.',
        'The first skier used two poles of wood from a forest near the village.',
      )[0],
    ).toBe('figure-missing');
  });
});

describe('a rank beside a figure', () => {
  const passage = 'Repeated slices were 2.4 % over the day but 11.9 % in the fourth pass.';

  it('names what the figure is told of', () => {
    expect(outcome(passage, 'The fourth had 11.9 % of repeated slices.')).toEqual([
      'figures-found',
    ]);
  });

  it('leaves a figure without it to the rival', () => {
    expect(outcome(passage, 'Repeated slices of the day were 11.9 %.')).toEqual([
      'figure-missing',
      'other-subject',
    ]);
  });
});
