import { decade } from '../core/decade';
import { ofUnit } from '../core/fractions';
import { readNumber, smallWhole } from '../core/numbers';
import { isWord } from '../core/pack';
import { reading, type Found } from '../core/quantity';
import type { Rule } from '../core/rule';
import { digitsAt, isMark, isNear, wordAt, type Scan } from '../core/scan';
import { unitAt } from '../core/units';

/** années 70, années 1970, années soixante-dix */
function readDecade(scan: Scan, index: number): Found | null {
  // "l'année 2010" is one year.
  if (wordAt(scan, index) !== 'annees') return null;
  const digits = digitsAt(scan, index + 1);
  if (!isNear(scan, index + 1)) return null;
  if (digits !== '') return listsYears(scan, index + 2) ? null : decade(digits, index + 2);
  const words = scan.tokens[index + 1]?.type === 'word' ? readNumber(scan, index + 1) : null;
  const value = words && smallWhole(words, 2090);
  return words && value !== null ? decade(String(value), words.to) : null;
}

/** "les années 2010 et 2011", "les années 2010, 2012": a year that is no decade's goes on. */
function listsYears(scan: Scan, index: number): boolean {
  const joins = isMark(scan, index, ',-–/') || isWord(scan, index, 'and', 'or');
  const next = digitsAt(scan, index + 1);
  return joins && next.length === 4 && (!next.endsWith('0') || listsYears(scan, index + 2));
}

/** "la moitié des, "le tiers du", "une demi-heure" */
function readPart(scan: Scan, index: number) {
  const word = wordAt(scan, index);
  if (word === 'demi' || word === 'demie') {
    const unit = isMark(scan, index + 1, '-') ? unitAt(scan, index + 2, false) : null;
    return unit && { readings: [reading(unit.kind, '0.5', unit.units[0] ?? '')], to: unit.to };
  }
  const article = word === 'la' || word === 'le' ? wordAt(scan, index + 1) : '';
  const named = article === 'moitie' || article === 'tiers' || article === 'quart';
  if (!named || !isWord(scan, index + 2, 'of')) return null;
  return ofUnit(scan, 1n, BigInt(scan.pack.parts.get(article) ?? 1), index + 2);
}

export const RULES: readonly Rule[] = [
  {
    id: 'date.decade',
    language: 'fr',
    starts: { words: new Set(['annees']) },
    sure: 4,
    read: readDecade,
    right: [
      ['fr', 'les années 70', 'date 197X'],
      ['fr', 'les années 1970', 'date 197X'],
      ['fr', 'les années soixante-dix', 'date 197X'],
    ],
    wrong: [
      ['fr', "l'année 2010"],
      ['fr', 'les années 45'],
      ['fr', 'les années 2010 et 2011'],
    ],
  },
  {
    id: 'part.phrase',
    language: 'fr',
    starts: { words: new Set(['demi', 'demie', 'la', 'le']) },
    sure: 3,
    read: readPart,
    right: [
      ['fr', 'la moitié du prix', 'fraction 1/2'],
      ['fr', 'une demi-heure', 'duration 0.5 hour'],
      ['fr', 'le tiers des voix', 'fraction 1/3'],
    ],
    wrong: [['fr', 'le tiers payant']],
  },
];
