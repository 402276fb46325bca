import { formatInteger, plural } from './format';

export const words = {
  caption: (n: number) =>
    `Mean recall of ${formatInteger(n)} ${plural(n, 'question', 'questions')} against the mean number of chunks supplied; up is found, right is paid.`,
  scar: 'SCAR, in the settings named',
  proposed: 'the policy this lab proposes',
  other: 'other policies',
  front: 'no named point finds more with fewer chunks, curves apart',
  here: 'the settings now, on the sweep',
  unlabelled: (name: string, recall: string, chunks: string) =>
    `Not named in the drawing: ${name}, recall ${recall} at ${chunks} chunks.`,
  differences: (n: number) =>
    `Mean difference in recall, in points, with its 95 % interval, paired by question (n = ${formatInteger(n)}). Right of zero, the first of the two finds more.`,
};

export type PlotWords = typeof words;
