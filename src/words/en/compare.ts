import type { MissingReason } from '../../engine/statistics/paired';
import { formatInteger, plural } from './format';

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words = {
  title: 'Comparison',
  close: 'Close the comparison',
  loading: 'Comparing…',
  unreadable: (runs: number) => `${count(runs, 'run', 'runs')} could not be read now.`,
  runs: 'What is compared',
  within: 'One run: two of its own sides are held against each other.',
  differs: 'What differs',
  differsNot: (same: number) =>
    `Nothing: settings, corpus, versions and question are the same (${formatInteger(same)} values).`,
  differsSame: (same: number) => `The other ${formatInteger(same)} values are the same.`,
  value: 'Value',
  absent: 'not there',
  notUsed: 'not used',
  notIntact: 'digest does not match',
  noFigures: (names: string) =>
    `${names}: no figures question by question, so only what it was made with is compared.`,
  variantOf: (mark: string) => `Policy of ${mark}`,
  side: { left: 'left order', right: 'right order', naive: 'naive', guarded: 'guarded' } as Record<
    string,
    string
  >,
  pair: (second: string, first: string) => `${second} against ${first}`,
  comparable: 'Comparable: the same questions by the same rules.',
  notComparable: 'Not comparable, because:',
  obstacle: {
    sort: () => 'they are runs of different sorts.',
    questions: (first: number, second: number) =>
      `the questions differ: ${formatInteger(first)} only in the first, ${formatInteger(second)} only in the second.`,
    cutting: () =>
      'the text is cut differently: recall counts other chunks, and chunks have another size.',
    rules: (names: string) => `versioned rules differ: ${names}.`,
    parameters: (policy: string, values: string) =>
      `the two runs mean different policies by “${policy}”: ${values}.`,
  },
  parameter: (name: string, first: string, second: string) =>
    `${name} is ${first} in the first and ${second} in the second`,
  parameterNames: {
    policy: 'the policy',
    version: 'its version',
    scorer: 'the scorer',
    space: 'the vector space',
    topK: 'top k',
    radius: 'the radius r',
    lambda: 'λ',
    gamma: 'γ',
    tau: 'τ',
    cap: 'the cap',
    rerankDepth: 'the rerank depth',
  } as Record<string, string>,
  compareShared: (shared: number) =>
    `Compare only ${count(shared, 'shared question', 'shared questions')}`,
  sharedOnly: (shared: number) =>
    `Compared all the same, on ${count(shared, 'shared question', 'shared questions')} only.`,
  nothingShared: 'They share no question about the same text.',
  score: (wins: number, losses: number, ties: number) =>
    `Finds more on ${count(wins, 'question', 'questions')}, less on ${formatInteger(losses)}, as much on ${formatInteger(ties)}.`,
  scoreHandled: (wins: number, losses: number, ties: number) =>
    `Right where the other is wrong on ${count(wins, 'question', 'questions')}, wrong where the other is right on ${formatInteger(losses)}, alike on ${formatInteger(ties)}.`,
  figures: 'Differences, second minus first',
  figuresNote:
    'Mean of the paired differences, its 95 % interval, p by sign flips and effect size d. Several comparisons were looked at: a small p alone is no finding.',
  part: 'Questions',
  n: 'n',
  recall: 'Recall',
  conditions: 'Share of conditions',
  right: 'Handled rightly',
  rightNote:
    'Rightly: answered with all the evidence supplied, or refused where the papers hold no answer.',
  interval: '95 % interval',
  p: 'p',
  d: 'd',
  chunks: 'Chunks',
  classes: {
    all: 'all',
    atomic: 'atomic',
    boundary: 'boundary',
    scattered: 'scattered',
    answerable: 'with an answer',
    unanswerable: 'without an answer',
  },
  pooled: 'all documents',
  macro: 'mean of the documents',
  reasons: {
    'no-question': 'no question',
    'one-question': 'one question: no interval',
    'no-variation': 'every difference is the same: no interval',
    'mean-of-corpora': 'no effect size of a mean of documents',
  } satisfies Record<MissingReason, string>,
  plotTitle: (second: string, first: string) => `Recall of ${second} minus recall of ${first}`,
  plotHandled: (second: string, first: string) =>
    `Questions handled rightly by ${second} minus those by ${first}`,
  plotCaption:
    'Mean difference and its 95 % interval, paired by question. A simulation on small texts, not a search engine.',
  savePlot: 'Save the plot (SVG)',
  table: 'Question by question',
  shown: 'Shown',
  foundDiffers: (rows: number) => `found more or less (${formatInteger(rows)})`,
  rightDiffers: (rows: number) => `right on one side only (${formatInteger(rows)})`,
  changed: (rows: number) => `anything changed (${formatInteger(rows)})`,
  all: (rows: number) => `all (${formatInteger(rows)})`,
  question: 'Question',
  class: 'Class',
  outcome: 'Outcome',
  outcomes: { win: 'more', loss: 'less', tie: 'as much' },
  rightOutcomes: { win: 'now right', loss: 'now wrong', tie: 'alike' },
  handled: {
    'answered-with-gold': 'answered, all evidence supplied',
    'answered-without-gold': 'answered without the evidence',
    'refused-rightly': 'refused, rightly',
    'refused-wrongly': 'refused, wrongly',
  },
  flagged: 'Simulated answers, their figures checked',
  flags: (truthful: boolean | null, lying: boolean | null) => {
    const said = (flag: boolean | null) =>
      flag === null ? 'not checked' : flag ? 'flagged' : 'not flagged';
    return `truthful: ${said(truthful)}; lying: ${said(lying)}`;
  },
  search: 'Find in the questions',
  searched: (rows: number) => `${count(rows, 'question', 'questions')} found.`,
  nothingChanged: 'No question is like that.',
  more: (rows: number) => `Show ${count(rows, 'more question', 'more questions')}`,
  decisions: (id: string) => `Decisions on ${id}`,
  order: 'Order',
  supplied: 'Supplied',
  found: 'Found of what was needed',
  gained: 'Gained',
  lost: 'Lost',
  none: 'none',
  chunkNumbers: 'Numbers are chunks in the order of the text; best ranked first.',
  chunkNumbersOnly: 'Numbers are chunks in the order of the text.',
  noTraces:
    'The part that computes Traces could not be fetched: the network may be down. Nothing stored was touched; reload the page to try again.',
  openLab: 'Open in its lab',
  saveCsv: 'Save as CSV',
  saveFrench: 'Save as CSV for a French spreadsheet',
  saveJson: 'Save the comparison (JSON)',
};

export type CompareWords = typeof words;
