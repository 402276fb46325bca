import { add, fromDigits, shift, whole, type Decimal } from '../core/decimal';
import { joined, wordAt, type Scan } from '../core/scan';
import type { Numerals, WordNumber } from '../core/pack';

const UNITS: ReadonlyMap<string, number> = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'fifteen sixteen seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);

const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, place) => [word, (place + 2) * 10]),
);

/** Powers of ten; English uses the short scale. "milliard" stands in translated texts. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['thousand', 3],
  ['lakh', 5],
  ['lakhs', 5],
  ['million', 6],
  ['millions', 6],
  ['milliard', 9],
  ['milliards', 9],
  ['crore', 7],
  ['crores', 7],
  ['billion', 9],
  ['billions', 9],
  ['trillion', 12],
  ['trillions', 12],
  ['quadrillion', 15],
]);

/** A number in English words from token `index` on, or null. */
function readWords(scan: Scan, index: number): WordNumber | null {
  const start = wordAt(scan, index);
  if (start === 'threescore') return { value: whole(60), to: index + 1, single: start };
  if (start === 'half') return halfOfScale(scan, index);
  if (start === 'twice') return { value: whole(2), to: index + 1, single: start };
  const article = start === 'a' || start === 'an';
  if (article) return afterArticle(scan, index);
  return readSum(scan, index);
}

/** "half a million", "half a dozen" */
function halfOfScale(scan: Scan, index: number): WordNumber | null {
  if (wordAt(scan, index + 1) !== 'a') return null;
  if (wordAt(scan, index + 2) === 'dozen') return { value: whole(6), to: index + 3, single: null };
  const scale = SCALES.get(wordAt(scan, index + 2));
  if (scale === undefined) return null;
  return { value: shift(fromDigits('', '5'), scale), to: index + 3, single: null };
}

/** "a hundred", "a million", "a dozen": the article counts only before these. */
function afterArticle(scan: Scan, index: number): WordNumber | null {
  const next = wordAt(scan, index + 1);
  if (next === 'dozen') return { value: whole(12), to: index + 2, single: null };
  if (next === 'hundred' || SCALES.has(next)) return readSum(scan, index + 1, 1n);
  return null;
}

function readSum(scan: Scan, index: number, head: bigint | null = null): WordNumber | null {
  let total = 0n;
  let lowestScale = Number.POSITIVE_INFINITY;
  let at = index;
  let to = index;
  let words = 0;
  for (let part = 0; part < 8; part++) {
    const group: Group | null =
      head !== null && part === 0 ? { value: head, to: at, words: 1 } : readBelowThousand(scan, at);
    if (!group) break;
    let value = group.value;
    let next = group.to;
    words += group.words;
    if (head !== null && part === 0 && wordAt(scan, at) === 'hundred') {
      const rest = readHundreds(scan, at, 1n);
      value = rest.value;
      next = rest.to;
    }
    const scaleAt = head !== null && part === 0 && next === at ? at : joined(scan, next);
    const scale = scaleAt < 0 ? undefined : SCALES.get(wordAt(scan, scaleAt));
    if (scale === undefined) {
      total += value;
      to = next;
      break;
    }
    if (scale >= lowestScale) break;
    lowestScale = scale;
    total += value * 10n ** BigInt(scale);
    to = scaleAt + 1;
    // "two thousand billion" multiplies what stands so far.
    const further = joined(scan, to);
    const larger = further < 0 ? undefined : SCALES.get(wordAt(scan, further));
    if (part === 0 && larger !== undefined && larger > scale) {
      total *= 10n ** BigInt(larger);
      to = further + 1;
    }
    words += 1;
    at = joined(scan, to);
    if (at >= 0 && wordAt(scan, at) === 'and') at = joined(scan, at + 1);
    if (at < 0) break;
  }
  if (to === index) return null;
  const value = withPoint(scan, to, whole(total));
  const behind = joined(scan, value.to);
  const multiple = behind < 0 ? undefined : MULTIPLES.get(wordAt(scan, behind));
  // "three dozen", "four score and seven"
  if (multiple !== undefined) {
    const and = joined(scan, behind + 1);
    const more = and >= 0 && wordAt(scan, and) === 'and' ? readBelowHundred(scan, and + 1) : null;
    const small = more && more.value < multiple ? more : null;
    const sum = total * multiple + (small?.value ?? 0n);
    return { value: whole(sum), to: small?.to ?? behind + 1, single: null };
  }
  const alone = words === 1 && head === null && value.to === index + 1;
  return { ...value, single: alone ? wordAt(scan, index) : null };
}

