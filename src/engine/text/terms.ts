import type { Language } from './language';
import { stem } from './stems';
import { stem2 } from './stems-2';
import { isStopWord } from './stop-words';
import { LONGEST_WORD, scanWords, wordForm, type Term } from './words';
import { scanWords2, wordForm2 } from './words-2';

/** The rules that make terms of a text, under the name of their version: any change is a new one. */
export interface TermRules {
  readonly id: string;
  /** Calls `visit` with the limits of every word, from left to right. */
  scan(text: string, visit: (start: number, end: number) => void): void;
  /** The folded word that a surface stands for. */
  form(surface: string): string;
  stem(folded: string, language: Language): string;
}

export const BM25_1: TermRules = { id: 'bm25-1', scan: scanWords, form: wordForm, stem };

/**
 * As bm25-1, but that irregular genders and plurals meet (français, française; corail, coraux), a
 * number is one term however it is written, and C#, C++, .NET, presqu'île are words.
 */
export const BM25_2: TermRules = { id: 'bm25-2', scan: scanWords2, form: wordForm2, stem: stem2 };

/** The rules of whatever names none. */
export const TERM_PROFILE = BM25_1.id;

const MOST_REMEMBERED = 50_000;

/** Surface word to term ('' for a stop word), by rules and language. Bounded: emptied when full. */
const remembered = new Map<string, Map<string, string>>();

function memoryOf(rules: TermRules, language: Language): Map<string, string> {
  const key = `${rules.id} ${language}`;
  const known = remembered.get(key) ?? new Map<string, string>();
  remembered.set(key, known);
  if (known.size >= MOST_REMEMBERED) known.clear();
  return known;
}

/**
 * The terms of a text under some rules: its words without the stop words of the language, each as
 * its light stem, with the offsets of the surface word in the source.
 */
export function documentTerms(text: string, language: Language, rules = BM25_1): Term[] {
  const found: Term[] = [];
  const memory = memoryOf(rules, language);
  rules.scan(text, (start, end) => {
    const surface = text.slice(start, Math.min(end, start + LONGEST_WORD));
    let term = memory.get(surface);
    if (term === undefined) {
      const word = rules.form(surface);
      term = isStopWord(word, language) ? '' : rules.stem(word, language);
      memory.set(surface, term);
    }
    if (term !== '') found.push({ term, start, end });
  });
  return found;
}
