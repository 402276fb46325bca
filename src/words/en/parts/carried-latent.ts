import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'carried BM25 + latent',
  label: () => 'carried BM25 + latent',
  explanation:
    'This rule adds to carried BM25 half of how close each chunk and its neighbours lie to the question among the words this corpus uses together, and supplies what rises above the background by the share τ of the best.',
  glossary: {
    term: 'carried BM25 + latent',
    says: 'The rule that the Neighbours lab marks “default”: carried BM25, plus half as much for how close a chunk and its neighbours lie to the question in the latent space.',
    formula: 'V = S ÷ max S + ½ G ÷ max G',
  },
};
