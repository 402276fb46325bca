import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'BM25 propagé',
  label: () => 'BM25 propagé',
  explanation:
    'Le BM25 propagé laisse les termes d’un fragment compter chez ses voisins avant de saturer, et transmet ce qui dépasse le fond de la part τ du meilleur.',
  glossary: {
    term: 'BM25 propagé',
    says: 'Une règle à nous : les termes d’un fragment comptent aussi, affaiblis à chaque coupe, dans les fragments qui l’entourent, avant que la répétition soit amortie. Ce qui s’élève assez au-dessus du fond est transmis.',
    formula: 'transmettre S − z ≥ τ (max S − z)',
  },
};
