import { readNumber, smallWhole } from '../core/numbers';
import { has, isFunctionWord, isOfClass, isWord } from '../core/pack';
import { reading, type Found, type Reading } from '../core/quantity';
import type { Rule } from '../core/rule';
import {
  digitsAt,
  isFrenchTo,
  isGlued,
  isMark,
  isNear,
  longestPhrase,
  wordAt,
  wordBefore,
  type Scan,
} from '../core/scan';

/** 5:00, 17:30, 17:30:15, 5:30 pm */
function readColon(scan: Scan, index: number): Found | null {
  const hour = digitsAt(scan, index);
  const minute = digitsAt(scan, index + 2);
  if (hour === '' || hour.length > 2 || minute.length !== 2) return null;
  const gap = scan.tokens[index + 1]?.gap;
  if (!isMark(scan, index + 1, ':') || scan.tokens[index + 2]?.gap !== gap) return null;
  // "5 : 30 pm" is typed by those who put spaces around every mark.
  if (gap !== 0 && (gap !== 1 || !readMeridiem(scan, index + 3))) return null;
  const seconds =
    isMark(scan, index + 3, ':') && isGlued(scan, index + 3) && isGlued(scan, index + 4);
  const second = seconds ? digitsAt(scan, index + 4) : '';
  const to = second.length === 2 ? index + 5 : index + 3;
  // "1:25 000" is the scale of a map.
  if (second === '' && digitsAt(scan, to).length === 3 && scan.tokens[to]?.gap === 1) return null;
  const half = readMeridiem(scan, to);
  const value = clock(Number(hour), Number(minute), half?.afternoon ?? null);
  if (!value) return null;
  return { readings: [reading('time', second ? `${value}:${second}` : value)], to: half?.to ?? to };
}

/** 5 pm, 5.30 p.m. */
function readHalfDay(scan: Scan, index: number): Found | null {
  const number = readHourNumber(scan, index);
  if (!number) return null;
  let minute = 0;
  let at = number.to;
  if (isMark(scan, at, '.') && isGlued(scan, at) && digitsAt(scan, at + 1).length === 2) {
    minute = Number(digitsAt(scan, at + 1));
    at += 2;
  }
  const half = readMeridiem(scan, at);
  const value = half && number.hour <= 12 ? clock(number.hour, minute, half.afternoon) : null;
  return half && value ? { readings: [reading('time', value)], to: half.to } : null;
}

export function readHourNumber(scan: Scan, index: number): { hour: number; to: number } | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') return digits.length <= 2 ? { hour: Number(digits), to: index + 1 } : null;
  const words = scan.tokens[index]?.type === 'word' ? readNumber(scan, index) : null;
  const hour = words && smallWhole(words, 24);
  return words && hour !== null ? { hour, to: words.to } : null;
}

/** am, p.m., "in the afternoon", "du soir" */
export function readMeridiem(scan: Scan, index: number): { afternoon: boolean; to: number } | null {
  if (!isNear(scan, index)) return null;
  const word = wordAt(scan, index);
  if (word === 'am' || word === 'pm') return { afternoon: word === 'pm', to: index + 1 };
  if (
    (word === 'a' || word === 'p') &&
    isMark(scan, index + 1, '.') &&
    wordAt(scan, index + 2) === 'm'
  ) {
    const point = isMark(scan, index + 3, '.') && isGlued(scan, index + 3) ? 1 : 0;
    return { afternoon: word === 'p', to: index + 3 + point };
  }
  const part = longestPhrase(scan, index, scan.pack.partsOfDay.get(word));
  return part && { afternoon: part.entry.value, to: part.to };
}

/** 17h30, 17 h 30, à 5 heures, à cinq heures et demie */
function readHours(scan: Scan, index: number): Found | null {
  const number = readHourNumber(scan, index);
  if (!number) return null;
  const unit = scan.tokens[number.to];
  if (!unit || unit.gap > 1 || !isWord(scan, number.to, 'hour')) return null;
  const minutes = readMinutes(scan, number.to + 1);
  const to = minutes?.to ?? number.to + 1;
  const half = has(scan, 'clock-hours') ? readMeridiem(scan, to) : null;
  const total = number.hour * 60 + (minutes?.minutes ?? 0);
  const value =
    total < 0 ? null : clock(Math.floor(total / 60), total % 60, half?.afternoon ?? null);
  if (!value) return null;
  const time = reading('time', value);
  if (half) return { readings: [time], to: half.to };
  const context = contextOf(scan, index, to);
  if (context === 'duration') {
    return minutes ? { readings: [hoursAndMinutes(total)], to } : null;
  }
  if (context === 'time') return { readings: [time], to };
  // Without a preposition "17h30" is a time first, "1 h 30" a length first; "8 h" alone is a length.
  if (!minutes || digitsAt(scan, to) !== '') return null;
  const length = hoursAndMinutes(total);
  // "1h45m" names both its units.
  const named = isWord(scan, to - 1, 'minute');
  const late = unit.folded === 'h' && !named && (unit.gap === 0 || number.hour >= 7);
  return { readings: late ? [time, length] : [length, time], to };
}

function hoursAndMinutes(minutes: number): Reading {
  return reading('duration', String(minutes), 'minute');
}

function readMinutes(scan: Scan, index: number): { minutes: number; to: number } | null {
  const token = scan.tokens[index];
  const digits = digitsAt(scan, index);
  if (digits.length === 2 && Number(digits) < 60 && token && token.gap <= 1) {
    const metres = wordAt(scan, index + 1) === 'm' && !isGlued(scan, index + 1);
    const unit = isWord(scan, index + 1, 'minute') && !metres;
    return { minutes: Number(digits), to: index + (unit ? 2 : 1) };
  }
  const said = longestPhrase(scan, index, scan.pack.minutes.get(wordAt(scan, index)));
  if (said) return { minutes: said.entry.value, to: said.to };
  return spokenMinutes(scan, index);
}

