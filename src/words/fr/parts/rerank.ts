import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'reclassement',
  label: ({ topK }) => `reclassement lexical, top ${topK}`,
  explanation:
    'Le reclassement lexical regarde les meilleurs fragments un par un, compte combien de termes de la question ils portent et à quelle distance, et ne prend aucun voisin.',
  glossary: {
    term: 'reclassement',
    says: 'Une règle qui regarde de nouveau les meilleurs fragments un par un et garde les premiers. Le nôtre est lexical : il compte combien de termes de la question un fragment contient, et à quelle distance les uns des autres.',
  },
};
