import type { PartWords } from '../../parts';

export const words: PartWords = {
  name: 'parent',
  label: () => 'parent section',
  glossary: {
    term: 'parent',
    says: 'A policy that supplies the whole section of each anchor, or its block of ten chunks where there are no sections.',
  },
};
