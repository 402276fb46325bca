import { add, fromDigits, shift, whole } from '../core/decimal';
import type { Numerals, WordNumber } from '../core/pack';
import { isMark, joined, wordAt, wordBefore, type Scan } from '../core/scan';

const UNITS: ReadonlyMap<string, number> = new Map([
  ...'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
  ['une', 1],
]);

const TENS: ReadonlyMap<string, number> = new Map([
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['septante', 70],
  ['huitante', 80],
  ['octante', 80],
  ['nonante', 90],
]);

/** Powers of ten; French uses the long scale: a billion is a million millions. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['mille', 3],
  ['mil', 3],
  ['millier', 3],
  ['milliers', 3],
  ['million', 6],
  ['millions', 6],
  ['milliard', 9],
  ['milliards', 9],
  ['billion', 12],
  ['billions', 12],
  ['billiard', 15],
  ['billiards', 15],
  ['trillion', 18],
  ['trillions', 18],
]);

/** Counts in -aine; they count only behind a number or an article, before "de". */
const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ['huitaine', 8],
  ['dizaine', 10],
  ['douzaine', 12],
  ['quinzaine', 15],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
]);

const LOOSE: ReadonlySet<string> = new Set(['bonne', 'bonnes', 'petite', 'petites', 'grosse']);

/** A number in French words from token `index` on, or null. Hyphens and spaces join alike. */
function readWords(scan: Scan, index: number): WordNumber | null {
  const collective = readCollective(scan, index);
  if (collective) return collective;
  let total = 0n;
  let lowestScale = Number.POSITIVE_INFINITY;
  let at = index;
  let to = index;
  for (let part = 0; part < 8 && at >= 0; part++) {
    const group = readBelowThousand(scan, at);
    const scaleAt = group ? joined(scan, group.to) : bareMille(scan, at);
    const scale = scaleAt < 0 ? undefined : SCALES.get(wordAt(scan, scaleAt));
    if (scale === undefined) {
      if (group) {
        total += group.value;
        to = group.to;
      }
      break;
    }
    if (scale >= lowestScale) break;
    lowestScale = scale;
    total += (group?.value ?? 1n) * 10n ** BigInt(scale);
    to = scaleAt + 1;
    const further = joined(scan, to);
    const larger = further < 0 ? undefined : SCALES.get(wordAt(scan, further));
    if (part === 0 && larger !== undefined && larger > scale) {
      total *= 10n ** BigInt(larger);
      to = further + 1;
    }
    at = joined(scan, to);
  }
  if (to === index) return null;
  return withComma(scan, to, total, index);
}

function readCollective(scan: Scan, index: number): WordNumber | null {
  const first = wordAt(scan, index);
  const count = first === 'une' || first === 'un' ? 1 : (UNITS.get(first) ?? 0);
  if (count === 0) return null;
  // "une demi-douzaine" is six, "une bonne centaine" a hundred.
  const half = wordAt(scan, index + 1) === 'demi' && isMark(scan, index + 2, '-') ? 2 : 0;
  const loose = LOOSE.has(wordAt(scan, index + 1)) ? 1 : 0;
  const at = index + 1 + half + loose;
  const word = wordAt(scan, at);
  const scale = half > 0 && /^m/.test(word) ? SCALES.get(word) : undefined;
  if (scale !== undefined) {
    return { value: whole(5n * 10n ** BigInt(scale - 1)), to: at + 1, single: null };
  }
  const value = COLLECTIVES.get(word) ?? COLLECTIVES.get(word.replace(/s$/, ''));
  if (value === undefined || (half > 0 && value % 2 > 0)) return null;
  return { value: whole((count * value) / (half > 0 ? 2 : 1)), to: at + 1, single: null };
}

/** "mille" needs no number before it; "million" does. */
function bareMille(scan: Scan, index: number): number {
  const word = wordAt(scan, index);
  return word === 'mille' || word === 'mil' ? index : -1;
}

interface Group {
  readonly value: bigint;
  readonly to: number;
}

function readBelowThousand(scan: Scan, index: number): Group | null {
  if (isCent(wordAt(scan, index))) return readHundreds(scan, index, 1n);
  const first = readBelowHundred(scan, index);
  if (!first) return null;
  const next = joined(scan, first.to);
  // "dix-neuf cent" counts hundreds up to nineteen.
  const counts = first.value >= 2n && first.value <= 19n;
  if (next < 0 || !counts || !isCent(wordAt(scan, next))) return first;
  return readHundreds(scan, next, first.value);
}

function isCent(word: string): boolean {
  return word === 'cent' || word === 'cents';
}

function readHundreds(scan: Scan, index: number, count: bigint): Group {
  const next = joined(scan, index + 1);
  const rest = next < 0 ? null : readBelowHundred(scan, next);
  return { value: count * 100n + (rest?.value ?? 0n), to: rest?.to ?? index + 1 };
}

