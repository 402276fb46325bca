import type { ChunkTable } from './chunk-table';

/** Weight of a chunk boundary that leaves a sentence open: what was being said very likely goes on. */
export const OPEN_BOUNDARY = 0.5;
/** Weight of a boundary after sentence-final punctuation. */
export const CLOSED_BOUNDARY = 0.25;

const SENTENCE_FINAL = /[.!?…。！？"'”’»›)\]}]$/;
const LAST_CHARACTERS = 64;

/** True when `text` ends, white space aside, in . ! ? or a closing quote or bracket. */
function endsSentence(text: string): boolean {
  return SENTENCE_FINAL.test(text.trimEnd());
}

/**
 * How much of what one chunk says carries over each chunk boundary: entry `i` is the weight between chunk `i`
 * and chunk `i + 1`, 0 where the document changes.
 */
export function boundaryWeights(table: ChunkTable): Float64Array {
  const weights = new Float64Array(table.count);
  for (let chunk = 0; chunk + 1 < table.count; chunk += 1) {
    if (table.documentOf[chunk] !== table.documentOf[chunk + 1]) continue;
    const { text } = table.documents[table.documentOf[chunk]!]!;
    const start = table.start[chunk]!;
    const end = table.end[chunk]!;
    let tail = text.slice(Math.max(start, end - LAST_CHARACTERS), end);
    if (tail.trim() === '') tail = text.slice(start, end);
    weights[chunk] = endsSentence(tail) ? CLOSED_BOUNDARY : OPEN_BOUNDARY;
  }
  return weights;
}
