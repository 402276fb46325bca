import { carriedSums } from './policies/carry';
import { readChunkTokens } from './policies/chunk-tokens';
import { parentOfChunks } from './policies/parents';
import { cut, type ChunkColumns, type ChunkingSettings, type PreparedParts } from './prepare';
import type { ChunkTable, SourceDocument } from './retrieval/chunk-table';
import { cutWeights } from './retrieval/cut-weights';
import { indexChunks } from './retrieval/index-chunks';
import { projectLatent } from './vectors/latent-space';

/** The steps of a preparation, in order. */
export const PREPARATION_STEPS = ['cutting', 'words', 'vectors'] as const;

/** How far a preparation is. `done` and `total` count what the step goes through. */
export interface PreparationProgress {
  readonly step: (typeof PREPARATION_STEPS)[number];
  readonly done: number;
  readonly total: number;
}

/** The columns of a table, which can leave the documents behind. */
export function columnsOf({ documents: _, ...columns }: ChunkTable): ChunkColumns {
  return columns;
}

/**
 * Cuts and indexes documents into plain data for `PreparedCorpus.fromParts`. `report` is called
 * before each step and, while words are read, after each chunk.
 */
export function prepareParts(
  documents: readonly SourceDocument[],
  chunking: ChunkingSettings,
  report: (progress: PreparationProgress) => void = () => undefined,
): PreparedParts {
  report({ step: 'cutting', done: 0, total: documents.length });
  const table = cut(documents, chunking);
  const total = table.count;
  report({ step: 'words', done: 0, total });
  const indexes = indexChunks(table, (done) => report({ step: 'words', done, total }));
  const weights = cutWeights(table);
  report({ step: 'vectors', done: 0, total });
  return {
    columns: columnsOf(table),
    indexes,
    cutWeights: weights,
    carriedLength: carriedSums(indexes.terms.length, weights),
    parents: parentOfChunks(table),
    tokens: readChunkTokens(table, indexes.terms),
    latent: projectLatent(indexes.terms),
  };
}

/** The buffers under some plain data, each once: what can be moved to another thread uncopied. */
export function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (value !== null && typeof value === 'object' && !(value instanceof Map)) {
    for (const part of Object.values(value)) buffersOf(part, found);
  }
  return [...found];
}
