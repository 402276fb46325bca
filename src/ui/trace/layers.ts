import type { Span } from '../../engine/text/span';

/** A stretch of text under the same marks throughout. */
export interface LayeredPiece<Layer extends string> {
  /** UTF-16 code units into the text. */
  readonly start: number;
  readonly text: string;
  readonly layers: ReadonlySet<Layer>;
}

/** Cuts a text wherever a mark of any layer begins or ends. Spans may overlap. */
export function layeredPieces<Layer extends string>(
  text: string,
  marks: Readonly<Record<Layer, readonly Span[]>>,
): LayeredPiece<Layer>[] {
  const layers = Object.entries(marks) as [Layer, readonly Span[]][];
  const edges = new Set([0, text.length]);
  for (const [, spans] of layers) {
    for (const { start, end } of spans) {
      edges.add(Math.min(Math.max(start, 0), text.length));
      edges.add(Math.min(Math.max(end, 0), text.length));
    }
  }
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, place) => {
    const end = sorted[place + 1]!;
    const covering = layers.filter(([, spans]) =>
      spans.some((span) => span.start <= start && span.end >= end),
    );
    return { start, text: text.slice(start, end), layers: new Set(covering.map(([name]) => name)) };
  });
}
