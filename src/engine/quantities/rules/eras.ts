import { readNumber, smallWhole } from '../core/numbers';
import { ordinalSuffixBehind, readOrdinalWord } from '../core/ordinals';
import { isWord } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import { romanValue } from '../core/roman';
import type { Rule } from '../core/rule';
import {
  digitsAt,
  isFrenchTo,
  isGlued,
  isMark,
  isNear,
  joined,
  wordAt,
  type Scan,
} from '../core/scan';

/** 19th century, XIXe siècle, dix-neuvième siècle, 19th-century */
function readCentury(scan: Scan, index: number): Found | null {
  const ordinal = ordinalAt(scan, index);
  if (!ordinal || ordinal.value < 1 || ordinal.value > 30) return null;
  const own = centuryEnd(scan, joined(scan, ordinal.to), digitsAt(scan, index) !== '');
  const end = own < 0 ? centuryAhead(scan, ordinal.to) : own;
  if (end < 0) return null;
  const era = readEraMark(scan, end);
  const hundreds = String(ordinal.value - 1).padStart(2, '0');
  const value = `${era?.before ? '-' : ''}${hundreds}XX`;
  return { readings: [reading('date', value)], to: own < 0 ? ordinal.to : (era?.to ?? own) };
}

/** Where the word for a century at `at`, or its abbreviation, ends; -1 where it does not stand. */
function centuryEnd(scan: Scan, at: number, digits: boolean): number {
  if (isWord(scan, at, 'century')) return at + 1;
  // "XXe s."
  const sign = !digits && isWord(scan, at, 'century-sign');
  return sign && isMark(scan, at + 1, '.') && isGlued(scan, at + 1) ? at + 1 : -1;
}

/** "les XVIIIe et XIXe siècles", "fin XVIIIe-début XIXe siècle": one word serves all. */
function centuryAhead(scan: Scan, index: number): number {
  let at = index;
  let joint = false;
  for (let step = 0; step < MOST_BETWEEN; step++) {
    const next = joint ? ordinalAt(scan, at) : null;
    if (next) {
      const end = centuryEnd(scan, joined(scan, next.to), digitsAt(scan, at) !== '');
      if (end >= 0) return end;
      at = next.to;
      joint = false;
      continue;
    }
    const joins =
      isMark(scan, at, '-–/,') || isWord(scan, at, 'and', 'or', 'to') || isFrenchTo(scan, at);
    const passes = isWord(scan, at, 'the', 'of') || scan.pack.spans.has(wordAt(scan, at));
    if (!isNear(scan, at) || !(joins || passes || (joint && isMark(scan, at, "'")))) return -1;
    joint ||= joins || isWord(scan, at, 'to');
    at += 1;
  }
  return -1;
}

const MOST_BETWEEN = 9;

/** An ordinal of any spelling, Roman too ("XIXe"); its value and the token after it. */
function ordinalAt(scan: Scan, index: number): { value: number; to: number } | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') {
    const suffix = ordinalSuffixBehind(scan, index + 1);
    return digits.length <= 2 && suffix ? { value: Number(digits), to: index + 2 } : null;
  }
  const roman = romanOrdinal(scan.tokens[index]?.cased ?? '');
  if (roman !== null) return { value: roman, to: index + 1 };
  const word = readOrdinalWord(scan, index);
  return word ? { value: Number(word.value), to: word.to } : null;
}

function romanOrdinal(text: string): number | null {
  const parts = /^([IVX]{1,6})(?:e|er|eme|th|E)?$/.exec(text.slice(0, 10));
  return parts ? romanValue(parts[1] ?? '') : null;
}

