import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'lexical 1.0',
  label: () => 'lexical 1.0',
  glossary: {
    term: 'lexical 1.0',
    says: 'The frozen score of the published protocol: how many distinct terms of the question the chunk holds, divided by the square root of its number of terms. A longer chunk has to hold more.',
    formula: 'matched terms ÷ √(terms of the chunk)',
  },
};
