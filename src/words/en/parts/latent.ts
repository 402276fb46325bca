import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'latent',
  label: () => 'latent vectors',
  glossary: {
    term: 'latent space',
    says: 'A smaller space of at most 64 directions, computed from the words that this corpus uses together: two texts can be close there without sharing a word.',
  },
};
