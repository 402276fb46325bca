import type { NeighbourTest, Supply } from '../../engine/policies/supply';

/** What became of a chunk. One that is an anchor and a neighbour is an anchor. */
export type ChunkRole = 'anchor' | 'added' | 'refused' | 'plain';

/** The role of every chunk of a table of `count` chunks. */
export function chunkRoles(supply: Supply, count: number): ChunkRole[] {
  const roles = new Array<ChunkRole>(count).fill('plain');
  for (const { chunk } of supply.refused) roles[chunk] = 'refused';
  for (const { chunk } of supply.added) roles[chunk] = 'added';
  for (const chunk of supply.anchors) roles[chunk] = 'anchor';
  return roles;
}

/** Every test of a supply, by the rank of its anchor, then in source order. */
export function testsInOrder({ anchors, added, refused }: Supply): NeighbourTest[] {
  const place = new Map(anchors.map((chunk, rank) => [chunk, rank]));
  return [...added, ...refused].sort(
    (a, b) => place.get(a.anchor)! - place.get(b.anchor)! || a.chunk - b.chunk,
  );
}

/** A chunk looked at, and the anchor from which it is seen, if it was chosen. */
export interface Focus {
  readonly chunk: number;
  readonly anchor: number | undefined;
}

/** The neighbour closest to the question: whatever λ and γ say, so that sliders do not move it. */
function closest(tests: readonly NeighbourTest[]): NeighbourTest | undefined {
  return [...tests].sort((a, b) => (b.cosineQuestion ?? 0) - (a.cosineQuestion ?? 0))[0];
}

/**
 * Where a reader looks first: a neighbour with evidence that no anchor holds, else the neighbour
 * closest to the question, else the first gold chunk, else the best chunk.
 */
export function firstFocus(
  tests: readonly NeighbourTest[],
  anchors: readonly number[],
  gold: readonly number[],
): Focus {
  const isAnchor = new Set(anchors);
  const others = tests.filter(({ chunk }) => !isAnchor.has(chunk));
  const holding = others.filter(({ chunk }) => gold.includes(chunk));
  const test = closest(holding) ?? closest(others);
  if (test) return { chunk: test.chunk, anchor: test.anchor };
  return { chunk: gold[0] ?? anchors[0] ?? 0, anchor: undefined };
}

/**
 * The test a reader sees at a focus: of the chosen anchor, else one that added the chunk, else the
 * first; on an anchor that is nobody's neighbour, the closest of its own neighbours.
 */
export function testAt(tests: readonly NeighbourTest[], focus: Focus): NeighbourTest | undefined {
  const ofChunk = tests.filter(({ chunk }) => chunk === focus.chunk);
  return (
    ofChunk.find(({ anchor }) => anchor === focus.anchor) ??
    ofChunk.find(({ added }) => added) ??
    ofChunk[0] ??
    closest(tests.filter(({ anchor }) => anchor === focus.chunk))
  );
}
