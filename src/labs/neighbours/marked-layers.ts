import type { Span } from '../../engine/text/span';

/** A stretch of text under the same marks throughout. */
export interface LayeredPiece {
  readonly text: string;
  readonly evidence: boolean;
  readonly term: boolean;
}

/**
 * Cuts a text at the edges of two kinds of marks, which may overlap. Spans are offsets into the
 * text; what lies beyond its ends is ignored.
 */
export function layeredPieces(
  text: string,
  evidence: readonly Span[],
  terms: readonly Span[],
): LayeredPiece[] {
  const edges = new Set([0, text.length]);
  for (const { start, end } of [...evidence, ...terms]) {
    for (const edge of [start, end]) if (edge > 0 && edge < text.length) edges.add(edge);
  }
  const places = [...edges].sort((a, b) => a - b);
  const within = (spans: readonly Span[], start: number) =>
    spans.some((span) => span.start <= start && start < span.end);
  return places.slice(0, -1).map((start, position) => ({
    text: text.slice(start, places[position + 1]),
    evidence: within(evidence, start),
    term: within(terms, start),
  }));
}