function readBelowHundred(scan: Scan, index: number): Group | null {
  const word = wordAt(scan, index);
  const next = joined(scan, index + 1);
  if (word === 'quatre' && next >= 0 && isVingt(wordAt(scan, next))) {
    return withTail(scan, next + 1, 80n, 19);
  }
  const unit = UNITS.get(word);
  if (unit === 10) return withTail(scan, index + 1, 10n, 9, 7);
  if (unit !== undefined) return { value: BigInt(unit), to: index + 1 };
  const tens = TENS.get(word);
  if (tens === undefined) return null;
  return withTail(scan, index + 1, BigInt(tens), tens === 60 ? 19 : 9);
}

function isVingt(word: string): boolean {
  return word === 'vingt' || word === 'vingts';
}

/** What follows the tens, up to `most`: "et un", "et onze", "deux", "dix-neuf". */
function withTail(scan: Scan, index: number, tens: bigint, most: number, least = 1): Group {
  let next = joined(scan, index);
  if (next >= 0 && wordAt(scan, next) === 'et') {
    const after = joined(scan, next + 1);
    const word = after < 0 ? '' : wordAt(scan, after);
    next = word === 'un' || word === 'une' || word === 'onze' ? after : -1;
  }
  if (next < 0) return { value: tens, to: index };
  const unit = UNITS.get(wordAt(scan, next)) ?? 0;
  if (unit === 10 && most > 10) {
    const teen = withTail(scan, next + 1, tens + 10n, 9, 7);
    return teen;
  }
  if (unit < least || unit > most) return { value: tens, to: index };
  return { value: tens + BigInt(unit), to: next + 1 };
}

/** "trois virgule cinq" */
function withComma(scan: Scan, index: number, total: bigint, start: number): WordNumber {
  const alone = index === start + 1 ? wordAt(scan, start) : null;
  const at = joined(scan, index);
  if (at < 0 || wordAt(scan, at) !== 'virgule')
    return { value: whole(total), to: index, single: alone };
  const fraction = readBelowHundred(scan, at + 1);
  if (!fraction) return { value: whole(total), to: index, single: alone };
  // "virgule zéro cinq"
  const zero = wordAt(scan, at + 1) === 'zero' ? readBelowHundred(scan, at + 2) : null;
  const digits = zero ? `0${zero.value}` : fraction.value.toString();
  const to = zero?.to ?? fraction.to;
  const value = add(whole(total), fromDigits('', digits));
  // "deux virgule cinq millions"
  const scaleAt = joined(scan, to);
  const scale = scaleAt < 0 ? undefined : SCALES.get(wordAt(scan, scaleAt));
  return scale === undefined
    ? { value, to, single: null }
    : { value: shift(value, scale), to: scaleAt + 1, single: null };
}

/** "15 M d'habitants": a length would not be told so. */
function countsMillions(scan: Scan, index: number): boolean {
  const of = ['d', 'de'].includes(wordAt(scan, index + 1)) && scan.tokens[index + 1]?.gap === 1;
  return scan.tokens[index]?.cased === 'M' && of;
}

const BEFORE_NINE: ReadonlySet<string> = new Set(
  'les des de a ces ses nos vos mes leurs sont ont en compte comptent dans sous et ou entre'.split(
    ' ',
  ),
);

/** "neuf agents" counts, "un logement neuf" is new; "pour cent" is no hundred. */
function counts(scan: Scan, index: number, to: number, word: string): boolean {
  if (word === 'neuf') {
    return BEFORE_NINE.has(wordBefore(scan, index)) || /[sx]$/.test(wordAt(scan, to));
  }
  return word !== 'cent' || wordBefore(scan, index) !== 'pour';
}

export const NUMERALS: Partial<Numerals> = {
  read: readWords,
  scale: (word) => SCALES.get(word) ?? null,
  collective:
    /^(?:million|milliard|billion|billiard|trillion|millier|(?:huit|diz|douz|quinz|vingt|trent|quarant|cinquant|soixant|cent)aine)s?$/,
  millions: countsMillions,
  counts,
};

function ranked(words: string, first = 1, step = 1): [string, number][] {
  return words.split(' ').map((word, place) => [word, first + place * step]);
}

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...ranked('premier premiere premiers premieres', 1, 0),
  ...ranked('second seconde', 2, 0),
  ...ranked(
    'unieme deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme ' +
      'onzieme douzieme treizieme quatorzieme quinzieme seizieme',
  ),
  ...ranked('vingtieme trentieme quarantieme cinquantieme soixantieme septantieme', 20, 10),
  ['huitantieme', 80],
  ['nonantieme', 90],
  ['centieme', 100],
  ['millieme', 1000],
]);

/** Names of parts, by their denominators. */
export const PARTS: ReadonlyMap<string, number> = new Map([
  ...ranked('demi demie demis demies moitie', 2, 0),
  ['tiers', 3],
  ...ranked('quart quarts', 4, 0),
  ...'cinquieme sixieme septieme huitieme neuvieme dixieme'
    .split(' ')
    .flatMap((word, place) => ranked(`${word} ${word}s`, place + 5, 0)),
  ...ranked('centieme centiemes', 100, 0),
  ...ranked('millieme milliemes', 1000, 0),
]);
