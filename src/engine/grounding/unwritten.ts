import type { Interval, Quantity } from '../text/quantities';
import type { Span } from '../text/span';
import { fold } from '../text/fold';
import type { Place, ReadSentence } from './passage-sentences';
import { readingsOf, relate } from './relation';
import { endOf } from './values';

/**
 * Where a passage states a quantity without writing it as one: a single thing by its article ("an
 * album" for "1 album"), a range by its two ends ("at least 4, at most 7 weeks"). Null otherwise.
 */
export function statedByArticle(quantity: Quantity, source: ReadSentence): Span | null {
  return singleThing(quantity, source) ?? endsApart(quantity, source);
}

const ARTICLES = /(?:^|[\s(«"'’])(?:un|une|a|an|one|single|seul|seule)\s+$/i;

function singleThing(quantity: Quantity, source: ReadSentence): Span | null {
  if (quantity.kind !== 'number' || quantity.value !== '1' || quantity.noun === null) return null;
  const noun = fold(quantity.noun.split(/\s/)[0] ?? '').replace(/s$/, '');
  for (const term of source.terms) {
    const from = term.start - source.start;
    const word = source.text.slice(from, term.end - source.start);
    const before = source.text.slice(Math.max(0, from - 12), from);
    if (fold(word).replace(/s$/, '') === noun && ARTICLES.test(before)) {
      return { start: term.start, end: term.end };
    }
  }
  return null;
}

function endsApart(quantity: Quantity, source: ReadSentence): Span | null {
  for (const { low, high } of endsOf(quantity)) {
    const [first, last] = [low, high].map((end) => statedIn(source, end));
    if (first && last && first !== last) {
      return { start: Math.min(first.start, last.start), end: Math.max(first.end, last.end) };
    }
  }
  return null;
}

/** A range whose ends stand in two rows of a table ("from 12 to 900 passengers"); the first end. */
export function statedInRows(quantity: Quantity, sources: readonly ReadSentence[]): Place | null {
  const rows = sources.filter(({ isRow }) => isRow);
  for (const { low, high } of endsOf(quantity)) {
    for (const row of rows) {
      const first = statedIn(row, low);
      const isOther = (other: ReadSentence) => other !== row && other.passage === row.passage;
      if (first && rows.some((other) => isOther(other) && statedIn(other, high))) {
        return { passage: row.passage, start: first.start, end: first.end };
      }
    }
  }
  return null;
}

/** The two ends of each way to read a range, as figures of their own. */
function endsOf(quantity: Quantity): { low: Quantity; high: Quantity }[] {
  return readingsOf(quantity).flatMap((range) => {
    if (range.kind !== 'range') return [];
    const { from, to } = range.value as Interval;
    const end = (value: string): Quantity => ({
      ...quantity,
      ...endOf(range, value),
      candidates: [],
      bound: null,
    });
    return [{ low: end(from), high: end(to) }];
  });
}

function statedIn(source: ReadSentence, figure: Quantity): Quantity | undefined {
  return source.quantities.find((item) => relate(item, figure, source) === 'same');
}
