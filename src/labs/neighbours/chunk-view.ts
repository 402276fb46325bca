import type { PreparedCorpus } from '../../engine/prepare';
import { CLOSED_CUT } from '../../engine/retrieval/cut-weights';
import { chunkText } from '../../engine/retrieval/chunk-table';
import { documentTerms } from '../../engine/text/terms';
import { headingAt } from './headings';
import { layeredPieces, type LayeredPiece } from './marked-layers';
import type { PlacedQuestion } from './opened-corpus';

/** A chunk as a reader sees it: its text with evidence and question terms marked. */
export interface ChunkView {
  readonly pieces: readonly LayeredPiece[];
  readonly heading: string | undefined;
}

export function viewChunk(
  { table }: PreparedCorpus,
  question: PlacedQuestion,
  chunk: number,
): ChunkView {
  const number = table.documentOf[chunk]!;
  const document = table.documents[number]!;
  const start = table.start[chunk]!;
  const text = chunkText(table, chunk).trimEnd();
  const wanted = new Set(question.read.terms);
  const evidence = question.evidence
    .filter((span) => span.document === number)
    .map((span) => ({ start: span.start - start, end: span.end - start }));
  const terms = documentTerms(text, document.language).filter(({ term }) => wanted.has(term));
  return { pieces: layeredPieces(text, evidence, terms), heading: headingAt(document, start) };
}

/** Where the cut after a chunk falls. */
export type CutKind = 'in-sentence' | 'after-sentence' | 'between-paragraphs';

export function cutAfter(prepared: PreparedCorpus, chunk: number): CutKind {
  if (/\n\s*\n\s*$/.test(chunkText(prepared.table, chunk).slice(-12))) return 'between-paragraphs';
  return prepared.cutWeights[chunk] === CLOSED_CUT ? 'after-sentence' : 'in-sentence';
}
