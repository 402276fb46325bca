import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: '3 à 6 phrases',
  label: () => '3 à 6 phrases',
  explanation: 'Des fragments de trois à six phrases entières.',
};
