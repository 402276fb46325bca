import type { Language } from '../text/language';
import type { Span } from '../text/span';
import type { Term } from '../text/words';
import { wordSet } from './word-set';

/** These ask wherever they stand. */
const ALWAYS = {
  fr: /^(?:combien|comment|pourquoi|quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s)$/,
  en: /^(?:how|what|why)$/,
};

/** These also tie clauses together: they ask where a part of the question begins, or behind "and". */
const SOMETIMES = {
  fr: wordSet('quand qui que'),
  en: wordSet('when which who where'),
};

const WHEN = wordSet('quand when');
const AND = wordSet('et ou and or');

/**
 * Whether a question asks several things at once ("which unit, and how many people has it?").
 * `words` are its folded words, `parts` its stretches between marks.
 */
export function asksSeveral(
  words: readonly Term[],
  parts: readonly Span[],
  language: Language,
): boolean {
  let always = 0;
  let sometimes = 0;
  words.forEach(({ term, start }, place) => {
    if (ALWAYS[language].test(term)) always += 1;
    if (!SOMETIMES[language].has(term)) return;
    const before = words[place - 1];
    const part = parts.find((each) => start >= each.start && start < each.end);
    // "When I am away, how long…" only says when; first of all the others ask.
    const opens = before === undefined && !WHEN.has(term);
    const begins = before !== undefined && part !== undefined && before.start < part.start;
    if (opens || begins || (before && AND.has(before.term))) sometimes += 1;
  });
  return always > 1 || (always === 1 && sometimes > 0) || sometimes > 1;
}
