import { familyOf } from '../retrieval/families';
import type { Language } from '../text/language';
import type { Quantity } from '../quantities';
import { stem } from '../text/stems';
import { isStopWord } from '../text/stop-words';
import { words, type Term } from '../text/words';
import { wordSet } from './word-set';

/** A word of a question that bears its subject: `term` is its stem. */
export interface BearingTerm extends Term {
  readonly family: string;
}

/**
 * Words that ask or tie and bear no subject, beyond the stop words: what is left of "since when" and
 * "by what means", verbs of leave, duty and wish and of the answerer's opinion, adverbs of degree ("do you consider"), nouns
 * of compound prepositions (au titre de, en cas de), and the period or tax basis of a figure.
 */
const QUESTION_WORDS = {
  fr: wordSet(
    'depuis jusque partir t moyen moyens facon maniere titre cas bout sujet',
    'peux peut puis peuvent pouvez pourrai pourra doit dois devez doivent devrai faut',
    'vais vas va allons allez vont veux veut voulons voulez veulent',
    'encore surtout trop exactement precisement vraiment certain certains certaine certaines',
    'considerez pensez savez dites estimez',
    'an ans mois taxe taxes comprise comprises ttc ht',
  ),
  en: wordSet(
    'since until many much long soon means way case',
    'may might must should ought get gets need want consider think know say tell',
    'happen happens happened exactly quickly really still else certain',
    'year month tax including excluding',
  ),
};

const LETTER = /\p{L}/u;

/**
 * The bearing terms of a question, each stem once where it first stands: its words without stop
 * words, question words, the words of `askingWords` (by their start) and whatever stands inside a
 * quantity, which is a figure to be checked and not a subject.
 */
export function bearingTerms(
  question: string,
  language: Language,
  askingWords: ReadonlySet<number>,
  quantities: readonly Quantity[],
): BearingTerm[] {
  const found = new Map<string, BearingTerm>();
  for (const { term: word, start, end } of words(question)) {
    if (isStopWord(word, language) || QUESTION_WORDS[language].has(word)) continue;
    if (askingWords.has(start) || !LETTER.test(word)) continue;
    if (quantities.some((quantity) => start < quantity.end && end > quantity.start)) continue;
    const term = stem(word, language);
    if (!found.has(term)) found.set(term, { term, family: familyOf(word), start, end });
  }
  return [...found.values()];
}
