import { has, isWord } from './pack';
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

/** "at least", "up to", "ou plus": which side of the value a quantity from `from` to `to` bounds. */
export function boundAround(scan: Scan, from: number, to: number): Bound | null {
  // "moins d'un an" is "moins de" before a vowel.
  const elided = isMark(scan, from - 1, "'") && wordAt(scan, from - 2) === 'd' ? 1 : 0;
  const last = elided > 0 ? 'de' : (scan.tokens[from - 1]?.folded ?? '');
  for (const { phrase, value } of scan.pack.boundsBefore.get(last) ?? []) {
    const start = from - elided - phrase.length;
    const before = phrase.slice(0, -1);
    if (start >= 0 && before.every((word, place) => scan.tokens[start + place]?.folded === word)) {
      return value;
    }
  }
  if (!isNear(scan, to)) return null;
  // "12,000+"
  if (isMark(scan, to, '+') && scan.tokens[to]?.gap === 0) return 'at-least';
  const behind = scan.pack.boundsBehind.get(scan.tokens[to]?.folded ?? '');
  return longestPhrase(scan, to, behind)?.entry.value ?? null;
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
