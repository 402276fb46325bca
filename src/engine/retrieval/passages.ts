import type { Language } from '../text/language';
import type { Span } from '../text/span';
import type { ChunkTable, SourceDocument } from './chunk-table';

/** A stretch of a document that is supplied as one text. Offsets are the document's. */
export interface Passage extends Span {
  /** Number in the table's documents. */
  readonly document: number;
  readonly source: SourceDocument;
  readonly text: string;
  readonly language: Language;
}

/**
 * The passages that `chunks` (numbers, ascending, each once) make: chunks that follow each other in
 * one document are one passage, so that a sentence across their cut is whole again.
 */
export function passagesOf(table: ChunkTable, chunks: readonly number[]): Passage[] {
  const runs: { document: number; start: number; end: number; last: number }[] = [];
  for (const chunk of chunks) {
    const document = table.documentOf[chunk]!;
    const run = runs.at(-1);
    if (run && run.document === document && run.last === chunk - 1) {
      run.end = table.end[chunk]!;
      run.last = chunk;
    } else {
      runs.push({ document, start: table.start[chunk]!, end: table.end[chunk]!, last: chunk });
    }
  }
  return runs.map(({ document, start, end }) => {
    const source = table.documents[document]!;
    const text = source.text.slice(start, end);
    return { document, source, start, end, text, language: source.language };
  });
}
