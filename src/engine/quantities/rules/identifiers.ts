import { has, isWord } from '../core/pack';
import { romanValue } from '../core/roman';
import type { Rule } from '../core/rule';
import { powerBehind } from '../core/scientific';
import { isOrdinalSuffix } from '../core/ordinals';
import { reading, type Found } from '../core/quantity';
import { currencyBehind, currencySignAt } from '../core/currencies';
import { digitsAt, isGlued, isMark, wordAt, type Scan } from '../core/scan';
import { unitAt } from '../core/units';
import { readWordCode } from './numbered';

const STANDARDS: ReadonlySet<string> = new Set(
  (
    'RFC ISO IEC IEEE EN NF DIN ANSI BS ASTM DTU UTF SHA TLS HTTP USB CVE CWE ECMA ITU BCP STD ' +
    'PEP JSR NIST FIPS AES RSA IP WCAG ES PMC DOI ISBN ISSN SIREN SIRET'
  ).split(' '),
);

/** "article 12", "n° 78-17", "page n° 5": a name and the code behind it. */
function readPrefixed(scan: Scan, index: number): Found | null {
  const token = scan.tokens[index];
  if (!token || (token.type === 'mark' && !'§#'.includes(token.folded))) return null;
  const name = scan.pack.names.get(token.folded);
  if (name === undefined || token.type === 'digits') return null;
  // A box is one of a post office only behind its name.
  if (token.folded === 'box' && !isPostOffice(scan, index)) return null;
  // "le vol AF1234" flies.
  if (token.folded === 'vol' && wordAt(scan, index + 1) !== '') return null;
  let at = index + 1;
  // "décret no 2020-1310": no is no word of French.
  const number = has(scan, 'no-is-number');
  const named = number && token.folded === 'no';
  // ... and "nos 12 agents" are ours.
  const ours = number && token.folded === 'nos';
  let announced = named || !(ours || scan.pack.namesWithPoint.has(token.folded));
  if (isMark(scan, at, '.°') && isGlued(scan, at)) {
    announced = true;
    at += 1;
  }
  // "page n° 5", "annexe no. 2"
  if (wordAt(scan, at) === 'n' && isMark(scan, at + 1, '°')) at += 2;
  const code = readCode(scan, at, name) ?? readWordCode(scan, at, name);
  if (!code || (!announced && !(token.folded === 'n' && isMark(scan, index + 1, '°')))) return null;
  // "no. 5 %" and "level 5 kg" do not exist; "lot 3 kg" would be a measure.
  if (code.digitsOnly && !isGlued(scan, at) && unitAt(scan, code.to, true)) return null;
  const parts = partsEnd(scan, code.to);
  const text = code.text + textOf(scan, code.to, parts);
  return { readings: [reading('identifier', `${name} ${text}`)], to: parts };
}

/** "PO Box 12", "P.O. Box 12" */
function isPostOffice(scan: Scan, index: number): boolean {
  const pointed = isMark(scan, index - 1, '.') && wordAt(scan, index - 2) === 'o';
  return pointed || wordAt(scan, index - 1) === 'po';
}

/** "L. 113-2" without its "article": the point and the hyphen make sure of it. */
function readSeries(scan: Scan, index: number): Found | null {
  const code = isMark(scan, index + 1, '.') ? codeOfSeries(scan, index) : null;
  if (!code?.text.includes('-')) return null;
  return { readings: [reading('identifier', `article ${code.text}`)], to: code.to };
}

interface Code {
  readonly text: string;
  readonly to: number;
  readonly digitsOnly: boolean;
}

/** Digits with what is glued to them, a Roman numeral, or the single capital of an annex. */
function readCode(scan: Scan, index: number, name: string): Code | null {
  const token = scan.tokens[index];
  if (!token || token.gap > 2 || (token.type !== 'digits' && token.type !== 'word')) return null;
  const roman = token.type === 'word' ? romanValue(token.cased) : null;
  if (roman !== null && name !== 'no' && (token.cased.length > 1 || 'IVX'.includes(token.cased))) {
    return { text: String(roman), to: index + 1, digitsOnly: false };
  }
  const series = codeOfSeries(scan, index);
  if (series) return series;
  const letter = token.type === 'word' && token.cased.length === 1 && token.cased !== token.folded;
  const ends = !isGlued(scan, index + 1) || scan.tokens[index + 1]?.type === 'mark';
  if (letter && name === 'annex' && ends) {
    return { text: token.folded, to: index + 1, digitsOnly: false };
  }
  const to = codeEnd(scan, index);
  const hasDigits = runHasDigits(scan, index, to);
  if (!hasDigits) return null;
  const suffix = ['bis', 'ter', 'quater'].includes(wordAt(scan, to)) ? 1 : 0;
  const text = textOf(scan, index, to + suffix);
  return { text, to: to + suffix, digitsOnly: to === index + 1 && token.type === 'digits' };
}

