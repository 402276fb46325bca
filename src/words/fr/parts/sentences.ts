import { formatInteger, plural } from '../format';
import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'phrases',
  label: ({ size }) => `${formatInteger(size!)} ${plural(size!, 'phrase', 'phrases')}`,
  explanation: 'Des fragments d’un nombre de phrases entières.',
};
