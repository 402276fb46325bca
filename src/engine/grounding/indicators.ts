import { fold } from '../text/fold';

/** A phrase rule of a teaching case: what an answer says when it holds a condition. */
export interface Indicator {
  readonly id: string;
  readonly all?: readonly string[];
  readonly any?: readonly string[];
  readonly none?: readonly string[];
}

/** An answer as it came: a model can stop half-way or say nothing. */
export interface AnswerText {
  readonly text: string;
  readonly complete: boolean;
}

export type IndicatorVerdict = 'present' | 'conflict' | 'indeterminate' | 'not-detected';

export interface IndicatorResult {
  readonly id: string;
  readonly verdict: IndicatorVerdict;
  readonly reason: 'incomplete' | 'empty' | 'negated' | 'quoted' | null;
  /** The phrases that decided. */
  readonly phrases: readonly string[];
}

/**
 * Looks for the phrases of a case's indicators in an answer, on folded words, never as regular
 * expressions. A secondary diagnostic: it sees words, not meaning.
 */
export function readIndicators(
  answer: AnswerText,
  indicators: readonly Indicator[],
): IndicatorResult[] {
  const words = wordsOf(answer.text);
  return indicators.map((indicator) => readIndicator(answer, words, indicator));
}

function readIndicator(
  answer: AnswerText,
  words: readonly string[],
  indicator: Indicator,
): IndicatorResult {
  const { id, all = [], any = [], none = [] } = indicator;
  if (words.length === 0) return { id, verdict: 'indeterminate', reason: 'empty', phrases: [] };
  if (!answer.complete) {
    return { id, verdict: 'indeterminate', reason: 'incomplete', phrases: [] };
  }
  const forbidden = none.filter((phrase) => holds(words, phrase));
  if (forbidden.length > 0) return conflict(answer.text, id, forbidden);
  const wanted = all.filter((phrase) => holds(words, phrase));
  const chosen = any.filter((phrase) => holds(words, phrase));
  // A rule without a phrase to find can find nothing.
  const complete = wanted.length === all.length && (any.length === 0 || chosen.length > 0);
  const present = complete && all.length + any.length > 0;
  return {
    id,
    verdict: present ? 'present' : 'not-detected',
    reason: null,
    phrases: present ? [...wanted, ...chosen] : [],
  };
}

/** A phrase that must not stand there, unless its sentence denies or cites it. */
function conflict(text: string, id: string, phrases: readonly string[]): IndicatorResult {
  for (const phrase of phrases) {
    for (const sentence of sentencesOf(text)) {
      if (!holds(wordsOf(sentence), phrase)) continue;
      if (QUOTATION.test(sentence))
        return { id, verdict: 'indeterminate', reason: 'quoted', phrases };
      if (negates(sentence, phrase))
        return { id, verdict: 'indeterminate', reason: 'negated', phrases };
    }
  }
  return { id, verdict: 'conflict', reason: null, phrases };
}

const QUOTATION = /[«»“”„"]/;

const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'pas jamais aucun aucune aucunement nullement non sans ni guere rien not no never nor none ' +
    "neither without cannot nothing don't doesn't isn't aren't won't can't didn't wasn't weren't"
  ).split(' '),
);

/** A negation outside the phrase itself: a phrase may be a negation of its own. */
function negates(sentence: string, phrase: string): boolean {
  const own = new Set(wordsOf(phrase));
  return wordsOf(sentence).some((word) => NEGATIONS.has(word) && !own.has(word));
}

function sentencesOf(text: string): string[] {
  return text.split(/[.!?…;\n]+/);
}

/** Folded words, hyphens as spaces: "sur-mesure" and "sur mesure" are one phrase. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}']+/u)
    .flatMap((word) => (NEGATIONS.has(word) ? [word] : word.split("'")))
    .filter((word) => word !== '');
}

function holds(words: readonly string[], phrase: string): boolean {
  const wanted = wordsOf(phrase);
  if (wanted.length === 0) return false;
  return words.some((_, start) => wanted.every((word, place) => words[start + place] === word));
}
