import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isGlued, isMark, wordAt, type Scan } from '../core/scan';

/** Registers whose numbers are written in groups, and how many digits each has. */
const REGISTERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['siren', [9]],
  ['siret', [14]],
  ['isbn', [10, 13]],
  ['issn', [8]],
  ['nir', [13, 15]],
]);

const MOST_GROUPS = 9;

/** "FR76 3000 6000 0112 3456 7890 189": two capitals, two digits, groups of four and a rest. */
function readIban(scan: Scan, index: number): Found | null {
  const country = scan.tokens[index];
  if (country?.type !== 'word' || !/^[A-Z]{2}$/.test(country.cased.slice(0, 3))) return null;
  if (!isGlued(scan, index + 1) || digitsAt(scan, index + 1).length < 2) return null;
  let text = country.folded;
  let at = index + 1;
  let groups = 0;
  while (groups < MOST_GROUPS * 2 && text.length < 34) {
    const token = scan.tokens[at];
    const fits =
      token?.type === 'digits' || (token?.type === 'word' && token.cased !== token.folded);
    if (!token || !fits || token.gap > 1 || token.folded.length > 30) break;
    text += token.folded;
    at += 1;
    groups += 1;
  }
  return text.length >= 15 && text.length <= 34 && /^[a-z]{2}\d{2}[a-z0-9]{4}/.test(text)
    ? { readings: [reading('identifier', text)], to: at }
    : null;
}

/** "SIRET 732 829 320 00074", "SIREN n° 732 829 320" */
function readRegister(scan: Scan, index: number): Found | null {
  const lengths = REGISTERS.get(wordAt(scan, index));
  if (lengths === undefined) return null;
  let at = index + 1;
  if (isMark(scan, at, ':')) at += 1;
  if (wordAt(scan, at) === 'n' && isMark(scan, at + 1, '°')) at += 2;
  let digits = '';
  const ends: { to: number; digits: string }[] = [];
  for (let group = 0; group < MOST_GROUPS; group++) {
    const piece = digitsAt(scan, at);
    if (piece === '' || (scan.tokens[at]?.gap ?? 3) > 1) break;
    digits += piece;
    at += 1;
    ends.push({ to: at, digits });
    if (isMark(scan, at, '-') && isGlued(scan, at)) at += 1;
  }
  const whole = ends.reverse().find((end) => lengths.includes(end.digits.length));
  const name = wordAt(scan, index);
  return whole
    ? { readings: [reading('identifier', `${name} ${whole.digits}`)], to: whole.to }
    : null;
}

/** "4970 1012 3456 7890": four groups of four digits are no numbers. */
function readCard(scan: Scan, index: number): Found | null {
  const groups = [0, 1, 2, 3].map((step) => digitsAt(scan, index + step));
  const spaced = [1, 2, 3].every((step) => scan.tokens[index + step]?.gap === 1);
  if (!spaced || groups.some((group) => group.length !== 4)) return null;
  if (digitsAt(scan, index + 4) !== '' && (scan.tokens[index + 4]?.gap ?? 3) <= 1) return null;
  if (digitsAt(scan, index - 1) !== '' && (scan.tokens[index]?.gap ?? 3) <= 1) return null;
  return { readings: [reading('identifier', groups.join(''))], to: index + 4 };
}

/** "10.1000/xyz123": the prefix of a DOI, and all that is glued behind its slash. */
function readDoi(scan: Scan, index: number): Found | null {
  const registrant = digitsAt(scan, index + 2);
  if (digitsAt(scan, index) !== '10' || registrant.length < 4 || registrant.length > 9) return null;
  if (!isMark(scan, index + 1, '.') || !isMark(scan, index + 3, '/')) return null;
  let to = index + 1;
  let text = '10';
  while (to < index + 40 && isGlued(scan, to) && !isMark(scan, to, ',;)]"')) {
    const token = scan.tokens[to];
    const last = token?.type === 'mark' && !isGlued(scan, to + 1);
    if (!token || last) break;
    text += token.folded;
    to += 1;
  }
  return to > index + 4 ? { readings: [reading('identifier', `doi ${text}`)], to } : null;
}

export const ACCOUNT_RULES: readonly Rule[] = [
  {
    id: 'code.iban',
    language: 'any',
    starts: { words: true },
    sure: 4,
    read: readIban,
    right: [['fr', 'FR76 3000 6000 0112 3456 7890 189', 'identifier fr7630006000011234567890189']],
    wrong: [['en', 'AB12 345']],
  },
  {
    id: 'code.register',
    language: 'any',
    starts: { words: new Set(REGISTERS.keys()) },
    sure: 4,
    read: readRegister,
    right: [['fr', 'SIRET 732 829 320 00074', 'identifier siret 73282932000074']],
    wrong: [['fr', 'SIRET 732']],
  },
  {
    id: 'code.card',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: readCard,
    right: [['en', 'card 4970 1012 3456 7890', 'identifier 4970101234567890']],
    wrong: [['en', '4970 1012 3456']],
  },
  {
    id: 'code.doi',
    language: 'any',
    starts: { digits: true },
    sure: 4,
    read: readDoi,
    right: [['en', 'doi:10.1000/xyz123.', 'identifier doi 10.1000/xyz123']],
    wrong: [['en', '10.1000']],
  },
];
