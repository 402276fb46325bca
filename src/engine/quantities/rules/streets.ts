import { isOrdinalSuffix } from '../core/ordinals';
import { isFunctionWord } from '../core/pack';
import { digitsAt, isGlued, isMark, wordAt, type Scan } from '../core/scan';

const FRENCH_TYPES: ReadonlyMap<string, string> = new Map(
  (
    'rue avenue boulevard place chemin impasse allee allees quai cours route square passage ' +
    'faubourg esplanade promenade sentier venelle villa residence hameau chaussee ruelle clos dreve'
  )
    .split(' ')
    .map((word): [string, string] => [word, word])
    .concat([
      ['av', 'avenue'],
      ['ave', 'avenue'],
      ['bd', 'boulevard'],
      ['bld', 'boulevard'],
      ['boul', 'boulevard'],
      ['pl', 'place'],
      ['imp', 'impasse'],
      ['chem', 'chemin'],
      ['rte', 'route'],
      ['fbg', 'faubourg'],
    ]),
);

const COMMON_TYPES: ReadonlySet<string> = new Set([
  'rue',
  'avenue',
  'boulevard',
  'impasse',
  'chemin',
]);

const ENGLISH_TYPES: ReadonlyMap<string, string> = new Map([
  ['street', 'street'],
  ['st', 'street'],
  ['road', 'road'],
  ['rd', 'road'],
  ['avenue', 'avenue'],
  ['ave', 'avenue'],
  ['boulevard', 'boulevard'],
  ['blvd', 'boulevard'],
  ['lane', 'lane'],
  ['ln', 'lane'],
  ['drive', 'drive'],
  ['dr', 'drive'],
  ['court', 'court'],
  ['square', 'square'],
  ['terrace', 'terrace'],
  ['place', 'place'],
  ['way', 'way'],
  ['close', 'close'],
  ['crescent', 'crescent'],
  ['row', 'row'],
  ['park', 'park'],
  ['quay', 'quay'],
]);

const CONNECTORS: ReadonlySet<string> = new Set(
  "de du des d la le les l ' - et en sur sous aux au a".split(' '),
);

/** A stretch of an address: its folded words, and the token after it. */
export interface AddressPiece {
  readonly text: string;
  readonly to: number;
}

/** "12", "12 bis", "221b", "12," */
export function readHouse(scan: Scan, index: number): AddressPiece | null {
  const digits = digitsAt(scan, index);
  if (digits === '' || digits.length > 5) return null;
  let to = index + 1;
  let text = digits;
  const word = wordAt(scan, to);
  // "12 B rue des Lilas"
  const capital = scan.tokens[to]?.cased !== word && FRENCH_TYPES.has(wordAt(scan, to + 1));
  const letter = word.length === 1 && (isGlued(scan, to) || capital);
  if (letter || ['bis', 'ter', 'quater'].includes(word)) {
    text += letter ? word : ` ${word}`;
    to += 1;
  }
  if (isMark(scan, to, ',')) to += 1;
  return { text, to };
}

const MAX_STREET_TOKENS = 16;
const MAX_NAME_TOKENS = 5;

export function readFrenchStreet(scan: Scan, index: number): AddressPiece | null {
  const type = FRENCH_TYPES.get(wordAt(scan, index));
  if (type === undefined) return null;
  let at = index + 1;
  if (isMark(scan, at, '.') && isGlued(scan, at)) at += 1;
  const start = at;
  // "5 cours de yoga" is no address: only the plainest types may have a name in small letters.
  const common = COMMON_TYPES.has(type);
  let end = -1;
  let named = false;
  while (at < start + MAX_STREET_TOKENS) {
    const token = scan.tokens[at];
    if (!token || token.gap > 1) break;
    const connector = CONNECTORS.has(token.folded);
    const capital = token.type === 'word' && token.cased !== token.folded;
    // "rue du 8 mai 1945" has a date in its name; a postcode ends the name.
    const digits = token.type === 'digits' && token.folded.length !== 5;
    const first =
      common && token.type === 'word' && !connector && !named && !isFunctionWord(scan, at);
    const dated = token.type === 'word' && digitsAt(scan, at - 1) !== '' && named;
    if (!connector && !capital && !digits && !first && !dated) break;
    if (!connector) {
      named = true;
      end = at + 1;
    }
    at += 1;
  }
  return end < 0 ? null : { text: `${type} ${textOf(scan, start, end)}`, to: end };
}

/** Points of the compass behind a street: "Pennsylvania Avenue NW". */
const DIRECTIONS = /^(?:[NSEW]|NE|NW|SE|SW|North|South|East|West)$/;

/** "Baker Street", "Main St", "West 42nd Street NW": up to four words before the type. */
export function readEnglishStreet(scan: Scan, index: number): AddressPiece | null {
  for (let at = index + 1; at <= index + MAX_NAME_TOKENS; at++) {
    const last = scan.tokens[at - 1];
    const ranked = last?.type === 'digits' && isGlued(scan, at) && isOrdinalSuffix(scan, at);
    if (!last || last.gap > 1 || isFunctionWord(scan, at - 1)) return null;
    if (last.type !== 'word' && !ranked) return null;
    const token = scan.tokens[at];
    const type =
      token?.type === 'word' && token.gap <= 1 ? ENGLISH_TYPES.get(token.folded) : undefined;
    if (type === undefined) continue;
    const first = scan.tokens[index];
    const capital = first?.type === 'digits' || (first?.cased ?? '') !== (first?.folded ?? '');
    if (!capital && !['street', 'avenue', 'boulevard', 'road'].includes(type)) return null;
    const point =
      isMark(scan, at + 1, '.') && isGlued(scan, at + 1) && token?.folded !== type ? 1 : 0;
    const to = at + 1 + point;
    const direction = scan.tokens[to];
    const directed = direction?.gap === 1 && DIRECTIONS.test(direction.cased.slice(0, 6));
    const name = `${textOf(scan, index, at)} ${type}`;
    return directed ? { text: `${name} ${direction.folded}`, to: to + 1 } : { text: name, to };
  }
  return null;
}

/** The folded words from token `from` to `to`; "42nd" stays one. */
export function textOf(scan: Scan, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const token = scan.tokens[at];
    if (!token || token.type === 'mark') continue;
    const whole = token.gap === 0 && scan.tokens[at - 1]?.type === 'digits';
    text += (text === '' || whole ? '' : ' ') + token.folded;
  }
  return text;
}
