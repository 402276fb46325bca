import { formatDecimal, formatInteger, formatList, formatShare, plural } from './format';

export const words = {
  title: 'Same sentences, other order',
  lead: 'The same [[sentence|sentences]] in two orders, each cut into [[chunk|chunks]]: only the chunks that [[score|score]] best against the [[question|question]] reach the model.',
  invite: 'Drag a sentence and watch what still gets through.',
  cases: 'Case',
  ownText: 'Your text…',
  caseLanguage: 'Language of the text',
  source: 'Source:',
  question: 'Question',
  addedAfter: 'This case was added after its results were seen: it stays out of the matrix of 48.',

  settings: 'Settings',
  size: 'Sentences per chunk',
  topK: 'Chunks kept',
  scorer: 'Score',
  scorerName: { 'lexical-1.0': 'lexical 1.0', 'bm25-1': 'BM25', 'bm25-2': 'BM25, terms 2' },
  policy: 'Neighbours',
  policyName: {
    'top-k': 'none',
    window: 'window',
    scar: 'SCAR',
    'smoothed-cut': 'smoothed cut',
    'carried-bm25': 'carried BM25',
  },
  cutsNote: (least: number, chunks: number) =>
    `Smoothed cut and carried BM25 come with ${least} chunks or more (${chunks} here); carried BM25 + latent is for whole documents, in the Neighbours lab.`,
  latentNote: 'Carried BM25 + latent is for whole documents, in the Neighbours lab.',
  radius: 'Distance',
  space: 'Vectors',
  spaceName: { 'tf-idf': 'tf-idf', lexical: 'lexical' },
  lambda: 'λ, cost of a break',
  gamma: 'γ, share of the anchor',
  gateTopic: 'Gate: off topic',
  gateAnswer: 'Gate: no such answer',
  loadFailed: 'The case could not be fetched. What is shown is unchanged.',
  gatesPending: 'The gates are being fetched; until they are here, what is shown leaves them open.',
  tau: 'τ, share of the best',
  protocol: 'Protocol 1.0',
  protocolOn: 'Settings of protocol 1.0',
  protocolNote: 'three sentences per chunk, one chunk kept, lexical 1.0',
  reset: 'Start over',
  undo: 'Undo move',
  undoCommand: 'Undo the last move (Ctrl + Z does too)',
  undone: 'The last move is undone.',

  orderName: (name: string) => (name === 'yours' ? 'Your order' : `Order ${name}`),
  shortName: (name: string) => (name === 'yours' ? 'Yours' : name),
  sideLabel: { left: 'Order on the left', right: 'Order on the right' },
  showOrder: 'Which order to show',
  ofConditions: (count: number, total: number) =>
    `of ${formatInteger(total)} conditions ${plural(count, 'reaches', 'reach')} the model`,
  summary: (parts: readonly string[], total: number) => `${parts.join(' · ')} of ${total}`,
  outOf: (total: number) => `of ${total}`,
  chunk: (number: number) => `Chunk ${number}`,
  supplied: 'supplied',
  neighbour: 'supplied as neighbour',
  withheld: 'withheld',
  cut: 'cut',
  tieSource: (a: number, b: number) => `Chunks ${a} and ${b} score the same; source order decided.`,
  tieRounding: (a: number, b: number) =>
    `Chunks ${a} and ${b} are tied by hand, ordered by rounding.`,
  noTerms:
    'The question holds no term to look for. Every chunk scores 0 and source order alone decides.',
  noTermsNothing: 'The question holds no term to look for. Nothing is retrieved.',
  noMatch: 'No chunk holds a term of the question. Every chunk scores 0 and source order decides.',
  noMatchNothing: 'No chunk holds a term of the question. Nothing is retrieved.',
  gateClosed: {
    'off-topic': (missing: string) =>
      `The gate “off topic” closed. Nowhere in the text: ${missing}. Nothing is supplied.`,
    'no-bearing-term': () =>
      'The gate “off topic” closed: the question bears no subject to look for. Nothing is supplied.',
    'no-such-answer': () =>
      'The gate “no such answer” closed: no sentence that would be supplied holds the figure asked for beside its subject. Nothing is supplied.',
    'false-premise': (figure: string) =>
      `The gate “no such answer” closed: the question asserts ${figure}, which does not stand beside its subject in what would be supplied. Nothing is supplied.`,
  },
  gateOpen: {
    topic: (unseen: number, threshold: number) =>
      `The gate “off topic” stays open: ${formatShare(unseen, 0)} of the question’s weight stands nowhere in the text; it closes at ${formatShare(threshold, 0)}.`,
    figure: (coverage: number) =>
      `The gate “no such answer” stays open: a figure of the kind asked for stands in a sentence that covers ${formatShare(coverage, 0)} of the question.`,
    noFigure:
      'The gate “no such answer” stays open: the question does not ask for one figure and nothing else.',
  },
  conditions: 'Conditions',
  conditionSupplied: 'supplied',
  conditionMissing: 'missing',
  received: 'What the model would receive',
  receivedNothing: 'Nothing.',
  moveHandle: (id: string) => `Move ${id}`,
  moveUp: (id: string) => `Move ${id} up`,
  moveDown: (id: string) => `Move ${id} down`,
  moved: (id: string, place: number, total: number, conditions: number, of: number) =>
    `${id} is now in place ${place} of ${total}. ${conditions} of ${of} conditions supplied.`,
  aria: {
    dragStarted: (item: string) => `${item} picked up. Arrow keys move it, the space bar drops it.`,
    movedTo: (item: string, place: number) => `${item} moved to place ${place}.`,
    dropped: (item: string, place: number, count: number) =>
      `${item} dropped in place ${place} of ${count}.`,
    instruction: 'Tab to a handle, press the space bar to pick the sentence up.',
    disabled: 'This list cannot be reordered now.',
  },

  predictTitle: 'First predict',
  predictAsk: 'How many conditions will reach the model?',
  predictOn: 'Predict first',
  predictOff: 'Stop predicting',
  predictSkip: 'Show without predicting',
  predictGap: (said: number, got: number) =>
    said === got ? `You said ${said}: right.` : `You said ${said}; ${got} arrived.`,
  covered: 'The outcome is covered until both orders have a prediction.',

  expansionTitle: 'Does the neighbour give back what the order lost?',
  expansionLead: (policy: string) =>
    `The same orders with and without ${policy}. A [[neighbour|neighbour]] stands next to a [[anchor|retrieved chunk]], on the other side of a cut.`,
  expansionCounts: (
    before: number,
    after: number,
    sentencesBefore: number,
    sentencesAfter: number,
  ) => `conditions ${before} → ${after}, sentences ${sentencesBefore} → ${sentencesAfter}`,
  givesBack: (name: string, labels: readonly string[]) =>
    `${name}: gives back ${formatList(labels)}.`,
  givesNothing: (name: string) => `${name}: gives back no condition.`,
  allAdded: (name: string) =>
    `${name}: every sentence is supplied, so nothing is left for the order to decide.`,
  testsTitle: 'Every neighbour tested',
  testNeighbour: 'neighbour',
  testAnchor: 'anchor',
  testVerdict: 'verdict',
  testAdded: 'added',
  testRefused: 'refused',
  noTests: 'No neighbour stood next to a retrieved chunk.',
  scarFormula: 'S = cos(q, n) − λ (1 − cos(c, n)); added when S > γ cos(q, c)',
  scarNothing: (score: string, threshold: string) =>
    `SCAR adds nothing here: its best neighbour reaches S = ${score} and its anchor asks for more than ${threshold}.`,
  scarWhy:
    'Why SCAR adds so little: these vectors count shared words; two sentences that continue each other often share few, so the penalty is high and the bar, set by a chunk chosen for its shared words, is higher still. The published λ and γ were measured with another kind of vector.',

  landscapeTitle: (orders: number) =>
    `Where do they stand among all ${formatInteger(orders)} orders?`,
  landscapeSampleTitle: (orders: number) =>
    `Where do they stand among ${formatInteger(orders)} orders drawn at random?`,
  landscapeLead:
    '[[landscape|Every order]] of the sentences under these settings, counted by the conditions that arrive.',
  landscapeSampleLead: (seed: number) =>
    `Too many orders to count them all: a sample drawn with seed ${seed}, so the shares are estimates.`,
  landscapeShare: (name: string, worse: number, better: number) =>
    `${name}: ${formatShare(worse)} of orders do worse, ${formatShare(better)} do better.`,
  landscapeFlat:
    'Every order supplies the same number of conditions: under these settings order changes nothing.',
  landscapePending: 'Counting orders…',
  landscapeAxis: 'conditions supplied',
  ordersColumn: 'orders',
  shareColumn: 'share',
  shownColumn: 'shown',
  asTable: 'As a table',

  matrixTitle: 'And under the other settings?',
  matrixLead: (ceiling: number, total: number) =>
    `[[matrix|Conditions supplied]] by each [[variant|published order]], by sentences per chunk and chunks kept, under lexical 1.0. Hatched cells supply every sentence and [[ceiling|cannot show an effect]]: ${ceiling} of ${total}. No setting is the right one.`,
  matrixCase: 'case and language',
  matrixSetting: (size: number, topK: number) => `${size} · top ${topK}`,
  matrixSettingLong: (size: number, topK: number) => `${size} sentences per chunk, top ${topK}`,
  matrixCell: (setting: string, ceiling: boolean) =>
    `; ${setting}${ceiling ? '; every sentence supplied' : ''}`,
  matrixTable: 'Matrix of the settings',
  matrixOwn: 'Your case stands outside the 48.',
  languageShort: { fr: 'fr', en: 'en' },

  linkRefused: (items: readonly string[]) =>
    `The link asked for something this lab does not have (${items.join(', ')}); the usual value is used instead.`,
  linkCaseUnreadable:
    'The link carries a text that could not be read, perhaps because it was cut on the way. A bundled case is shown instead; nothing stored was touched.',
  handout: 'Handout to print',
  keepFailed:
    'The part that keeps runs could not be loaded: the network may be down. The lab itself goes on; reload the page to keep a run.',
  belowFailed:
    'The landscape and the matrix could not be loaded: the network may be down. The two orders go on; reload the page to see the rest.',
  ownFailed:
    'The dialog could not be loaded: the network may be down. Nothing was changed; reload the page to try again.',
  linkTooLong: 'This text is too long for a link. To share it, keep the run and export it.',
  score: (score: number) => formatDecimal(score),

  caveats:
    'A chunk is scored by the [[term|words]] it shares with the question and by its own length (BM25 also weighs how rare a word is), never by its meaning. [[condition|Conditions]] are marked by the author of the case. That a sentence was [[passage|supplied]] does not say a model would use it.',
};

export type OrderWords = typeof words;
