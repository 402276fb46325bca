import { formatInteger } from '../format';
import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'characters',
  label: ({ target }) => `${formatInteger(target!)} characters`,
  explanation:
    'Chunks of about a number of characters, cut at the end of a sentence where one is near.',
};
