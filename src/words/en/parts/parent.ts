import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'parent',
  label: () => 'parent section',
  glossary: {
    term: 'parent',
    says: 'A policy that supplies the whole section of each anchor, or its block of ten chunks where there are no sections.',
  },
};
