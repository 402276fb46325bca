import { isMark, isNear, phraseOf, phraseTable, longestPhrase, wordAt, type Scan } from './scan';
import { unitAt } from './units';

interface Marked<T> {
  readonly phrase: readonly string[];
  readonly value: T;
}

function marked<T>(value: T, phrases: readonly string[]): Marked<T>[] {
  return phrases.map((text) => ({ phrase: phraseOf(text), value }));
}

type Tax = 'included' | 'excluded';

const TAX = phraseTable<Marked<Tax>>([
  ...marked<Tax>('excluded', [
    'ht',
    'hors taxe',
    'hors taxes',
    'hors tva',
    'excl vat',
    'excl . vat',
    'excl tax',
    'excl . tax',
    'excluding vat',
    'excluding tax',
    'excluding taxes',
    'exclusive of vat',
    'exclusive of tax',
    'ex vat',
    'plus vat',
    '+ vat',
    'before tax',
    'before taxes',
    'before vat',
    'without vat',
    'without tax',
    'net of tax',
    'vat excluded',
    'tax excluded',
    'avant taxe',
    'avant taxes',
    'sans taxe',
    'sans taxes',
  ]),
  ...marked<Tax>('included', [
    'ttc',
    'toutes taxes comprises',
    'taxes comprises',
    'taxes incluses',
    'tva comprise',
    'tva incluse',
    'incl vat',
    'incl . vat',
    'incl tax',
    'incl . tax',
    'including vat',
    'including tax',
    'including taxes',
    'including all taxes',
    'inclusive of vat',
    'inclusive of tax',
    'inc vat',
    'vat included',
    'tax included',
    'taxes included',
    'all taxes included',
    'after tax',
    'with tax',
    'with vat',
  ]),
]);

/** The tax basis said right behind an amount that ends before token `index`. */
export function taxBehind(scan: Scan, index: number): Tax | null {
  let at = index;
  for (let step = 0; step < 8; step++) {
    if (!isNear(scan, at)) return null;
    const found = longestPhrase(scan, at, TAX.get(scan.tokens[at]?.folded ?? ''));
    if (found) return found.entry.value;
    // Past "par mois", a bracket or a comma, but not into the next clause.
    const passes = isMark(scan, at, '(,/') || PASSED.has(wordAt(scan, at));
    if (!passes) return null;
    at += 1;
  }
  return null;
}

const PASSED: ReadonlySet<string> = new Set(
  'par per a an mois month year annum m each month chaque net all'.split(' '),
);

/** The unit behind "per", "par", "/", "a", or an adverb, after the token before `index`. */
export function perBehind(scan: Scan, index: number): string | null {
  if (!isNear(scan, index)) return null;
  const word = wordAt(scan, index);
  const adverb = ADVERBS.get(word);
  if (adverb !== undefined) return adverb;
  const slash = isMark(scan, index, '/');
  const announced =
    slash || PER.has(word) || (scan.language === 'en' && (word === 'a' || word === 'an'));
  if (!announced) return null;
  if (wordAt(scan, index + 1) === 'annum') return 'year';
  const unit = unitAt(scan, index + 1, slash || word === 'par' || word === 'per');
  return unit?.units[0] ?? null;
}

const PER: ReadonlySet<string> = new Set(['par', 'per', 'each', 'every', 'chaque']);

const ADVERBS: ReadonlyMap<string, string> = new Map([
  ['monthly', 'month'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['weekly', 'week'],
  ['daily', 'day'],
  ['hourly', 'hour'],
  ['mensuel', 'month'],
  ['mensuels', 'month'],
  ['mensuelle', 'month'],
  ['mensuelles', 'month'],
  ['annuel', 'year'],
  ['annuels', 'year'],
  ['annuelle', 'year'],
  ['annuelles', 'year'],
  ['hebdomadaire', 'week'],
  ['hebdomadaires', 'week'],
]);

type Bound = 'lower' | 'upper';

const BEFORE = byLastToken([
  ...marked<Bound>('upper', [
    'pas plus de',
    'no more than',
    'not more than',
    'no later than',
    'at most',
    'less than',
    'fewer than',
    'under',
    'below',
    'up to',
    'maximum of',
    'maximum',
    'au plus',
    'moins de',
    'inferieur a',
    'inferieure a',
    "jusqu'a",
    '≤',
    '<',
  ]),
  ...marked<Bound>('lower', [
    'pas moins de',
    'no less than',
    'not less than',
    'no fewer than',
    'at least',
    'more than',
    'over',
    'minimum of',
    'minimum',
    'au moins',
    'plus de',
    'superieur a',
    'superieure a',
    '≥',
    '>',
  ]),
]);

function byLastToken(entries: readonly Marked<Bound>[]): ReadonlyMap<string, Marked<Bound>[]> {
  const table = new Map<string, Marked<Bound>[]>();
  for (const entry of [...entries].sort((a, b) => b.phrase.length - a.phrase.length)) {
    const last = entry.phrase[entry.phrase.length - 1] ?? '';
    table.set(last, [...(table.get(last) ?? []), entry]);
  }
  return table;
}

const BEHIND = phraseTable<Marked<Bound>>([
  ...marked<Bound>('upper', [
    'au plus',
    'au maximum',
    'maximum',
    'max',
    'at most',
    'or less',
    'ou moins',
    'or fewer',
  ]),
  ...marked<Bound>('lower', [
    'au moins',
    'au minimum',
    'minimum',
    'at least',
    'or more',
    'ou plus',
    'et plus',
  ]),
]);

/** "at least", "up to", "ou plus": which side of the value a quantity from `from` to `to` bounds. */
export function boundAround(scan: Scan, from: number, to: number): Bound | null {
  for (const { phrase, value } of BEFORE.get(scan.tokens[from - 1]?.folded ?? '') ?? []) {
    const start = from - phrase.length;
    if (start >= 0 && phrase.every((word, place) => scan.tokens[start + place]?.folded === word)) {
      return value;
    }
  }
  if (!isNear(scan, to)) return null;
  return longestPhrase(scan, to, BEHIND.get(scan.tokens[to]?.folded ?? ''))?.entry.value ?? null;
}
