import type { Parameters, Part, Values } from '../parts/part';
import type { ChunkTable, SourceDocument } from '../retrieval/chunk-table';

/** A way to cut documents into chunks. */
export interface Chunker<
  Id extends string = string,
  P extends Parameters = Parameters,
> extends Part<Id, P> {
  /** The cuttings offered by name: what the command line calls them, and their values. */
  readonly offers: readonly { readonly option: string; readonly values: Values<P> }[];
  cut(documents: readonly SourceDocument[], values: Values<P>): ChunkTable;
}

export function defineChunker<const Id extends string, P extends Parameters>(
  chunker: Chunker<Id, P>,
): Chunker<Id, P> {
  return chunker;
}
