import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'window',
  label: ({ radius }) => `window ±${radius}`,
  glossary: {
    term: 'window',
    says: 'A policy that adds every chunk at most r places before or after each anchor, whatever it says.',
  },
};
