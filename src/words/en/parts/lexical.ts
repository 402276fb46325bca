import type { PartWords } from '../../parts';

export const words: PartWords = {
  name: 'lexical',
  label: () => 'lexical vectors',
  explanation: 'Which terms a text holds.',
};
