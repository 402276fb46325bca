const LETTERS = 5;
const HAS_DIGIT = /\p{N}/u;

/**
 * The family of a folded word: its first five letters, shared with every word that begins so.
 * Shorter words and anything with a digit stand alone.
 */
export function familyOf(word: string): string {
  return word.length <= LETTERS || HAS_DIGIT.test(word) ? word : word.slice(0, LETTERS);
}
