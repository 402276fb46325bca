/** One decision about a chunk near an anchor. Numbers a policy does not use are null. */
export interface NeighbourTest {
  readonly chunk: number;
  readonly anchor: number;
  /** Chunks between the two, the neighbour included: at least 1. */
  readonly distance: number;
  readonly cosineQuestion: number | null;
  readonly cosineAnchor: number | null;
  /** b = 1 - cos(anchor, chunk). */
  readonly boundaryPenalty: number | null;
  /** S = cos(question, chunk) - λ b. */
  readonly expansionScore: number | null;
  /** γ cos(question, anchor). */
  readonly threshold: number | null;
  readonly added: boolean;
}

/** What a supply policy decided. Chunks are numbers in the chunk table. */
export interface Supply {
  /** The chunks in the order the policy ranks them, best first. */
  readonly ranking: Uint32Array;
  /** Chunks supplied for their own score, best first. */
  readonly anchors: readonly number[];
  /** Neighbours supplied, in the order tested. One may be an anchor too, or be added twice. */
  readonly added: readonly NeighbourTest[];
  /** Neighbours tested and not supplied by this test. */
  readonly refused: readonly NeighbourTest[];
  /**
   * Only where chunks are supplied for their own score alone: those that passed the rule and stood
   * beyond the most it supplies, best first.
   */
  readonly overCap?: Uint32Array;
}

/** The chunks a model receives: each once, in source order. */
export function supplied(supply: Supply): number[] {
  const chunks = new Set(supply.anchors);
  for (const { chunk } of supply.added) chunks.add(chunk);
  return [...chunks].sort((a, b) => a - b);
}

/** The test of a neighbour that is added for its place alone. */
export function addedForItsPlace(chunk: number, anchor: number): NeighbourTest {
  return {
    chunk,
    anchor,
    distance: Math.abs(chunk - anchor),
    cosineQuestion: null,
    cosineAnchor: null,
    boundaryPenalty: null,
    expansionScore: null,
    threshold: null,
    added: true,
  };
}
