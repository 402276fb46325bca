import { formatInteger, plural } from './format';

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words = {
  title: 'A class',
  close: 'Close the class',
  loading: 'Counting…',
  lead: (runs: number, leftOut: number) =>
    `${count(runs, 'run', 'runs')} of the Order lab${leftOut > 0 ? `; ${count(leftOut, 'run of another sort is', 'runs of other sorts are')} left out` : ''}.`,
  nothing: 'None of these runs comes from the Order lab: there is nothing to count.',
  sameFigures: (groups: number, runs: number) =>
    `${count(runs, 'run has', 'runs have')} figures that another run has too (${count(groups, 'digest', 'digests')} of reproduction): saved twice, or done twice.`,
  onceOnly: 'Count runs with the same figures once',
  duplicates: (runs: number) =>
    `${count(runs, 'run came', 'runs came')} in more than one file and ${runs === 1 ? 'counts' : 'count'} once:`,
  inFiles: (name: string, files: string) => `${name}: ${files}`,
  group: 'Case and text',
  groupName: (title: string, text: string, runs: number) =>
    `${title} (${text}): ${count(runs, 'run', 'runs')}`,
  conditions: 'Conditions supplied',
  conditionsNote: (sides: number) => `Each run shows two orders: ${formatInteger(sides)} in all.`,
  value: 'Conditions',
  published: 'published order',
  own: 'own order',
  gaps: 'Gap between the two orders of a run',
  gapsNote: 'In conditions: how many more one order supplies than the other.',
  predictions: 'Predictions',
  predictionsNote: (made: number, right: number) =>
    made === 0
      ? 'No prediction was made.'
      : `${count(made, 'prediction was', 'predictions were')} made, ${formatInteger(right)} of them right.`,
  error: 'Supplied minus predicted',
  runs: 'Runs',
  predicted: 'Predictions',
  orders: 'Orders tried',
  ordersNote: (different: number) =>
    `${count(different, 'order under its settings', 'orders under their settings')}, the most tried first.`,
  order: 'Order',
  name: 'Which',
  size: 'Sentences a chunk',
  topK: 'Chunks supplied',
  times: 'Times',
  moreOrders: (orders: number) => `Show ${count(orders, 'more order', 'more orders')}`,
  lessonRuns: (runs: number) => `${count(runs, 'lesson was', 'lessons were')} kept.`,
  lessonNote: (computed: string, made: number, right: number) =>
    `Computed: ${computed}. ${made === 0 ? 'Nobody predicted.' : `${count(made, 'prediction', 'predictions')}, ${formatInteger(right)} of them right.`}`,
  answer: 'Answer',
  hands: 'Hands',
  computed: 'computed',
  asTable: 'The same as a table',
  savePlot: (plot: string) => `Save as SVG: ${plot}`,
  caption: (title: string, runs: number) =>
    `${title}, ${count(runs, 'run', 'runs')}. A controlled simulation; counts of a class, not a rate.`,
  digestNote: (digest: string) => `Digest of the runs: sha256:${digest}`,
};

export type ClassWords = typeof words;
