export const words = {
  gate: {
    term: 'gate',
    says: 'A check before an answer is written. When it closes, nothing is supplied and the system stays silent. It compares words and kinds of figures; it understands nothing.',
  },
  'off-topic': {
    term: 'gate 1, off topic',
    says: 'Closes when too much of what the question is about stands nowhere in the documents: terms are weighted by rarity, and one never seen weighs most.',
    formula: 'Σ idf of unseen terms ÷ Σ idf of terms ≥ threshold',
  },
  'no-such-answer': {
    term: 'gate 2, no such answer',
    says: 'For questions that ask for a figure: closes when no supplied sentence that is about the question holds a figure of the kind asked for, or when the question itself asserts one that is not there.',
  },
  'abstention-rate': {
    term: 'abstention rate',
    says: 'Among the unanswerable questions, the share that was refused. To be read beside the wrong refusals: a system that refuses everything scores 100%.',
    formula: 'refused, unanswerable ÷ unanswerable',
  },
  coverage: {
    term: 'coverage and risk',
    says: 'Coverage is the share of questions answered; risk is the share of those answers that err. A stricter threshold lowers both.',
  },
  'pass-gate': {
    term: 'the pass gate',
    says: 'Thresholds on recall, silence and the checker that a version must meet. One missed threshold turns it red, and the new version is refused.',
  },
  grounding: {
    term: 'grounding',
    says: 'Checking, sentence by sentence, that each figure and address of an answer stands in its passages with the same kind, value and unit. It can raise an alarm; it can never certify a sentence.',
  },
  quote: {
    term: 'quote',
    says: 'A verbatim extract that an answer gives as its proof. Valid when the cited passage was supplied and holds these very words, at least 16 characters of them. It does not show that the whole answer is supported.',
  },
  indicator: {
    term: 'indicator',
    says: 'A list of phrases, written before any answer was seen, that suggests whether an answer states a condition. A secondary hint, and no proof of quality.',
  },
};

export type AnswerWords = typeof words;
