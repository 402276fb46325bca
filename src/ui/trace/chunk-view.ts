import type { Evidence } from '../../engine/evaluation/gold';
import type { PreparedCorpus } from '../../engine/prepare';
import { BOUNDARY_WEIGHTS } from '../../engine/policies/preparations';
import { CLOSED_BOUNDARY } from '../../engine/retrieval/boundary-weights';
import { chunkText } from '../../engine/retrieval/chunk-table';
import type { Span } from '../../engine/text/span';
import { documentTerms } from '../../engine/text/terms';
import { headingAt } from './headings';
import { layeredPieces, type LayeredPiece } from './layers';

/** What is marked in the text of a chunk. */
export type ChunkMark = 'evidence' | 'term';

/** A chunk as a reader sees it: its text with evidence and question terms marked. */
export interface ChunkView {
  readonly pieces: readonly LayeredPiece<ChunkMark>[];
  readonly heading: string | undefined;
}

/** What of a question shows in a text: its terms, and the spans of its evidence. */
export interface MarkedQuestion {
  readonly read: { readonly terms: readonly string[] };
  readonly evidence: readonly Evidence[];
}

/**
 * A chunk to be read. `matches` are the words that count for its score, in offsets of its document;
 * without them, those that share a term with the question.
 */
export function viewChunk(
  { table }: PreparedCorpus,
  question: MarkedQuestion,
  chunk: number,
  matches?: readonly Span[],
): ChunkView {
  const number = table.documentOf[chunk]!;
  const document = table.documents[number]!;
  const start = table.start[chunk]!;
  const text = chunkText(table, chunk).trimEnd();
  const inChunk = (span: Span) => ({ start: span.start - start, end: span.end - start });
  const wanted = new Set(question.read.terms);
  const evidence = question.evidence.filter((span) => span.document === number).map(inChunk);
  const term = matches
    ? matches.map(inChunk)
    : documentTerms(text, document.language).filter((each) => wanted.has(each.term));
  return { pieces: layeredPieces(text, { evidence, term }), heading: headingAt(document, start) };
}

/** Where the cut after a chunk falls. */
export type CutKind = 'in-sentence' | 'after-sentence' | 'between-paragraphs';

export function cutAfter(prepared: PreparedCorpus, chunk: number): CutKind {
  if (/\n\s*\n\s*$/.test(chunkText(prepared.table, chunk).slice(-12))) return 'between-paragraphs';
  return prepared.get(BOUNDARY_WEIGHTS)[chunk] === CLOSED_BOUNDARY
    ? 'after-sentence'
    : 'in-sentence';
}
