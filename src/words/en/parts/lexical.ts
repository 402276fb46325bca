import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'lexical',
  label: () => 'lexical vectors',
  explanation: 'Which terms a text holds.',
};
