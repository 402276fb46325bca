import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'smoothed cut',
  label: () => 'smoothed cut',
  explanation:
    'Smoothed cut lets each score take in its neighbours’ through the cuts, half of it where a sentence was cut and a quarter elsewhere, and supplies what reaches the share τ of the best.',
  glossary: {
    term: 'smoothed cut',
    says: 'A policy of ours: each BM25 score takes in its neighbours’ through the cuts (half where a cut falls inside a sentence, a quarter elsewhere); what reaches a share τ of the best is supplied.',
    formula: 's′(i) = s(i) + w s(i − 1) + w s(i + 1); supply s′ ≥ τ max s′',
  },
};
