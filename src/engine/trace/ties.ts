/** Runs of chunks that follow each other in a ranking with the same key, of two chunks or more. */
function runsOf<Key>(ranking: Uint32Array, keyOf: (place: number) => Key): number[][] {
  const runs: number[][] = [];
  let last: { key: Key; places: number[] } | undefined;
  for (let place = 0; place < ranking.length; place += 1) {
    const key = keyOf(place);
    if (last?.key === key) last.places.push(place);
    else runs.push((last = { key, places: [place] }).places);
  }
  return runs.filter((places) => places.length > 1);
}

/**
 * The ties of a ranking, whose scores stand beside it: chunks of exactly one score, which source
 * order puts in order; and apart from them chunks whose scores are equal on paper and differ by
 * rounding. `onPaper` gives the same text for scores that are equal on paper.
 */
export function tiesIn(
  ranking: Uint32Array,
  scores: readonly number[],
  onPaper: ((chunk: number) => string) | undefined,
): { ties: number[][]; tiesByHand: number[][] } {
  const chunksAt = (places: readonly number[]) => places.map((place) => ranking[place]!);
  const byHand = onPaper ? runsOf(ranking, (place) => onPaper(ranking[place]!)) : [];
  return {
    ties: runsOf(ranking, (place) => scores[place]!).map(chunksAt),
    tiesByHand: byHand
      .filter((places) => new Set(places.map((place) => scores[place])).size > 1)
      .map(chunksAt),
  };
}
