import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'SCAR',
  label: ({ radius }) => `SCAR ±${radius}`,
  glossary: {
    term: 'SCAR',
    says: 'A published policy (arXiv 2606.16661): a neighbour is added when its expansion score passes a share of its anchor’s similarity. It cannot bring back what top k missed altogether.',
    formula: 'add n if cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c)',
  },
};
