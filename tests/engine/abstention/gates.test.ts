import { describe, expect, it } from 'vitest';
import {
  askGates,
  readGateQuestion,
  refusalOf,
  type GateDecisions,
} from '../../../src/engine/abstention/gates';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { passagesOf } from '../../../src/engine/retrieval/passages';
import type { Language } from '../../../src/engine/text/language';

/** In texts of three lines every unseen word is half the question: gate 2 is tried on its own. */
const GATE_2 = { gateTopic: false, gateAnswer: true, topicThreshold: 0.6, answerThreshold: 0.5 };
const SETTINGS = { gateTopic: true, gateAnswer: true, topicThreshold: 0.6, answerThreshold: 0.5 };

/** Both gates on documents of one chunk each, all of them supplied. */
function ask(
  language: Language,
  texts: readonly string[],
  question: string,
  settings = SETTINGS,
): GateDecisions {
  const documents = texts.map((text, place) => ({ id: `d${place}`, title: '', text, language }));
  const prepared = new PreparedCorpus(documents, { chunking: 'characters', size: 3, target: 4000 });
  const { table, indexes } = prepared;
  const all = Array.from({ length: table.count }, (_, chunk) => chunk);
  return askGates(readGateQuestion(question, language), indexes, settings, () =>
    passagesOf(table, all),
  );
}

const ask2 = (language: Language, texts: readonly string[], question: string) =>
  ask(language, texts, question, GATE_2);
const refusal2 = (...parameters: Parameters<typeof ask2>) => refusalOf(ask2(...parameters));

const refusal = (...parameters: Parameters<typeof ask>) => refusalOf(ask(...parameters));

describe('gate 1, off topic', () => {
  // TOK-19
  const index = ['Le sinistre survenu en été est couvert.', 'La résiliation est gratuite.'];

  it.each([
    ['L’été est-il couvert ?', []],
    ["L'été est-il couvert ?", []],
    ['Les résiliations sont-elles gratuites ?', []],
    ['Combien pour une piscine ?', ['piscine']],
  ])('%s misses %j', (question, missing) => {
    const gates = ask('fr', index, question);
    const { terms, closed } = gates.topic!;
    const unseen = terms.filter(({ seen }) => !seen);
    expect(unseen.map(({ start, end }) => question.slice(start, end))).toEqual(missing);
    expect(closed).toBe(missing.length > 0 ? 'off-topic' : null);
  });

  it('says apart that a question bears no subject at all', () => {
    expect(refusal('fr', index, 'Combien est-ce ?')).toBe('no-bearing-term');
    expect(refusal('en', ['A claim is paid.'], 'How much is it?')).toBe('no-bearing-term');
    expect(refusal('en', ['A claim is paid.'], '')).toBe('no-bearing-term');
  });

  it('weighs an unseen term most, and closes at the threshold', () => {
    const texts = ['Theft is covered.', 'Fire is covered.', 'Storm is covered.'];
    const { terms, unseenShare } = ask('en', texts, 'Is aircraft theft covered?').topic!;
    const idf = new Map(terms.map((term) => [term.term, term.idf]));
    expect(idf.get('aircraft')).toBeGreaterThan(idf.get('theft')!);
    expect(idf.get('theft')).toBeGreaterThan(idf.get('cover')!);
    const at = (topicThreshold: number) =>
      refusal('en', texts, 'Is aircraft theft covered?', {
        ...SETTINGS,
        gateAnswer: false,
        topicThreshold,
      });
    expect(at(unseenShare)).toBe('off-topic');
    expect(at(unseenShare + 1e-9)).toBeNull();
  });

  it('does not look at passages once it has closed', () => {
    const gates = ask('fr', index, 'Combien pour une piscine ?');
    expect(gates.answer).toBeNull();
    expect(gates.passages).toEqual([]);
  });
});

