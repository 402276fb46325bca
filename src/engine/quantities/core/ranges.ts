import { compareDecimals, parseDecimal, printDecimal, shift, type Decimal } from './decimal';
import { isWord } from './pack';
import { readPiece, type Piece } from './pieces';
import type { Interval, Reading } from './quantity';
import { digitsAt, isFrenchTo, isGlued, isMark, isNear, wordAt, type Scan } from './scan';

/** The piece at token `index`, joined with the one behind "to", "à", a dash or "and" to a range. */
export function readRange(scan: Scan, index: number): Piece | null {
  const first = readPiece(scan, index);
  if (!first || !MAY_OPEN.has(first.readings[0]?.kind ?? '')) return first;
  const connector = connectorAt(scan, first);
  if (!connector) return first;
  const season = readSeason(scan, first, connector);
  if (season) return season;
  // "-5 à +3 °C"
  const plus = isMark(scan, connector.to, '+') && digitsAt(scan, connector.to + 1) !== '' ? 1 : 0;
  const second = readPiece(scan, connector.to + plus);
  if (!second) return first;
  const readings = joinReadings(first, second, connector.dash);
  return readings.length === 0
    ? first
    : {
        ...first,
        to: second.to,
        readings,
        bare: false,
        prefixed: false,
        number: null,
        rule: 'range',
      };
}

const MAY_OPEN: ReadonlySet<string> = new Set(
  'amount percent points duration measure date time number ordinal'.split(' '),
);

interface Connector {
  readonly dash: boolean;
  readonly to: number;
}

function connectorAt(scan: Scan, first: Piece): Connector | null {
  const at = first.to;
  if (!isNear(scan, at)) return null;
  // "5-to-7-day"
  if (isMark(scan, at, '-') && isWord(scan, at + 1, 'to') && isMark(scan, at + 2, '-')) {
    return { dash: false, to: at + 3 };
  }
  if (isMark(scan, at, '-–~')) {
    // "30 days - 12 euros": a spaced hyphen joins only what is alike, which joinReadings sees to.
    return isNear(scan, at + 1) ? { dash: true, to: at + 1 } : null;
  }
  const word = wordAt(scan, at);
  const to = articleEnd(scan, at + 1);
  if (isWord(scan, at, 'to') || isFrenchTo(scan, at)) {
    return { dash: false, to };
  }
  if (word === 'jusqu' && isMark(scan, at + 1, "'"))
    return { dash: false, to: articleEnd(scan, at + 3) };
  if (isWord(scan, at, 'and') && isBetween(scan, first.from)) return { dash: false, to };
  return null;
}

function articleEnd(scan: Scan, index: number): number {
  const article = isWord(scan, index, 'the') ? (isMark(scan, index + 1, "'") ? 2 : 1) : 0;
  return weekdayEnd(scan, index + article);
}

/** "au jeudi 4 juin", "to Friday, June 7" */
function weekdayEnd(scan: Scan, index: number): number {
  if (!isWord(scan, index, 'weekday')) return index;
  return isMark(scan, index + 1, ',') ? index + 2 : index + 1;
}

/** "between 4 and 7, "entre le 3 et le 5" */
function isBetween(scan: Scan, first: number): boolean {
  // "entre +2 et +8 °C"
  const index = isMark(scan, first - 1, '+') ? first - 1 : first;
  const weekday = isWord(scan, index - 1, 'weekday') ? 1 : 0;
  const apostrophe = isMark(scan, index - 1 - weekday, "'") ? 1 : 0;
  const back = index - 1 - weekday - apostrophe;
  const article = isWord(scan, back, 'the') ? 1 : 0;
  return isWord(scan, back - article, 'between');
}

