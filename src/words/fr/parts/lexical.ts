import type { PartWords } from '../../parts';

export const words: PartWords = {
  name: 'lexicaux',
  label: () => 'vecteurs lexicaux',
  explanation: 'Quels termes un texte contient.',
};
