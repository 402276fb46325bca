import { readNumber, smallWhole } from '../core/numbers';
import { readOrdinalWord } from '../core/ordinals';
import { has, isOfClass, isWord } from '../core/pack';
import { reading, type Found, type Reading } from '../core/quantity';
import type { Rule } from '../core/rule';
import {
  digitsAt,
  isGlued,
  isFrenchTo,
  isMark,
  isNear,
  wordAt,
  wordBefore,
  type Scan,
} from '../core/scan';

/** 2026-09-14, 2026/09/14, 2026-09 */
function readIso(scan: Scan, index: number): Found | null {
  const year = digitsAt(scan, index);
  const month = digitsAt(scan, index + 2);
  if (year.length !== 4 || !isMark(scan, index + 1, '-/')) return null;
  if (!isGlued(scan, index + 1) || !isGlued(scan, index + 2)) return null;
  const day = digitsAt(scan, index + 4);
  const mark = scan.tokens[index + 1]?.folded ?? '';
  // "2023/2024"
  const long = month.length === 4 && Number(month) === Number(year) + 1 ? month.slice(2) : '';
  const slashed = readSlashedSeason(Number(year), Number(long), mark);
  if (slashed && long !== '') return { readings: [slashed], to: index + 3 };
  if (month.length !== 2) return null;
  const whole = isMark(scan, index + 3, mark) && isGlued(scan, index + 3) && day !== '';
  if (whole) {
    const value = day.length === 2 ? dateValue(Number(year), Number(month), Number(day)) : null;
    return value && isGlued(scan, index + 4)
      ? { readings: [reading('date', value)], to: index + 5 }
      : null;
  }
  const season = readSlashedSeason(Number(year), Number(month), mark);
  if (season) return { readings: [season], to: index + 3 };
  const value = mark === '-' ? dateValue(Number(year), Number(month), null) : null;
  if (!value) return null;
  const readings: Reading[] = [reading('date', value)];
  // "2010-11" may be a season.
  if (Number(month) === (Number(year) + 1) % 100) {
    const to = String(Number(year) + 1);
    readings.push({ kind: 'range', value: { from: year, to }, unit: null, of: 'date' });
  }
  return { readings, to: index + 3 };
}

/** "2023/24" */
function readSlashedSeason(year: number, next: number, mark: string): Reading | null {
  if (mark !== '/' || next !== (year + 1) % 100 || year < 1900 || year > 2100) return null;
  const value = { from: String(year), to: String(year + 1) };
  return { kind: 'range', value, unit: null, of: 'date' };
}

/** 14/09/2026 and its kind: day first in French; English has both habits. */
function readNumeric(scan: Scan, index: number): Found | null {
  const mark = scan.tokens[index + 1]?.folded ?? '';
  const parts = [0, 2, 4].map((step) => digitsAt(scan, index + step));
  const [first = '', second = '', third = ''] = parts;
  if (!isMark(scan, index + 1, '/.-') || first === '' || first.length > 2) return null;
  if (second === '' || second.length > 2 || !isGlued(scan, index + 1)) return null;
  if (!isGlued(scan, index + 2)) return null;
  if (!isMark(scan, index + 3, mark) || !isGlued(scan, index + 3) || third === '') {
    return null;
  }
  // "1.2.34" is a version; but for a slash, two-digit years come with two-digit months.
  const padded = mark === '/' || (first.length === 2 && second.length === 2);
  const short = third.length === 2 && padded;
  if ((third.length !== 4 && !short) || !isGlued(scan, index + 4)) return null;
  const years = short ? [2000 + Number(third), 1900 + Number(third)] : [Number(third)];
  const orders = [
    [Number(first), Number(second)] as const,
    [Number(second), Number(first)] as const,
  ];
  const tried = has(scan, 'day-first') ? orders.slice(0, 1) : [...orders].reverse();
  const values = years.flatMap((year) =>
    tried.map(([day, month]) => dateValue(year, month, day)).filter((value) => value !== null),
  );
  return values.length === 0
    ? null
    : { readings: [...new Set(values)].map((value) => reading('date', value)), to: index + 5 };
}

