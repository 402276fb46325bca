import { reading, type AddressParts, type Found } from './quantity';
import { digitsAt, isGlued, isMark, wordAt, wordBefore, type Scan } from './scan';
import { isFunctionWord } from './function-words';
import { unitAt } from './units';

const FRENCH_TYPES: ReadonlyMap<string, string> = new Map(
  (
    'rue avenue boulevard place chemin impasse allee allees quai cours route square passage ' +
    'faubourg esplanade promenade sentier venelle villa residence hameau rond-point'
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

/** A postal address that starts at token `index` with its house number. */
export function readAddress(scan: Scan, index: number): Found | null {
  const house = readHouse(scan, index);
  if (!house) return null;
  const street = readFrenchStreet(scan, house.to) ?? readEnglishStreet(scan, house.to);
  if (!street) return null;
  const town = readTown(scan, street.to);
  const parts: AddressParts = {
    number: house.text,
    street: street.text,
    postcode: town?.postcode ?? '',
    city: town?.city ?? '',
  };
  const place = `${parts.postcode} ${parts.city}`.trim();
  const value = `${parts.number} ${parts.street}${place === '' ? '' : `, ${place}`}`;
  return { readings: [{ ...reading('address', value), parts }], to: town?.to ?? street.to };
}

interface Piece {
  readonly text: string;
  readonly to: number;
}

/** "12", "12 bis", "221b", "12," */
function readHouse(scan: Scan, index: number): Piece | null {
  const digits = digitsAt(scan, index);
  if (digits === '' || digits.length > 5) return null;
  let to = index + 1;
  let text = digits;
  const word = wordAt(scan, to);
  const letter = word.length === 1 && isGlued(scan, to);
  if (letter || ['bis', 'ter', 'quater'].includes(word)) {
    text += letter ? word : ` ${word}`;
    to += 1;
  }
  if (isMark(scan, to, ',')) to += 1;
  return { text, to };
}

const MAX_STREET_TOKENS = 16;

function readFrenchStreet(scan: Scan, index: number): Piece | null {
  const type = FRENCH_TYPES.get(wordAt(scan, index));
  if (type === undefined || (scan.tokens[index]?.gap ?? 3) > 1) return null;
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
    const digits = token.type === 'digits' && !isPostcode(scan, at);
    const first =
      common && token.type === 'word' && !connector && !named && !isFunctionWord(token.folded);
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

/** "Baker Street", "Main St", up to four words before the type. */
function readEnglishStreet(scan: Scan, index: number): Piece | null {
  for (let count = 1; count <= 4; count++) {
    const at = index + count;
    const last = scan.tokens[at - 1];
    if (last?.type !== 'word' || last.gap > 1 || isFunctionWord(last.folded)) return null;
    const token = scan.tokens[at];
    const type =
      token?.type === 'word' && token.gap <= 1 ? ENGLISH_TYPES.get(token.folded) : undefined;
    if (type === undefined) continue;
    const capital = (scan.tokens[index]?.cased ?? '') !== (scan.tokens[index]?.folded ?? '');
    if (!capital && !['street', 'avenue', 'boulevard', 'road'].includes(type)) return null;
    const point =
      isMark(scan, at + 1, '.') && isGlued(scan, at + 1) && token?.folded !== type ? 1 : 0;
    return { text: `${textOf(scan, index, at)} ${type}`, to: at + 1 + point };
  }
  return null;
}

/** ", 69003 Lyon", ", Springfield, IL 62704", ", London SW1A 1AA" */
function readTown(scan: Scan, index: number) {
  const box = boxEnd(scan, isMark(scan, index, ',') ? index + 1 : index);
  if (box >= 0) return readTownAt(scan, box);
  return readTownAt(scan, index);
}

/** Where "CS 40127" or "BP 12" ends, between street and postcode; -1 where there is none. */
function boxEnd(scan: Scan, index: number): number {
  const box = ['cs', 'bp'].includes(wordAt(scan, index)) && digitsAt(scan, index + 1) !== '';
  return box ? index + 2 : -1;
}

function readTownAt(scan: Scan, index: number) {
  const comma = isMark(scan, index, ',–-') ? index + 1 : index;
  if ((scan.tokens[comma]?.gap ?? 3) > 2) return null;
  const before = readPostcodeText(scan, comma);
  if (before) {
    const city = readCity(scan, before.to);
    return { postcode: before.text, city: city?.text ?? '', to: city?.to ?? before.to };
  }
  const city = comma > index ? readCity(scan, comma) : null;
  if (!city) return null;
  let at = isMark(scan, city.to, ',') ? city.to + 1 : city.to;
  const state = /^[A-Z]{2}$/.test(scan.tokens[at]?.cased.slice(0, 3) ?? '');
  if (state && !readPostcodeText(scan, at)) at += 1;
  const after = readPostcodeText(scan, at);
  return { postcode: after?.text ?? '', city: city.text, to: after?.to ?? city.to };
}

function readCity(scan: Scan, index: number): Piece | null {
  let end = -1;
  for (let at = index; at < index + 9; at++) {
    const token = scan.tokens[at];
    if (!token || token.gap > 1) break;
    const connector = [
      '-',
      "'",
      'de',
      'la',
      'le',
      'les',
      'sur',
      'en',
      'l',
      'd',
      'sous',
      'of',
    ].includes(token.folded);
    const capital = token.type === 'word' && token.cased !== token.folded;
    const cedex = token.type === 'digits' && wordAt(scan, at - 1) === 'cedex';
    if (!connector && !capital && !cedex) break;
    if (at === index && !capital) break;
    if (readBritish(scan, at)) break;
    if (capital || cedex) end = at + 1;
  }
  return end < 0 ? null : { text: textOf(scan, index, end), to: end };
}

/** A postcode outside an address; five digits before a capital may also be a count. */
export function readPostcode(scan: Scan, index: number): Found | null {
  if (isGlued(scan, index) && digitsAt(scan, index - 1) + wordAt(scan, index - 1) !== '')
    return null;
  const code = readPostcodeText(scan, index);
  if (!code) return null;
  const postcode = reading('postcode', code.text);
  const certain = code.text.length !== 5 || code.text.startsWith('0') || !/^\d+$/.test(code.text);
  if (certain) return { readings: [postcode], to: code.to };
  const labelled = ['postal', 'postcode', 'cp', 'zip', 'code'].includes(wordBefore(scan, index));
  if (labelled || isState(scan, index - 1)) return { readings: [postcode], to: code.to };
  const next = scan.tokens[code.to];
  const town = next?.type === 'word' && next.gap === 1 && next.cased !== next.folded;
  if (!town || next.cased === next.cased.toUpperCase()) return null;
  // "91500 Mo" measures.
  if (unitAt(scan, code.to, true)) return null;
  return { readings: [postcode, reading('number', code.text)], to: code.to };
}

const STATES: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ ' +
    'NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
  ).split(' '),
);

/** "Beverly Hills, CA 90210" */
function isState(scan: Scan, index: number): boolean {
  return STATES.has(scan.tokens[index]?.cased ?? '') && scan.tokens[index + 1]?.gap === 1;
}

function isPostcode(scan: Scan, index: number): boolean {
  return digitsAt(scan, index).length === 5;
}

/** 69003, 2A338, SW1A 1AA, K1A 0B1, 10001-1234 */
function readPostcodeText(scan: Scan, index: number): Piece | null {
  const digits = digitsAt(scan, index);
  if (digits.length === 5) {
    const joined = isGlued(scan, index + 1) && !isMark(scan, index + 1, '.,;:)-');
    const decimals =
      isMark(scan, index + 1, '.,') && isGlued(scan, index + 2) && isGlued(scan, index + 1);
    if (joined || (decimals && digitsAt(scan, index + 2) !== '')) return null;
    const extension = isMark(scan, index + 1, '-') && digitsAt(scan, index + 2).length === 4;
    return extension
      ? { text: `${digits}-${digitsAt(scan, index + 2)}`, to: index + 3 }
      : { text: digits, to: index + 1 };
  }
  const corsica = /^2[ab]\d{3}$/.exec(gluedText(scan, index, 3));
  if (corsica) return { text: corsica[0], to: index + 3 };
  return readBritish(scan, index);
}

/** Outward and inward code, in capitals, with a space between. */
function readBritish(scan: Scan, index: number): Piece | null {
  const first = scan.tokens[index];
  if (first?.type !== 'word' || first.cased.length > 2 || first.cased === first.folded) return null;
  for (let length = 2; length <= 3; length++) {
    const inward = index + length;
    if (scan.tokens[inward]?.gap !== 1) continue;
    const outer = gluedText(scan, index, length);
    const inner = gluedText(scan, inward, 2) || gluedText(scan, inward, 3);
    const british =
      /^[a-z]{1,2}\d{1,2}[a-z]?$/.test(outer) && /^\d[a-z]{2}$/.test(gluedText(scan, inward, 2));
    const canadian = /^[a-z]\d[a-z]$/.test(outer) && /^\d[a-z]\d$/.test(gluedText(scan, inward, 3));
    if (british) return { text: `${outer} ${inner}`, to: inward + 2 };
    if (canadian) return { text: `${outer} ${gluedText(scan, inward, 3)}`, to: inward + 3 };
  }
  return null;
}

/** The folded text of exactly `count` glued tokens, or the empty string; short ones only. */
function gluedText(scan: Scan, index: number, count: number): string {
  let text = '';
  for (let step = 0; step < count; step++) {
    const token = scan.tokens[index + step];
    if (!token || token.folded.length > 5 || (step > 0 && token.gap !== 0)) return '';
    if (token.type !== 'word' && token.type !== 'digits') return '';
    text += token.folded;
  }
  const next = scan.tokens[index + count];
  const goesOn = next?.gap === 0 && (next.type === 'word' || next.type === 'digits');
  return goesOn ? '' : text;
}

function textOf(scan: Scan, from: number, to: number): string {
  const words: string[] = [];
  for (let at = from; at < to; at++) {
    const token = scan.tokens[at];
    if (token && token.type !== 'mark') words.push(token.folded);
  }
  return words.join(' ');
}
