import { has, isOfClass, isWord, type Phrases } from './pack';
import type { Bound, Part, Tax } from './quantity';
import { isMark, isNear, longestPhrase, wordAt, type Scan } from './scan';
import { unitAt } from './units';

/** The tax basis said right behind an amount that ends before token `index`. */
export function taxBehind(scan: Scan, index: number): Tax | null {
  let at = index;
  for (let step = 0; step < 8; step++) {
    if (!isNear(scan, at)) return null;
    const found = taxAt(scan, at);
    if (found) return found.entry.value;
    // Past "par mois", a bracket or a comma, but not into the next clause.
    if (!isMark(scan, at, '(,/') && !isWord(scan, at, 'tax-passes')) return null;
    at += 1;
  }
  return null;
}

function taxAt(scan: Scan, index: number) {
  return longestPhrase(scan, index, scan.pack.tax.get(scan.tokens[index]?.folded ?? ''));
}

/** The unit behind "per", "par", "/", "a", or an adverb, after the token before `index`. */
export function perBehind(scan: Scan, index: number): string | null {
  if (!isNear(scan, index)) return null;
  // "4 500 € HT/an"
  const tax = taxAt(scan, index);
  if (tax) return perBehind(scan, tax.to);
  const said = longestPhrase(scan, index, scan.pack.perPhrases.get(wordAt(scan, index)));
  if (said) return said.entry.value;
  const slash = isMark(scan, index, '/');
  const per = isWord(scan, index, 'per');
  const article = has(scan, 'article-is-per') && isWord(scan, index, 'a');
  if (!slash && !per && !article) return null;
  if (wordAt(scan, index + 1) === 'annum') return 'year';
  const unit = unitAt(scan, index + 1, slash || per);
  // "ten goals a year later"
  if (!unit || (!slash && isWord(scan, unit.to, 'later'))) return null;
  return unit.units[0] ?? null;
}

/**
 * "at least", "up to", "ou plus": which side of the value a quantity from `from` to `to` bounds. A
 * negation close before turns it: what "must not exceed 5" is at most 5.
 */
export function boundAround(scan: Scan, from: number, to: number): Bound | null {
  const before = phraseBefore(scan, from, scan.pack.boundsBefore);
  if (before) {
    const whole = before.phrase.some((word) => isOfClass(scan, word, 'not'));
    return !whole && isNegated(scan, before.start) ? TURNED[before.value] : before.value;
  }
  if (!isNear(scan, to)) return null;
  // "12,000+"
  if (isMark(scan, to, '+') && scan.tokens[to]?.gap === 0) return 'at-least';
  const behind = scan.pack.boundsBehind.get(scan.tokens[to]?.folded ?? '');
  return longestPhrase(scan, to, behind)?.entry.value ?? null;
}

const TURNED: Readonly<Record<Bound, Bound>> = {
  above: 'at-most',
  'at-least': 'below',
  'at-most': 'above',
  below: 'at-least',
};

/** So far back a negation governs the words of a bound: "cannot in any case be less than". */
const MOST_WORDS_BACK = 6;

function isNegated(scan: Scan, start: number): boolean {
  for (let at = start - 1; at >= start - MOST_WORDS_BACK; at--) {
    const token = scan.tokens[at];
    if (!token || (token.type === 'mark' && token.folded !== "'") || token.type === 'digits') {
      return false;
    }
    if (isWord(scan, at, 'not')) return true;
    // "not seen for more than five years": the length stands apart.
    if (isWord(scan, at, 'apart') || scan.tokens[at + 1]?.gap === 3) return false;
  }
  return false;
}

/** The longest phrase of a table that ends right before token `from`, and where it begins. */
function phraseBefore<T>(scan: Scan, from: number, table: Phrases<T>) {
  // "moins d'un an" is "moins de" before a vowel; an article may stand between.
  const elided = isMark(scan, from - 1, "'") && wordAt(scan, from - 2) === 'd' ? 1 : 0;
  const last = elided > 0 ? 'de' : (scan.tokens[from - 1]?.folded ?? '');
  for (const { phrase, value } of table.get(last) ?? []) {
    const start = from - elided - phrase.length;
    const head = phrase.slice(0, -1);
    const fits = head.every((word, place) => scan.tokens[start + place]?.folded === word);
    if (start >= 0 && fits) return { phrase, value, start };
  }
  return null;
}

/** "about 8,200", "8 200 habitants environ": behind the figure, or behind what it counts. */
export function isRounded(scan: Scan, from: number, nounEnd: number, to: number): boolean {
  if (phraseBefore(scan, from, scan.pack.roundings)) return true;
  // "about $5", "environ les deux tiers"
  if (isWord(scan, from - 1, 'the', 'a') && phraseBefore(scan, from - 1, scan.pack.roundings)) {
    return true;
  }
  return [to, nounEnd].some(
    (at) =>
      isNear(scan, at) &&
      longestPhrase(scan, at, scan.pack.roundingsBehind.get(wordAt(scan, at))) !== null,
  );
}

/** Which part of a year, decade or century the words before token `from` name. */
export function partBefore(scan: Scan, from: number): Part | null {
  for (let at = from - 1; at >= from - 4; at--) {
    const token = scan.tokens[at];
    if (!token) return null;
    const part = scan.pack.spans.get(token.folded);
    if (part) return part;
    if (!isWord(scan, at, 'of', 'the') && !"'-–".includes(token.folded)) return null;
  }
  return null;
}
