import type { Language } from '../../text/language';
import { documentTerms, type TermRules } from '../../text/terms';
import { chunkText, type ChunkTable } from '../../retrieval/chunk-table';
import type { LexicalIndex } from '../../retrieval/lexical-index';

/** The terms of each chunk in order of appearance: those of chunk `c` are `first[c]` to `first[c + 1] - 1`. */
export interface ChunkTokens {
  readonly first: Uint32Array;
  /** Term numbers of the index. */
  readonly term: Uint32Array;
}

/** Reads the chunks again for the order of their terms, which an index does not keep. */
export function readChunkTokens(
  chunks: ChunkTable,
  terms: LexicalIndex,
  rules: TermRules,
): ChunkTokens {
  const first = new Uint32Array(chunks.count + 1);
  for (let chunk = 0; chunk < chunks.count; chunk += 1) {
    first[chunk + 1] = first[chunk]! + terms.length[chunk]!;
  }
  const term = new Uint32Array(first[chunks.count]!);
  let place = 0;
  for (let chunk = 0; chunk < chunks.count; chunk += 1) {
    const language: Language = chunks.documents[chunks.documentOf[chunk]!]!.language;
    for (const each of documentTerms(chunkText(chunks, chunk), language, rules)) {
      term[place++] = terms.vocabulary.get(each.term)!;
    }
  }
  return { first, term };
}
