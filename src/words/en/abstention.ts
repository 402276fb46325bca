import { formatDecimal, formatInteger, formatList, formatShare, plural } from './format';
import { words as gates } from './gates';

export const words = {
  ...gates,
  title: 'Knowing when to be silent',
  lead: 'Twenty questions to a home insurer’s papers. Four have [[unanswerable|no answer in them]]. A naive system answers those too, from a passage that does mention the subject.',
  view: 'What to look at',
  viewName: { silence: 'Silence', figures: 'Figures', own: 'Your answer' },
  text: 'Language of the papers',
  languageName: { fr: 'French', en: 'English' },
  loading: 'Fetching the papers…',
  loadFailed:
    'The papers could not be fetched: the network may be down. Nothing stored was touched. Your own answer can still be checked.',
  retry: 'Try again',
  linkRefused: (items: readonly string[]) =>
    `The link asked for something this lab does not have (${items.join(', ')}); the usual value is used instead.`,
  linkUnreadable:
    'The link carries an answer that could not be read, perhaps because it was cut on the way. Nothing stored was touched.',
  linkTooLong: 'This answer and its passages are too long for a link.',

  systemName: { naive: 'Naive', guarded: 'Guarded' },
  systemLead: {
    naive: 'Always answers, from the best passage.',
    guarded: 'Two [[gate|gates]] before a word is written.',
  },
  answered: 'answered',
  silent: 'silent',
  hasAnswer: 'has an answer',
  hasNone: 'has none',
  cellName: {
    answered: 'answered',
    wronglySilent: 'wrongly silent',
    madeUp: 'made up',
    rightlySilent: 'rightly silent',
  },
  withEvidence: (count: number, of: number) => `${count} of ${of} with all the evidence`,
  byGate: (first: number, second: number) => `gate 1: ${first}, gate 2: ${second}`,
  showAll: 'Show all twenty',
  showing: (shown: number, all: number) => `${shown} of ${all} questions shown`,

  gateTitle: 'The gate',
  gateLead: 'A report nobody reads protects nobody. A [[pass-gate|threshold]] does.',
  lineName: {
    recall: 'recall',
    refusals: 'right silences',
    wrongRefusals: 'wrong silences',
    lies: 'lies caught',
    falseAlarms: 'false alarms',
  },
  atLeast: (share: number) => `at least ${formatShare(share)}`,
  atMost: (count: number) => `at most ${formatInteger(count)}`,
  measuredShare: (share: number) => formatShare(share, 2),
  measuredCount: (count: number, of: number) => `${count} of ${of}`,
  notMeasured: 'nothing to measure',
  pass: 'pass',
  short: 'short',
  threshold: 'threshold',
  allPass: 'The gate is open: every threshold is met.',
  someShort: 'The gate is red.',
  /** One threshold that falls short: its name, the count, the questions it lost. */
  shortLine: (name: string, count: string, lost: string) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${count}: ${lost}.`,
  lost: (ids: readonly string[], language: string) => `${formatList(ids)} in ${language}`,
  breakIt: 'Break it: cut after every sentence',
  mendIt: 'Mend it: cut as shipped',
  broken:
    'Every sentence is a chunk of its own now: a table is parted from its caption and from its head.',
  sameGate: 'A team runs the same gate by itself (npm run gate): red, it refuses the new version.',

  settings: 'Settings',
  gate1: 'Gate 1, off topic',
  gate2: 'Gate 2, no such answer',
  topicThreshold: 'closes at an unseen share of',
  answerThreshold: 'opens at a covered share of',
  cutting: 'Cut',
  cuttingName: {
    characters: (target: number) => `about ${formatInteger(target)} characters`,
    sentences: (size: number) => `${formatInteger(size)} ${plural(size, 'sentence', 'sentences')}`,
    'sentence-range': () => '3 to 6 sentences',
  },
  supply: 'Supply',
  supplyName: {
    'carried-bm25': 'carried BM25',
    'top-k': 'best 5',
    window: 'best 5 and neighbours',
  },
  otherSupply: 'as in the link',
  reset: 'Start over',
  thresholdNote:
    'Both thresholds were set halfway between the answerable and the unanswerable among these twenty questions. Sixty further questions measure them and were not used to set them.',

  questions: 'Questions',
  became: {
    right: 'answered',
    withoutGold: 'answered without all the evidence',
    madeUp: 'made up',
    rightlySilent: 'silent',
    wronglySilent: 'wrongly silent',
  },
  naiveColumn: 'naive',
  guardedColumn: 'guarded',
  gateOf: {
    'off-topic': 'gate 1, off topic',
    'no-bearing-term': 'gate 1, no subject',
    'no-such-answer': 'gate 2, no such figure',
    'false-premise': 'gate 2, false premise',
  },
  missing: (terms: readonly string[]) =>
    `${formatList(
      terms.map((term) => `“${term}”`),
    )} ${plural(terms.length, 'stands', 'stand')} nowhere in the papers`,
  lacking: (sentences: number, what: string) =>
    sentences === 0
      ? `no sentence supplied is on the subject with ${what}`
      : `${formatInteger(sentences)} ${plural(sentences, 'sentence speaks', 'sentences speak')} of the subject, none with ${what}`,
  denied: (figures: readonly string[]) =>
    `the question asserts ${formatList(figures)}, which no sentence supplied says of the subject`,
  found: (what: string, share: number) =>
    `${what} stands in a sentence that covers ${formatDecimal(share, 2)} of the question`,
  noQuantity: 'calls for no figure: gate 2 lets it through',
  gatesOff: 'no gate looked at it',
  evidenceMissing: 'part of the evidence was not supplied',

  detail: (id: string) => `Question ${id} in detail`,
  authorsNote: 'The author says:',
  naiveTitle: 'What the naive system answers from',
  naiveNote: 'Its best chunk, whatever it says.',
  evidenceTitle: 'The evidence the author marked',
  evidenceSupplied: 'supplied',
  evidenceWithheld: 'withheld',
  noEvidence: 'None: the papers hold no answer.',
  toFigures: 'See the figures of the simulated answer',

  figuresTitle: 'Every figure accounted for',
  figuresLead:
    'Two simulated generators answer in sentences written beforehand; neither is a model. One tells the truth, the other puts three lies among its answers. The checker [[grounding|compares every figure]] with the [[passage|passages]].',
  generator: 'Simulated generator',
  generatorName: { truthful: 'truthful', lying: 'lying three times' },
  against: 'Held against',
  againstName: { cited: 'the passage it cites', supplied: 'everything supplied' },
  checkerTitle: 'The checker',
  hits: 'lies caught',
  misses: 'lies missed',
  falseAlarms: 'false alarms',
  answersChecked: (count: number) =>
    `${formatInteger(count)} ${plural(count, 'answer', 'answers')} checked; refusals cite nothing and are not.`,
  pick: 'Answers',
  isLie: 'lie',
  shortVerdict: {
    'figures-found': 'figures found',
    'figure-missing': 'flagged',
    'wrong-kind': 'flagged',
    'no-figure': 'no figure',
    'no-support': 'no support',
  },
  refusal: 'refusal',
  unspoken: 'nothing said: the evidence did not arrive',
  noStatedRefusal: 'The system stays silent; no refusal was written for this question.',
  answerTitle: 'The answer, sentence by sentence',
  simulated: 'simulated',
  passagesTitle: 'What it is held against',
  passageNumber: (number: number) => `Passage ${number}`,
  nothingCited: 'Nothing was supplied, so nothing is cited.',
  verdict: {
    'figures-found': 'figures found in the source',
    'figure-missing': 'figure missing from the source',
    'wrong-kind': 'figure there with another kind or unit',
    'no-figure': 'no figure to check',
    'no-support': 'no supporting passage',
  },
  subjectUnchecked: 'subject not checked',
  foundIn: (figure: string, passage: number) => `${figure}: found in passage ${passage}`,
  notFound: (figure: string, why: string) => `${figure}: ${why}`,
  whyMissing: {
    absent: 'stands in no passage',
    'other-unit': 'stands there in another unit',
    'other-kind': 'stands there as another kind of figure',
    'other-tax-basis': 'stands there on another tax basis',
    'other-period': 'stands there for another period',
    'other-bound': 'stands there as the other bound',
    'other-noun': 'counts something else there',
    'other-subject': 'stands there beside another subject',
    'other-event': 'is told there of the opposite event',
    'range-end': 'is only one end of a range there',
    'no-passage': 'there is no passage to look in',
  } as Record<string, string>,
  elsewhere: (passage: number) => `see passage ${passage}`,
  goTo: (figure: string) => `Show where ${figure} stands`,
  certifiesNothing:
    'Figures found in the source are not a proof that a sentence is true. A missing figure is a reason to stop.',

  ownTitle: 'Your answer, your passages',
  ownLead:
    'Paste an answer and the passages it rests on. Every figure and address is looked for; nothing leaves this page.',
  ownAnswer: 'Answer',
  ownPassage: (number: number) => `Passage ${number}`,
  ownLanguage: (part: string) => `Language of: ${part}`,
  addPassage: 'Add a passage',
  removePassage: (number: number) => `Remove passage ${number}`,
  check: 'Check',
  checkedNow: (verdict: string) => `Checked: ${verdict}.`,
  ownEmpty: 'Write an answer and at least one passage first.',

  riskTitle: 'Risk against coverage',
  riskLead:
    'A stricter threshold answers [[coverage|fewer questions and errs less]]. An error is an answer without all its evidence, or to a question that has none.',
  moving: 'Threshold that moves',
  movingName: { topic: 'gate 1', answer: 'gate 2' },
  riskCoverage: 'share of questions answered',
  riskRisk: 'share of those that err',
  riskArea: (area: number) => `Mean risk over the coverage reached: ${formatDecimal(area, 3)}.`,
  riskNoArea: 'No question is answered at any threshold.',
  riskHere: 'the settings now',
  riskNaive: 'naive',
  riskThreshold: 'threshold',
  answeredColumn: 'answered',
  asTable: 'As a table',
  twenty: 'Twenty questions are few: one is five points.',

  keepAbout: 'home insurer',
  keepCame: (recall: string, silences: string) => `recall ${recall}, right silences ${silences}`,
  keepFailed:
    'The part that keeps runs could not be loaded: the network may be down. The lab itself goes on; reload the page to keep a run.',
  caveats:
    'Both gates compare words and kinds of figures; they understand nothing. Simulated answers are not a model’s. The papers and questions were written for this lab.',
};

export type AbstentionWords = typeof words;
