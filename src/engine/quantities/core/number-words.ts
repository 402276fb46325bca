import type { Decimal } from './decimal';
import { englishScale, readEnglishWords } from '../en/numerals';
import { frenchScale, readFrenchWords } from '../fr/numerals';
import type { Scan } from './scan';

/** A number written in words and the token after it. */
export interface WordNumber {
  readonly value: Decimal;
  readonly to: number;
  /** The word, when the number is one word: some single words need their context to count. */
  readonly single: string | null;
}

/** A number in words of the text's own language that starts at token `index`; else null. */
export function readNumberWords(scan: Scan, index: number): WordNumber | null {
  return scan.language === 'fr' ? readFrenchWords(scan, index) : readEnglishWords(scan, index);
}

/** The power of ten of a scale word behind digits: long scale in French, short in English. */
export function scaleOf(scan: Scan, word: string): number | null {
  return scan.language === 'fr' ? frenchScale(word) : englishScale(word);
}
