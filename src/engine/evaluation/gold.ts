import type { ChunkTable } from '../retrieval/chunk-table';
import type { Span } from '../text/span';

/** A stretch of evidence in a document of the table, by number. */
export interface Evidence extends Span {
  readonly document: number;
}

export type QuestionClass = 'atomic' | 'boundary' | 'scattered';

/** A chunk must share this many characters of a span to hold it, or the whole of a shorter span. */
const CHARACTERS_SHARED = 8;

/** The first chunk of a document that ends after `offset`. */
function chunkAt(table: ChunkTable, document: number, offset: number): number {
  let low = table.documentFirst[document]!;
  let high = table.documentFirst[document + 1]! - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (table.end[middle]! > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function shared(table: ChunkTable, chunk: number, span: Span): number {
  return Math.min(table.end[chunk]!, span.end) - Math.max(table.start[chunk]!, span.start);
}

function goldOfSpan(table: ChunkTable, span: Evidence): number[] {
  const needed = Math.min(CHARACTERS_SHARED, span.end - span.start);
  const end = table.documentFirst[span.document + 1]!;
  const gold: number[] = [];
  let closest = chunkAt(table, span.document, span.start);
  for (let chunk = closest; chunk < end && table.start[chunk]! < span.end; chunk += 1) {
    if (shared(table, chunk, span) >= needed) gold.push(chunk);
    if (shared(table, chunk, span) > shared(table, closest, span)) closest = chunk;
  }
  return gold.length > 0 ? gold : [closest];
}

/**
 * The gold chunks of a question, ascending, each once: every chunk that shares at least
 * min(8, span length) characters with a span of its evidence; a span that no chunk holds so takes
 * the chunk it overlaps most, the earlier of two that overlap it equally.
 */
export function goldChunks(table: ChunkTable, evidence: readonly Evidence[]): number[] {
  const gold = new Set(evidence.flatMap((span) => goldOfSpan(table, span)));
  return [...gold].sort((a, b) => a - b);
}

/**
 * One gold chunk: atomic; several, each next to another without a gap and in one document:
 * boundary; else scattered. Null without gold.
 */
export function classOf(table: ChunkTable, gold: readonly number[]): QuestionClass | null {
  const first = gold[0];
  const last = gold.at(-1);
  if (first === undefined || last === undefined) return null;
  if (gold.length === 1) return 'atomic';
  const oneRun = last - first === gold.length - 1;
  return oneRun && table.documentOf[first] === table.documentOf[last] ? 'boundary' : 'scattered';
}

/** Evidence of one document as stretches that neither touch nor overlap, ascending. */
function merged(spans: readonly Evidence[]): Evidence[] {
  const sorted = [...spans].sort((a, b) => a.document - b.document || a.start - b.start);
  const result: { document: number; start: number; end: number }[] = [];
  for (const { document, start, end } of sorted) {
    const last = result.at(-1);
    if (last && last.document === document && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ document, start, end });
  }
  return result;
}

/** Evidence characters by chunk (only chunks that hold some), and in all; no character twice. */
export function evidenceCharacters(
  table: ChunkTable,
  evidence: readonly Evidence[],
): { byChunk: Map<number, number>; total: number } {
  const byChunk = new Map<number, number>();
  let total = 0;
  for (const span of merged(evidence)) {
    total += span.end - span.start;
    const end = table.documentFirst[span.document + 1]!;
    let chunk = chunkAt(table, span.document, span.start);
    for (; chunk < end && table.start[chunk]! < span.end; chunk += 1) {
      byChunk.set(chunk, (byChunk.get(chunk) ?? 0) + shared(table, chunk, span));
    }
  }
  return { byChunk, total };
}
