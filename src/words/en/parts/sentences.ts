import { formatInteger, plural } from '../format';
import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'sentences',
  label: ({ size }) => `${formatInteger(size!)} ${plural(size!, 'sentence', 'sentences')}`,
  explanation: 'Chunks of a number of whole sentences.',
};
