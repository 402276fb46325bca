import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'parent',
  label: () => 'section parente',
  glossary: {
    term: 'section parente',
    says: 'Une règle qui transmet toute la section de chaque ancre, ou son bloc de dix fragments là où il n’y a pas de sections.',
  },
};
