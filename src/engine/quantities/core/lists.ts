import { isWord } from './pack';
import type { Piece } from './pieces';
import type { Reading } from './quantity';
import { isMark, type Scan } from './scan';

const LENDERS: ReadonlySet<string> = new Set([
  'amount',
  'percent',
  'points',
  'duration',
  'measure',
]);

/**
 * Gives the members of a list what they leave unsaid: "3, 6 et 12 mois" are three durations, "14 et
 * 15 mai" two dates, "articles 12 et 13" two articles. The bare reading stays as a candidate.
 */
export function completeLists(scan: Scan, pieces: readonly Piece[]): Piece[] {
  const done = [...pieces];
  for (let place = 1; place < done.length; place++) {
    const left = done[place - 1];
    const right = done[place];
    if (left && right && isListed(scan, left.to, right.from, false))
      done[place] = namedBy(scan, left, right);
  }
  for (let place = done.length - 2; place >= 0; place--) {
    const left = done[place];
    const right = done[place + 1];
    if (left && right && isListed(scan, left.to, right.from, true))
      done[place] = lentBy(left, right);
  }
  return done;
}

/** One conjunction, a comma where it may, or both stand between, and an article at most. */
function isListed(scan: Scan, from: number, to: number, comma: boolean): boolean {
  let at = from;
  if (comma && isMark(scan, at, ',')) at += 1;
  if (isWord(scan, at, 'and', 'or')) at += 1;
  if (at === from) return false;
  if (isWord(scan, at, 'the')) at += 1;
  if (isWord(scan, at, 'weekday')) at += 1;
  return at === to && scan.tokens[to]?.gap !== 3;
}

function lentBy(left: Piece, right: Piece): Piece {
  const from = right.readings[0];
  const own = left.readings[0];
  if (!from || !own || !left.bare || own.kind === 'identifier') return left;
  if (own.kind === 'number' && LENDERS.has(from.kind)) {
    return {
      ...left,
      bare: false,
      readings: [{ ...own, kind: from.kind, unit: from.unit }, ...left.readings],
    };
  }
  if (own.kind === 'number' && from.kind === 'range' && from.of && LENDERS.has(from.of)) {
    return {
      ...left,
      bare: false,
      readings: [{ ...own, kind: from.of, unit: from.unit }, ...left.readings],
    };
  }
  const date = from.kind === 'date' ? datedBy(own, String(from.value)) : null;
  return date ? { ...left, bare: false, readings: [date, ...left.readings] } : left;
}

/** "14 et 15 mai 2026", "17th and 18th centuries" */
function datedBy(own: Reading, date: string): Reading | null {
  const value = String(own.value);
  if (own.kind === 'ordinal' && /^\d\dXX$/.test(date) && /^\d{1,2}$/.test(value)) {
    return { kind: 'date', value: `${String(Number(value) - 1).padStart(2, '0')}XX`, unit: null };
  }
  const month = /^((?:\d{4}|-)-\d\d-)\d\d$/.exec(date);
  if (
    (own.kind !== 'number' && own.kind !== 'ordinal') ||
    !month ||
    !/^([1-9]|[12]\d|3[01])$/.test(value)
  )
    return null;
  return { kind: 'date', value: `${month[1]}${value.padStart(2, '0')}`, unit: null };
}

/** "articles 12 et 13", "articles 8.4 et 8.9": the second takes the first one's name. */
function namedBy(scan: Scan, left: Piece, right: Piece): Piece {
  const decade =
    left.readings[0]?.kind === 'date' && /^\d{3}X$/.test(String(left.readings[0].value));
  const year = right.readings.find((item) => item.kind === 'date');
  if (decade && year && /^\d{3}0$/.test(String(year.value))) {
    const value = `${String(year.value).slice(0, 3)}X`;
    return { ...right, bare: false, readings: [{ ...year, value }, ...right.readings] };
  }
  const name = left.readings[0]?.kind === 'identifier' ? String(left.readings[0].value) : '';
  const prefix = /^([a-z]+) \d/.exec(name.slice(0, 40));
  const own = right.readings[0];
  // "8.4 et 8.9" are sections; a comma makes a decimal of it.
  const coded = scan.tokens
    .slice(right.from, right.to)
    .every(({ type, folded }) => type === 'digits' || folded === '.');
  if (!prefix || own?.kind !== 'number' || !right.bare || !coded) return right;
  const value = `${prefix[1]} ${String(own.value)}`;
  return {
    ...right,
    bare: false,
    readings: [{ kind: 'identifier', value, unit: null }, ...right.readings],
  };
}
