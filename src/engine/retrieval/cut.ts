import { splitSentences } from '../text/sentences';
import type { Span } from '../text/span';
import { buildChunkTable } from './build-table';
import type { ChunkTable, SourceDocument } from './chunk-table';

const FEWEST_SENTENCES = 3;
const MOST_SENTENCES = 6;
/** A group that has its three sentences stays within this many characters. */
const LENGTH_OF_A_FULL_GROUP = 1000;
/** "About" 1,000: what a group may reach to get its third sentence. */
const LENGTH_OF_A_SHORT_GROUP = 1500;

function sentencesOf(document: SourceDocument): readonly Span[] {
  const sentences = document.sentences ?? splitSentences(document.text, document.language);
  // A text of white space alone has no sentence, and is still one chunk: chunks rebuild the source.
  return sentences.length > 0 ? sentences : [{ start: 0, end: document.text.length }];
}

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
