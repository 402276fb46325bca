import type { Reading } from '../quantities';

/** Same house and street; a postcode or town the claim adds must stand in the source. */
export function sameAddress(source: Reading, claim: Reading): boolean {
  const [a, b] = [source.parts, claim.parts];
  if (!a || !b || a.number !== b.number) return false;
  const street = (text: string) =>
    text.replace(/\b(de|du|des|la|le|les|l|d)\b/g, '').replace(/ +/g, ' ');
  const postcodes =
    b.postcode === '' || a.postcode.replace(/ /g, '') === b.postcode.replace(/ /g, '');
  const cities = b.city === '' || a.city === b.city || a.city.startsWith(`${b.city} `);
  const streets = [a, b].map((each) => street(each.street));
  // A claim may leave out the point of the compass behind a street.
  const same = streets[0] === streets[1] || streets[0]?.replace(COMPASS, '') === streets[1];
  return same && postcodes && cities;
}

const COMPASS = / (?:[nsew]|ne|nw|se|sw|north|south|east|west|nord|sud|est|ouest)$/;

/** "+33 1 99 00 12 34" and "01 99 00 12 34" ring the same bell: the country replaces the zero. */
export function samePhone(a: string, b: string): boolean {
  if (a === b) return true;
  const [international, national] = a.startsWith('+') ? [a, b] : [b, a];
  if (!international.startsWith('+') || national.startsWith('+')) return false;
  const local = national.startsWith('0') ? national.slice(1) : national;
  const country = international.length - 1 - local.length;
  return country >= 1 && country <= 3 && local.length >= 8 && international.endsWith(local);
}
