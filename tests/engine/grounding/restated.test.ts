import { describe, expect, it } from 'vitest';
import { groundAnswer } from '../../../src/engine/grounding/ground-answer';
import type { Language } from '../../../src/engine/text/language';

function verdict(passages: string | string[], claim: string, of: Language, about = of): string {
  const sources = [passages].flat().map((text) => ({ text, language: of }));
  return groundAnswer({ text: claim, language: about }, sources).verdict;
}

describe('a figure told otherwise', () => {
  it.each<[string, string, Language]>([
    ['One in five adults smokes.', '20% of adults smoke.', 'en'],
    ['One in five adults smokes.', '1 out of 5 adults smokes.', 'en'],
    ['3 of the 12 rooms are accessible.', '3 out of 12 rooms are accessible.', 'en'],
    ['3 out of 12 rooms are accessible.', 'There are 12 rooms, of which 3 are accessible.', 'en'],
    ['He is 6 ft 2 in tall.', 'He is 74 inches tall.', 'en'],
    ['Il mesure 1,80 m.', 'Il mesure 1 m 80.', 'fr'],
    ['Notice is thirty (30) days.', 'The notice is 30 days.', 'en'],
    ['See Article 12(3)(b) of the treaty.', 'The treaty, article 12.', 'en'],
    ['See Article 12(3) of the treaty.', 'The treaty, article 12, paragraph 3.', 'en'],
    ['See paragraph 3 of Article 12 of the treaty.', 'The treaty says so in article 12(3).', 'en'],
    ['Sales rose in the third quarter of 2024.', 'In Q3 2024 sales rose.', 'en'],
    ['The rate rose by 2 points.', 'The rate rose by 2 percentage points.', 'en'],
    ['La bouteille contient 3/4 de litre.', 'La bouteille contient 75 cl.', 'fr'],
    ['Appelez le 3639 pour toute question.', 'Pour toute question, composez le 36 39.', 'fr'],
    ['Call 1-800-FLOWERS for questions.', 'Questions: call 1-800-356-9377.', 'en'],
    ['Our office: 1600 Pennsylvania Avenue NW.', 'Office: 1600 Pennsylvania Avenue.', 'en'],
  ])('"%s" says "%s"', (passage, claim, language) => {
    expect(verdict(passage, claim, language)).toBe('figures-found');
  });

  it.each<[string, string, Language]>([
    ['One in five adults smokes.', 'One in six adults smokes.', 'en'],
    ['There are 14 rooms, of which 3 are accessible.', '3 out of 12 rooms are accessible.', 'en'],
    ['He is 6 ft 2 in tall.', 'He is 6 ft 3 in tall.', 'en'],
    ['Notice is thirty (30) days.', 'The notice is 30 months.', 'en'],
    ['Take the dose three times a day.', 'Take the dose 3 times a week.', 'en'],
    ['The tariff is $15 an hour.', 'The tariff is 15 dollars per day.', 'en'],
    ['See Article 12(3) of the treaty.', 'The treaty says so in article 12(4).', 'en'],
    ['In year four the price rises.', 'The price rises in the fifth year.', 'en'],
    [
      'La garantie joue au moins 2 jours, sans exception.',
      'La garantie joue au plus 2 jours.',
      'fr',
    ],
  ])('"%s" does not say "%s"', (passage, claim, language) => {
    expect(['figure-missing', 'wrong-kind']).toContain(verdict(passage, claim, language));
  });

  it('finds two counts of a ratio in sentences of their own', () => {
    const passage = 'On compte 2 600 compteurs. Les agents ont changé 1 150 compteurs.';
    const claim = '1 150 compteurs sur 2 600 sont changés.';
    expect(verdict(passage, claim, 'fr')).toBe('figures-found');
    expect(verdict('On compte 2 600 compteurs.', claim, 'fr')).toBe('figure-missing');
  });

  it('reads passages alike, however often they are cited', () => {
    const passages = ['The fee is 40 euros.', 'The notice is 30 days.'];
    const claims = ['The notice is 30 days.', 'The fee is 40 days.', 'The notice is 30 days.'];
    const verdicts = claims.map((claim) => verdict(passages, claim, 'en'));
    expect(verdicts).toEqual(['figures-found', 'wrong-kind', 'figures-found']);
    const turned = claims.map((claim) => verdict([...passages].reverse(), claim, 'en'));
    expect(turned).toEqual(verdicts);
  });
});