describe('gate 2, no such answer', () => {
  const unit = [
    'The quality unit was created on 3 May 2021.',
    'The quality unit reread 12 files.',
    'The claims department has 46 people.',
  ];

  it('takes neither a date nor twelve files for a number of people', () => {
    const question = 'How many people are in the quality unit?';
    expect(refusal2('en', unit, question)).toBe('no-such-answer');
    const counted = [...unit, 'The quality unit has 7 employees.'];
    expect(refusal2('en', counted, question)).toBeNull();
  });

  it('takes the figure that the kind of question wants', () => {
    expect(refusal2('en', unit, 'When was the quality unit created?')).toBeNull();
    expect(refusal2('en', unit, 'How many files did the quality unit reread?')).toBeNull();
    expect(refusal2('en', unit, 'How much does the quality unit cost?')).toBe('no-such-answer');
    expect(refusal2('en', unit, 'How long did the quality unit take?')).toBe('no-such-answer');
  });

  it('wants the figure beside the subject, in one sentence', () => {
    const question = 'Quelle est la franchise du vol ?';
    expect(refusal2('fr', ['La franchise du vol est de 250 €.'], question)).toBeNull();
    expect(refusal2('fr', ['La franchise du vol est due. Le loyer est de 250 €.'], question)).toBe(
      'no-such-answer',
    );
  });

  it('says how many sentences are on the subject and which figure it took', () => {
    const { answer } = ask2('en', unit, 'When was the quality unit created?');
    expect(answer).toMatchObject({ closed: null, sentencesOnSubject: 1 });
    expect(answer!.best).toMatchObject({ passage: 0, figure: { text: '3 May 2021', start: 32 } });
  });

  it('reads a row with the head and the caption of its table, when they are there', () => {
    const table =
      'Table 1 Premium for a home\nRooms | Oak plan | Elm plan\n1 to 2 | €100 | €140\n3 to 4 | €150 | €200';
    const question = 'How much is the Elm plan for a home of 3 to 4 rooms?';
    const { answer } = ask2('en', [table], question);
    expect(answer).toMatchObject({ closed: null, best: { figure: { text: '€150' } } });
    expect(refusal2('en', ['The Elm plan is for a home.', '3 to 4 | €150 | €200'], question)).toBe(
      'false-premise',
    );
  });

  it('reads an item with the line that opens its list', () => {
    const list =
      'Cash and jewels are covered up to these limits:\n\n- cash: €400;\n- jewels: €900.';
    expect(refusal2('en', [list], 'Up to what amount are jewels covered?')).toBeNull();
    expect(refusal2('en', ['- jewels: €900.'], 'Up to what amount are jewels covered?')).toBe(
      'no-such-answer',
    );
  });

  it('takes any number where nothing is named to be counted', () => {
    expect(refusal2('en', unit, 'Files were reread by the quality unit: how many?')).toBeNull();
  });

  it('lets a question that calls for no quantity through', () => {
    expect(refusal2('en', unit, 'Who created the quality unit?')).toBeNull();
    expect(ask2('en', unit, 'Who created the quality unit?').answer).toMatchObject({ asked: null });
  });
});