/** "2019-20" */
function readSeason(scan: Scan, first: Piece, connector: Connector): Piece | null {
  const year = first.readings.find((item) => item.kind === 'date')?.value;
  const digits = digitsAt(scan, connector.to);
  const glued = isGlued(scan, connector.to) && isGlued(scan, connector.to - 1);
  if (!connector.dash || !glued || typeof year !== 'string' || !/^\d{4}$/.test(year)) return null;
  if (digits.length !== 2 || Number(digits) <= Number(year.slice(2))) return null;
  const value = { from: year, to: year.slice(0, 2) + digits };
  const readings: Reading[] = [{ kind: 'range', value, unit: null, of: 'date' }];
  const to = connector.to + 1;
  return {
    ...first,
    to,
    readings,
    bare: false,
    prefixed: false,
    number: null,
    rule: 'range.season',
  };
}

/** Every range two pieces can mean, likeliest first; none when they are not of one kind. */
function joinReadings(first: Piece, second: Piece, dash: boolean): Reading[] {
  const ranges: Reading[] = [];
  for (const right of second.readings) {
    for (const left of first.readings) {
      for (const pair of alike(first, second, left, right)) {
        const range = rangeOf(pair[0], pair[1], dash);
        if (range && !ranges.some((known) => same(known, range))) ranges.push(range);
      }
    }
  }
  return ranges;
}

function same(a: Reading, b: Reading): boolean {
  return a.of === b.of && a.unit === b.unit && JSON.stringify(a.value) === JSON.stringify(b.value);
}

type Pair = readonly [Reading, Reading];

/** Two readings made alike: the unit, scale, month or year that one of them leaves unsaid. */
function alike(first: Piece, second: Piece, left: Reading, right: Reading): Pair[] {
  if (left.kind === right.kind && left.unit === right.unit) {
    if (left.kind === 'date') return [[datedLike(left, right), right]];
    if (left.kind === 'duration' && left.unit === 'hour' && !first.bare) {
      return [[left, right], ...openingHours(left, right)];
    }
    const scaled = scaledLike(first, second, left);
    return scaled
      ? [
          [scaled, right],
          [left, right],
        ]
      : [[left, right]];
  }
  if (left.kind === 'number' && first.bare && UNITED.has(right.kind)) {
    const lent = { ...left, kind: right.kind, unit: right.unit };
    const scaled = scaledLike(first, second, lent);
    return scaled
      ? [
          [scaled, right],
          [lent, right],
        ]
      : [[lent, right]];
  }
  if (left.kind === 'amount' && first.prefixed && second.bare && right.kind === 'number') {
    const lent = { ...right, kind: left.kind, unit: left.unit };
    const scaled = scaledLike(first, second, left);
    return scaled
      ? [
          [scaled, lent],
          [left, lent],
        ]
      : [[left, lent]];
  }
  if (left.kind === 'number' && first.bare && right.kind === 'date') {
    return [...dayLike(left, right), ...eraLike(left, right)];
  }
  if (left.kind === 'ordinal' && right.kind === 'date') {
    return [...centuryLike(left, right), ...dayLike(left, right)];
  }
  if (left.kind === 'number' && first.bare && right.kind === 'time') {
    return halfDayLike(left, right);
  }
  if (left.kind === 'time' && right.kind === 'duration' && right.unit === 'hour') {
    return hoursLike(right, left).map(([until, from]): Pair => [from, until]);
  }
  if (left.kind === 'duration' && left.unit === 'hour' && right.kind === 'time') {
    return hoursLike(left, right);
  }
  return [];
}

const UNITED: ReadonlySet<string> = new Set(['amount', 'percent', 'points', 'duration', 'measure']);

/** "5 to 10 million": the first number takes the scale of the second. */
function scaledLike(first: Piece, second: Piece, left: Reading): Reading | null {
  if (!first.number || !second.number || first.number.scaled || !second.number.scaled) return null;
  const value = parseDecimal(String(left.value));
  const power = powerOf(second.number.values[0]);
  if (!value || power === 0) return null;
  return { ...left, value: printDecimal(shift(value, power)) };
}

/** The largest power of a thousand in a scaled whole value. */
function powerOf(value: Decimal | undefined): number {
  let power = 0;
  while (
    value &&
    power < 18 &&
    value.units % 10n ** BigInt(power + 3) === 0n &&
    value.units !== 0n
  ) {
    power += 3;
  }
  return power;
}

