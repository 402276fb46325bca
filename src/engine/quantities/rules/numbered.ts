import { currencySignAt } from '../core/currencies';
import { readNumber, smallWhole } from '../core/numbers';
import { isFunctionWord, isOfClass, isWord } from '../core/pack';
import { percentAt } from '../core/percents';
import { reading, type Found } from '../core/quantity';
import { romanValue } from '../core/roman';
import type { Rule } from '../core/rule';
import { isNear, wordAt, wordBefore, type Scan } from '../core/scan';
import { unitAt } from '../core/units';

/** Names of parts that a number word may follow: those that count, weigh or say nothing else. */
const NAMED_IN_WORDS: ReadonlySet<string> = new Set(
  (
    'no article section subsection chapter paragraph clause page figure table annex schedule ' +
    'volume recital alinea line room level phase step question rule'
  ).split(' '),
);

/** "number two", "chapitre trois": the number word at token `index` behind a name of a part. */
export function readWordCode(scan: Scan, index: number, name: string) {
  if (!NAMED_IN_WORDS.has(name) || scan.tokens[index]?.type !== 'word') return null;
  const number = readNumber(scan, index);
  const value = number && smallWhole(number, 999);
  if (!number || !value || !isNear(scan, index) || isDoubtful(scan, number.single, name))
    return null;
  return endsName(scan, number.to)
    ? { text: String(value), to: number.to, digitsOnly: true }
    : null;
}

/** "Rule one thing out", "une phase une fois" and "une page neuve" name no part. */
function isDoubtful(scan: Scan, word: string | null, name: string): boolean {
  const one = word !== null && (isOfClass(scan, word, 'one') || word === 'neuf');
  return one && !scan.pack.namesOfOne.has(name);
}

/** Nothing behind the number that it could count: "table four people", "page two metres". */
function endsName(scan: Scan, index: number): boolean {
  const next = wordAt(scan, index);
  if (percentAt(scan, index) || currencySignAt(scan, index) || unitAt(scan, index, true))
    return false;
  return (
    next === '' ||
    !isNear(scan, index) ||
    isFunctionWord(scan, index) ||
    !/[sx]$|^people$/.test(next)
  );
}

/** The word that a rank read by `readNumberedPeriod` at token `index` ranks; null at any other. */
export function rankedPeriod(scan: Scan, index: number) {
  return isWord(scan, index, 'period') ? (scan.tokens[index] ?? null) : null;
}

/**
 * "year four", "l'an II", "week 12", "jour 3": the rank of a period, told by a number behind it. A
 * plain number is a candidate; a year of four digits is a date, and no rank.
 */
function readNumberedPeriod(scan: Scan, index: number): Found | null {
  // "a year four people died", "per day 3 tablets", "last week 12 members": no rank.
  const counting = isOfClass(scan, wordBefore(scan, index), 'counting');
  if (!isWord(scan, index, 'period') || counting) return null;
  const at = index + 1;
  const token = scan.tokens[at];
  if (token?.gap !== 1) return null;
  const roman = token.type === 'word' ? romanValue(token.cased) : null;
  if (roman !== null && roman < 100) {
    return { readings: [reading('ordinal', String(roman))], to: at + 1 };
  }
  const number = token.type === 'mark' ? null : readNumber(scan, at);
  const rank = number && smallWhole(number, 999);
  if (!number || !rank || isDoubtful(scan, number.single, 'period')) return null;
  const next = wordAt(scan, number.to);
  const ends = next === '' || isFunctionWord(scan, number.to);
  if (!ends || !endsName(scan, number.to)) return null;
  const value = String(rank);
  return { readings: [reading('ordinal', value), reading('number', value)], to: number.to };
}

export const PERIOD_RULES: readonly Rule[] = [
  {
    id: 'rank.period',
    language: 'any',
    starts: { words: true },
    sure: 2,
    read: readNumberedPeriod,
    right: [
      ['en', 'in year four of the contract', 'ordinal 4'],
      ['fr', "l'an II", 'ordinal 2'],
      ['en', 'from week 12', 'ordinal 12'],
    ],
    wrong: [
      ['en', 'last year 12 members left'],
      ['fr', 'par jour 2 comprimés'],
    ],
  },
];
