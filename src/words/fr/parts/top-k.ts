import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'top k',
  label: ({ topK }) => `top ${topK}`,
  explanation: 'Le top k prend les meilleurs fragments et aucun voisin.',
  glossary: {
    term: 'top k',
    says: 'Retenir les k fragments les mieux notés, et rien d’autre.',
  },
};