/** "le 14/09": only after an article, since "3/4" is a fraction. */
function readShort(scan: Scan, index: number): Found | null {
  const [day, month] = [digitsAt(scan, index), digitsAt(scan, index + 2)];
  const announced = isOfClass(scan, wordBefore(scan, index), 'date-before');
  if (!announced || day === '' || day.length > 2 || month.length !== 2) return null;
  const glued = isGlued(scan, index + 1) && isGlued(scan, index + 2);
  const further = isMark(scan, index + 3, '/') && isGlued(scan, index + 3);
  if (!isMark(scan, index + 1, '/') || !glued || further) return null;
  const value = dateValue(null, Number(month), Number(day));
  return value ? { readings: [reading('date', value)], to: index + 3 } : null;
}

/** 14 sept. 2026, 1er mai, 3rd of June 2026, le trois juin, the third of June */
function readDayMonth(scan: Scan, index: number): Found | null {
  const day = readDay(scan, index);
  if (!day) return null;
  let at = day.to;
  if (isWord(scan, at, 'of')) at += 1;
  else if (isMark(scan, at, '-./') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
  const month = readMonth(scan, at);
  if (!month || !isNear(scan, at)) return null;
  // In English a bare "5 may" or "3 mar" needs its year; "second may follow" is no date.
  const year = readYearBehind(scan, month.to);
  if (isDoubtfulMonth(scan, at) && !year) return null;
  const value = dateValue(year?.year ?? null, month.month, day.day);
  return value ? { readings: [reading('date', value)], to: year?.to ?? month.to } : null;
}

function readDay(scan: Scan, index: number): { day: number; to: number } | null {
  const digits = digitsAt(scan, index);
  if (digits !== '') {
    if (digits.length > 2) return null;
    const suffix = isGlued(scan, index + 1) ? wordAt(scan, index + 1) : '';
    const ordinal = scan.pack.ordinalSuffixes.has(suffix);
    return { day: Number(digits), to: index + (ordinal ? 2 : 1) };
  }
  const ordinal = readOrdinalWord(scan, index);
  if (ordinal && ordinal.value <= 31n) return { day: Number(ordinal.value), to: ordinal.to };
  if (!has(scan, 'day-in-words')) return null;
  const words = scan.tokens[index]?.type === 'word' ? readNumber(scan, index) : null;
  const day = words && smallWhole(words, 31);
  return words && day !== null ? { day, to: words.to } : null;
}

/** November 6, 1869; June 7th 2010; mai 2026; en mai */
function readMonthFirst(scan: Scan, index: number): Found | null {
  const month = readMonth(scan, index);
  if (!month) return null;
  const doubtful = isDoubtfulMonth(scan, index);
  const year = readYearBehind(scan, month.to);
  // "sept mille huit cents": only digits or a point make a month of it.
  const seven =
    has(scan, 'seven-month') && wordAt(scan, index) === 'sept' && month.to === index + 1;
  if (seven && digitsAt(scan, index + 1) === '') return null;
  if (year) {
    return {
      readings: [reading('date', dateValue(year.year, month.month, null) ?? '')],
      to: year.to,
    };
  }
  if (has(scan, 'month-day')) {
    const dated = readMonthDay(scan, month, doubtful);
    if (dated) return dated;
  }
  const announced = isOfClass(scan, wordBefore(scan, index), 'month-before');
  const capital = scan.tokens[index]?.cased !== scan.tokens[index]?.folded;
  if (!announced || month.short || (doubtful && !capital)) return null;
  return { readings: [reading('date', `--${pad(month.month)}`)], to: month.to };
}

function readMonthDay(
  scan: Scan,
  month: { month: number; to: number },
  doubtful: boolean,
): Found | null {
  const at = isWord(scan, month.to, 'the') ? month.to + 1 : month.to;
  const day = isNear(scan, at) ? readDay(scan, at) : null;
  if (!day || day.day === 0) return null;
  const comma = isMark(scan, day.to, ',') ? 1 : 0;
  const year = readYearBehind(scan, day.to + comma);
  // "may 5 people": without a year the day must stand alone.
  if (!year && (doubtful || !standsAlone(scan, day.to))) return null;
  const value = dateValue(year?.year ?? null, month.month, day.day);
  return value ? { readings: [reading('date', value)], to: year?.to ?? day.to } : null;
}

/** A day is followed by no digits, percent sign or clock. */
function standsAlone(scan: Scan, index: number): boolean {
  if (isMark(scan, index, '%:°€$£')) return false;
  return !(
    isMark(scan, index, '.,') &&
    isGlued(scan, index + 1) &&
    digitsAt(scan, index + 1) !== ''
  );
}

function readMonth(
  scan: Scan,
  index: number,
): { month: number; to: number; short: boolean } | null {
  const name = wordAt(scan, index);
  const month = scan.pack.months.get(name);
  if (month === undefined || (isGlued(scan, index + 1) && digitsAt(scan, index + 1) !== ''))
    return null;
  const short = scan.pack.shortMonths.has(name);
  const point = short && isMark(scan, index + 1, '.') && isGlued(scan, index + 1);
  return { month, to: index + (point ? 2 : 1), short };
}

/** English "may" and "march" are other words, too, in small letters. */
function isDoubtfulMonth(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  if (!token) return false;
  const capital = token.cased !== token.folded;
  return !capital && scan.pack.doubtfulMonths.has(token.folded);
}

function readYearBehind(scan: Scan, index: number): { year: number; to: number } | null {
  let at = isWord(scan, index, 'of') ? index + 1 : index;
  if (
    isMark(scan, at, ',') &&
    has(scan, 'comma-before-year') &&
    digitsAt(scan, at + 1).length === 4
  )
    at += 1;
  else if (isMark(scan, at, '-./') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
  if (!isNear(scan, at)) return null;
  const digits = digitsAt(scan, at);
  if (digits.length === 4) {
    const year = Number(digits);
    const clock =
      isMark(scan, at + 1, ',.') && digitsAt(scan, at + 2) !== '' && isGlued(scan, at + 2);
    return year >= 1000 && !clock ? { year, to: at + 1 } : null;
  }
  const words = scan.tokens[at]?.type === 'word' ? readNumber(scan, at) : null;
  const year = words && smallWhole(words, 2999);
  return words && year !== null && year >= 1000 ? { year, to: words.to } : null;
}

/** ISO 8601 text of a date that exists, or null. February has 29 days where no year denies it. */
function dateValue(year: number | null, month: number, day: number | null): string | null {
  if (month < 1 || month > 12) return null;
  const start = year === null ? '-' : String(year).padStart(4, '0');
  if (day === null) return `${start}-${pad(month)}`;
  return day >= 1 && day <= daysIn(year, month) ? `${start}-${pad(month)}-${pad(day)}` : null;
}

function daysIn(year: number | null, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const leap = year === null || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
  return leap ? 29 : 28;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** "May 3-5, 1968", "June 7 to 9": the month stands once, and first. */
function readDays(scan: Scan, index: number): Found | null {
  if (!has(scan, 'month-day')) return null;
  const month = readMonth(scan, index);
  const first = month && isNear(scan, month.to) ? readDay(scan, month.to) : null;
  if (!month || !first) return null;
  const joint = isMark(scan, first.to, '-–/') || isWord(scan, first.to, 'to');
  const last = joint && isNear(scan, first.to + 1) ? readDay(scan, first.to + 1) : null;
  if (!last || last.day <= first.day) return null;
  const comma = isMark(scan, last.to, ',') ? 1 : 0;
  const year = readYearBehind(scan, last.to + comma);
  if (!year && (isDoubtfulMonth(scan, index) || !standsAlone(scan, last.to))) return null;
  const [from, to] = [first, last].map(({ day }) =>
    dateValue(year?.year ?? null, month.month, day),
  );
  if (!from || !to) return null;
  return { readings: [stretch(from, to)], to: year?.to ?? last.to };
}

/** "January to March 2024", "de janvier à mars", "Jan–Mar 2024": the year stands once. */
function readMonths(scan: Scan, index: number): Found | null {
  const first = readMonth(scan, index);
  if (!first) return null;
  const between = isWord(scan, index - 1, 'between') && isWord(scan, first.to, 'and');
  const joint =
    isMark(scan, first.to, '-–/') ||
    isWord(scan, first.to, 'to') ||
    isFrenchTo(scan, first.to) ||
    between;
  const last = joint && isNear(scan, first.to + 1) ? readMonth(scan, first.to + 1) : null;
  if (!last || first.month === last.month) return null;
  const day = digitsAt(scan, last.to);
  if (day !== '' && day.length <= 2 && isNear(scan, last.to)) return null;
  const year = readYearBehind(scan, last.to);
  const announced =
    isWord(scan, index - 1, 'month-before', 'between', 'of') || wordAt(scan, index - 1) === 'from';
  if (!year && (first.short || !announced)) return null;
  const earlier = year && first.month > last.month ? year.year - 1 : (year?.year ?? null);
  const [from, to] = [
    dateValue(earlier, first.month, null),
    dateValue(year?.year ?? null, last.month, null),
  ];
  return from && to ? { readings: [stretch(from, to)], to: year?.to ?? last.to } : null;
}

function stretch(from: string, to: string): Reading {
  return { kind: 'range', value: { from, to }, unit: null, of: 'date' };
}

export const DATE_RULES: readonly Rule[] = [
  {
    id: 'date.iso',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: readIso,
    right: [
      ['fr', 'le 2026-09-14', 'date 2026-09-14'],
      ['en', 'on 2026/09/14', 'date 2026-09-14'],
      ['en', 'in 2026-09', 'date 2026-09'],
      ['en', 'the 2023/24 season', 'range 2023..2024'],
    ],
    wrong: [
      ['en', 'version 2026-13-40'],
      ['fr', 'le règlement 2016/679'],
    ],
  },
  {
    id: 'date.numeric',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: readNumeric,
    right: [
      ['fr', 'le 14/09/2026', 'date 2026-09-14'],
      ['fr', 'le 14.09.2026', 'date 2026-09-14'],
      ['en', 'on 9/14/2026', 'date 2026-09-14'],
      ['en', 'on 14/09/26', 'date 2026-09-14'],
    ],
    wrong: [
      ['fr', 'le 31/02/2026'],
      ['en', 'release 1.2.34'],
    ],
  },
  {
    id: 'date.short',
    language: 'any',
    starts: { digits: true },
    sure: 3,
    read: readShort,
    right: [
      ['fr', 'le 14/09', 'date --09-14'],
      ['fr', 'du 3/06', 'date --06-03'],
    ],
    wrong: [
      ['fr', 'les 3/04'],
      ['en', 'the 14/09'],
    ],
  },
  {
    id: 'date.day-month',
    language: 'any',
    starts: { digits: true, words: true },
    sure: 4,
    read: readDayMonth,
    right: [
      ['fr', 'le 14 sept. 2026', 'date 2026-09-14'],
      ['fr', 'le 1er mai', 'date --05-01'],
      ['fr', 'le trois juin 2026', 'date 2026-06-03'],
      ['en', 'the 3rd of June 2026', 'date 2026-06-03'],
      ['en', 'on 5 May 1968', 'date 1968-05-05'],
    ],
    wrong: [
      ['fr', 'sept mille'],
      ['en', 'the second may follow'],
    ],
  },
  {
    id: 'date.month',
    language: 'any',
    starts: { words: true },
    sure: 4,
    read: readMonthFirst,
    right: [
      ['fr', 'en mai 2026', 'date 2026-05'],
      ['fr', 'depuis juin', 'date --06'],
      ['en', 'November 6, 1869', 'date 1869-11-06'],
      ['en', 'on June 7th', 'date --06-07'],
    ],
    wrong: [
      ['en', 'you may 7 times'],
      ['fr', 'sept mille huit cents'],
    ],
  },
  {
    id: 'date.days',
    language: 'any',
    starts: { words: true },
    sure: 4,
    read: readDays,
    right: [
      ['en', 'on May 3-5, 1968', 'range 1968-05-03..1968-05-05'],
      ['en', 'June 7 to 9', 'range --06-07..--06-09'],
    ],
    wrong: [
      ['en', 'May 5-3, 1968'],
      ['fr', 'mai 3-5'],
    ],
  },
  {
    id: 'date.months',
    language: 'any',
    starts: { words: true },
    sure: 4,
    read: readMonths,
    right: [
      ['en', 'from January to March 2024', 'range 2024-01..2024-03'],
      ['fr', 'de décembre à mars 2024', 'range 2023-12..2024-03'],
      ['fr', 'entre mai et juin', 'range --05..--06'],
    ],
    wrong: [
      ['en', 'the march to May'],
      ['fr', 'de mai à 3 juin'],
    ],
  },
];
