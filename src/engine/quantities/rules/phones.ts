import { has, isFunctionWord, isOfClass } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isGlued, isMark, wordAt, type Scan } from '../core/scan';

const MAX_PIECES = 9;

interface Row {
  readonly digits: string;
  readonly to: number;
}

function found(value: string, to: number): Found {
  return { readings: [reading('phone', value)], to };
}

/** "+33 (0)1 99 00 12 34", "0033 1 99 00 12 34" */
function readInternational(scan: Scan, index: number): Found | null {
  const plus = isMark(scan, index, '+') && isGlued(scan, index + 1);
  const start = plus ? index + 1 : index;
  const first = digitsAt(scan, start);
  if (!plus && !/^00[1-9]/.test(first.slice(0, 3))) return null;
  for (const row of rows(scan, start).reverse()) {
    const digits = plus ? row.digits : row.digits.slice(2);
    const french = digits.startsWith('33');
    const american = digits.startsWith('1');
    const fits =
      french || american ? digits.length === 11 : digits.length >= 9 && digits.length <= 15;
    if (fits) return found(`+${digits}`, row.to);
  }
  return null;
}

/** "(020) 7946 0958": the area in brackets, then two rows that make ten or eleven digits. */
function readArea(scan: Scan, index: number): Found | null {
  const area = digitsAt(scan, index + 1);
  if (!isMark(scan, index, '(') || !/^0\d{1,5}$/.test(area) || !isMark(scan, index + 2, ')')) {
    return null;
  }
  const all = rows(scan, index + 3).map(({ digits, to }) => ({ digits: area + digits, to }));
  const row = all.find(({ digits }) => digits.length === 10 || digits.length === 11);
  return row ? found(row.digits, row.to) : null;
}

/** "01 99 00 12 34", "0 800 123 456", "020 7946 0958": a leading zero and nine to eleven digits. */
function readNational(scan: Scan, index: number): Found | null {
  if (isMark(scan, index, '(')) return readArea(scan, index);
  const first = digitsAt(scan, index);
  if (!first.startsWith('0')) return null;
  const second = digitsAt(scan, index + 1);
  // "0 800 123 456" is a number with a space; "0 80" is not, and "0,8" has a comma.
  if (first.length === 1 && second.length !== 3) return null;
  const all = rows(scan, index);
  const fits = (length: number) => all.find((row) => row.digits.length === length);
  const whole = all[all.length - 1];
  const row = fits(10) ?? (whole && [9, 11].includes(whole.digits.length) ? whole : undefined);
  return row ? found(row.digits, row.to) : null;
}

