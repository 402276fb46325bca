import { formatInteger } from '../format';
import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'caractères',
  label: ({ target }) => `${formatInteger(target!)} caractères`,
  explanation:
    'Des fragments d’environ un nombre de caractères, coupés à la fin d’une phrase s’il en est une proche.',
};
