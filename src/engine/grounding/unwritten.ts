import type { Interval, Quantity } from '../quantities';
import type { Place } from './passage-sentences';
import { readingsOf, relate } from './relation';
import { referenceApart } from './references';
import type { Entry, SourceIndex } from './source-index';
import { countsOf, endOf } from './values';

/**
 * Where the passages state a quantity without writing it as one: a single thing by its article ("an
 * album" for "1 album"), a range by its two ends ("at least 4, at most 7 weeks"), "3 out of 12" by its
 * two numbers, a count by a list of just so many items. Null otherwise.
 */
export function unwrittenPlace(
  quantity: Quantity,
  terms: ReadonlySet<string>,
  index: SourceIndex,
): Place | null {
  const { kind, value, noun } = quantity;
  const single = kind === 'number' && value === '1' && noun !== null;
  return (
    (single ? index.singleThing(noun) : null) ??
    endsApart(quantity, terms, index) ??
    index.listed(quantity)
  );
}

/** Both ends in one sentence, or in two rows of a table: then the place of the first. */
function endsApart(
  quantity: Quantity,
  terms: ReadonlySet<string>,
  index: SourceIndex,
): Place | null {
  for (const [low, high] of endsOf(quantity)) {
    const stated = (end: Quantity) =>
      index
        .bearingOn(end, terms)
        .filter(({ source, item }) => relate(item, end, source) === 'same');
    const firsts = stated(low);
    const lasts = firsts.length > 0 ? stated(high) : [];
    // Two counts are two figures, each of which may have a sentence of its own.
    const apart = quantity.counts !== undefined;
    for (const first of firsts) {
      const last = lasts.find(
        (other) => other.item !== first.item && (apart || belongs(first, other)),
      );
      if (last) return placeOf(first, last);
    }
  }
  return null;
}

function belongs({ source }: Entry, { source: other }: Entry): boolean {
  return source === other || (source.isRow && other.isRow && source.passage === other.passage);
}

function placeOf({ source, item }: Entry, last: Entry): Place {
  const { passage } = source;
  if (source !== last.source) return { passage, start: item.start, end: item.end };
  const start = Math.min(item.start, last.item.start);
  return { passage, start, end: Math.max(item.end, last.item.end) };
}

/** The ends of a range, the counts of a ratio, or article and paragraph, as figures of their own. */
function endsOf(quantity: Quantity): [Quantity, Quantity][] {
  return readingsOf(quantity).flatMap((range): [Quantity, Quantity][] => {
    const [low, high] = countsOf(range);
    const alone = { ...quantity, counts: undefined, candidates: [], bound: null };
    if (low && high)
      return [
        [
          { ...alone, ...low },
          { ...alone, ...high },
        ],
      ];
    const reference = referenceApart(range);
    if (reference) {
      const [provision, paragraph] = reference;
      return [
        [
          { ...alone, value: provision },
          { ...alone, value: paragraph },
        ],
      ];
    }
    if (range.kind !== 'range') return [];
    const { from, to } = range.value as Interval;
    return [
      [
        { ...alone, ...endOf(range, from) },
        { ...alone, ...endOf(range, to) },
      ],
    ];
  });
}
