import type { ChunkTable } from '../../retrieval/chunk-table';
import { sectionStarts } from '../../text/section-starts';

/** Chunks in a parent where a document shows no section. */
export const BLOCK = 10;
/** For each chunk of a document its section: the one that holds most of its characters. */
function sectionOfChunks(
  starts: readonly number[],
  chunks: ChunkTable,
  first: number,
  end: number,
): number[] {
  const boundaries = [0, ...starts.filter((start) => start > 0), Infinity];
  const sections: number[] = [];
  let section = 0;
  for (let chunk = first; chunk < end; chunk += 1) {
    const from = chunks.start[chunk]!;
    const to = chunks.end[chunk]!;
    while (boundaries[section + 1]! <= from) section += 1;
    let best = section;
    let most = 0;
    for (let each = section; boundaries[each]! < to; each += 1) {
      const shared = Math.min(to, boundaries[each + 1]!) - Math.max(from, boundaries[each]!);
      if (shared > most) {
        most = shared;
        best = each;
      }
    }
    sections.push(best);
  }
  return sections;
}

function blockOfChunks(count: number): number[] {
  return Array.from({ length: count }, (_, position) => Math.floor(position / BLOCK));
}

/**
 * The parent of each chunk, as a number that no other parent shares: its section, or in a document
 * without two headings the block of 10 chunks it stands in.
 */
export function parentOfChunks(chunks: ChunkTable): Uint32Array {
  const parents = new Uint32Array(chunks.count);
  let next = 0;
  chunks.documents.forEach((document, position) => {
    const first = chunks.documentFirst[position]!;
    const end = chunks.documentFirst[position + 1]!;
    const starts = sectionStarts(document.text);
    const local =
      starts.length >= 2 ? sectionOfChunks(starts, chunks, first, end) : blockOfChunks(end - first);
    let previous: number | undefined;
    local.forEach((parent, offset) => {
      if (parent !== previous) next += 1;
      previous = parent;
      parents[first + offset] = next - 1;
    });
  });
  return parents;
}
