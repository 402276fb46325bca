import { LexicalIndexBuilder } from './index-builder';
import type { LexicalIndex } from './lexical-index';
import { WordTable } from './word-table';

/** Calls `visit` with the limits of every word of a text. */
export type WordScanner = (text: string, visit: (start: number, end: number) => void) => void;

/** The index of texts whose words are their terms as they stand, one chunk a text. */
export function indexWords(
  texts: readonly string[],
  documentFirst: Uint32Array,
  scan: WordScanner,
): LexicalIndex {
  const builder = new LexicalIndexBuilder(documentFirst);
  const table = new WordTable();
  for (const text of texts) {
    builder.nextChunk();
    scan(text, (start, end) => {
      const word = table.numberOf(text, start, end);
      // The table and the vocabulary number new words alike.
      if (word === builder.termCount) builder.termNumber(text.slice(start, end));
      builder.count(word);
    });
  }
  return builder.build();
}