/** 6000 BCE, 44 av. J.-C., AD 79 */
function readYearOfEra(scan: Scan, index: number): Found | null {
  if (scan.tokens[index]?.cased === 'AD' && isNear(scan, index + 1)) {
    const digits = digitsAt(scan, index + 1);
    if (digits.length > 0 && digits.length <= 4) return yearOfEra(Number(digits), false, index + 2);
  }
  const number = scan.tokens[index]?.type === 'digits' ? readNumber(scan, index) : null;
  const year = number && smallWhole(number, 99999);
  if (!number || year === null) return null;
  const pair = readPair(scan, year, number.to);
  if (pair) return pair;
  const era = readEraMark(scan, number.to);
  return era && yearOfEra(year, era.before, era.to);
}

/** "1190/85 BC", "44–43 av. J.-C.": two years, the second cut short or whole. */
function readPair(scan: Scan, first: number, index: number): Found | null {
  const digits = digitsAt(scan, index + 1);
  const glued = isGlued(scan, index) && isGlued(scan, index + 1);
  if (!isMark(scan, index, '/-–') || !glued || digits === '' || digits.length > 4) return null;
  const era = readEraMark(scan, index + 2);
  if (!era) return null;
  const head = String(first).slice(0, Math.max(0, String(first).length - digits.length));
  const last = Number(head + digits);
  if (era.before ? last >= first : last <= first) return null;
  const [from, to] = [first, last].map((year) => eraValue(year, era.before));
  const value = { from: from ?? '', to: to ?? '' };
  return { readings: [{ kind: 'range', value, unit: null, of: 'date' }], to: era.to };
}

function eraValue(year: number, before: boolean): string {
  return `${before ? '-' : ''}${String(year).padStart(4, '0')}`;
}

function yearOfEra(year: number, before: boolean, to: number): Found {
  return { readings: [reading('date', eraValue(year, before))], to };
}

function readEraMark(scan: Scan, index: number): { before: boolean; to: number } | null {
  for (const { phrase, value } of scan.pack.eras) {
    const to = pointedWords(scan, index, phrase);
    const capital = scan.tokens[index]?.cased !== scan.tokens[index]?.folded;
    // "ce" and "ad" are words in small letters.
    const doubtful = phrase.length === 1 && !value;
    if (to >= 0 && (capital || !doubtful)) return { before: value, to };
  }
  return null;
}

/** Words in a row, each with its point or hyphen if it has one ("J.-C."). */
function pointedWords(scan: Scan, index: number, words: readonly string[]): number {
  let at = index;
  for (const [place, word] of words.entries()) {
    if (wordAt(scan, at) !== word || !isNear(scan, at)) return -1;
    at += 1;
    const last = place === words.length - 1;
    // The last point may be the sentence's own.
    while (!last && isMark(scan, at, '.-') && isGlued(scan, at)) at += 1;
  }
  return at;
}

export const ERA_RULES: readonly Rule[] = [
  {
    id: 'date.century',
    language: 'any',
    starts: { digits: true, words: true },
    sure: 4,
    read: readCentury,
    right: [
      ['en', 'the 19th century', 'date 18XX'],
      ['fr', 'au XIXe siècle', 'date 18XX'],
      ['fr', 'au dix-neuvième siècle', 'date 18XX'],
      ['fr', 'un meuble du XVIIIe s.', 'date 17XX'],
      ['fr', 'au Ve siècle av. J.-C.', 'date -04XX'],
      ['fr', 'les XVIIIe et XIXe siècles', 'date 17XX'],
    ],
    wrong: [
      ['en', '19 centuries'],
      ['fr', 'le XIXe arrondissement'],
    ],
  },
  {
    id: 'date.year-of-era',
    language: 'any',
    starts: { digits: true, words: new Set(['ad']) },
    sure: 4,
    read: readYearOfEra,
    right: [
      ['en', '6000 BCE', 'date -6000'],
      ['fr', 'en 44 av. J.-C.', 'date -0044'],
      ['en', 'AD 79', 'date 0079'],
      ['en', 'c. 1190/85 BC', 'range -1190..-1185'],
    ],
    wrong: [['fr', 'en 44 ce fut fini']],
  },
];
