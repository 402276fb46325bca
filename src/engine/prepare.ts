import { readChunkTokens, type ChunkTokens } from './policies/chunk-tokens';
import { carriedSums } from './policies/carry';
import { parentOfChunks } from './policies/parents';
import { chunkText, type ChunkTable, type SourceDocument } from './retrieval/chunk-table';
import { cutByCharacters } from './retrieval/cut-by-characters';
import { cutBySentenceRange, cutBySentences } from './retrieval/cut';
import { cutWeights } from './retrieval/cut-weights';
import { indexChunks, type ChunkIndexes } from './retrieval/index-chunks';
import { lexicalTerms } from './retrieval/lexical-1.0';
import type { PipelineSettings, SpaceName } from './settings';
import type { Language } from './text/language';
import { fitSpace } from './vectors/fit-space';
import { latentSpace, type LatentProjection } from './vectors/latent-space';
import type { VectorSpace } from './vectors/vector-space';

/** The settings that decide where documents are cut: the only ones a prepared corpus depends on. */
export type ChunkingSettings = Pick<PipelineSettings, 'chunking' | 'size' | 'target'>;

/** The columns of a chunk table, without the documents they cut. */
export type ChunkColumns = Omit<ChunkTable, 'documents'>;

/**
 * What takes long to make of a corpus, as plain data: made in a worker, transferred, and used by the
 * page. What is quick to make from it is left out.
 */
export interface PreparedParts {
  readonly columns: ChunkColumns;
  readonly indexes: ChunkIndexes;
  readonly cutWeights: Float64Array;
  readonly carriedLength: Float64Array;
  readonly parents: Uint32Array;
  readonly tokens: ChunkTokens;
  readonly latent: LatentProjection;
}

/** Where the words of the chunks come from: their text, unless a caller has read it before. */
export interface ChunkReader {
  indexes(table: ChunkTable): ChunkIndexes;
  lexicalTerms(table: ChunkTable, chunk: number): readonly string[];
}

const READ_TEXT: ChunkReader = {
  indexes: indexChunks,
  lexicalTerms: (table, chunk) => lexicalTerms(chunkText(table, chunk)),
};

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
  readonly #reader: ChunkReader;
  readonly #lexicalTerms: (readonly string[])[] = [];
  readonly #spaces = new Map<SpaceName, VectorSpace>();

  constructor(
    documents: readonly SourceDocument[],
    chunking: ChunkingSettings,
    reader: ChunkReader = READ_TEXT,
    table = cut(documents, chunking),
  ) {
    this.table = table;
    this.#reader = reader;
  }

  /** The corpus that `parts` were made of, from the same documents in the same order. */
  static fromParts(
    documents: readonly SourceDocument[],
    chunking: ChunkingSettings,
    parts: PreparedParts,
  ): PreparedCorpus {
    const table = { documents, ...parts.columns };
    const prepared = new PreparedCorpus(documents, chunking, READ_TEXT, table);
    prepared.#indexes = parts.indexes;
    prepared.#cutWeights = parts.cutWeights;
    prepared.#carriedLength = parts.carriedLength;
    prepared.#parents = parts.parents;
    prepared.#tokens = parts.tokens;
    prepared.#spaces.set('latent', latentSpace(parts.indexes.terms, parts.latent));
    return prepared;
  }

  /** The language questions are read in: that of the first document. */
  get language(): Language {
    return this.table.documents[0]?.language ?? 'en';
  }

  get indexes(): ChunkIndexes {
    return (this.#indexes ??= this.#reader.indexes(this.table));
  }

  /** The terms of a chunk under lexical-1.0. */
  lexicalTerms(chunk: number): readonly string[] {
    return (this.#lexicalTerms[chunk] ??= this.#reader.lexicalTerms(this.table, chunk));
  }

  get cutWeights(): Float64Array {
    return (this.#cutWeights ??= cutWeights(this.table));
  }

  get carriedLength(): Float64Array {
    return (this.#carriedLength ??= carriedSums(this.indexes.terms.length, this.cutWeights));
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
export function cut(documents: readonly SourceDocument[], settings: ChunkingSettings): ChunkTable {
  switch (settings.chunking) {
    case 'sentences':
      return cutBySentences(documents, settings.size);
    case 'characters':
      return cutByCharacters(documents, settings.target);
    case 'sentence-range':
      return cutBySentenceRange(documents);
  }
}
