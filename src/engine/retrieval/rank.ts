import { chunkRanges, type Scope } from './scope';

/**
 * The chunks of the documents in scope, best first; where two scores are equal, source order.
 * A chunk without a matching term (score 0) has a place only where `allowZero` says so
 * (`lexical-1.0`).
 */
export function rankChunks(
  scores: Float64Array,
  documentFirst: Uint32Array,
  scope: Scope,
  allowZero: boolean,
): Uint32Array {
  const chunks = new Uint32Array(scores.length);
  let count = 0;
  for (const [first, end] of chunkRanges(documentFirst, scope)) {
    for (let chunk = first; chunk < end; chunk += 1) {
      if (allowZero || scores[chunk]! > 0) chunks[count++] = chunk;
    }
  }
  return chunks.subarray(0, count).sort((a, b) => scores[b]! - scores[a]! || a - b);
}
