import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'BM25 propagé + latent',
  label: () => 'BM25 propagé + latent',
  explanation:
    'Cette règle ajoute au BM25 propagé la moitié de ce qui rapproche de la question chaque fragment et ses voisins parmi les mots que ce corpus emploie ensemble, et transmet ce qui dépasse le fond de la part τ du meilleur.',
  glossary: {
    term: 'BM25 propagé + latent',
    says: 'La règle que le laboratoire Voisins dit « par défaut » : le BM25 propagé, plus la moitié autant pour la proximité du fragment et de ses voisins avec la question dans l’espace latent.',
    formula: 'V = S ÷ max S + ½ G ÷ max G',
  },
};
