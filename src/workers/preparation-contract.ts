import type { ChunkColumns, PreparedParts } from '../engine/prepare';
import type { ChunkingSettings } from '../engine/settings';
import type { PreparationProgress } from '../engine/prepare-parts';
import type { SourceDocument } from '../engine/retrieval/chunk-table';

export type PreparationReport = (progress: PreparationProgress) => void;

/** What the worker that cuts and indexes can be asked. It is ended where it is no longer wanted. */
export interface PreparationApi {
  /** Cuts and indexes documents, for questions to be put to them. */
  prepare(
    documents: readonly SourceDocument[],
    chunking: ChunkingSettings,
    report: PreparationReport,
  ): Promise<PreparedParts>;
  /** Cuts documents only. */
  cut(documents: readonly SourceDocument[], chunking: ChunkingSettings): Promise<ChunkColumns>;
  /** The digest of integrity of a value. */
  digest(value: unknown): Promise<string>;
}
