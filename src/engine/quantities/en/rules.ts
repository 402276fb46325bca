import { decade } from '../core/decade';
import { namedFraction, ofUnit } from '../core/fractions';
import { readNumber, smallWhole } from '../core/numbers';
import { isOfClass } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import {
  digitsAt,
  isGlued,
  isMark,
  isNear,
  phraseEnd,
  wordAt,
  wordBefore,
  type Scan,
} from '../core/scan';
import { unitAt } from '../core/units';
import { clock, readHourNumber, readMeridiem } from '../rules/clock-times';

/** 1970s, 1970's, 70s, '70s, the thirties */
function readDecade(scan: Scan, index: number): Found | null {
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
  const spread = scan.pack.spans.has(wordBefore(scan, index)) ? 1 : 0;
  return isOfClass(scan, wordBefore(scan, index - spread), 'whose');
}

const TENS_PLURAL: ReadonlyMap<string, string> = new Map(
  'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((word, place) => [word, String((place + 2) * 10)]),
);

function readPart(scan: Scan, index: number) {
  const word = wordAt(scan, index);
  if (word === 'half') return halfAt(scan, index);
  if (word === 'a' || word === 'an') {
    // "an hour and a half"
    const unit = unitAt(scan, index + 1, false);
    const half = unit ? phraseEnd(scan, unit.to, ['and', 'a', 'half']) : -1;
    if (unit && half >= 0)
      return { readings: [reading(unit.kind, '1.5', unit.units[0] ?? '')], to: half };
  }
  const denominator = word === 'a' ? scan.pack.parts.get(wordAt(scan, index + 1)) : undefined;
  if (denominator === undefined || wordAt(scan, index + 2) !== 'of') return null;
  return ofUnit(scan, 1n, BigInt(denominator), index + 2);
}

function halfAt(scan: Scan, index: number) {
  const next = wordAt(scan, index + 1);
  const hyphen = isMark(scan, index + 1, '-') ? 1 : 0;
  const article = next === 'a' || next === 'an' ? 1 : 0;
  const unit = unitAt(scan, index + 1 + article + hyphen, false);
  if (unit && article + hyphen > 0) {
    return { readings: [reading(unit.kind, '0.5', unit.units[0] ?? '')], to: unit.to };
  }
  const whole = next === 'of' || next === 'the' || next === 'its' || next === 'their';
  return whole ? { readings: [namedFraction(1n, 2n)], to: index + 1 } : null;
}

/** "at 1830 hours", "0600 hrs" */
function readFourDigits(scan: Scan, index: number): Found | null {
  const digits = digitsAt(scan, index);
  if (digits.length !== 4 || !['hours', 'hrs'].includes(wordAt(scan, index + 1))) return null;
  if (!digits.startsWith('0') && !FOUR_BEFORE.has(wordBefore(scan, index))) return null;
  const value = clock(Number(digits.slice(0, 2)), Number(digits.slice(2)), null);
  return value ? { readings: [reading('time', value)], to: index + 2 } : null;
}

const FOUR_BEFORE: ReadonlySet<string> = new Set(
  'at by from until till to before after'.split(' '),
);

/** five o'clock, half past five, quarter to six */
function readOClock(scan: Scan, index: number): Found | null {
  const number = readHourNumber(scan, index);
  const clockEnd = number ? phraseEnd(scan, number.to, ['o', "'", 'clock']) : -1;
  if (number && clockEnd >= 0) {
    const half = readMeridiem(scan, clockEnd);
    const value = clock(number.hour, 0, half?.afternoon ?? null);
    return value ? { readings: [reading('time', value)], to: half?.to ?? clockEnd } : null;
  }
  return readPast(scan, index);
}

/** half past five, quarter to six, twenty past six, ten minutes to nine */
function readPast(scan: Scan, index: number): Found | null {
  const minutes = minutesBefore(scan, index);
  const direction = minutes ? wordAt(scan, minutes.to) : '';
  if (!minutes || (direction !== 'past' && direction !== 'to')) return null;
  const hour = readHourNumber(scan, minutes.to + 1);
  if (!hour || hour.hour < 1 || hour.hour > 12) return null;
  // "five to six" may be a range; "at five to six" is a time.
  const told = minutes.named || direction === 'past' || CLOCK_BEFORE.has(wordBefore(scan, index));
  if (!told) return null;
  const half = readMeridiem(scan, hour.to);
  const total = hour.hour * 60 + (direction === 'past' ? minutes.value : -minutes.value);
  const value = clock(Math.floor(total / 60), total % 60, half?.afternoon ?? null);
  return value ? { readings: [reading('time', value)], to: half?.to ?? hour.to } : null;
}

const CLOCK_BEFORE: ReadonlySet<string> = new Set('at until till by before after'.split(' '));

/** The minutes before "past" or "to"; `named` when they can be nothing else. */
function minutesBefore(scan: Scan, index: number) {
  const word = wordAt(scan, index);
  if (word === 'half') return { value: 30, to: index + 1, named: true };
  if (word === 'quarter') return { value: 15, to: index + 1, named: true };
  const number = readNumber(scan, index);
  const value = number && smallWhole(number, 29);
  if (!number || !value) return null;
  const named = wordAt(scan, number.to) === 'minutes';
  return { value, to: named ? number.to + 1 : number.to, named };
}

export const RULES: readonly Rule[] = [
  {
    id: 'date.decade',
    language: 'en',
    starts: { digits: true, words: new Set(TENS_PLURAL.keys()) },
    sure: 4,
    read: readDecade,
    right: [
      ['en', 'in the 1970s', 'date 197X'],
      ['en', "the '90s", 'date 199X'],
      ['en', 'the roaring twenties', 'date 192X'],
      ['en', 'the 1800s', 'date 18XX'],
    ],
    wrong: [
      ['en', 'in her thirties'],
      ['en', 'in 1970'],
    ],
  },
  {
    id: 'part.phrase',
    language: 'en',
    starts: { words: new Set(['half', 'a', 'an']) },
    sure: 3,
    read: readPart,
    right: [
      ['en', 'half of the files', 'fraction 1/2'],
      ['en', 'a third of the staff', 'fraction 1/3'],
      ['en', 'half an hour', 'duration 0.5 hour'],
      ['en', 'an hour and a half', 'duration 1.5 hour'],
    ],
    wrong: [['en', 'a third person came']],
  },
  {
    id: 'time.four-digits',
    language: 'en',
    starts: { digits: true },
    sure: 3,
    read: readFourDigits,
    right: [
      ['en', 'at 1830 hours', 'time 18:30'],
      ['en', '0600 hrs', 'time 06:00'],
    ],
    wrong: [['en', 'it took 1830 hours']],
  },
  {
    id: 'time.spoken',
    language: 'en',
    starts: { digits: true, words: true },
    sure: 4,
    read: readOClock,
    right: [
      ['en', "at five o'clock", 'time 05:00'],
      ['en', 'at half past five', 'time 05:30'],
      ['en', 'quarter to six', 'time 05:45'],
      ['en', 'at twenty past six', 'time 06:20'],
    ],
    wrong: [['en', 'five to six people']],
  },
];
