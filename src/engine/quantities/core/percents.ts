import { isMark, isNear, longestPhrase, phraseOf, phraseTable, wordAt, type Scan } from './scan';

export interface PercentWord {
  readonly phrase: readonly string[];
  readonly kind: 'percent' | 'points';
  /** "%" for per cent, "point" for percentage points, "basis-point" for their hundredths. */
  readonly unit: string;
}

/** What any language writes; its own words are in its pack. */
const SIGNS = phraseTable<PercentWord>([
  ...['%', 'pct'].map((text) => sign('percent', '%', text)),
  sign('percent', '‰', '‰'),
  ...['pp', 'ppt'].map((text) => sign('points', 'point', text)),
  sign('points', 'basis-point', 'bps'),
]);

function sign(kind: PercentWord['kind'], unit: string, text: string): PercentWord {
  return { kind, unit, phrase: phraseOf(text) };
}

/** A percent sign or its words behind a number, at token `index`. */
export function percentAt(scan: Scan, index: number) {
  if (!isNear(scan, index)) return null;
  const folded = scan.tokens[index]?.folded ?? '';
  const found =
    longestPhrase(scan, index, scan.pack.percents.get(folded)) ??
    longestPhrase(scan, index, SIGNS.get(folded));
  if (!found) return null;
  // "5 %o" does not exist; "%-points" does.
  const hyphenated = isMark(scan, found.to, '-') && /^points?$/.test(wordAt(scan, found.to + 1));
  return hyphenated
    ? { kind: 'points' as const, unit: 'point', to: found.to + 2 }
    : { kind: found.entry.kind, unit: found.entry.unit, to: found.to };
}