/** "L. 113-2", "R 421-1": the series of a French code and its article. */
function codeOfSeries(scan: Scan, index: number): Code | null {
  if (!/^[LRDA]$/.test(scan.tokens[index]?.cased.slice(0, 2) ?? '')) return null;
  const at = isMark(scan, index + 1, '.') ? index + 2 : index + 1;
  if (digitsAt(scan, at) === '' || (scan.tokens[at]?.gap ?? 3) > 1) return null;
  const to = codeEnd(scan, at);
  return { text: `${wordAt(scan, index)}${textOf(scan, at, to)}`, to, digitsOnly: false };
}

/** Where the parts of "12(3)(b)" end: short codes in brackets, glued one to the other. */
function partsEnd(scan: Scan, index: number): number {
  let to = index;
  for (let part = 0; part < MOST_PARTS; part++) {
    const inner = scan.tokens[to + 1];
    const code = inner?.type === 'digits' || inner?.type === 'word';
    const glued = [0, 1, 2].every((step) => isGlued(scan, to + step));
    const closed = isMark(scan, to, '(') && isMark(scan, to + 2, ')');
    if (!closed || !code || !glued || inner.folded.length > 4) break;
    to += 3;
  }
  return to;
}

const MOST_PARTS = 5;

const JOINTS = '-–./:_';

/** The end of a glued run of letters and digits, joints only between them. */
function codeEnd(scan: Scan, index: number): number {
  let to = index + 1;
  const limit = index + 24;
  while (to < limit) {
    const token = scan.tokens[to];
    if (!token || token.gap !== 0) break;
    if (token.type === 'digits' || token.type === 'word') {
      to += 1;
      continue;
    }
    const next = scan.tokens[to + 1];
    const joint = token.type === 'mark' && JOINTS.includes(token.folded);
    if (!joint || !next || next.gap !== 0 || (next.type !== 'digits' && next.type !== 'word'))
      break;
    to += 2;
  }
  return to;
}

function runHasDigits(scan: Scan, index: number, to: number): boolean {
  for (let at = index; at < to; at++) if (digitsAt(scan, at) !== '') return true;
  return false;
}

function textOf(scan: Scan, index: number, to: number): string {
  let text = '';
  for (let at = index; at < to; at++) {
    const token = scan.tokens[at];
    if (token) text += (at > index && token.gap > 0 ? ' ' : '') + token.folded.replace('–', '-');
  }
  return text;
}

/** "RFC 9293", "ISO/IEC 27001:2022", "NF C 15-100", "NF EN ISO 9001" */
function readStandard(scan: Scan, index: number): Found | null {
  let at = index;
  for (let count = 0; count < 5; count++) {
    const token = scan.tokens[at];
    const capital = token?.type === 'word' && isStandardWord(scan, at, count > 0);
    if (!capital || (count > 0 && token.gap > 1)) break;
    at += 1;
    if (isMark(scan, at, '/-') && isGlued(scan, at) && isGlued(scan, at + 1)) at += 1;
  }
  if (at === index || digitsAt(scan, at) === '' || (scan.tokens[at]?.gap ?? 3) > 1) return null;
  const to = codeEnd(scan, at);
  return { readings: [reading('identifier', textOf(scan, index, to))], to };
}

function isStandardWord(scan: Scan, index: number, inside: boolean): boolean {
  const cased = scan.tokens[index]?.cased ?? '';
  if (STANDARDS.has(cased)) return true;
  if (inside) return cased.length === 1 && cased >= 'A' && cased <= 'Z';
  return ['rfc', 'iso'].includes(cased) && !isGlued(scan, index + 1);
}

/** "gpt-6", "A380", "3D", "26-001", "1.2.3": letters and digits in one piece. */
function readGlued(scan: Scan, index: number): Found | null {
  const first = scan.tokens[index];
  if (!first || (first.type !== 'word' && first.type !== 'digits')) return null;
  if (first.gap === 0 && hangsOn(scan, index)) return null;
  const to = codeEnd(scan, index);
  if (to === index + 1 || !runHasDigits(scan, index, to)) return null;
  const code = first.type === 'word' ? wordStarts(scan, index, to) : digitsStart(scan, index, to);
  if (!code) return null;
  const value = textOf(scan, index, to);
  const postcode = postcodeAbroad(scan, index, to);
  const readings = [
    ...(postcode ? [reading('postcode', postcode)] : []),
    reading('identifier', value),
  ];
  // "Q3" is the third quarter, "T3" and "S1" in French.
  const part = /^(?:q[1-4]|t[1-4]|s[12])$/.exec(value.slice(0, 3));
  if (part) readings.push(reading('ordinal', value.charAt(1)));
  const year = /^\D+-((?:1[0-9]|20)\d\d)$/.exec(value.slice(0, 40));
  if (year) readings.push(reading('date', year[1] ?? ''));
  return { readings, to };
}

/** "CH-1201 Genève": the country, the code, and a town behind it. */
function postcodeAbroad(scan: Scan, index: number, to: number): string | null {
  const code = digitsAt(scan, index + 2);
  const country = ['F', 'B', 'CH', 'D', 'L', 'A', 'I', 'E', 'NL'].includes(
    scan.tokens[index]?.cased ?? '',
  );
  const town = scan.tokens[to];
  const named = town?.type === 'word' && town.gap === 1 && town.cased !== town.folded;
  const fits = to === index + 3 && (code.length === 4 || code.length === 5);
  return country && fits && named ? code : null;
}

