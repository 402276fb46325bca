import type { LabError } from '../../engine/errors';
import { plural } from './format';

export const words = {
  title: 'Your text',
  close: 'Close',
  lead: 'Three to twelve sentences and a question. Order A keeps the order of your text, order B brings the ticked sentences together at its beginning. The text stays in this page, and in the link you copy from the address bar.',
  language: 'Language of the text',
  name: 'Name of the source',
  question: 'Question',
  text: 'Text',
  conditions: (count: number) =>
    `${count} ${plural(count, 'sentence', 'sentences')}: tick those an answer must respect`,
  label: (position: number) => `Label of the condition in sentence ${position}`,
  defaultLabel: (position: number) => `Condition ${position}`,
  submit: 'Open in the lab',
  file: 'Open a case file…',
  problem: (error: LabError): string => {
    const { count = '', limit = '', place = '', fact = '', variant = '' } = error.details;
    switch (error.code) {
      case 'own-no-question':
        return 'Write a question first: chunks are scored against it.';
      case 'own-no-condition':
        return 'Tick at least one sentence that an answer must respect: that is what the lab counts.';
      case 'own-too-few-sentences':
        return `The text has ${count} ${plural(Number(count), 'sentence', 'sentences')}; at least ${limit} are needed to have an order.`;
      case 'own-too-many-sentences':
        return `The text has ${count} sentences; the lab takes at most ${limit}. Shorten it.`;
      case 'own-file-too-large':
        return 'This file is larger than a teaching case can be. Nothing was changed.';
      case 'own-file-unreadable':
        return 'This file is not JSON in UTF-8. Nothing was changed.';
      case 'case-duplicate-fact':
        return `The file names the sentence ${fact} twice. Nothing was changed.`;
      case 'case-no-variant':
        return 'The file gives no order of the sentences. Nothing was changed.';
      case 'case-variant-not-a-permutation':
        return `In the file, order ${variant} does not name every sentence once. Nothing was changed.`;
      case 'case-language-incomplete':
        return `The file begins a language and leaves it unfinished${place === '' ? '' : ` (${place})`}. Nothing was changed.`;
      default:
        return `The file is not a teaching-case/1${place === '' ? '' : `: see ${place}`}. Nothing was changed.`;
    }
  },
};

export type OwnCaseWords = typeof words;
