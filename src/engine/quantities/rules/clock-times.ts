import { isFunctionWord } from '../core/function-words';
import { readNumber, smallWhole } from '../core/numbers';
import { reading, type Found, type Reading } from '../core/quantity';
import {
  digitsAt,
  isFrenchTo,
  isGlued,
  isMark,
  isNear,
  phraseEnd,
  wordAt,
  wordBefore,
  type Scan,
} from '../core/scan';

/** A clock time that starts at token `index`: "17:30", "17 h 30", "5 pm", "à cinq heures et demie". */
export function readClockTime(scan: Scan, index: number): Found | null {
  return (
    readColon(scan, index) ??
    readFourDigits(scan, index) ??
    readHalfDay(scan, index) ??
    readHours(scan, index) ??
    readOClock(scan, index) ??
    readNamed(scan, index)
  );
}

/** 5:00, 17:30, 17:30:15, 5:30 pm */
function readColon(scan: Scan, index: number): Found | null {
  const hour = digitsAt(scan, index);
  const minute = digitsAt(scan, index + 2);
  if (hour === '' || hour.length > 2 || minute.length !== 2) return null;
  if (!isMark(scan, index + 1, ':') || !isGlued(scan, index + 1) || !isGlued(scan, index + 2)) {
    return null;
  }
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

function readHourNumber(scan: Scan, index: number): { hour: number; to: number } | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') return digits.length <= 2 ? { hour: Number(digits), to: index + 1 } : null;
  const words = scan.tokens[index]?.type === 'word' ? readNumber(scan, index) : null;
  const hour = words && smallWhole(words, 24);
  return words && hour !== null ? { hour, to: words.to } : null;
}

/** am, p.m., "in the afternoon", "du soir" */
function readMeridiem(scan: Scan, index: number): { afternoon: boolean; to: number } | null {
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
  for (const { phrase, afternoon } of PARTS_OF_DAY) {
    const to = phraseEnd(scan, index, phrase);
    if (to >= 0) return { afternoon, to };
  }
  return null;
}

const PARTS_OF_DAY = [
  { phrase: ['in', 'the', 'morning'], afternoon: false },
  { phrase: ['in', 'the', 'afternoon'], afternoon: true },
  { phrase: ['in', 'the', 'evening'], afternoon: true },
  { phrase: ['du', 'matin'], afternoon: false },
  { phrase: ['du', 'soir'], afternoon: true },
  { phrase: ['de', 'l', "'", 'apres', '-', 'midi'], afternoon: true },
];

/** 17h30, 17 h 30, à 5 heures, à cinq heures et demie */
function readHours(scan: Scan, index: number): Found | null {
  const number = readHourNumber(scan, index);
  if (!number) return null;
  const unit = scan.tokens[number.to];
  if (!unit || unit.gap > 1 || !['h', 'heure', 'heures'].includes(unit.folded)) return null;
  const minutes = readMinutes(scan, number.to + 1);
  const to = minutes?.to ?? number.to + 1;
  const half = scan.language === 'fr' ? readMeridiem(scan, to) : null;
  const total = number.hour * 60 + (minutes?.minutes ?? 0);
  const value =
    total < 0 ? null : clock(Math.floor(total / 60), total % 60, half?.afternoon ?? null);
  if (!value) return null;
  const time = reading('time', value);
  if (half) return { readings: [time], to: half.to };
  const context = contextOf(scan, index, to);
  if (context === 'duration') return null;
  if (context === 'time') return { readings: [time], to };
  // Without a preposition "17h30" is a time first, "1 h 30" a length first; "8 h" alone is a length.
  if (!minutes || digitsAt(scan, to) !== '') return null;
  const length = hoursAndMinutes(total);
  // "1h45m" names both its units.
  const named = ['m', 'min', 'mn', 'minutes'].includes(wordAt(scan, to - 1));
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
    const unit = ['min', 'mn', 'minutes'].includes(wordAt(scan, index + 1));
    const letter = wordAt(scan, index + 1) === 'm' && isGlued(scan, index + 1);
    return { minutes: Number(digits), to: index + (unit || letter ? 2 : 1) };
  }
  for (const [phrase, minutes] of [
    [['et', 'demie'], 30],
    [['et', 'demi'], 30],
    [['et', 'quart'], 15],
    [['moins', 'le', 'quart'], -15],
  ] as const) {
    const to = phraseEnd(scan, index, phrase);
    if (to >= 0) return { minutes, to };
  }
  return spokenMinutes(scan, index);
}

