import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'BM25',
  label: () => 'BM25',
  glossary: {
    term: 'BM25',
    says: 'Une note classique : chaque terme de la question ajoute plus s’il est rare dans le corpus, de moins en moins s’il se répète, et moins dans un long fragment.',
    formula: 'Σ idf · 2,2 f ÷ (f + 1,2 (0,25 + 0,75 · longueur ÷ longueur moyenne))',
  },
};
