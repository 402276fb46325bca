import { isMark, isNear, longestPhrase, phraseOf, phraseTable, wordAt, type Scan } from './scan';

interface PercentWord {
  readonly phrase: readonly string[];
  readonly kind: 'percent' | 'points';
  readonly unit: string;
}

/** "+3 pts" in French; in English points are scored, and a pt is a pint. */
const FRENCH_POINTS: ReadonlySet<string> = new Set(['pt', 'pts']);

/** "%" for per cent, "point" for percentage points, "basis-point" for their hundredths. */
const WORDS = phraseTable<PercentWord>([
  ...entries('percent', '%', [
    '%',
    'percent',
    'per cent',
    'pour cent',
    'pourcent',
    'pct',
    'p . cent',
    'p . 100',
  ]),
  ...entries('percent', '‰', ['‰', 'pour mille', 'per mille', 'per mil']),
  ...entries('points', 'point', [
    'percentage point',
    'percentage points',
    'percent points',
    'percent point',
    '% points',
    'point de pourcentage',
    'points de pourcentage',
    'point de %',
    'points de %',
    'pp',
    'ppt',
  ]),
  ...entries('points', 'basis-point', ['basis point', 'basis points', 'bps', 'points de base']),
]);

function entries(kind: PercentWord['kind'], unit: string, words: readonly string[]): PercentWord[] {
  return words.map((text) => ({ phrase: phraseOf(text), kind, unit }));
}

/** A percent sign or its words behind a number, at token `index`. */
export function percentAt(scan: Scan, index: number) {
  if (!isNear(scan, index)) return null;
  const token = scan.tokens[index];
  const found = longestPhrase(scan, index, WORDS.get(token?.folded ?? ''));
  if (!found) {
    const points = scan.language === 'fr' && FRENCH_POINTS.has(token?.folded ?? '');
    return points ? { kind: 'points' as const, unit: 'point', to: index + 1 } : null;
  }
  // "5 %o" does not exist; "%-points" does.
  const hyphenated = isMark(scan, found.to, '-') && /^points?$/.test(wordAt(scan, found.to + 1));
  return hyphenated
    ? { kind: 'points' as const, unit: 'point', to: found.to + 2 }
    : { kind: found.entry.kind, unit: found.entry.unit, to: found.to };
}
