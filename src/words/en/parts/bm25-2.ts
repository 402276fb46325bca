import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'BM25, terms 2',
  label: () => 'BM25, terms 2',
  glossary: {
    term: 'BM25, terms 2',
    says: 'BM25 over newer terms: irregular plurals and genders meet, a number is one term however it is written (1000, 1,000), and C#, C++ and .NET are terms.',
  },
};
