import type { ChunkTable } from '../retrieval/chunk-table';

/**
 * The chunks at distance 1 to `radius` from an anchor inside its document, nearest first, the
 * earlier one before the later.
 */
export function neighboursOf(chunks: ChunkTable, anchor: number, radius: number): number[] {
  const document = chunks.documentOf[anchor]!;
  const first = chunks.documentFirst[document]!;
  const end = chunks.documentFirst[document + 1]!;
  const neighbours: number[] = [];
  for (let distance = 1; distance <= radius; distance += 1) {
    if (anchor - distance >= first) neighbours.push(anchor - distance);
    if (anchor + distance < end) neighbours.push(anchor + distance);
  }
  return neighbours;
}
