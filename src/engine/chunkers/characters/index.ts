import { defineChunker } from '../chunker';
import { cutByCharacters } from './cut-by-characters';

/** Chunks of about so many characters, cut where a text breaks of itself. */
export const characters = defineChunker({
  id: 'characters',
  version: '1',
  parameters: {
    target: {
      kind: 'whole',
      low: 100,
      high: 4000,
      preset: 800,
      name: 'target chunk length',
      symbol: 'target',
      unit: 'characters',
      link: 'target',
    },
  },
  constants: {},
  offers: [800, 400].map((target) => ({ option: String(target), values: { target } })),
  cut: (documents, { target }) => cutByCharacters(documents, target),
});