/** "du 3 juin au 5 juillet 2026": the year stands once. */
function datedLike(left: Reading, right: Reading): Reading {
  const [, year, rest = ''] = /^(\d{4})-(.*)$/.exec(String(right.value)) ?? [];
  const [, own] = /^--(.*)$/.exec(String(left.value)) ?? [];
  if (year === undefined || own === undefined) return left;
  // "du 30 décembre au 2 janvier 2024" begins in the year before.
  return { ...left, value: `${own > rest ? Number(year) - 1 : year}-${own}` };
}

/** "3–5 June 2026": the month stands once. */
function dayLike(left: Reading, right: Reading): Pair[] {
  const month = /^(.*-)\d\d$/.exec(String(right.value));
  const whole = /^(\d{4}|-)-\d\d-\d\d$/.test(String(right.value));
  const day = String(left.value);
  if (!month || !whole || !/^([1-9]|[12]\d|3[01])$/.test(day)) return [];
  // Both days are of one month, so the first comes first; a later one does not exist in it.
  if (Number(day) >= Number(String(right.value).slice(-2))) return [];
  return [[{ ...right, value: `${month[1]}${day.padStart(2, '0')}` }, right]];
}

/** "10,000–9000 BC": the era stands once. */
function eraLike(left: Reading, right: Reading): Pair[] {
  const before = /^-\d+$/.test(String(right.value)) && /^\d{1,5}$/.test(String(left.value));
  return before ? [[{ ...right, value: `-${String(left.value).padStart(4, '0')}` }, right]] : [];
}

/** "17th to 19th century" */
function centuryLike(left: Reading, right: Reading): Pair[] {
  const century = /^\d\dXX$/.test(String(right.value));
  const value = `${String(Number(left.value) - 1).padStart(2, '0')}XX`;
  return century && Number(left.value) <= 30 ? [[{ ...right, value }, right]] : [];
}

/** "entre 8 heures et 19 heures": a stretch of the day, or so long. */
function openingHours(left: Reading, right: Reading): Pair[] {
  const [from] = hoursLike(left, right);
  const [until] = hoursLike(right, left);
  return from && until
    ? [
        [from[0], until[0]].map((end) => ({ ...end, kind: 'time', unit: null })) as [
          Reading,
          Reading,
        ],
      ]
    : [];
}

/** "de 9 heures à 17 heures" */
function hoursLike(left: Reading, right: Reading): Pair[] {
  const hour = /^\d{1,2}$/.test(String(left.value)) && Number(left.value) <= 24;
  return hour ? [[{ ...right, value: `${String(left.value).padStart(2, '0')}:00` }, right]] : [];
}

/** "9–5pm", "10–2am": the first hour is the last one of its name before the second. */
function halfDayLike(left: Reading, right: Reading): Pair[] {
  if (!/^([1-9]|1[0-2])$/.test(String(left.value))) return [];
  const [hour, until] = [Number(left.value) % 12, Number(String(right.value).slice(0, 2))];
  const from = hour + 12 < until ? hour + 12 : hour < until ? hour : hour + 12;
  return [[{ ...right, value: `${String(from).padStart(2, '0')}:00` }, right]];
}

/** A range, when its ends are in order; words may also lead down ("from 25 % to 20 %"). */
function rangeOf(left: Reading, right: Reading, dash: boolean): Reading | null {
  const value: Interval = { from: String(left.value), to: String(right.value) };
  const order = orderOf(left, right);
  if (order === null || order === 0 || (order > 0 && (dash || right.unit === null))) return null;
  return { kind: 'range', value, unit: right.unit, of: right.kind };
}

function orderOf(left: Reading, right: Reading): number | null {
  if (left.kind === 'date' || left.kind === 'time') {
    const [a, b] = [String(left.value), String(right.value)];
    // Years before our era run downwards, and night shifts end in the morning.
    return a === b ? 0 : left.kind === 'time' || /^-\d/.test(a) || a < b ? -1 : 1;
  }
  const [a, b] = [parseDecimal(String(left.value)), parseDecimal(String(right.value))];
  return a && b ? compareDecimals(a, b) : null;
}
