import { readPostcodeText, readBritish, readTownPostcode } from './postcodes';
import { reading, type AddressParts, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isGlued, isMark, wordAt, type Scan } from '../core/scan';
import {
  readEnglishStreet,
  readFrenchStreet,
  readHouse,
  textOf,
  type AddressPiece,
} from './streets';

/** "n° 24 bis, rue du Moulin" */
function numberedHouse(scan: Scan, index: number): Found | null {
  const sign = isMark(scan, index + 1, '°.') ? 2 : 1;
  return digitsAt(scan, index + sign) === '' ? null : houseFirst(scan, index + sign);
}

function houseFirst(scan: Scan, index: number): Found | null {
  const house = readHouse(scan, index);
  if (!house || (scan.tokens[house.to]?.gap ?? 3) > 1) return null;
  const street = readFrenchStreet(scan, house.to) ?? readEnglishStreet(scan, house.to);
  if (!street) return null;
  return addressOf(house.text, street.text, readTown(scan, street.to), street.to);
}

/** "Rue du Rhône 12, 1204 Genève", "Bahnhofstrasse 3, 8001 Zürich": only with postcode and town. */
function streetFirst(scan: Scan, index: number): Found | null {
  const street = readFrenchStreet(scan, index);
  const at = street ? houseAt(scan, index, street.to) : oneWordStreet(scan, index);
  const house = digitsAt(scan, at);
  // "rue du 8 mai 1945" has a date in its name.
  const next = wordAt(scan, at + 1);
  const dated = next.length > 1 && !INSIDE.has(next);
  if (house === '' || house.length > 4 || dated) return null;
  const letter = isGlued(scan, at + 1) && wordAt(scan, at + 1).length === 1 ? 1 : 0;
  const town = readTown(scan, at + 1 + letter);
  if (!town || town.postcode === '' || town.city === '') return null;
  const number = house + (letter > 0 ? wordAt(scan, at + 1) : '');
  const name = street ? street.text.split(` ${house}`)[0] : textOf(scan, index, at);
  return addressOf(number, name ?? '', town, town.to);
}

/** The first digits inside a street name that reaches up to `end`; -1 where there are none. */
function houseAt(scan: Scan, index: number, end: number): number {
  for (let at = index + 2; at < end; at++) if (digitsAt(scan, at) !== '') return at;
  return -1;
}

/** Where the house number of "Bahnhofstrasse 3" stands; -1 where no such street begins. */
function oneWordStreet(scan: Scan, index: number): number {
  const token = scan.tokens[index];
  const street = /^\p{Lu}\p{L}{2,24}(?:strasse|gasse|weg|platz|straat|laan|plein)$/u;
  return token?.type === 'word' && street.test(token.cased.slice(0, 36)) ? index + 1 : -1;
}

interface Town {
  readonly postcode: string;
  readonly city: string;
  readonly to: number;
}

function addressOf(number: string, street: string, town: Town | null, to: number): Found {
  const parts: AddressParts = {
    number,
    street,
    postcode: town?.postcode ?? '',
    city: town?.city ?? '',
  };
  const place = `${parts.postcode} ${parts.city}`.trim();
  const value = `${parts.number} ${parts.street}${place === '' ? '' : `, ${place}`}`;
  return { readings: [{ ...reading('address', value), parts }], to: town?.to ?? to };
}

/** ", 69003 Lyon", ", Springfield, IL 62704", ", London SW1A 1AA" */
function readTown(scan: Scan, index: number): Town | null {
  let at = index;
  for (let part = 0; part < MOST_INSIDE; part++) {
    const end = insideEnd(scan, isMark(scan, at, ',') ? at + 1 : at);
    if (end < 0) break;
    at = end;
  }
  return readTownAt(scan, at);
}

const MOST_INSIDE = 3;
const INSIDE: ReadonlySet<string> = new Set(
  'cs bp apt apartment suite unit floor flat bureau appt app appartement bte boite porte'.split(
    ' ',
  ),
);

/** Where "CS 40127", "Suite 3300" or "3e étage" ends, between street and town; -1 where none is. */
function insideEnd(scan: Scan, index: number): number {
  if ((scan.tokens[index]?.gap ?? 3) > 1) return -1;
  if (INSIDE.has(wordAt(scan, index)) && digitsAt(scan, index + 1) !== '') {
    const letter = isGlued(scan, index + 2) && wordAt(scan, index + 2).length === 1 ? 1 : 0;
    return index + 2 + letter;
  }
  const floor = ['etage', 'floor'].includes(wordAt(scan, index + 2)) && isGlued(scan, index + 1);
  return floor && digitsAt(scan, index) !== '' ? index + 3 : -1;
}

function readTownAt(scan: Scan, index: number): Town | null {
  const comma = isMark(scan, index, ',–-') ? index + 1 : index;
  if ((scan.tokens[comma]?.gap ?? 3) > 2) return null;
  const before = readPostcodeText(scan, comma) ?? readTownPostcode(scan, comma);
  if (before) {
    const city = readCity(scan, before.to);
    return { postcode: before.text, city: city?.text ?? '', to: city?.to ?? before.to };
  }
  const city = comma > index ? readCity(scan, comma) : null;
  if (!city) return null;
  // "Montréal (Québec) H3G 1L1"
  const region =
    isMark(scan, city.to, '(') && isMark(scan, city.to + 2, ')') ? city.to + 3 : city.to;
  let at = isMark(scan, region, ',') ? region + 1 : region;
  const state = /^[A-Z]{2}$/.test(scan.tokens[at]?.cased.slice(0, 3) ?? '');
  if (state && !readPostcodeText(scan, at)) at += 1;
  const after = readPostcodeText(scan, at);
  return { postcode: after?.text ?? '', city: city.text, to: after?.to ?? city.to };
}

function readCity(scan: Scan, index: number): AddressPiece | null {
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
    if (at === index && (!capital || INSIDE.has(token.folded))) break;
    if (readBritish(scan, at)) break;
    if (capital || cedex) end = at + 1;
  }
  return end < 0 ? null : { text: textOf(scan, index, end), to: end };
}

export const ADDRESS_RULES: readonly Rule[] = [
  {
    id: 'address.house-first',
    language: 'any',
    starts: { digits: true },
    sure: 3,
    read: houseFirst,
    right: [
      [
        'fr',
        '24 rue de la République, 75011 Paris',
        'address 24 rue de la republique, 75011 paris',
      ],
      ['en', '10 Downing Street, London SW1A 2AA', 'address 10 downing street, sw1a 2aa london'],
    ],
    wrong: [['fr', '5 cours de yoga']],
  },
  {
    id: 'address.numbered',
    language: 'any',
    starts: { words: new Set(['n', 'no', 'nr', 'numero', 'number']) },
    sure: 4,
    read: numberedHouse,
    right: [
      ['fr', 'Le siège est au n° 24 bis, rue du Moulin.', 'address 24 bis rue du moulin'],
      ['en', 'at No. 10 Downing Street', 'address 10 downing street'],
    ],
    wrong: [['fr', 'le décret n° 24']],
  },
  {
    id: 'address.street-first',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: streetFirst,
    right: [
      ['fr', 'Rue du Rhône 12, 1204 Genève', 'address 12 rue du rhone, 1204 geneve'],
      ['fr', 'Bahnhofstrasse 3, 8001 Zürich', 'address 3 bahnhofstrasse, 8001 zurich'],
    ],
    wrong: [['fr', 'dans la rue du Rhône 12 personnes attendaient']],
  },
];