interface Group {
  readonly value: bigint;
  readonly to: number;
  readonly words: number;
}

function readBelowThousand(scan: Scan, index: number): Group | null {
  const first = readBelowHundred(scan, index);
  if (!first) return null;
  const next = joined(scan, first.to);
  if (next < 0) return first;
  if (wordAt(scan, next) === 'hundred' && first.value > 0n) {
    const rest = readHundreds(scan, next, first.value);
    return { ...rest, words: first.words + 1 };
  }
  // Years are read in pairs: nineteen ninety-five, twenty twenty-six.
  if (first.value < 13n || first.value > 21n) return first;
  const second = readBelowHundred(scan, next);
  if (!second || second.value < 10n || SCALES.has(wordAt(scan, second.to))) return first;
  return { value: first.value * 100n + second.value, to: second.to, words: 2 };
}

/** From the word "hundred" at `index`, `count` times, with what is below a hundred behind it. */
function readHundreds(scan: Scan, index: number, count: bigint): Group {
  let next = joined(scan, index + 1);
  if (next >= 0 && wordAt(scan, next) === 'and') next = joined(scan, next + 1);
  const rest = next < 0 ? null : readBelowHundred(scan, next);
  return { value: count * 100n + (rest?.value ?? 0n), to: rest?.to ?? index + 1, words: 2 };
}

function readBelowHundred(scan: Scan, index: number): Group | null {
  const word = wordAt(scan, index);
  const unit = UNITS.get(word);
  if (unit !== undefined) return { value: BigInt(unit), to: index + 1, words: 1 };
  const tens = TENS.get(word);
  if (tens === undefined) return null;
  const next = joined(scan, index + 1);
  const ones = next < 0 ? undefined : UNITS.get(wordAt(scan, next));
  if (ones === undefined || ones < 1 || ones > 9) {
    return { value: BigInt(tens), to: index + 1, words: 1 };
  }
  return { value: BigInt(tens + ones), to: next + 1, words: 2 };
}

/** "three point one four" */
function withPoint(scan: Scan, index: number, value: Decimal): { value: Decimal; to: number } {
  const at = joined(scan, index);
  if (at < 0 || wordAt(scan, at) !== 'point') return { value, to: index };
  let digits = '';
  let to = at + 1;
  while (digits.length < 12) {
    const digit = UNITS.get(wordAt(scan, to));
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
    to += 1;
  }
  if (digits === '') return { value, to: index };
  const sum = add(value, fromDigits('', digits));
  // "two point five million"
  const scaleAt = joined(scan, to);
  const scale = scaleAt < 0 ? undefined : SCALES.get(wordAt(scan, scaleAt));
  return scale === undefined ? { value: sum, to } : { value: shift(sum, scale), to: scaleAt + 1 };
}

const MULTIPLES: ReadonlyMap<string, bigint> = new Map([
  ['dozen', 12n],
  ['score', 20n],
  ['gross', 144n],
]);

const COUNTED: ReadonlySet<string> = new Set(
  (
    'people adults children men women users customers subscribers viewers visitors voters workers ' +
    'passengers patients jobs homes households copies euros dollars pounds years tonnes tons'
  ).split(' '),
);

/** "12m people": a length would not be told so. */
function countsMillions(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  return token?.cased === 'm' && token.gap === 0 && COUNTED.has(wordAt(scan, index + 1));
}

export const NUMERALS: Partial<Numerals> = {
  read: readWords,
  scale: (word) => (word === 'hundred' ? 2 : (SCALES.get(word) ?? null)),
  multiples: MULTIPLES,
  collective: /^(?:million|milliard|billion|trillion)s?$/,
  millions: countsMillions,
  signs: new Map([['mn', 6]]),
};

function ranked(words: string, first = 1, step = 1): [string, number][] {
  return words.split(' ').map((word, place) => [word, first + place * step]);
}

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...ranked(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth ' +
      'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  ),
  ...ranked(
    'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth',
    20,
    10,
  ),
  ['thousandth', 1000],
]);

/** Names of parts, by their denominators. */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ...ranked('half halves', 2, 0),
  ...'third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .flatMap((word, place) => ranked(`${word} ${word}s`, place + 3, 0)),
  ...ranked('quarter quarters', 4, 0),
  ...ranked('hundredth hundredths', 100, 0),
  ...ranked('thousandth thousandths', 1000, 0),
]);