/** "(555) 010-1234", "555-010-1234", "1-800-555-0199" */
function readAmerican(scan: Scan, index: number): Found | null {
  const bracket = isMark(scan, index, '(');
  const start = bracket ? index + 1 : index;
  const lengths: number[] = [];
  let digits = '';
  let at = start;
  while (lengths.length < 4) {
    const piece = digitsAt(scan, at);
    if (piece === '' || piece.length > 4) break;
    lengths.push(piece.length);
    digits += piece;
    at += 1;
    const close = bracket && lengths.length === 1 && isMark(scan, at, ')');
    if (close) at += 1;
    else if (isMark(scan, at, '-.') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
    // "514 555-0123": the area may stand apart.
    else if (lengths.length > 1 || scan.tokens[at]?.gap !== 1 || !isMark(scan, at + 1, '-')) break;
  }
  const shape = lengths.join('-');
  if (shape === '3-3-4') return found(digits, at);
  return shape === '1-3-3-4' && digits.startsWith('1') ? found(`+${digits}`, at) : null;
}

/** The digits up to each possible end of the row that starts at `index`; "(0)" is left out. */
function rows(scan: Scan, index: number): Row[] {
  const all: Row[] = [];
  let digits = digitsAt(scan, index);
  if (digits === '' || digits.length > 15) return all;
  let at = index + 1;
  all.push({ digits, to: at });
  for (let piece = 1; piece < MAX_PIECES && digits.length < 15; piece++) {
    const bracketed = isMark(scan, at, '(') && isMark(scan, at + 2, ')');
    if (bracketed && digitsAt(scan, at + 1) === '0') at += 3;
    else if (bracketed && piece === 1 && /^\d{2,4}$/.test(digitsAt(scan, at + 1))) {
      digits += digitsAt(scan, at + 1);
      at += 3;
      if (isMark(scan, at, '-.') && isGlued(scan, at)) at += 1;
    } else if (isMark(scan, at, '.-/') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
    const token = scan.tokens[at];
    // Pieces have two to four digits; the first behind a country may have one.
    const short = token?.folded.length === 1 && piece > 1;
    if (token?.type !== 'digits' || token.gap > 1 || short || token.folded.length > 9) break;
    digits += token.folded;
    at += 1;
    all.push({ digits, to: at });
  }
  return all;
}

/** The digits that the letters of a keypad stand for. */
const KEYPAD = '22233344455566677778889999';
const NUMBER_LENGTH = 7;

/** "1-800-FLOWERS", "1-800-GO-FEDEX": letters for digits; those beyond the seventh are not dialled. */
function readVanity(scan: Scan, index: number): Found | null {
  const area = digitsAt(scan, index + 2);
  if (digitsAt(scan, index) !== '1' || !/^8\d\d$/.test(area) || !isMark(scan, index + 1, '-'))
    return null;
  let digits = '';
  let letters = false;
  let to = index + 3;
  while (isMark(scan, to, '-') && isGlued(scan, to) && isGlued(scan, to + 1)) {
    let at = to + 1;
    let piece = '';
    while (at === to + 1 || isGlued(scan, at)) {
      const token = scan.tokens[at];
      if (!token || !/^(?:[a-z]{1,12}|\d{1,7})$/.test(token.folded.slice(0, 13))) break;
      letters ||= token.type === 'word';
      piece += token.folded;
      at += 1;
    }
    if (piece === '' || digits.length >= NUMBER_LENGTH) break;
    digits += [...piece].map((key) => KEYPAD[key.charCodeAt(0) - 97] ?? key).join('');
    to = at;
  }
  if (!letters || digits.length < NUMBER_LENGTH) return null;
  return found(`+1${area}${digits.slice(0, NUMBER_LENGTH)}`, to);
}

/**
 * A short number that a call goes to: "appelez le 112", "composez le 36 39", "call 911", "Tel:
 * 555-0199". A number, or a code, is a candidate.
 */
function readShortPhone(scan: Scan, index: number): Found | null {
  const before = ['le', 'au', 'the', 'n', '°', ':', '.'].includes(
    scan.tokens[index - 1]?.folded ?? '',
  )
    ? wordAt(scan, index - 2)
    : wordAt(scan, index - 1);
  if (!isOfClass(scan, before, 'calling')) return null;
  const [first, second] = [digitsAt(scan, index), digitsAt(scan, index + 1)];
  if (first === '') return null;
  const third = digitsAt(scan, index + 2);
  const local =
    isMark(scan, index + 1, '-') && isGlued(scan, index + 1) && isGlued(scan, index + 2);
  if (local && first.length === 3 && third.length === 4) {
    const readings = [reading('phone', first + third), reading('identifier', `${first}-${third}`)];
    return { readings, to: index + 3 };
  }
  const pairs = first.length === 2 && second.length === 2 && scan.tokens[index + 1]?.gap === 1;
  const to = index + (pairs ? 2 : 1);
  const shortest = has(scan, 'two-digit-phones') ? 2 : 3;
  const digits = pairs ? first + second : first;
  // "call 12 times", "appelez le 15 mai", "call 3.5 %"
  const next = scan.tokens[to];
  const ends =
    next === undefined ||
    next.gap > 1 ||
    (next.type === 'mark' && !isGlued(scan, to + 1)) ||
    isFunctionWord(scan, to);
  if (!ends || isMark(scan, to, '%€$£') || digits.length < shortest || digits.length > 6)
    return null;
  return { readings: [reading('phone', digits), reading('number', digits)], to };
}

/** The tail of a longer row of digits is no number of its own. */
function whole(read: Rule['read']): Rule['read'] {
  return (scan, index) =>
    isGlued(scan, index) && digitsAt(scan, index - 1) !== '' ? null : read(scan, index);
}

/** The value of a phone is its digits, with "+" where the country stands; never a number. */
export const PHONE_RULES: readonly Rule[] = [
  {
    id: 'phone.international',
    language: 'any',
    starts: { digits: true, marks: '+' },
    sure: 4,
    read: whole(readInternational),
    right: [
      ['fr', '+33 (0)1 99 00 12 34', 'phone +33199001234'],
      ['en', '0044 20 7946 0958', 'phone +442079460958'],
    ],
    wrong: [['en', '+33 people']],
  },
  {
    id: 'phone.national',
    language: 'any',
    starts: { digits: true, marks: '(' },
    sure: 3,
    read: whole(readNational),
    right: [
      ['fr', '01 99 00 12 34', 'phone 0199001234'],
      ['fr', '06.00.00.00.00', 'phone 0600000000'],
      ['en', '(020) 7946 0958', 'phone 02079460958'],
    ],
    wrong: [
      ['fr', '0,8 litre'],
      ['fr', '0 80'],
    ],
  },
  {
    id: 'phone.american',
    language: 'any',
    starts: { digits: true, marks: '(' },
    sure: 3,
    read: whole(readAmerican),
    right: [
      ['en', '(555) 010-1234', 'phone 5550101234'],
      ['en', '1-800-555-0199', 'phone +18005550199'],
    ],
    wrong: [['en', '555-12']],
  },
  {
    id: 'phone.vanity',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: whole(readVanity),
    right: [['en', '1-800-FLOWERS', 'phone +18003569377']],
    wrong: [['en', '1-800-CAR']],
  },
  {
    id: 'phone.short',
    language: 'any',
    starts: { digits: true },
    sure: 3,
    read: readShortPhone,
    right: [
      ['fr', 'Composez le 112.', 'phone 112'],
      ['fr', 'Appelez le 36 39.', 'phone 3639'],
      ['en', 'Tel: 555-0199', 'phone 5550199'],
    ],
    wrong: [
      ['en', 'call 3 people'],
      ['fr', 'Appelez le 15 mai.'],
    ],
  },
];
