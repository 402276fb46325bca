import { formatInteger } from './format';

export const words = {
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
  testsTitle: (count: number) => `Every neighbour tested (${formatInteger(count)})`,
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

export type ChunkWords = typeof words;
