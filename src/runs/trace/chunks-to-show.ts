import type { Supply } from '../../engine/policies/supply';

/** A text of so few chunks is shown whole. */
const FEW = 8;
/** Chunks shown that came just after the last one supplied. */
const NEXT = 3;

/**
 * The chunks of a Trace worth a look, best ranked first, those without a rank last: supplied, tested
 * and refused, gold, and the next ones in the ranking; all of a text of a few.
 */
export function chunksToShow(
  { ranking, refused }: Pick<Supply, 'ranking' | 'refused'>,
  supplied: readonly number[],
  gold: readonly number[],
  count: number,
): number[] {
  const shown = new Set([...supplied, ...refused.map(({ chunk }) => chunk), ...gold]);
  if (count <= FEW) for (let chunk = 0; chunk < count; chunk += 1) shown.add(chunk);
  let next = 0;
  for (let place = 0; place < ranking.length && next < NEXT; place += 1) {
    if (shown.has(ranking[place]!)) continue;
    shown.add(ranking[place]!);
    next += 1;
  }
  const places = new Map<number, number>();
  ranking.forEach((chunk, place) => {
    if (shown.has(chunk)) places.set(chunk, place);
  });
  const placeOf = (chunk: number) => places.get(chunk) ?? ranking.length;
  return [...shown].sort((a, b) => placeOf(a) - placeOf(b) || a - b);
}
