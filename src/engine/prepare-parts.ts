import { POLICIES } from './policies';
import type { Policy } from './policies/policy';
import { cut, PreparedCorpus, type ChunkColumns, type PreparedParts } from './prepare';
import type { ChunkTable, SourceDocument } from './retrieval/chunk-table';
import { indexChunks } from './retrieval/index-chunks';
import type { ChunkingSettings } from './settings';
import { SPACES } from './spaces';
import { BM25_1 } from './text/terms';

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
 * Cuts and indexes documents into plain data for `PreparedCorpus.fromParts`: all that any policy
 * needs, and the projections of all spaces. `report` is called before each step and, while words are
 * read, after each chunk.
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
  const indexes = indexChunks(table, BM25_1, (done) => report({ step: 'words', done, total }));
  const prepared = PreparedCorpus.fromParts(documents, chunking, {
    columns: columnsOf(table),
    indexes,
    made: {},
    projections: {},
  });
  const needs = POLICIES.flatMap((policy: Policy) => policy.needs);
  const made = Object.fromEntries(needs.map((need) => [need.id, prepared.get(need)]));
  report({ step: 'vectors', done: 0, total });
  const projections = Object.fromEntries(
    SPACES.map((space) => [space.id, space.project(indexes.terms)]),
  );
  return { columns: columnsOf(table), indexes, made, projections };
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
