import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'lexicaux',
  label: () => 'vecteurs lexicaux',
  explanation: 'Quels termes un texte contient.',
};
