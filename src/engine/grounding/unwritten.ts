import type { Interval, Quantity } from '../text/quantities';
import type { Span } from '../text/span';
import { fold } from '../text/fold';
import type { ReadSentence } from './passage-sentences';
import { endOf, states } from './values';
import { readingsOf } from './relation';

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
  for (const range of readingsOf(quantity)) {
    if (range.kind !== 'range') continue;
    const { from, to } = range.value as Interval;
    const standing = [from, to].map((value) =>
      source.quantities.find((item) =>
        readingsOf(item).some((reading) => states(reading, endOf(range, value))),
      ),
    );
    const [low, high] = standing;
    if (low && high && low !== high) {
      return { start: Math.min(low.start, high.start), end: Math.max(low.end, high.end) };
    }
  }
  return null;
}
