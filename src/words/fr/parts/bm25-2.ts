import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'BM25, termes 2',
  label: () => 'BM25, termes 2',
  glossary: {
    term: 'BM25, termes 2',
    says: 'BM25 sur des termes plus récents : pluriels et genres irréguliers se rejoignent (français et française, corail et coraux), un nombre est un seul terme quelle que soit son écriture (1000, 1 000), et C#, C++, presqu’île sont des mots.',
  },
};
