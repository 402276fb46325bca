import { lexicalTerms } from '../../engine/scorers/lexical-1.0/rule';

/**
 * The words of some texts that lexical 1.0 leaves out, in lower case and in order of appearance:
 * whoever counts by hand must skip them. One-letter pieces are left out too and are not listed.
 */
export function uncountedWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  return [...new Set(words)].filter(
    (word) => [...word].length > 1 && lexicalTerms(word).length === 0,
  );
}
