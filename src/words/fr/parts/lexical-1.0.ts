import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'lexicale 1.0',
  label: () => 'lexical 1.0',
  glossary: {
    term: 'lexicale 1.0',
    says: 'La note figée du protocole publié : le nombre de termes distincts de la question que contient le fragment, divisé par la racine carrée de son nombre de termes. Un fragment plus long doit en contenir davantage.',
    formula: 'termes communs ÷ √(termes du fragment)',
  },
};
