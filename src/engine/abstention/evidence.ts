import { inverseDocumentFrequency } from '../retrieval/bm25';
import type { Passage } from '../retrieval/passages';
import { isStopWord } from '../text/stop-words';
import type { Language } from '../text/language';
import type { Span } from '../text/span';
import type { ReadWord } from './read-document';
import { saidIn } from './said-in';
import type { BearingTerm } from './bearing-terms';
import { wordSet } from './word-set';

/** How well the best sentence supplied speaks of what a question without a figure asks. */
export interface Evidence {
  readonly passage: number;
  readonly sentence: Span;
  /** Share of the weight of the terms that the sentence says, halved where nothing in it could answer. */
  readonly coverage: number;
  /** The same share, each term by its nearness to the word that could answer: 1 / (1 + words / 8). */
  readonly nearness: number;
  /** `coverage` + ½ `nearness`. */
  readonly score: number;
}

/**
 * Below this no sentence answers. Chosen with the two other thresholds on the handed halves of PIAF
 * and SQuAD 2.0, all of them seen (docs/RESULTS.md).
 */
export const EVIDENCE_THRESHOLD = 0.4;
const NEARNESS_WEIGHT = 0.5;
const FAMILY_WEIGHT = 0.8;
const SHORTEST_FAMILY = 5;
const HALF_WAY = 8;
/** A heading answers nothing. */
const SHORTEST_SENTENCE = 3;
/** Beside the terms, so many other words must be there to be an answer. */
const FEWEST_OTHERS = 2;

/** These ask for a name where a question begins, behind a preposition at most: "par qui", "where". */
const ASKS_NAME = wordSet('qui ou who whom whose where');
/** Right behind "quel" or "what", "which". */
const NAMED = wordSet(
  'pays ville region lieu endroit continent province ile commune auteur roi reine',
  'country city town region place location author king queen',
);
const WHICH = /^(?:quel(?:le)?s?|what|which)$/;

function asksName(words: readonly string[]): boolean {
  return (
    words.slice(0, 2).some((word) => ASKS_NAME.has(word)) ||
    words.some((word, at) => NAMED.has(word) && WHICH.test(words[at - 1] ?? ''))
  );
}

/** The best evidence among the sentences of the passages; null where there is none to read. */
export function evidenceFor(
  passages: readonly Passage[],
  terms: readonly BearingTerm[],
  questionWords: readonly string[],
  language: Language,
): Evidence | null {
  const sentences = passages.flatMap((passage, number) =>
    saidIn(passage)
      .filter(({ words }) => words.length >= SHORTEST_SENTENCE)
      .map(({ sentence, words }) => ({
        passage: number,
        sentence,
        words,
        text: passage.source.text,
        matches: terms.map((term) => places(term, words)),
      })),
  );
  if (sentences.length === 0 || terms.length === 0) return null;
  // Within one article the sentences, not the chunks, tell which words are rare.
  const weights = terms.map((_, term) => {
    const holding = sentences.filter(({ matches }) => matches[term]!.length > 0).length;
    return inverseDocumentFrequency(sentences.length, holding);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const wantsName = asksName(questionWords);
  let best: Evidence | null = null;
  for (const { passage, sentence, words, text, matches } of sentences) {
    const said = matches.map((found) => Math.max(0, ...found.map(({ worth }) => worth)));
    const covered = said.reduce((sum, worth, term) => sum + worth * weights[term]!, 0) / total;
    const taken = new Set(matches.flatMap((found) => found.map(({ at }) => at)));
    const answers = words.flatMap((word, at) => {
      if (taken.has(at) || isStopWord(word.word, language)) return [];
      return (wantsName ? isName(text, words, at) : word.word.length > 2) ? [at] : [];
    });
    const enough = answers.length >= (wantsName ? 1 : FEWEST_OTHERS);
    const coverage = enough ? covered : covered / 2;
    const near = answers.map((answer) =>
      matches.reduce((sum, found, term) => {
        if (found.length === 0) return sum;
        const distance = Math.min(...found.map(({ at }) => Math.abs(at - answer)));
        return sum + weights[term]! / (1 + distance / HALF_WAY);
      }, 0),
    );
    const nearness = Math.max(0, ...near) / total;
    const score = coverage + NEARNESS_WEIGHT * nearness;
    if (!best || score > best.score) best = { passage, sentence, coverage, nearness, score };
  }
  return best;
}

/** Where a term stands in a sentence: as its stem, or with less worth as another of its family. */
function places(term: BearingTerm, words: readonly ReadWord[]): { at: number; worth: number }[] {
  return words.flatMap(({ stem, family }, at) => {
    if (stem === term.term) return [{ at, worth: 1 }];
    const related = family === term.family && family.length >= SHORTEST_FAMILY;
    return related ? [{ at, worth: FAMILY_WEIGHT }] : [];
  });
}

/** A word with a capital, unless it only opens the sentence. */
function isName(text: string, words: readonly ReadWord[], at: number): boolean {
  const capital = (place: number) => {
    const word = words[place];
    return word !== undefined && /^\p{Lu}/u.test(text.slice(word.start, word.start + 2));
  };
  return capital(at) && (at > 0 || capital(1));
}
