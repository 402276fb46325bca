import { formatInteger } from '../format';
import type { Dictionary } from '../language';

const en = {
  chunk: (number: number) => `Chunk ${number}`,
  anchorRank: (rank: number) => `anchor ${rank}`,
  neighbour: 'neighbour',
  role: {
    anchor: 'anchor',
    added: 'neighbour added',
    refused: 'neighbour refused',
    plain: 'withheld',
  },
  supplied: 'supplied',
  withheld: 'withheld',
  readText: 'Its text',
  testsTitle: (count: number) => `Every neighbour tested (${formatInteger(count, 'en')})`,
  testNeighbour: 'neighbour',
  testAnchor: 'anchor',
  testVerdict: 'verdict',
  verdictAdded: 'added',
  verdictRefused: 'refused',
  lookAt: (number: number) => `Look at chunk ${number}`,
  missReason: {
    'no-anchor-near': 'no anchor near',
    'not-adjacent': 'out of reach of the anchor',
    refused: 'refused by the rule',
    'over-cap': 'ranked below those kept',
  },
  missed: (chunk: number, reason: string) => `chunk ${chunk}: ${reason}`,
};

type Words = typeof en;

const fr: Words = {
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
  testsTitle: (count) => `Chaque voisin examiné (${formatInteger(count, 'fr')})`,
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

/** What a Trace says of chunks and of the neighbours tested. */
export const CHUNK_WORDS: Dictionary<Words> = { fr, en };
