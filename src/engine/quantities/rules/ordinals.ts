import { ordinalSuffixBehind, readOrdinalWord } from '../core/ordinals';
import { isFunctionWord, isWord } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isGlued, wordAt, type Scan } from '../core/scan';

/** "3rd", "2e" */
function readDigits(scan: Scan, index: number): Found | null {
  const digits = digitsAt(scan, index);
  if (digits.length > 12 || !ordinalSuffixBehind(scan, index + 1)) return null;
  // "1e6" is a power of ten.
  if (isGlued(scan, index + 2) && digitsAt(scan, index + 2) !== '') return null;
  return { readings: [reading('ordinal', BigInt(digits).toString())], to: index + 2 };
}

/** "third", "premier" */
function readWord(scan: Scan, index: number): Found | null {
  const word = readOrdinalWord(scan, index);
  if (!word || !ranks(scan, index, word.to)) return null;
  return { readings: [reading('ordinal', word.value.toString())], to: word.to };
}

/** "second" and "seconde" are units of time, too: they rank when a noun follows. */
function ranks(scan: Scan, index: number, to: number): boolean {
  const word = wordAt(scan, index);
  if (word !== 'second' && word !== 'seconde') return true;
  if (word === 'second' && isWord(scan, index - 1, 'the') && scan.tokens[index]?.gap !== 3) {
    return true;
  }
  return wordAt(scan, to) !== '' && !isFunctionWord(scan, to);
}

export const ORDINAL_RULES: readonly Rule[] = [
  {
    id: 'rank.digits',
    language: 'any',
    starts: { digits: true },
    sure: 3,
    read: (scan, index) => marked(readDigits(scan, index)),
    right: [
      ['en', 'the 3rd floor', 'ordinal 3'],
      ['fr', 'au 2e étage', 'ordinal 2'],
    ],
    wrong: [
      ['en', 'about 1e6 cells'],
      ['en', 'the 3rd of June'],
    ],
  },
  {
    id: 'rank.word',
    language: 'any',
    starts: { words: true },
    sure: 3,
    read: (scan, index) => marked(readWord(scan, index)),
    right: [
      ['en', 'the twenty-first floor', 'ordinal 21'],
      ['fr', 'le troisième alinéa', 'ordinal 3'],
      ['en', 'the second album', 'ordinal 2'],
    ],
    wrong: [
      ['en', 'a second'],
      ['fr', '30 secondes'],
    ],
  },
];

/** A rank may be lent the century or month of the one beside it. */
function marked(found: Found | null) {
  return found && { ...found, bare: true };
}
