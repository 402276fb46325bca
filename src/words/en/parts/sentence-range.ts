import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: '3 to 6 sentences',
  label: () => '3 to 6 sentences',
  explanation: 'Chunks of three to six whole sentences.',
};
