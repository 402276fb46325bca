import type { ChunkTable, SourceDocument } from './chunk-table';

/**
 * The table of chunks of `documents`, given for each document where its chunks start (ascending,
 * UTF-16 code units). The first chunk takes whatever stands before its start and each chunk ends
 * where the next begins, so the chunks of a document rebuild its text. An empty text has no chunk.
 */
export function buildChunkTable(
  documents: readonly SourceDocument[],
  startsOf: (document: SourceDocument) => readonly number[],
): ChunkTable {
  const starts = documents.map((document) => (document.text === '' ? [] : startsOf(document)));
  const count = starts.reduce((sum, list) => sum + list.length, 0);
  const table = {
    documents,
    count,
    documentOf: new Uint32Array(count),
    start: new Uint32Array(count),
    end: new Uint32Array(count),
    documentFirst: new Uint32Array(documents.length + 1),
  };
  let chunk = 0;
  starts.forEach((list, document) => {
    table.documentFirst[document] = chunk;
    list.forEach((start, position) => {
      table.documentOf[chunk] = document;
      table.start[chunk] = position === 0 ? 0 : start;
      table.end[chunk] = list[position + 1] ?? documents[document]!.text.length;
      chunk += 1;
    });
  });
  table.documentFirst[documents.length] = chunk;
  return table;
}
