import { formatInteger, formatList, plural } from './format';

export const words = {
  /** The name of the page in the browser. */
  handout: 'Handout to print',
  print: 'Print',
  lead: 'What is printed: the questions, then the answers on pages of their own. Black and white, A4 or Letter.',
  opening: 'Preparing the handout…',
  unknown: (id: string) => `There is no handout called “${id}”. These exist:`,
  openFailed:
    'The text of this handout could not be read: the link was cut, or the network is down. Nothing stored was touched.',
  ownCase: 'A case of your own: open it in the Order lab, then choose “Handout to print”.',
  orderHandout: (name: string) => `Same sentences, other order: ${name}`,

  questions: 'Question sheet',
  answers: 'Answers',
  forTeacher: 'For the teacher',
  name: 'Name',
  date: 'Date',
  setting: (name: string, value: string) => `${name}: ${value}`,

  question: 'The question',
  source: 'Source:',
  rule: 'How a text reaches the model',
  ruleText: (size: number, topK: number) =>
    `The text is cut into chunks of ${formatInteger(size)} ${plural(size, 'sentence', 'sentences')}. Each chunk is scored against the question. The best ${plural(topK, 'chunk is', `${formatInteger(topK)} chunks are`)} handed to the model; the rest is withheld.`,
  lexicalRule:
    'Score = the number of different question words in the chunk, divided by the square root of the number of words in the chunk. Words count in the form in which they stand, without accents or capitals, and every number is a word. On equal scores the earlier chunk goes first.',
  bm25Rule:
    'Score = BM25: a question word counts the more the rarer it is among the chunks, the more often it stands in the chunk and the shorter the chunk is. It is seldom worked out by hand: rank the chunks instead.',
  policyRule: (policy: string) =>
    `Then neighbours are added: ${policy}. The answers say which; by hand, find the best chunks first.`,
  questionWords: 'Question words:',
  uncounted: 'Not counted: pieces of one letter, and',
  predict: 'Before you work it out',
  predictLead: 'Tick how many of the conditions you think will reach the model.',
  predictOrders: (total: number) =>
    `A condition is a fact that a good answer must respect. Here ${formatInteger(total)} ${plural(total, 'sentence states one; its name stands', 'sentences state one; its name stands')} in bold.`,
  order: 'Order',
  conditionsReach: 'Conditions that reach the model',
  twoOrders: 'The same sentences in two orders',
  oneOrder: 'The sentences in this order',
  workOut: 'Work it out',
  chunk: 'Chunk',
  foundWords: 'Question words in it',
  howMany: 'Found (m)',
  wordCount: 'Words (n)',
  root: '√n',
  score: 'm ÷ √n',
  bm25Score: 'Score',
  rank: 'Rank',
  blankHanded: 'Chunks handed to the model:',
  blankConditions: (total: number) => `Conditions among them, of ${formatInteger(total)}:`,
  discuss: 'Questions to discuss',
  ownDiscuss: [
    'Which condition reaches the model in one order and not in the other? What changed for it?',
    'A chunk can lose although the answer stands in it. What made the winning chunk win?',
    'Would someone who reads only what was handed over notice that something is missing? How?',
  ] as readonly string[],
  ownAnswer: {
    lost: (name: string, labels: readonly string[]) =>
      labels.length === 0
        ? `${name}: every condition reaches the model.`
        : `${name} withholds ${formatList(labels)}.`,
    same: 'Both orders hand over the same conditions under these settings.',
    winner:
      'The table above gives it: common words divided by the root of the length. Meaning is not looked at.',
    winnerBm25:
      'The table above gives it: every word shared with the question adds its weight, more if it is rare, less in a long chunk. Meaning is not looked at.',
    notice:
      'Nothing in the sentences handed over says what was withheld. Only a comparison with the whole text shows it.',
  },

  reached: (count: number, total: number) =>
    `${formatInteger(count)} of ${formatInteger(total)} conditions reach the model`,
  missing: (conditions: readonly string[]) =>
    conditions.length === 0 ? '' : `Missing: ${formatList(conditions)}.`,
  condition: 'Condition',
  sentences: 'Sentences',
  role: 'Handed over?',
  yes: 'yes',
  no: 'no',
  manyTies: (count: number) =>
    `${formatInteger(count)} pairs of chunks next to each other in rank score the same or nearly so; where the scores do not decide, source order does.`,
  noneFound: 'none',
  received: 'What the model would receive',
  allGivenOut: 'Every sentence is handed over, so no order can make a difference here.',
  refused: (items: readonly string[]) =>
    `The link asked for something that does not exist (${items.join(', ')}); the usual value is used instead.`,

  ourAnswer: 'Answer:',
  toDiscuss: 'To discuss:',
  cut: 'cut',
  naive: 'Naive',
  guarded: 'Guarded',
  hasAnswer: 'Answer',
  staySilent: 'Stay silent',
  answerToCheck: 'An answer to check',
  passage: 'Passage it cites:',
  evidenceUnderlined: 'The evidence, underlined',
  everyQuestion: 'What became of each question',
  teacherLink: 'The teacher’s page of this lesson:',
  step: (number: number) => `${formatInteger(number)}.`,
  noMeasure: 'computed in the lab',

  link: 'The same on a phone, prediction first:',
  answerLink: 'The same state in the lab:',
  linkTooLong: 'The address carries a text and is too long to print or to scan. Send it instead.',
  linkLong: 'The address is too long to type: scan the code.',
  codeName: 'QR code of this state',
  digest: 'Reproduction digest (SHA-256)',
  version: (version: string) => `Fragment Lab ${version}`,
  licence: 'Authored texts CC BY 4.0, code MIT.',
  ownLicence: 'The text is the reader’s own. Code MIT.',
  caveat:
    'A controlled lexical simulation: not a search engine, not a provider’s retrieval, no measure of how often a page is cited.',
};

export type HandoutWords = typeof words;
