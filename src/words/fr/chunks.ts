import { formatInteger } from './format';
import type { ChunkWords } from '../en/chunks';

export const words: ChunkWords = {
  chunk: (number) => `Fragment ${number}`,
  anchorRank: (rank) => `ancre ${rank}`,
  neighbour: 'voisin',
  role: {
    anchor: 'ancre',
    added: 'voisin ajouté',
    refused: 'voisin refusé',
    plain: 'écarté',
  },
  supplied: 'transmis',
  withheld: 'écarté',
  readText: 'Son texte',
  testsTitle: (count) => `Chaque voisin examiné (${formatInteger(count)})`,
  testNeighbour: 'voisin',
  testAnchor: 'ancre',
  testVerdict: 'décision',
  verdictAdded: 'ajouté',
  verdictRefused: 'refusé',
  lookAt: (number) => `Voir le fragment ${number}`,
  missReason: {
    'no-anchor-near': 'aucune ancre proche',
    'not-adjacent': 'hors de portée de l’ancre',
    refused: 'refusé par la règle',
    'over-cap': 'classé après ceux retenus',
  },
  missed: (chunk, reason) => `fragment ${chunk} : ${reason}`,
};
