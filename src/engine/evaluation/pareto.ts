/** A policy or setting on the plane of the trade: what it finds for what it returns. */
export interface TradePoint {
  readonly chunks: number;
  readonly recall: number;
}

/**
 * The points that no other point beats: none finds as much with fewer chunks, or more with as many.
 * Ascending by chunks, and so by recall; of equal points the first is kept.
 */
export function paretoFront<Point extends TradePoint>(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.chunks - b.chunks || b.recall - a.recall);
  const front: Point[] = [];
  for (const point of sorted) {
    if (point.recall > (front.at(-1)?.recall ?? -1)) front.push(point);
  }
  return front;
}

/** Recall read off a front at a number of chunks, or why it cannot be. */
export interface MatchedRecall {
  readonly recall: number | null;
  readonly reason: 'no-point' | 'fewer-chunks-than-any' | 'more-chunks-than-any' | null;
}

/**
 * What a family of settings finds at exactly `chunks` chunks: on the straight line between the two
 * points of its front that enclose it (a mixture of two settings, question by question, would reach
 * it). So no policy wins by returning little. Never extrapolated.
 */
export function recallAtChunks(points: readonly TradePoint[], chunks: number): MatchedRecall {
  const front = paretoFront(points);
  const after = front.findIndex((point) => point.chunks >= chunks);
  if (front.length === 0) return { recall: null, reason: 'no-point' };
  if (after < 0) return { recall: null, reason: 'more-chunks-than-any' };
  const right = front[after]!;
  if (right.chunks === chunks) return { recall: right.recall, reason: null };
  const left = front[after - 1];
  if (!left) return { recall: null, reason: 'fewer-chunks-than-any' };
  const share = (chunks - left.chunks) / (right.chunks - left.chunks);
  return { recall: left.recall + share * (right.recall - left.recall), reason: null };
}