/** The middle of a run was judged with its beginning. */
function hangsOn(scan: Scan, index: number): boolean {
  const before = scan.tokens[index - 1];
  return before?.type === 'word' || before?.type === 'digits';
}

function wordStarts(scan: Scan, index: number, to: number): boolean {
  const word = wordAt(scan, index);
  const second = scan.tokens[index + 1];
  if (second?.type === 'digits') {
    // "EUR1500" and "x2" are quantities; "Sept.2026" has a point.
    const currency = currencyBehind(scan, index) ?? currencySignAt(scan, index);
    return currency === null && !(word === 'x' && to === index + 2);
  }
  if (second?.folded !== '-' || digitsAt(scan, index + 2) === '') return false;
  return !isWord(scan, index, 'hyphened') || postcodeAbroad(scan, index, to) !== null;
}

function digitsStart(scan: Scan, index: number, to: number): boolean {
  const second = scan.tokens[index + 1];
  if (!second) return false;
  if (second.type === 'word') {
    return !isQuantitySuffix(scan, index + 1) && powerBehind(scan, index + 1) === null;
  }
  const next = digitsAt(scan, index + 2);
  if (next === '') return false;
  const third = scan.tokens[index + 3];
  const further = third !== undefined && index + 3 < to && third.folded === second.folded;
  if (second.folded === '.') return further && !groupsOfThree(scan, index, to);
  if (second.folded === '-' || second.folded === '–') {
    if (next.startsWith('0') && next.length > 1) return true;
    return further && digitsAt(scan, index + 4) !== '';
  }
  // "2016/679" is a regulation, "24/7" a habit, "3/4" a fraction.
  return second.folded === '/' && (further || digitsAt(scan, index).length >= 4);
}

function groupsOfThree(scan: Scan, index: number, to: number): boolean {
  const first = digitsAt(scan, index);
  if (first.length > 3 || first.startsWith('0')) return false;
  for (let at = index + 2; at < to; at += 2) if (digitsAt(scan, at).length !== 3) return false;
  return true;
}

const SCALE_SUFFIXES: ReadonlySet<string> = new Set(
  'k K M mio Mio mln Mln mn Md Mds Mrd Mrds bn Bn BN tn m b B t T MM s x X am pm AM PM h H HT TTC'.split(
    ' ',
  ),
);

/** A unit, scale, ordinal or currency glued behind digits: a quantity, not a code. */
function isQuantitySuffix(scan: Scan, index: number): boolean {
  const cased = scan.tokens[index]?.cased ?? '';
  if (isOrdinalSuffix(scan, index) || SCALE_SUFFIXES.has(cased)) return !isCodeTail(scan, index);
  if (scan.pack.unitSigns.has(cased)) return true;
  return unitAt(scan, index, true) !== null || currencyBehind(scan, index) !== null;
}

/** "17h30" and "5m2" go on with digits that belong to the unit; "4K60" does not exist. */
function isCodeTail(scan: Scan, index: number): boolean {
  const follows = isGlued(scan, index + 1) && digitsAt(scan, index + 1) !== '';
  return follows && !['h', 'm'].includes(wordAt(scan, index));
}

export const CODE_RULES: readonly Rule[] = [
  {
    id: 'code.named',
    language: 'any',
    starts: { words: true, marks: '§#' },
    sure: 3,
    read: readPrefixed,
    right: [
      ['fr', 'article L. 113-2', 'identifier article l113-2'],
      ['fr', 'chapitre IV', 'identifier chapter 4'],
      ['fr', 'le contrat n° 78-17', 'identifier file 78-17'],
      ['en', 'Article 12(3)(b)', 'identifier article 12(3)(b)'],
      ['en', 'page twelve', 'identifier page 12'],
    ],
    wrong: [
      ['fr', 'nos 12 agents'],
      ['en', 'table four people'],
      ['fr', 'le vol AF1234'],
    ],
  },
  {
    id: 'code.series',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: readSeries,
    right: [['fr', 'selon L. 113-2', 'identifier article l113-2']],
    wrong: [['fr', 'L. 12']],
  },
  {
    id: 'code.standard',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: readStandard,
    right: [
      ['en', 'RFC 9293', 'identifier rfc 9293'],
      ['en', 'ISO/IEC 27001:2022', 'identifier iso/iec 27001:2022'],
      ['fr', 'NF C 15-100', 'identifier nf c 15-100'],
    ],
    wrong: [['en', 'the ISO said 3 times']],
  },
  {
    id: 'code.glued',
    language: 'any',
    starts: { digits: true, words: true },
    sure: 2,
    read: readGlued,
    right: [
      ['en', 'gpt-6', 'identifier gpt-6'],
      ['en', 'an A380', 'identifier a380'],
      ['en', 'v1.2.3', 'identifier v1.2.3'],
      ['fr', '26-001', 'identifier 26-001'],
    ],
    wrong: [
      ['en', '10k'],
      ['en', 'pre-1990'],
    ],
  },
];
