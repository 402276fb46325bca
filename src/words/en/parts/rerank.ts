import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'rerank',
  label: ({ topK }) => `lexical rerank, top ${topK}`,
  explanation:
    'The lexical rerank looks at the best chunks one by one, counts how many of the question’s terms they hold and how close together, and takes no neighbours.',
  glossary: {
    term: 'rerank',
    says: 'A policy that looks again at the best chunks one by one and keeps the first few. Ours is lexical: it counts how many of the question’s terms a chunk holds, and how close together.',
  },
};
