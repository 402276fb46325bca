import { parseDecimal, printDecimal, whole } from '../core/decimal';
import { asDecimal } from '../core/literals';
import { readNumber } from '../core/numbers';
import { isWord } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { isGlued, isMark, wordAt, type Scan } from '../core/scan';

/** "doubled", "threefold", "a triplé": a multiplier in one word of the pack. */
function readWord(scan: Scan, index: number): Found | null {
  const token = scan.tokens[index];
  if (!token || (isGlued(scan, index) && scan.tokens[index - 1]?.type !== 'mark')) return null;
  // Where folding makes another word of it ("double", "doublé"), the pack keeps the accent.
  const written = scan.source.slice(token.start, token.end).normalize('NFC').toLowerCase();
  const value = scan.pack.multipliers.get(written);
  return value === undefined ? null : { readings: [reading('multiple', value)], to: index + 1 };
}

/** "3-fold", "tenfold", "5x" */
function readFold(scan: Scan, index: number): Found | null {
  const [, stem = ''] = /^([a-z]{2,12}?)fold$/.exec(wordAt(scan, index).slice(0, 20)) ?? [];
  if (stem !== '') {
    const token = scan.tokens[index];
    const tokens = token ? [{ ...token, folded: stem, cased: stem }] : [];
    const number = scan.pack.numerals.read({ ...scan, tokens }, 0);
    return number && multiple(number.value, index + 1);
  }
  const number = readNumber(scan, index);
  const value = number?.values[0];
  if (!number || !value || number.fraction) return null;
  const at = isMark(scan, number.to, '-') && isGlued(scan, number.to) ? number.to + 1 : number.to;
  const fold = wordAt(scan, at) === 'fold' && isGlued(scan, at);
  return fold ? multiple(value, at + 1) : null;
}

function multiple(value: Parameters<typeof printDecimal>[0], to: number): Found {
  return { readings: [reading('multiple', printDecimal(value))], to };
}

/** "multiplié par trois", "divided by two", "réduit de moitié", "cut in half" */
function readPhrase(scan: Scan, index: number): Found | null {
  const word = wordAt(scan, index);
  const by = ['par', 'by'].includes(wordAt(scan, index + 1));
  const number = by ? readNumber(scan, index + 2) : null;
  const value = number?.values[0];
  if (number && value && value.units > 0n) {
    if (word.startsWith('multipli')) return multiple(value, number.to);
    const part = value.scale === 0 ? asDecimal(1n, value.units) : null;
    return word.startsWith('divi') && part ? multiple(part, number.to) : null;
  }
  if (word === 'de' && wordAt(scan, index + 1) === 'moitie' && !isWord(scan, index + 2, 'of')) {
    return multiple(parseDecimal('0.5') ?? whole(1), index + 2);
  }
  const half = ['in', 'by'].includes(word) && wordAt(scan, index + 1) === 'half';
  return half ? multiple(parseDecimal('0.5') ?? whole(1), index + 2) : null;
}

export const MULTIPLE_RULES: readonly Rule[] = [
  {
    id: 'multiple.word',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: readWord,
    right: [
      ['en', 'Throughput doubled.', 'multiple 2'],
      ['en', 'Prices were halved.', 'multiple 0.5'],
      ['fr', 'Le débit a triplé.', 'multiple 3'],
    ],
    wrong: [
      ['fr', 'une chambre double'],
      ['en', 'a double room'],
    ],
  },
  {
    id: 'multiple.fold',
    language: 'en',
    starts: { digits: true, words: true },
    sure: 3,
    read: readFold,
    right: [
      ['en', 'Sales rose threefold.', 'multiple 3'],
      ['en', 'a 10-fold increase', 'multiple 10'],
    ],
    wrong: [
      ['en', 'manifold reasons'],
      ['en', 'a 3 page fold'],
    ],
  },
  {
    id: 'multiple.phrase',
    language: 'any',
    starts: {
      words: new Set(
        'multiplie multiplies multipliee multipliees multiplier multiplied multiply multiplying divise divisee divises divisees diviser divided dividing de in by'.split(
          ' ',
        ),
      ),
    },
    sure: 3,
    read: readPhrase,
    right: [
      ['fr', 'Le prix a été multiplié par trois.', 'multiple 3'],
      ['fr', 'Le délai est réduit de moitié.', 'multiple 0.5'],
      ['en', 'The staff was divided by four.', 'multiple 0.25'],
      ['en', 'Costs were cut in half.', 'multiple 0.5'],
    ],
    wrong: [['fr', 'divisé par zéro']],
  },
];
