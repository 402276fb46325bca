import type { PartWords } from '../../parts';

export const words: PartWords = {
  name: '3 to 6 sentences',
  label: () => '3 to 6 sentences',
  explanation: 'Chunks of three to six whole sentences.',
};
