import { readChunkTokens, type ChunkTokens } from './policies/chunk-tokens';
import { carriedLengths } from './policies/carry';
import { parentOfChunks } from './policies/parents';
import type { ChunkTable, SourceDocument } from './retrieval/chunk-table';
import { cutByCharacters } from './retrieval/cut-by-characters';
import { cutBySentenceRange, cutBySentences } from './retrieval/cut';
import { cutWeights } from './retrieval/cut-weights';
import { indexChunks, type ChunkIndexes } from './retrieval/index-chunks';
import type { PipelineSettings, SpaceName } from './settings';
import type { Language } from './text/language';
import { fitSpace } from './vectors/fit-space';
import type { VectorSpace } from './vectors/vector-space';

/** The settings that decide where documents are cut: the only ones a prepared corpus depends on. */
export type ChunkingSettings = Pick<PipelineSettings, 'chunking' | 'size' | 'target'>;

/**
 * Documents cut into chunks, with everything that does not depend on a question. Each part is made
 * when it is first asked for and then kept: one preparation serves every question and every policy.
 */
export class PreparedCorpus {
  readonly table: ChunkTable;
  #indexes: ChunkIndexes | undefined;
  #cutWeights: Float64Array | undefined;
  #carriedLength: Float64Array | undefined;
  #parents: Uint32Array | undefined;
  #tokens: ChunkTokens | undefined;
  readonly #spaces = new Map<SpaceName, VectorSpace>();

  constructor(documents: readonly SourceDocument[], chunking: ChunkingSettings) {
    this.table = cut(documents, chunking);
  }

  /** The language questions are read in: that of the first document. */
  get language(): Language {
    return this.table.documents[0]?.language ?? 'en';
  }

  get indexes(): ChunkIndexes {
    return (this.#indexes ??= indexChunks(this.table));
  }

  get cutWeights(): Float64Array {
    return (this.#cutWeights ??= cutWeights(this.table));
  }

  get carriedLength(): Float64Array {
    return (this.#carriedLength ??= carriedLengths(this.indexes.terms.length, this.cutWeights));
  }

  get parents(): Uint32Array {
    return (this.#parents ??= parentOfChunks(this.table));
  }

  get tokens(): ChunkTokens {
    return (this.#tokens ??= readChunkTokens(this.table, this.indexes.terms));
  }

  space(kind: SpaceName): VectorSpace {
    let space = this.#spaces.get(kind);
    if (!space) {
      space = fitSpace(kind, this.indexes.terms);
      this.#spaces.set(kind, space);
    }
    return space;
  }
}

/** Cuts documents as the settings say. */
function cut(documents: readonly SourceDocument[], settings: ChunkingSettings): ChunkTable {
  switch (settings.chunking) {
    case 'sentences':
      return cutBySentences(documents, settings.size);
    case 'characters':
      return cutByCharacters(documents, settings.target);
    case 'sentence-range':
      return cutBySentenceRange(documents);
  }
}
