import type { PolicyContext, Similarity } from '../../../src/engine/policies/policy';
import { rankChunks } from '../../../src/engine/retrieval/rank';
import type { ChunkTable } from '../../../src/engine/retrieval/chunk-table';
import { buildChunkTable } from '../../../src/engine/retrieval/build-table';

/** A table of documents whose chunks are the given texts. */
export function tableOf(
  documents: readonly (readonly string[])[],
  language: 'en' | 'fr' = 'en',
): ChunkTable {
  const chunksOf = new Map<string, readonly string[]>();
  const sources = documents.map((chunks, number) => {
    const id = `d${number}`;
    chunksOf.set(id, chunks);
    return { id, title: id, text: chunks.join(''), language };
  });
  return buildChunkTable(sources, ({ id }) => {
    let start = 0;
    return chunksOf.get(id)!.map((text) => {
      start += text.length;
      return start - text.length;
    });
  });
}

/** Documents of so many one-letter chunks. */
export function plainTable(...sizes: number[]): ChunkTable {
  return tableOf(sizes.map((size) => Array.from({ length: size }, () => 'x')));
}

/** A context over scores that a test writes down itself. */
export function scored(
  chunks: ChunkTable,
  scores: readonly number[],
  allowZero = false,
): Pick<PolicyContext, 'chunks' | 'scores' | 'ranking' | 'scope'> {
  const column = Float64Array.from(scores);
  return {
    chunks,
    scores: column,
    scope: undefined,
    ranking: rankChunks(column, chunks.documentFirst, undefined, allowZero),
  };
}

/** Cosines from tables: by chunk for the question, by `a-b` (a < b) between chunks. */
export function similarity(
  question: readonly number[],
  between: Readonly<Record<string, number>>,
): Similarity {
  return {
    cosineQuestion: (chunk) => question[chunk]!,
    cosineChunks: (a, b) => between[`${Math.min(a, b)}-${Math.max(a, b)}`]!,
  };
}
