import { isFunctionWord } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import { romanValue } from '../core/roman';
import { RULERS } from '../core/rulers';
import type { Rule } from '../core/rule';
import { isGlued, isMark, wordAt, type Scan } from '../core/scan';

function ranked(value: number, to: number): Found {
  return { readings: [reading('ordinal', String(value))], to };
}

/** "VIIe arrondissement", "Ve République": the suffix makes a rank of the numeral. */
function readSuffixed(scan: Scan, index: number): Found | null {
  const [, numeral = ''] = SUFFIXED.exec(scan.tokens[index]?.cased.slice(0, 12) ?? '') ?? [];
  const value = numeral === '' ? null : canonical(numeral);
  return value === null ? null : ranked(value, index + 1);
}

const SUFFIXED = /^([IVX]{1,7})(?:er|re|e|eme)$/;

/** "Louis XIV", "World War II", "Part IV", "Super Bowl XLVIII": a numeral behind what it ranks. */
function readBehindName(scan: Scan, index: number): Found | null {
  const token = scan.tokens[index];
  const before = scan.tokens[index - 1];
  if (!token || before?.type !== 'word' || token.gap !== 1) return null;
  const value = canonical(token.cased);
  if (value === null || goesOn(scan, index + 1)) return null;
  const named = scan.pack.romanNames.has(before.folded);
  if (named) {
    if (token.cased === 'I' && isPronoun(scan, index)) return null;
    const found = ranked(value, index + 1);
    // "World War Two" and "Part 2" are written with the number; a ruler never is.
    const number = RULERS.has(before.folded) ? [] : [reading('number', String(value))];
    return { ...found, readings: [...found.readings, ...number] };
  }
  // A single letter is a grade, a vitamin or a pronoun; "DC", "MD" and "CV" are no ranks.
  const name = /^\p{Lu}\p{Ll}/u.test(before.cased.slice(0, 2)) && !isFunctionWord(scan, index - 1);
  return name && /^[IVX]{2,}$/.test(token.cased) ? ranked(value, index + 1) : null;
}

/** Only numerals as they are written today: "IIX" and "VX" are none. */
function canonical(text: string): number | null {
  return CANONICAL.test(text.slice(0, 9)) && text.length < 9 ? romanValue(text) : null;
}

const CANONICAL = /^(?=[IVXL])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

function goesOn(scan: Scan, index: number): boolean {
  const next = scan.tokens[index];
  return (
    isGlued(scan, index) &&
    (next?.type === 'word' ||
      next?.type === 'digits' ||
      (isMark(scan, index, "'") && wordAt(scan, index + 1).length > 1))
  );
}

/** "As for Charles I am sure": a verb that only a person says of himself. */
function isPronoun(scan: Scan, index: number): boolean {
  return ['am', 'have', 'was', 'will', 'do', 'think', 'know', 'had', 'can'].includes(
    wordAt(scan, index + 1),
  );
}

export const ROMAN_RULES: readonly Rule[] = [
  {
    id: 'rank.roman',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: readBehindName,
    right: [
      ['fr', 'Louis XIV régna.', 'ordinal 14'],
      ['en', 'World War I began.', 'ordinal 1'],
      ['en', 'Henry VIII built it.', 'ordinal 8'],
      ['en', 'Part IV of the code', 'ordinal 4'],
      ['fr', 'Charles X abdiqua.', 'ordinal 10'],
    ],
    wrong: [
      ['en', 'Then I left.'],
      ['en', 'Washington DC'],
      ['fr', 'la vitamine C'],
      ['en', 'Vitamin D'],
    ],
  },
  {
    id: 'rank.roman-suffixed',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: readSuffixed,
    right: [
      ['fr', 'dans le VIIe arrondissement', 'ordinal 7'],
      ['fr', 'la Ve République', 'ordinal 5'],
      ['fr', 'François Ier', 'ordinal 1'],
    ],
    wrong: [
      ['fr', 'Le roi'],
      ['fr', 'au XIXe siècle'],
    ],
  },
];
