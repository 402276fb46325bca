import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'carried BM25',
  label: () => 'carried BM25',
  explanation:
    'Carried BM25 lets the terms of a chunk count in its neighbours before they saturate, and supplies what rises above the background by the share τ of the best.',
  glossary: {
    term: 'carried BM25',
    says: 'A policy of ours: the terms of a chunk also count, weakened at each cut, in the chunks around it, before repetition is damped. What rises far enough above the background is supplied.',
    formula: 'supply S − z ≥ τ (max S − z)',
  },
};
