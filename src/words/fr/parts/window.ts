import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'fenêtre',
  label: ({ radius }) => `fenêtre ±${radius}`,
  glossary: {
    term: 'fenêtre',
    says: 'Une règle qui ajoute tous les fragments à r places au plus avant ou après chaque ancre, quoi qu’ils disent.',
  },
};