/** "huit heures vingt", "huit heures moins dix"; "deux heures trente personnes" is none. */
function spokenMinutes(scan: Scan, index: number): { minutes: number; to: number } | null {
  const less = isWord(scan, index, 'minus') ? 1 : 0;
  const at = index + less;
  const words = scan.tokens[at]?.type === 'word' ? readNumber(scan, at) : null;
  const minutes = words && smallWhole(words, less > 0 ? 29 : 59);
  if (!has(scan, 'spoken-minutes') || !words || minutes === null || minutes < 5) return null;
  if (wordAt(scan, words.to) !== '' && !isFunctionWord(scan, words.to)) return null;
  return { minutes: less > 0 ? -minutes : minutes, to: words.to };
}

/** Which side of "à 5 heures" and "for 1h30" the words around it take. */
function contextOf(scan: Scan, index: number, to: number): 'time' | 'duration' | null {
  // "à 5 heures de route", "à 2 heures d'ici"
  if (isWord(scan, to, 'of')) return 'duration';
  const before = wordBefore(scan, index);
  if (isFrenchTo(scan, index - 1)) {
    // "8h30 à 17h45" joins two times, "2 à 4 heures" two lengths.
    const clocked = isClock(scan, to) && isClock(scan, index - 1);
    return spanOpens(scan, index - 1) && !clocked ? 'duration' : 'time';
  }
  if (isOfClass(scan, before, 'clock-before')) return 'time';
  return isOfClass(scan, before, 'length-before') ? 'duration' : null;
}

/** Whether the tokens before `index` end as "8h30" or "8 h" does. */
function isClock(scan: Scan, index: number): boolean {
  return (
    [1, 2].some((back) => wordAt(scan, index - back) === 'h') &&
    digitsAt(scan, index - 3) + digitsAt(scan, index - 2) !== ''
  );
}

/** "2 à 4 heures": the preposition joins a number; the hours are a length. */
function spanOpens(scan: Scan, index: number): boolean {
  const before = scan.tokens[index - 1];
  if (!before) return false;
  return (
    (before.type === 'digits' && before.folded.length !== 4) ||
    (before.type === 'word' && readNumberEndingAt(scan, index - 1))
  );
}

function readNumberEndingAt(scan: Scan, index: number): boolean {
  const number = readNumber(scan, index);
  return number !== null && number.to === index + 1;
}

function readNamed(scan: Scan, index: number): Found | null {
  const word = wordAt(scan, index);
  const hour = scan.pack.namedHours.get(word);
  if (hour === undefined || (isGlued(scan, index) && isMark(scan, index - 1, '-'))) return null;
  // "le midi" and "du midi" are regions and meals.
  if (word === 'midi' && !isOfClass(scan, wordBefore(scan, index), 'noon-before')) return null;
  const minutes = readMinutes(scan, index + 1);
  const value = clock(hour, Math.max(minutes?.minutes ?? 0, 0), null);
  return value ? { readings: [reading('time', value)], to: minutes?.to ?? index + 1 } : null;
}

/** "HH:MM", or null when there is no such time. 24:00 is midnight at the end of a day. */
export function clock(hour: number, minute: number, afternoon: boolean | null): string | null {
  if (minute < 0 || minute > 59 || hour < 0 || hour > 24 || (hour === 24 && minute > 0))
    return null;
  let hours = hour;
  if (afternoon === true && hour < 12) hours += 12;
  if (afternoon === false && hour === 12) hours = 0;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export const CLOCK_RULES: readonly Rule[] = [
  {
    id: 'time.colon',
    language: 'any',
    starts: { digits: true },
    sure: 3,
    read: readColon,
    right: [
      ['en', 'at 17:30', 'time 17:30'],
      ['en', 'at 5:30 pm', 'time 17:30'],
      ['fr', 'à 17:30:15', 'time 17:30:15'],
    ],
    wrong: [
      ['fr', 'à l’échelle 1:25 000'],
      ['en', 'at 27:30'],
    ],
  },
  {
    id: 'time.half-day',
    language: 'any',
    starts: { digits: true, words: true },
    sure: 3,
    read: readHalfDay,
    right: [
      ['en', 'at 5 pm', 'time 17:00'],
      ['en', 'at 5.30 p.m.', 'time 17:30'],
      ['en', 'at nine in the morning', 'time 09:00'],
    ],
    wrong: [['en', 'for 5 people']],
  },
  {
    id: 'time.hours',
    language: 'any',
    starts: { digits: true, words: true },
    sure: 3,
    read: readHours,
    right: [
      ['fr', 'à 17h30', 'time 17:30'],
      ['fr', 'à cinq heures et demie', 'time 05:30'],
      ['fr', 'à huit heures vingt', 'time 08:20'],
      ['fr', 'vers 8 heures moins le quart', 'time 07:45'],
      ['fr', 'Le film dure 1h30.', 'duration 90 minute'],
      ['fr', '1 h 30 de vol', 'duration 90 minute'],
    ],
    wrong: [
      ['fr', 'à 5 heures de route'],
      ['fr', 'pendant 2 heures'],
    ],
  },
  {
    id: 'time.named',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: readNamed,
    right: [
      ['fr', 'à midi et demi', 'time 12:30'],
      ['en', 'at noon', 'time 12:00'],
      ['fr', 'vers minuit', 'time 00:00'],
    ],
    wrong: [['fr', 'le midi de la France']],
  },
];
