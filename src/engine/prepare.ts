import { chunkerNamed } from './chunkers';
import { valuesFor } from './parts/part';
import type { Preparation, Prepared, TermProfile } from './parts/prepared';
import { chunkText, type ChunkTable, type SourceDocument } from './retrieval/chunk-table';
import { indexChunks, type ChunkIndexes } from './retrieval/index-chunks';
import type { ChunkingSettings } from './settings';
import { spaceNamed } from './spaces';
import type { VectorSpace } from './spaces/space';
import { BM25_1, type TermRules } from './text/terms';
import type { Language } from './text/language';

/** The columns of a chunk table, without the documents they cut. */
export type ChunkColumns = Omit<ChunkTable, 'documents'>;

/**
 * What takes long to make of a corpus, as plain data: made in a worker, transferred, and used by the
 * page. What is quick to make from it is left out.
 */
export interface PreparedParts {
  readonly columns: ChunkColumns;
  readonly indexes: ChunkIndexes;
  /** What the policies need, by the id of the preparation. */
  readonly made: Readonly<Record<string, unknown>>;
  /** By the id of the space. */
  readonly projections: Readonly<Record<string, unknown>>;
}

/** Where the words of the chunks come from: their text, unless a caller has read it before. */
export interface ChunkReader {
  indexes(table: ChunkTable, rules: TermRules): ChunkIndexes;
  terms(profile: TermProfile, table: ChunkTable, chunk: number): readonly string[];
}

const READ_TEXT: ChunkReader = {
  indexes: indexChunks,
  terms: (profile, table, chunk) =>
    profile.terms(chunkText(table, chunk), table.documents[table.documentOf[chunk]!]!.language),
};

/** Cuts documents as the settings say. Throws a RangeError for a chunking that is none. */
export function cut(documents: readonly SourceDocument[], settings: ChunkingSettings): ChunkTable {
  const chunker = chunkerNamed(settings.chunking);
  return chunker.cut(documents, valuesFor(chunker, settings));
}

/**
 * Documents cut into chunks, with everything that does not depend on a question. Each part is made
 * when it is first asked for and then kept: one preparation serves every question and every policy.
 */
export class PreparedCorpus implements Prepared {
  readonly table: ChunkTable;
  readonly #reader: ChunkReader;
  #indexes: ChunkIndexes | undefined;
  readonly #made = new Map<string, unknown>();
  readonly #terms = new Map<string, (readonly string[])[]>();
  readonly #projections: Record<string, unknown> = {};
  readonly #spaces = new Map<string, VectorSpace>();
  /** Under other rules, by their id. */
  readonly #others = new Map<string, PreparedCorpus>();

  constructor(
    documents: readonly SourceDocument[],
    private readonly chunking: ChunkingSettings,
    reader: ChunkReader = READ_TEXT,
    table = cut(documents, chunking),
    readonly rules: TermRules = BM25_1,
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
    for (const [id, made] of Object.entries(parts.made)) prepared.#made.set(id, made);
    Object.assign(prepared.#projections, parts.projections);
    return prepared;
  }

  /** The language questions are read in: that of the first document. */
  get language(): Language {
    return this.table.documents[0]?.language ?? 'en';
  }

  get indexes(): ChunkIndexes {
    return (this.#indexes ??= this.#reader.indexes(this.table, this.rules));
  }

  under(rules: TermRules): PreparedCorpus {
    if (rules.id === this.rules.id) return this;
    const { documents } = this.table;
    const known =
      this.#others.get(rules.id) ??
      new PreparedCorpus(documents, this.chunking, this.#reader, this.table, rules);
    this.#others.set(rules.id, known);
    return known;
  }

  get<Made>(preparation: Preparation<Made>): Made {
    const { id } = preparation;
    if (!this.#made.has(id)) this.#made.set(id, preparation.make(this));
    return this.#made.get(id) as Made;
  }

  chunkTerms(profile: TermProfile, chunk: number): readonly string[] {
    let terms = this.#terms.get(profile.id);
    if (!terms) this.#terms.set(profile.id, (terms = []));
    return (terms[chunk] ??= this.#reader.terms(profile, this.table, chunk));
  }

  space(id: string): VectorSpace {
    let space = this.#spaces.get(id);
    if (!space) {
      const part = spaceNamed(id);
      const { terms } = this.indexes;
      space = part.open(terms, this.#projections[id] ?? part.project(terms));
      this.#spaces.set(id, space);
    }
    return space;
  }
}
