import { defineChunker } from '../chunker';
import { cutBySentences } from './cut-by-sentences';

const SIZES = [1, 2, 3, 4, 5, 6];

/** So many sentences a chunk. */
export const sentences = defineChunker({
  id: 'sentences',
  version: '1',
  parameters: {
    size: {
      kind: 'whole',
      low: Math.min(...SIZES),
      high: Math.max(...SIZES),
      preset: 3,
      name: 'sentences per chunk',
      symbol: 'size',
      unit: 'sentences',
      link: 'size',
    },
  },
  constants: {},
  offers: SIZES.map((size) => ({ option: String(size), values: { size } })),
  cut: (documents, { size }) => cutBySentences(documents, size),
});