describe('gate 2, false premise', () => {
  const discount = ['The alarm discount has been 8% since 1 April 2024.'];

  it('wants the figure that the question asserts in the passages too', () => {
    expect(refusal2('en', discount, 'Since when has the alarm discount been 8%?')).toBeNull();
    expect(refusal2('en', discount, 'Since when has the alarm discount been 35%?')).toBe(
      'false-premise',
    );
    expect(refusal2('en', discount, 'Why is the alarm discount 35%?')).toBe('false-premise');
  });

  it('compares the figure, not its digits', () => {
    const french = ['La remise pour alarme est de 8 % depuis le 1er avril 2024.'];
    const since = (figure: string) => `Depuis quand la remise pour alarme est-elle de ${figure} ?`;
    expect(refusal2('fr', french, since('8,0 %'))).toBeNull();
    expect(refusal2('fr', french, since('8 €'))).toBe('false-premise');
  });

  it('wants it beside its subject', () => {
    const other = [...discount, 'The second-home supplement is 35%.'];
    expect(refusal2('en', other, 'Since when has the alarm discount been 35%?')).toBe(
      'false-premise',
    );
  });

  it('does not take what the asker says of themselves for a premise', () => {
    expect(
      refusal2('en', discount, 'I am 24: since when has there been an alarm discount?'),
    ).toBeNull();
    expect(
      refusal2('en', discount, 'If I had 3 alarms, since when would there be an alarm discount?'),
    ).toBeNull();
    const french = ['La remise pour alarme est de 8 %.'];
    expect(refusal2('fr', french, 'J’ai 24 ans : quelle remise pour une alarme ?')).toBeNull();
    expect(
      refusal2('fr', french, 'Mon alarme a 12 ans, quelle remise pour une alarme ?'),
    ).toBeNull();
  });

  it('takes a figure told of the thing for a premise, in whatever part it stands', () => {
    const question = 'The alarm discount is 35%: since when has there been an alarm discount?';
    expect(refusal2('en', discount, question)).toBe('false-premise');
  });

  it('leaves ranks, halves and small numbers in words to the wording', () => {
    for (const wording of ['Since when have the two', 'Since when has the first']) {
      expect(refusal2('en', discount, `${wording} alarm discount been 8%?`)).toBeNull();
    }
  });

  it('is content with a date that stands elsewhere in what is supplied', () => {
    const text = ['Rates for 2024. Theft, fire and storm.', 'The alarm discount is 8%.'];
    expect(refusal2('en', text, 'What was the alarm discount in 2024?')).toBeNull();
    expect(refusal2('en', text, 'What was the alarm discount in 2019?')).toBe('false-premise');
  });

  it('finds a year in a date of that year', () => {
    const fund = ['In all, the fund helped 14 families on 3 March 2025.'];
    expect(refusal2('en', fund, 'How many families did the fund help in 2025?')).toBeNull();
    expect(refusal2('en', fund, 'How many families did the fund help in 2023?')).toBe(
      'false-premise',
    );
  });

  it('does not answer with the figure that the question itself brought', () => {
    const text = ['The waiting period for theft is 30 days.'];
    const question = 'How long is the waiting period for theft of 30 days?';
    expect(refusal2('en', text, question)).toBe('no-such-answer');
  });
});

describe('gates that are off', () => {
  it('decide nothing', () => {
    const off = { ...SETTINGS, gateTopic: false, gateAnswer: false };
    expect(ask('en', ['Rain.'], 'How much is a car?', off)).toEqual({
      topic: null,
      answer: null,
      passages: [],
    });
  });
});

describe('figures of a question that assert nothing', () => {
  const asserted = (question: string, language: Language) =>
    readGateQuestion(question, language).premises.map(({ text }) => text);

  it.each<[string, Language, string[]]>([
    // What is only supposed.
    ['Que devient la remise si tout se fait en septembre 2025 ?', 'fr', []],
    ['What becomes of the discount if I claim for £300?', 'en', []],
    // Which one of several.
    ['How are turns shared on lane 0?', 'en', []],
    ['Que faire dans la voie 3 ?', 'fr', []],
    // These are asserted.
    ['Why is the alarm discount 35%?', 'en', ['35%']],
    ['Pourquoi le plafond de 5 000 € a-t-il changé ?', 'fr', ['5 000 €']],
    ['Why does the unit have 12 agents?', 'en', ['12']],
  ])('"%s" asserts %j', (question, language, expected) => {
    expect(asserted(question, language)).toEqual(expected);
  });

  it('takes words of wish and degree for no subject', () => {
    const bearing = (question: string, language: Language) =>
      readGateQuestion(question, language).bearing.map(({ start, end }) =>
        question.slice(start, end),
      );
    expect(bearing('What exactly happens to a late claim?', 'en')).toEqual(['late', 'claim']);
    expect(bearing('Va-t-on encore payer la remise ?', 'fr')).toEqual(['payer', 'remise']);
  });
});
