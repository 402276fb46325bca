import type { Span } from '../engine/text/span';

/** A stretch of text that is marked throughout or not at all. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the edges of its marks. Spans may overlap and come in any order. */
export function markedPieces(text: string, spans: readonly Span[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let place = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const start = Math.max(place, span.start);
    if (span.end <= start) continue;
    if (start > place) pieces.push({ text: text.slice(place, start), marked: false });
    pieces.push({ text: text.slice(start, span.end), marked: true });
    place = span.end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), marked: false });
  return pieces;
}
