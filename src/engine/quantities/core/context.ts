import type { Bound } from './quantity';
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
    'h . t',
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
    'plus tax',
    'plus taxes',
    '+ tax',
    '+ taxes',
    'taxes en sus',
    'taxe en sus',
    'tva en sus',
    'tva non comprise',
    'taxes non comprises',
    'hors tps',
    'before gst',
    'plus gst',
    'plus hst',
    'plus sales tax',
    '+ tva',
    '+ gst',
    '+ hst',
    '+ tps',
    'plus tva',
    'plus tps',
    'ex gst',
    'excl gst',
    'net of vat',
  ]),
  ...marked<Tax>('included', [
    'ttc',
    't . t . c',
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
    'inc . vat',
    'inc tax',
    'inc . tax',
    'inc gst',
    'inc . gst',
    'incl gst',
    'incl . gst',
    'including gst',
    'tva incl',
    'tva inclue',
    'tva incluses',
    'taxe comprise',
    'taxe incluse',
    'avec tva',
    'y compris la tva',
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
  // "4 500 € HT/an"
  const tax = longestPhrase(scan, index, TAX.get(scan.tokens[index]?.folded ?? ''));
  if (tax) return perBehind(scan, tax.to);
  const abbreviated = longestPhrase(scan, index, ABBREVIATED.get(wordAt(scan, index)));
  if (abbreviated) return abbreviated.entry.value;
  const word = wordAt(scan, index);
  const adverb = ADVERBS.get(word);
  if (adverb !== undefined) return adverb;
  const slash = isMark(scan, index, '/');
  const announced =
    slash || PER.has(word) || (scan.language === 'en' && (word === 'a' || word === 'an'));
  if (!announced) return null;
  if (wordAt(scan, index + 1) === 'annum') return 'year';
  const unit = unitAt(scan, index + 1, slash || word === 'par' || word === 'per');
  // "ten goals a year later"
  if (!unit || (!slash && LATER.has(wordAt(scan, unit.to)))) return null;
  return unit.units[0] ?? null;
}

const LATER: ReadonlySet<string> = new Set(
  'later ago earlier before after old older younger long apart'.split(' '),
);

const ABBREVIATED = phraseTable<Marked<string>>([
  ...marked('year', ['p . a', 'pa', "l ' an", "l ' annee"]),
  ...marked('month', ['pcm', 'p . c . m']),
  ...marked('week', ['pw', 'p . w']),
]);

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

const BEFORE = byLastToken([
  ...marked<Bound>('below', [
    'less than',
    'fewer than',
    'under',
    'below',
    'moins de',
    'au - dessous de',
    '<',
  ]),
  ...marked<Bound>('below', ['inferieur a', 'inferieure a', 'inferieurs a', 'inferieures a']),
  ...marked<Bound>('at-most', [
    'no more than',
    'not more than',
    'no later than',
    'no longer than',
    'not later than',
    'not exceeding',
    'not exceed',
    'at most',
    'up to',
  ]),
  ...marked<Bound>('at-most', [
    'maximum of',
    'maximum',
    'limit of',
    'ceiling of',
    'cap of',
    'capped at',
  ]),
  ...marked<Bound>('at-most', [
    'pas plus de',
    'au plus',
    'au maximum',
    "jusqu'a",
    'maximum de',
    '≤',
  ]),
  ...marked<Bound>('at-most', ['plafond de', 'plafonne a', 'plafonnee a', 'limite de', 'limite a']),
  ...marked<Bound>('above', [
    'more than',
    'over',
    'above',
    'exceeding',
    'plus de',
    'au - dela de',
    '>',
  ]),
  ...marked<Bound>('above', ['superieur a', 'superieure a', 'superieurs a', 'superieures a']),
  ...marked<Bound>('at-least', ['no less than', 'not less than', 'no fewer than', 'at least']),
  ...marked<Bound>('at-least', ['minimum of', 'minimum', 'pas moins de', 'au moins', 'au minimum']),
  ...marked<Bound>('at-least', ['minimum de', 'a partir de', '≥']),
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
  ...marked<Bound>('at-most', ['au plus', 'au maximum', 'maximum', 'max', 'at most', 'or less']),
  ...marked<Bound>('at-most', ['ou moins', 'or fewer']),
  ...marked<Bound>('at-least', ['au moins', 'au minimum', 'minimum', 'at least', 'or more']),
  ...marked<Bound>('at-least', ['ou plus', 'et plus', 'ou davantage', 'et au - dela']),
  ...marked<Bound>('at-least', ['or over', 'and over', 'or above', 'and above', 'and up']),
  ...marked<Bound>('at-least', ['or older', 'and older', 'and more', 'or longer']),
  ...marked<Bound>('at-most', ['or under', 'and under', 'or below', 'or younger', 'and younger']),
]);

/** "at least", "up to", "ou plus": which side of the value a quantity from `from` to `to` bounds. */
export function boundAround(scan: Scan, from: number, to: number): Bound | null {
  // "moins d'un an" is "moins de" before a vowel.
  const elided = isMark(scan, from - 1, "'") && wordAt(scan, from - 2) === 'd' ? 1 : 0;
  const last = elided > 0 ? 'de' : (scan.tokens[from - 1]?.folded ?? '');
  for (const { phrase, value } of BEFORE.get(last) ?? []) {
    const start = from - elided - phrase.length;
    const before = phrase.slice(0, -1);
    if (start >= 0 && before.every((word, place) => scan.tokens[start + place]?.folded === word)) {
      return value;
    }
  }
  if (!isNear(scan, to)) return null;
  // "12,000+"
  if (isMark(scan, to, '+') && scan.tokens[to]?.gap === 0) return 'at-least';
  return longestPhrase(scan, to, BEHIND.get(scan.tokens[to]?.folded ?? ''))?.entry.value ?? null;
}

type Part = 'early' | 'middle' | 'late';

const PARTS: ReadonlyMap<string, Part> = new Map([
  ['early', 'early'],
  ['beginning', 'early'],
  ['start', 'early'],
  ['debut', 'early'],
  ['mid', 'middle'],
  ['middle', 'middle'],
  ['mi', 'middle'],
  ['milieu', 'middle'],
  ['late', 'late'],
  ['end', 'late'],
  ['fin', 'late'],
]);

/** Which part of a year, decade or century the words before token `from` name. */
export function partBefore(scan: Scan, from: number): Part | null {
  for (let at = from - 1; at >= from - 4; at--) {
    const token = scan.tokens[at];
    if (!token) return null;
    const part = PARTS.get(token.folded);
    if (part) return part;
    const passes = ['of', 'the', 'de', 'du', 'des', 'd', 'la', 'l', 'les'].includes(token.folded);
    if (!passes && !"'-–".includes(token.folded)) return null;
  }
  return null;
}
