import type { Language } from '../text/language';
import type { Span } from '../text/span';

/** A text to be cut. `sentences` are given when the author's own units must be kept (a teaching case). */
export interface SourceDocument {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  readonly sentences?: readonly Span[];
}

/**
 * All chunks of a list of documents, as columns: chunk `i` is
 * `documents[documentOf[i]].text.slice(start[i], end[i])`. Chunks stand in source order, document
 * after document; the chunks of document `d` are `documentFirst[d]` to `documentFirst[d + 1] - 1`.
 */
export interface ChunkTable {
  readonly documents: readonly SourceDocument[];
  readonly count: number;
  readonly documentOf: Uint32Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** One entry more than there are documents. */
  readonly documentFirst: Uint32Array;
}

export function chunkText(table: ChunkTable, chunk: number): string {
  const document = table.documents[table.documentOf[chunk]!]!;
  return document.text.slice(table.start[chunk], table.end[chunk]);
}
