import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'SCAR',
  label: ({ radius }) => `SCAR ±${radius}`,
  glossary: {
    term: 'SCAR',
    says: 'Une règle publiée (arXiv 2606.16661) : un voisin est ajouté quand sa note d’extension dépasse une part de la proximité de son ancre. Elle ne peut pas rendre ce que le top k a manqué tout à fait.',
    formula: 'ajouter n si cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c)',
  },
};
