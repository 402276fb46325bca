import type { PartWords } from '../../parts';

export const words: PartWords = {
  name: 'fenêtre',
  label: ({ radius }) => `fenêtre ±${radius}`,
  glossary: {
    term: 'fenêtre',
    says: 'Une règle qui ajoute tous les fragments à r places au plus avant ou après chaque ancre, quoi qu’ils disent.',
  },
};
