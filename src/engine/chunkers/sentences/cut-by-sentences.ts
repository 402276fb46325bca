import { buildChunkTable } from '../../retrieval/build-table';
import type { ChunkTable, SourceDocument } from '../../retrieval/chunk-table';
import { sentencesOf } from '../sentences-of';

/**
 * Consecutive groups of `size` sentences from the start of each document; the last group may be
 * shorter. The author's own sentences are kept where the document gives them.
 * Throws a RangeError unless `size` is a positive integer.
 */
export function cutBySentences(documents: readonly SourceDocument[], size: number): ChunkTable {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`size ${size}`);
  return buildChunkTable(documents, (document) =>
    sentencesOf(document)
      .filter((_, position) => position % size === 0)
      .map((sentence) => sentence.start),
  );
}