/** "huit heures vingt", "huit heures moins dix"; "deux heures trente personnes" is none. */
function spokenMinutes(scan: Scan, index: number): { minutes: number; to: number } | null {
  const less = wordAt(scan, index) === 'moins' ? 1 : 0;
  const at = index + less;
  const words = scan.tokens[at]?.type === 'word' ? readNumber(scan, at) : null;
  const minutes = words && smallWhole(words, less > 0 ? 29 : 59);
  if (scan.language !== 'fr' || !words || minutes === null || minutes < 5) return null;
  const next = wordAt(scan, words.to);
  if (next !== '' && !isFunctionWord(next)) return null;
  return { minutes: less > 0 ? -minutes : minutes, to: words.to };
}

/** Which side of "à 5 heures" and "for 1h30" the words around it take. */
function contextOf(scan: Scan, index: number, to: number): 'time' | 'duration' | null {
  const after = wordAt(scan, to);
  // "à 5 heures de route", "à 2 heures d'ici"
  if (after === 'de' || after === 'd') return 'duration';
  const before = wordBefore(scan, index);
  if (isFrenchTo(scan, index - 1)) {
    // "8h30 à 17h45" joins two times, "2 à 4 heures" two lengths.
    const clocked = isClock(scan, to) && isClock(scan, index - 1);
    return spanOpens(scan, index - 1) && !clocked ? 'duration' : 'time';
  }
  if (AT.has(before)) return 'time';
  return LENGTHS.has(before) ? 'duration' : null;
}

/** Whether the tokens before `index` end as "8h30" or "8 h" does. */
function isClock(scan: Scan, index: number): boolean {
  return (
    [1, 2].some((back) => wordAt(scan, index - back) === 'h') &&
    digitsAt(scan, index - 3) + digitsAt(scan, index - 2) !== ''
  );
}

const AT: ReadonlySet<string> = new Set(['vers', 'des', 'at', 'until', 'till', 'by']);

const LENGTHS: ReadonlySet<string> = new Set(
  (
    'dure durent duree pendant durant environ moins plus en takes take lasts last for during ' +
    'within about approximately duration'
  ).split(' '),
);

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
  if (scan.language !== 'en') return null;
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

function readNamed(scan: Scan, index: number): Found | null {
  const word = wordAt(scan, index);
  const hour = NAMED.get(word);
  if (hour === undefined || (isGlued(scan, index) && isMark(scan, index - 1, '-'))) return null;
  // "le midi" and "du midi" are regions and meals.
  if (word === 'midi' && !MIDI_BEFORE.has(wordBefore(scan, index))) return null;
  const minutes = readMinutes(scan, index + 1);
  const value = clock(hour, Math.max(minutes?.minutes ?? 0, 0), null);
  return value ? { readings: [reading('time', value)], to: minutes?.to ?? index + 1 } : null;
}

const NAMED: ReadonlyMap<string, number> = new Map([
  ['noon', 12],
  ['midday', 12],
  ['midnight', 0],
  ['midi', 12],
  ['minuit', 0],
]);

const MIDI_BEFORE: ReadonlySet<string> = new Set(['a', 'avant', 'apres', 'vers', 'et', 'jusqu']);

/** "HH:MM", or null when there is no such time. 24:00 is midnight at the end of a day. */
function clock(hour: number, minute: number, afternoon: boolean | null): string | null {
  if (minute < 0 || minute > 59 || hour < 0 || hour > 24 || (hour === 24 && minute > 0))
    return null;
  let hours = hour;
  if (afternoon === true && hour < 12) hours += 12;
  if (afternoon === false && hour === 12) hours = 0;
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
