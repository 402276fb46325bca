import { formatDecimal, formatList } from './format';

export const words = {
  noBearing: 'the question bears no subject to look for',
  kind: {
    count: (counted: string) => (counted === '' ? 'a number' : `a number of ${counted}`),
    amount: () => 'an amount',
    ceiling: () => 'an amount or a percentage',
    reduction: () => 'a percentage or an amount',
    share: () => 'a percentage',
    duration: () => 'a length of time',
    moment: () => 'a date, a time or a length of time',
    date: () => 'a date',
    time: () => 'a time of day',
    measure: () => 'a measure',
    capacity: () => 'a capacity',
    quantity: () => 'a quantity',
    postal: () => 'a postal address',
    email: () => 'an e-mail address',
    url: () => 'a web address',
    phone: () => 'a telephone number',
  },
  gate1Title: 'Gate 1: is the subject in the papers at all?',
  gate1Lead: 'Before any passage is looked at.',
  term: 'word',
  idf: 'weight (idf)',
  seen: 'in the papers',
  yes: 'yes',
  no: 'no',
  unseenShare: (share: number, threshold: number, closed: boolean) =>
    `Unseen share ${formatDecimal(share, 2)}, threshold ${formatDecimal(threshold, 2)}: ${closed ? 'closed' : 'open'}.`,
  gateOff: 'This gate is off.',
  notReached: 'Gate 1 had closed: gate 2 was not asked.',
  gate2Title: 'Gate 2: does a sentence hold the figure asked for?',
  gate2Lead: 'On what would be supplied.',
  asksFor: (what: string) => `The question asks for ${what}.`,
  asksForNothing: 'The question calls for no figure.',
  evidence: (coverage: number, nearness: number, score: number, threshold: number) =>
    `The sentence closest to it covers ${formatDecimal(coverage, 2)} of its weight, and ${formatDecimal(nearness, 2)} near a word that could answer: ${formatDecimal(coverage, 2)} + ½ · ${formatDecimal(nearness, 2)} = ${formatDecimal(score, 2)}, threshold ${formatDecimal(threshold, 2)}.`,
  bestSentence: (share: number, threshold: number, opened: boolean) =>
    `The best sentence with such a figure covers ${formatDecimal(share, 2)} of the question’s weight, threshold ${formatDecimal(threshold, 2)}: ${opened ? 'open' : 'closed'}.`,
  noFigure: 'No sentence supplied holds such a figure.',
  covers: (terms: readonly string[]) =>
    terms.length === 0
      ? 'It shares no bearing word with the question.'
      : `It shares ${formatList(terms.map((term) => `“${term}”`))}.`,
  premiseHolds: (figure: string) => `The question asserts ${figure}: it stands beside the subject.`,
  premiseFails: (figure: string) =>
    `The question asserts ${figure}: no sentence supplied says so of the subject.`,
  notTheAnswer:
    'A gate sees that a figure of the right kind stands beside the subject. It does not know whether it is the answer.',
  passageOf: 'The passage:',
  decimal: (value: number) => formatDecimal(value, 2),
};

export type GateWords = typeof words;
