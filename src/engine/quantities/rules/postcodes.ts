import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isGlued, isMark, wordAt, wordBefore, type Scan } from '../core/scan';
import type { AddressPiece } from './streets';
import { unitAt } from '../core/units';

/** A postcode outside an address; five digits before a capital may also be a count. */
function readPostcode(scan: Scan, index: number): Found | null {
  if (isGlued(scan, index) && digitsAt(scan, index - 1) + wordAt(scan, index - 1) !== '')
    return null;
  const labelled = LABELS.has(wordBefore(scan, isMark(scan, index - 1, ':') ? index - 1 : index));
  const four = digitsAt(scan, index);
  if (labelled && four.length === 4) {
    return { readings: [reading('postcode', four), reading('number', four)], to: index + 1 };
  }
  const code = readPostcodeText(scan, index);
  if (!code) return null;
  const postcode = reading('postcode', code.text);
  const certain = code.text.length !== 5 || code.text.startsWith('0') || !/^\d+$/.test(code.text);
  if (certain) return { readings: [postcode], to: code.to };
  if (labelled || isState(scan, index - 1)) return { readings: [postcode], to: code.to };
  const next = scan.tokens[code.to];
  const town = next?.type === 'word' && next.gap === 1 && next.cased !== next.folded;
  if (!town || next.cased === next.cased.toUpperCase()) return null;
  // "91500 Mo" measures.
  if (unitAt(scan, code.to, true)) return null;
  return { readings: [postcode, reading('number', code.text)], to: code.to };
}

const LABELS: ReadonlySet<string> = new Set(['postal', 'postcode', 'cp', 'zip', 'npa', 'plz']);

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

/** "1204 Genève", "CH-1204 Genève", "L-1855 Luxembourg": only in an address, before its town. */
export function readTownPostcode(scan: Scan, index: number): AddressPiece | null {
  const country = COUNTRIES.test(scan.tokens[index]?.cased.slice(0, 3) ?? '');
  const prefixed = country && isMark(scan, index + 1, '-') && isGlued(scan, index + 2);
  const at = prefixed ? index + 2 : index;
  const code = digitsAt(scan, at);
  const town = scan.tokens[at + 1];
  const named = town?.type === 'word' && town.gap === 1 && town.cased !== town.folded;
  const length = code.length === 4 || (prefixed && code.length === 5);
  return named && length ? { text: code, to: at + 1 } : null;
}

const COUNTRIES = /^(?:F|B|CH|D|L|A|I|E|NL)$/;

/** 69003, 2A338, SW1A 1AA, K1A 0B1, 10001-1234 */
export function readPostcodeText(scan: Scan, index: number): AddressPiece | null {
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
export function readBritish(scan: Scan, index: number): AddressPiece | null {
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

export const POSTCODE_RULES: readonly Rule[] = [
  {
    id: 'postcode.alone',
    language: 'any',
    starts: { digits: true, words: true },
    sure: 3,
    read: readPostcode,
    right: [
      ['fr', '04000', 'postcode 04000'],
      ['fr', '2A338', 'postcode 2a338'],
      ['fr', 'à 69003 Lyon', 'postcode 69003'],
      ['en', 'Beverly Hills, CA 90210', 'postcode 90210'],
      ['fr', 'NPA 1204', 'postcode 1204'],
    ],
    wrong: [
      ['fr', '91500 Mo'],
      ['fr', '12500 habitants'],
    ],
  },
];
