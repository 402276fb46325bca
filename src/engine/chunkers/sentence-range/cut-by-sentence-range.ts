import { buildChunkTable } from '../../retrieval/build-table';
import type { ChunkTable, SourceDocument } from '../../retrieval/chunk-table';
import { sentencesOf } from '../sentences-of';

export const FEWEST_SENTENCES = 3;
export const MOST_SENTENCES = 6;
/** A group that has its three sentences stays within this many characters. */
export const LENGTH_OF_A_FULL_GROUP = 1000;
/** "About" 1,000: what a group may reach to get its third sentence. */
export const LENGTH_OF_A_SHORT_GROUP = 1500;

/**
 * Groups of 3 to 6 sentences, about 1,000 characters at most: a group closes at six sentences,
 * or before the sentence that would take it past 1,000 characters (1,500 while it has fewer than
 * three). A single sentence is never cut, however long.
 */
export function cutBySentenceRange(documents: readonly SourceDocument[]): ChunkTable {
  return buildChunkTable(documents, (document) => {
    const starts: number[] = [];
    let held = 0;
    for (const sentence of sentencesOf(document)) {
      const limit = held < FEWEST_SENTENCES ? LENGTH_OF_A_SHORT_GROUP : LENGTH_OF_A_FULL_GROUP;
      const length = sentence.end - (starts.at(-1) ?? sentence.start);
      if (held === 0 || held === MOST_SENTENCES || length > limit) {
        starts.push(sentence.start);
        held = 0;
      }
      held += 1;
    }
    return starts;
  });
}
