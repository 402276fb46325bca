import { formatChange, formatCount, formatDecimal, formatInteger, plural } from './format';

/** A share from 0 to 1 in points of a hundred, with its sign where it is a change. */
const points = (share: number, isChange = true) => {
  const value = share * 100;
  const number = isChange ? formatChange(value, 1) : formatDecimal(value, 1);
  return `${number} ${plural(value, 'point', 'points', 1)}`;
};
/** A change in the number of chunks, with its sign. */
const chunksMore = (chunks: number) =>
  `${formatChange(chunks, 2)} ${plural(chunks, 'chunk', 'chunks', 2)}`;
export const words = {
  lead: 'Every question, every [[supply-policy|policy]]: what it finds of the [[evidence-span|evidence]], and how many chunks it hands over to find it.',
  corpora: 'Documents evaluated',
  run: 'Run the evaluation',
  runAgain: 'Run it again',
  cancel: 'Cancel',
  loading: 'Fetching the documents…',
  phase: {
    questions: (done: number, total: number) =>
      `Answering questions: ${formatInteger(done)} of ${formatInteger(total)}`,
    sweep: (done: number, total: number) =>
      `Sweeping the settings: ${formatInteger(done)} of ${formatInteger(total)} questions`,
    statistics: (done: number, total: number) =>
      `Resampling: ${formatInteger(done)} of ${formatInteger(total)}`,
  },
  starting: 'Starting…',
  finishing: 'Last step: digest of the sweep…',
  cancelled: 'Cancelled. Nothing was kept of it; figures from before, if any, still stand below.',
  failed: (message: string) =>
    `The evaluation stopped with an error (${message}). What was shown before still stands; stored runs were not touched. Run it again; if it fails again, try fewer documents or reload the page.`,
  took: (seconds: string) => `Done in ${seconds} s on this device.`,
  stale: 'Documents, cutting or vectors have been changed since these figures were made.',
  invitation:
    'It takes some seconds and stays on this device. Figures can be kept as a run and exported afterwards.',
  counted: (measured: number, atomic: number, boundary: number, scattered: number) =>
    `${formatCount(measured, 'question', 'questions')} measured: ${formatInteger(atomic)} [[atomic|atomic]], ${formatInteger(boundary)} [[boundary|boundary]], ${formatInteger(scattered)} [[scattered|scattered]].`,
  excluded: (unanswerable: number, withoutGold: number) =>
    [
      unanswerable > 0
        ? `${formatInteger(unanswerable)} without an answer in ${plural(unanswerable, 'its document is', 'their document are')} left out`
        : '',
      withoutGold > 0 ? `${formatInteger(withoutGold)} without marked evidence too` : '',
    ]
      .filter((part) => part !== '')
      .join('; '),

  class: 'Questions',
  className: { all: 'all', atomic: 'atomic', boundary: 'boundary', scattered: 'scattered' },
  corpus: 'Documents',
  pooled: 'all, each question weighing the same',
  macro: 'all, each document weighing the same',
  partClass: {
    all: 'all questions',
    atomic: 'atomic questions',
    boundary: 'boundary questions',
    scattered: 'scattered questions',
  },
  pooledShort: 'all documents',
  macroShort: 'mean of documents',

  plotTitle: 'Recall against chunks',
  plotLead: (n: number) =>
    `${formatInteger(n)} ${plural(n, 'question', 'questions')}. Up is found, right is paid. Select a point to open its questions; move λ and γ to walk through the sweep.`,
  recallAxis: 'recall',
  chunksAxis: 'mean chunks supplied',
  pointLabel: (name: string, recall: string, chunks: number) =>
    `${name}: recall ${recall} at ${formatCount(chunks, 'chunk', 'chunks', 2)}. Open its questions.`,
  curveGamma: (lambda: string) => `SCAR, γ from 0.3 to 1 at λ ${lambda}`,
  curveLambda: (gamma: string) => `SCAR, λ from 0 to 0.3 at γ ${gamma}`,
  curveTopK: 'top k, k from 1 to 20',
  curveCarried: 'carried BM25, τ from 0.2 to 0.9',
  curveCarriedLatent: 'carried BM25 + latent, τ from 0.2 to 0.9',
  front: '[[front|no named point]] finds more with fewer chunks, curves apart',
  here: (recall: string, chunks: number) =>
    `here: recall ${recall} at ${formatCount(chunks, 'chunk', 'chunks', 2)}`,
  sweepControls: 'SCAR in the sweep',
  lambda: 'λ, cost of a break',
  gamma: 'γ, share of the anchor',
  topK: 'k, anchors',
  radius: 'r, distance',
  openHere: 'Open the questions of this setting',
  noQuestions: 'No question of this class in this part.',
  asTable: 'As a table',
  sweepTable: 'The curves, as a table',
  settingColumn: 'setting',

  tableTitle: 'Every policy',
  tableLead:
    'Means over the questions chosen above. Efficiency is recall a chunk: it crowns whatever returns least, so nothing is ranked by it. Tokens are estimated at four characters each.',
  policyColumn: 'policy',
  nColumn: 'n',
  recallColumn: 'recall',
  chunksColumn: 'chunks',
  efficiencyColumn: 'efficiency',
  precisionColumn: 'character precision',
  characterRecallColumn: 'character recall',
  tokensColumn: 'tokens (est.)',
  completeColumn: 'all gold found',
  missedColumn: 'gold missed, by reason',
  missReason: {
    'no-anchor-near': 'no anchor near',
    'not-adjacent': 'out of reach',
    refused: 'refused',
    'over-cap': 'ranked below those kept',
  },
  default: 'default',
  byClassTitle: 'By class and by document',
  byClassLead: 'Recall @ mean chunks. Select a cell to open the questions behind it.',
  cellLabel: (policy: string, part: string, value: string) => `${policy}, ${part}: ${value}`,
  countsRow: 'questions',

  behindTitle: (policy: string, part: string) => `Behind the figure: ${policy}, ${part}`,
  behindLead: (shown: number, incomplete: number) =>
    `${formatInteger(shown)} ${plural(shown, 'question', 'questions')}; ${formatInteger(incomplete)} with gold missing. Open one to see its Trace under this policy.`,
  behindWorking: 'Computing…',
  onlyIncomplete: 'only those with gold missing',
  close: 'Close',
  documentColumn: 'document',
  questionColumn: 'question',
  classColumn: 'class',
  goldColumn: 'gold found',
  whyColumn: 'missed, and why',
  goldOf: (found: number, total: number) => `${found} of ${total}`,
  missed: (chunk: number, reason: string) => `chunk ${chunk}: ${reason}`,

  differencesTitle: 'Differences, question by question',
  differencesLead: (resamples: string) =>
    `Both policies answer the same questions; the difference is taken on each, then averaged. Intervals hold 95% of ${resamples} resamples of the questions, drawn within each document. p comes from flipping signs at random, and cannot go below 1 / 10,001. With so many comparisons some small p are to be expected.`,
  pairColumn: 'a minus b',
  minus: (a: string, b: string) => `${a} − ${b}`,
  recallDifference: 'recall, points',
  chunksDifference: 'chunks',
  interval: '95% interval',
  pColumn: 'p',
  dColumn: 'd',
  between: (low: string, high: string) => `[${low}, ${high}]`,
  reason: {
    'no-question': 'no question',
    'one-question': 'one question: no spread',
    'no-variation': 'the same on every question',
    'mean-of-corpora': 'no effect size for means of documents',
  },
  compareTitle: 'Compare any two',
  compareA: 'a',
  compareB: 'b',
  compare: 'Compare',
  comparing: 'Resampling…',
  alreadyShown: 'already in the table',

  ablationTitle: 'What the boundary penalty buys',
  /** Changes in recall (a share from 0 to 1) and in chunks, and what a chunk buys of the first. */
  ablation: (recall: number, chunks: number, per: number | null) =>
    `Without the penalty (λ = 0) SCAR ±1 changes by ${points(recall)} of recall and ${chunksMore(chunks)}: ${
      per === null
        ? 'as many chunks, so there is no price to state'
        : `${points(per, false)} per chunk`
    }.`,
  ablationWindow: (recall: number, chunks: number, per: number | null) =>
    `From SCAR ±1 to the whole window ±1: ${points(recall)} for ${chunksMore(chunks)}${per === null ? '' : `, ${points(per, false)} per chunk`}.`,
  ablationPaper: (recall: number, chunks: number, per: number, window: number) =>
    `On the paper’s own table λ = 0 gains ${points(recall, false)} of recall for ${formatCount(chunks, 'chunk', 'chunks', 2)}, ${points(per, false)} per chunk, where the window pays ${formatDecimal(window * 100, 1)} per chunk. The paper calls the gain negligible; its table does not.`,

  matchedTitle: 'Recall at as many chunks',
  matchedLead:
    'Each family of settings is read off its own front at the same number of chunks, on a straight line between two measured settings; never beyond them. So no policy wins by returning little.',
  matchedCaution:
    'The fronts are chosen on these very questions, which flatters a family with many settings: SCAR has the most by far. The differences above compare rules whose settings were fixed beforehand, on public question sets and not on these documents.',
  matchedFamily: 'family',
  matchedSettings: (count: number) =>
    `${formatInteger(count)} ${plural(count, 'setting', 'settings')}`,
  matchedAt: (chunks: number) => `at ${formatInteger(chunks)}`,
  matchedReason: {
    'no-point': 'no question',
    'fewer-chunks-than-any': 'never so few',
    'more-chunks-than-any': 'never so many',
  },

  publishedTitle: 'Beside the published figures',
  publishedLead:
    'The reference column is arXiv 2606.16661: other documents (a transport protocol, the GDPR, a 10-K, a merger agreement), other questions, and vectors of another model (text-embedding-3-large). Levels cannot be compared; how the policies stand to each other can be looked at. Boundary questions, all documents evaluated.',
  oursColumn: (n: number) => `ours, n = ${formatInteger(n)}`,
  publishedColumn: 'published',
  at: (recall: string, chunks: string) => `${recall} @ ${chunks}`,
  publishedRerank: 'published with a cross-encoder; ours is lexical',
  publishedAblation: 'mean of four documents',

  keepAbout: (documents: readonly string[]) => `evaluation of ${documents.join(' + ')}`,
  keepNote: 'The run keeps every figure of the tables and differences, and a digest of the sweep.',
  keepMixed:
    'A run is kept of the lab’s documents or of one corpus of yours, not of both together: evaluate them apart to keep them.',
};

export type EvaluateWords = typeof words;
