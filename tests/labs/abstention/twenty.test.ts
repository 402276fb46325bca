import { describe, expect, it } from 'vitest';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { became, reasonText } from '../../../src/labs/abstention/reason-text';
import { askTwenty, checkTwenty, QuestionSets } from '../../../src/labs/abstention/twenty';
import { abstentionWords } from '../../../src/words/abstention';
import { FIRST_ABSTENTION, loadAbstention } from '../../../src/corpora/bundled-abstention';

const sets = new QuestionSets();
const papers = {
  fr: await loadAbstention('fr', FIRST_ABSTENTION),
  en: await loadAbstention('en', FIRST_ABSTENTION),
};
const ask = (language: 'fr' | 'en', settings = ABSTENTION_SETTINGS) =>
  askTwenty(papers[language], settings, sets);

function lines(language: 'fr' | 'en', settings = ABSTENTION_SETTINGS): Record<string, string> {
  const { questions } = ask(language, settings);
  return Object.fromEntries(
    questions.map((asked) => [asked.item.id, reasonText(abstentionWords(language), asked)]),
  );
}

describe('the twenty questions in the lab', () => {
  it('give the reason of each silence, with the word or the figure that is missing', () => {
    expect(lines('en')).toMatchObject({
      u17: '“car” stands nowhere in the papers',
      u18: expect.stringMatching(
        /^\d+ sentences speak of the subject, none with a number of people/,
      ),
      u19: expect.stringMatching(/none with an amount$/),
      u20: 'the question asserts 35%, which no sentence supplied says of the subject',
    });
    expect(lines('fr')).toMatchObject({
      u17: '«\u00a0voiture\u00a0» ne figure nulle part dans les documents',
      u18: expect.stringMatching(/aucune avec un nombre de personnes$/),
    });
  });

  it('say what gate 2 weighed of a question without a figure that it let through', () => {
    expect(lines('en')['a11']).toMatch(
      /one sentence speaks of it: evidence [01]\.\d\d, at least 0\.40/,
    );
    expect(lines('fr')['a11']).toMatch(
      /une phrase en parle\u00a0: indice [01],\d\d, au moins 0,40/,
    );
  });

  it('put those without an answer first, and let the naive system make them up', () => {
    const { questions } = ask('en');
    expect(questions.slice(0, 4).map(({ item }) => item.id)).toEqual(['u17', 'u18', 'u19', 'u20']);
    for (const { naive, guarded } of questions.slice(0, 4)) {
      expect(became(abstentionWords('en'), naive)).toEqual({ said: 'made up', isRight: false });
      expect(became(abstentionWords('en'), guarded)).toEqual({ said: 'silent', isRight: true });
    }
  });

  it('say which answer lost its evidence, and that a gate was off', () => {
    const broken = { ...ABSTENTION_SETTINGS, chunking: 'sentences', size: 1 } as const;
    expect(lines('fr', broken).a07).toBe(abstentionWords('fr').evidenceMissing);
    const open = { ...ABSTENTION_SETTINGS, gateTopic: false, gateAnswer: false };
    expect(lines('en', open).u17).toBe(abstentionWords('en').gatesOff);
  });

  it('cut the papers once for all thresholds', () => {
    const { set } = ask('en');
    expect(ask('en', { ...ABSTENTION_SETTINGS, answerThreshold: 0.9 }).set).toBe(set);
    expect(ask('en', { ...ABSTENTION_SETTINGS, target: 400 }).set).not.toBe(set);
    expect(ask('fr').set).not.toBe(set);
  });

  it('flag the three lies, in what is cited', () => {
    const flagged = checkTwenty(ask('en'), 'lying', 'cited').filter((each) => each.flagged);
    expect(flagged.map(({ id }) => id)).toEqual(['a01', 'a02', 'a05']);
    expect(checkTwenty(ask('en'), 'truthful', 'cited').some((each) => each.flagged)).toBe(false);
  });
});
