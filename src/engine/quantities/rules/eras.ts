import { readNumber, smallWhole } from '../core/numbers';
import { isOrdinalSuffix, readOrdinalWord } from '../core/ordinals';
import { reading, type Found } from '../core/quantity';
import {
  digitsAt,
  isGlued,
  isMark,
  isNear,
  joined,
  wordAt,
  wordBefore,
  type Scan,
} from '../core/scan';

/** Decades ("the 1970s", "années 70"), centuries, and years before or after our era. */
export function readEra(scan: Scan, index: number): Found | null {
  return readDecade(scan, index) ?? readCentury(scan, index) ?? readYearOfEra(scan, index);
}

function readDecade(scan: Scan, index: number): Found | null {
  return scan.language === 'fr' ? frenchDecade(scan, index) : englishDecade(scan, index);
}

/** 1970s, 1970's, 70s, '70s, the thirties */
function englishDecade(scan: Scan, index: number): Found | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') {
    const apostrophe = isMark(scan, index + 1, "'") && isNear(scan, index + 1) ? 1 : 0;
    const at = index + 1 + apostrophe;
    if (wordAt(scan, at) !== 's' || !isGlued(scan, at)) return null;
    if (digits.length === 2 && isAge(scan, index)) return null;
    return decade(digits, at + 1);
  }
  const plural = TENS_PLURAL.get(wordAt(scan, index));
  return plural === undefined || isAge(scan, index) ? null : decade(plural, index + 1);
}

/** "in his thirties", "in her 30s" */
function isAge(scan: Scan, index: number): boolean {
  return ['his', 'her', 'their', 'my', 'your', 'our'].includes(ownerBefore(scan, index));
}

const TENS_PLURAL: ReadonlyMap<string, string> = new Map(
  'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((word, place) => [word, String((place + 2) * 10)]),
);

function ownerBefore(scan: Scan, index: number): string {
  const before = wordBefore(scan, index);
  const spread = ['early', 'mid', 'late'].includes(before);
  return spread ? wordBefore(scan, index - 1) : before;
}

/** années 70, années 1970, années soixante-dix */
function frenchDecade(scan: Scan, index: number): Found | null {
  const word = wordAt(scan, index);
  // "année 40" is the fortieth.
  const single = word === 'annee' && digitsAt(scan, index + 1).length !== 4;
  if (word !== 'annees' && (word !== 'annee' || single)) return null;
  const digits = digitsAt(scan, index + 1);
  if (!isNear(scan, index + 1)) return null;
  if (digits !== '') return decade(digits, index + 2);
  const words = scan.tokens[index + 1]?.type === 'word' ? readNumber(scan, index + 1) : null;
  const value = words && smallWhole(words, 2090);
  return words && value !== null ? decade(String(value), words.to) : null;
}

function decade(digits: string, to: number): Found | null {
  if (!digits.endsWith('0')) return null;
  if (digits.length === 2) {
    const tens = digits.charAt(0);
    const recent = Number(tens) <= 1 ? ['20', '19'] : tens === '2' ? ['19', '20'] : ['19', '18'];
    return { readings: recent.map((hundreds) => reading('date', `${hundreds}${tens}X`)), to };
  }
  if (digits.length !== 4) return null;
  const readings = [reading('date', `${digits.slice(0, 3)}X`)];
  // "the 1800s" is a century to most writers, a decade to some.
  if (digits.endsWith('00')) readings.unshift(reading('date', `${digits.slice(0, 2)}XX`));
  return { readings, to };
}

/** 19th century, XIXe siècle, dix-neuvième siècle, 19th-century */
function readCentury(scan: Scan, index: number): Found | null {
  const ordinal = ordinalAt(scan, index);
  if (!ordinal || ordinal.value < 1 || ordinal.value > 30) return null;
  const at = joined(scan, ordinal.to);
  const word = at < 0 ? '' : wordAt(scan, at);
  // "XXe s."
  const short = word === 's' && isMark(scan, at + 1, '.') && isGlued(scan, at + 1);
  if (!CENTURY_WORDS.has(word) && !(short && digitsAt(scan, index) === '')) return null;
  const era = readEraMark(scan, at + 1);
  const hundreds = String(ordinal.value - 1).padStart(2, '0');
  const value = `${era?.before ? '-' : ''}${hundreds}XX`;
  return { readings: [reading('date', value)], to: era?.to ?? at + 1 };
}

const CENTURY_WORDS: ReadonlySet<string> = new Set(['century', 'centuries', 'siecle', 'siecles']);

/** An ordinal of any spelling, Roman too ("XIXe"); its value and the token after it. */
function ordinalAt(scan: Scan, index: number): { value: number; to: number } | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') {
    const suffix = isGlued(scan, index + 1) && isOrdinalSuffix(wordAt(scan, index + 1));
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

const ROMAN: ReadonlyMap<string, number> = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
  ['D', 500],
  ['M', 1000],
]);

/** The value of a numeral in Roman capitals; null when it is none. */
export function romanValue(text: string): number | null {
  let total = 0;
  if (text === '' || text.length > 12) return null;
  for (let place = 0; place < text.length; place++) {
    const value = ROMAN.get(text.charAt(place));
    if (value === undefined) return null;
    const next = ROMAN.get(text.charAt(place + 1)) ?? 0;
    total += value < next ? -value : value;
  }
  return total > 0 ? total : null;
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
  const era = readEraMark(scan, number.to);
  return era && yearOfEra(year, era.before, era.to);
}

function yearOfEra(year: number, before: boolean, to: number): Found {
  const value = `${before ? '-' : ''}${String(year).padStart(4, '0')}`;
  return { readings: [reading('date', value)], to };
}

const ERA_MARKS: readonly { readonly words: readonly string[]; readonly before: boolean }[] = [
  { words: ['bc', 'e'], before: true },
  { words: ['bce'], before: true },
  { words: ['bc'], before: true },
  { words: ['b', 'c', 'e'], before: true },
  { words: ['b', 'c'], before: true },
  { words: ['ce'], before: false },
  { words: ['ad'], before: false },
  { words: ['av', 'j', 'c'], before: true },
  { words: ['avant', 'j', 'c'], before: true },
  { words: ['avant', 'jesus', 'christ'], before: true },
  { words: ['avant', 'notre', 'ere'], before: true },
  { words: ['apr', 'j', 'c'], before: false },
  { words: ['apres', 'j', 'c'], before: false },
  { words: ['de', 'notre', 'ere'], before: false },
];

function readEraMark(scan: Scan, index: number): { before: boolean; to: number } | null {
  for (const mark of ERA_MARKS) {
    const to = pointedWords(scan, index, mark.words);
    const capital = scan.tokens[index]?.cased !== scan.tokens[index]?.folded;
    // "ce" and "ad" are words in small letters.
    const doubtful = mark.words.length === 1 && !mark.before;
    if (to >= 0 && (capital || !doubtful)) return { before: mark.before, to };
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
