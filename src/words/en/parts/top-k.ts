import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'top k',
  label: ({ topK }) => `top ${topK}`,
  explanation: 'Top k takes the best chunks and no neighbours.',
  glossary: {
    term: 'top k',
    says: 'To keep the k chunks with the best scores, and nothing else.',
  },
};
