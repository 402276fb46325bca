import { defineChunker } from '../chunker';
import {
  cutBySentenceRange,
  FEWEST_SENTENCES,
  LENGTH_OF_A_FULL_GROUP,
  LENGTH_OF_A_SHORT_GROUP,
  MOST_SENTENCES,
} from './cut-by-sentence-range';

/** Groups of whole sentences, about 1,000 characters at most. */
export const sentenceRange = defineChunker({
  id: 'sentence-range',
  version: '1',
  parameters: {},
  constants: {
    fewest: FEWEST_SENTENCES,
    most: MOST_SENTENCES,
    fullGroup: LENGTH_OF_A_FULL_GROUP,
    shortGroup: LENGTH_OF_A_SHORT_GROUP,
  },
  offers: [{ option: 'sentences', values: {} }],
  cut: (documents) => cutBySentenceRange(documents),
});
