import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'tf-idf',
  label: () => 'tf-idf vectors',
  explanation: 'Which terms a text holds, weighted by rarity.',
};
