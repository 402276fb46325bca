import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'BM25',
  label: () => 'BM25',
  glossary: {
    term: 'BM25',
    says: 'A classical score: each term of the question adds more when it is rare in the corpus, less and less when it is repeated, and less in a long chunk.',
    formula: 'Σ idf · 2.2 f ÷ (f + 1.2 (0.25 + 0.75 · length ÷ mean length))',
  },
};
