import { abbreviationKind, isDesignator, mayOpenSentence, opensSentence } from './abbreviations';
import { fold } from './fold';
import { bracketsSentence, goesOn } from './going-on';
import type { Language } from './language';
import { startOfWords } from './sentence-marks';

const LONGEST_ABBREVIATION = 12;
const LONGEST_LABEL = 40;
const LONGEST_ERA = 60;
const TOKEN_CHARACTER = /[\p{L}\p{M}\d.°º‐‑-]/u;

const DIGIT = /^\+?\p{Nd}/u;
/** A number, a Roman numeral or a lone letter: what "art." and "Fig." announce. */
const NUMBERED = /^(?:\+?\p{Nd}|§|[IVXLC]{2,}(?!\p{L})|[A-Z](?![\p{L}'’]))/u;
/** A sentence so far that is only a label: "3", "(b)", "Article 12", "Item 9A". */
const ONLY_LABEL =
  /^(?:(\p{L}{1,16})\s{1,3})?\(?(?:(?:\d{1,3}|[A-Z])(?:\.\d{1,3}){0,5}[A-Z]?|\p{L}|[ivxIVX]{1,6})\)?$/u;
/** The first number of a list within a sentence, or a later one: "costs: 1. Post; 2. Fees". */
const INLINE_LABEL = /(?::\s{1,2}[1aAiI]|;\s{1,2}(?:\d{1,2}|[a-zA-Z]))$/;
const INITIAL = /^(?:\p{Lu}\.?[-‐‑])*\p{Lu}$/u;
/** U.S, S.A.R.L, Ph.D, P.-D.G, a.k.a; not the end of an address such as b.fr. */
const ACRONYM = /^(?:\p{Lu}\p{L}?(?:[.‐‑-]{1,2}\p{L}{1,2})*\.\p{L}{1,2}|\p{L}(?:\.\p{L})+)$/u;
const TIME_ZONE = /^(?:[ECMP][SD]?T|GMT|UTC|CES?T|Eastern|Central|Mountain|Pacific)(?!\p{L})/u;

/** A full stop in its place; indices into `text`. */
export interface FullStop {
  readonly text: string;
  /** Where the sentence so far begins. */
  readonly from: number;
  /** Where the full stop stands. */
  readonly at: number;
  /** Beginning of the words that follow. */
  readonly following: string;
  /** Whether those words stand in quotation marks. */
  readonly quoted: boolean;
  /** Where a bracket opens before those words; -1 where none does. */
  readonly bracket: number;
}

/** What stands right before the stop, up to a length that no abbreviation reaches. */
function tokenBefore(text: string, at: number, from: number): string {
  let index = at;
  while (index > from && at - index <= LONGEST_ABBREVIATION) {
    if (!TOKEN_CHARACTER.test(text.charAt(index - 1))) break;
    index -= 1;
  }
  return text.slice(index, at).replace(/^[-‐‑.]{1,12}/, '');
}

/** The word that ends, but for spaces, at `at`; folded. */
function wordBefore(text: string, at: number, from: number): string {
  return fold(/\p{L}{1,24}(?=\s{1,3}$)/u.exec(text.slice(Math.max(from, at - 27), at))?.[0] ?? '');
}

/** All of a sentence is "En 52 av. J.-C.": whatever name follows, it has only begun. */
const ONLY_A_TIME = /^(?:en|vers|des|depuis|avant|apres|jusqu'en|au|entre|de|du|a)\s[^,;:]{0,40}$/;
/** How far back a reference is looked at. */
const LOOK_BACK = 24;

/** Whether what stands around the stop says that it ends nothing: see `going-on.ts`. */
function isGoingOn({ text, from, at, following }: FullStop): boolean {
  const starred = text.charAt(at - 1) === '*' ? 1 : 0;
  const token = tokenBefore(text, at - starred, from);
  const start = at - starred - token.length;
  if (token === '') return false;
  return goesOn(
    text.slice(Math.max(from, start - LOOK_BACK), start),
    text.slice(start, at),
    following,
  );
}

/** Whether the stop closes a label: all there is of the sentence so far, or an item within it. */
function closesLabel({ text, from, at }: FullStop): boolean {
  if (INLINE_LABEL.test(text.slice(Math.max(from, at - 5), at))) return true;
  if (at - from > LONGEST_LABEL) return false;
  const found = ONLY_LABEL.exec(text.slice(startOfWords(text, from, at), at));
  return found !== null && (found[1] === undefined || isDesignator(fold(found[1])));
}

/**
 * Whether a single full stop, followed by white space and a word that does not begin with a small
 * letter, ends its sentence. It does not after an abbreviation that something must follow, an
 * initial, or a label ("3.", "Article 12.") that opens the sentence.
 */
export function fullStopEnds(stop: FullStop, language: Language): boolean {
  if (closesLabel(stop) || isGoingOn(stop)) return false;
  const token = tokenBefore(stop.text, stop.at, stop.from);
  if (token === '') return true;
  const folded = fold(token);
  const lastPart = folded.slice(folded.lastIndexOf('-') + 1);
  const kind = abbreviationKind(folded, language) ?? abbreviationKind(lastPart, language);
  if (kind === 'title' && /^\p{Lu}/u.test(token)) return false;
  const nextWord = fold(/^\p{L}{1,24}/u.exec(stop.following)?.[0] ?? '');
  if (/^j\.?[- ]?c$/.test(folded)) {
    const sentence = fold(stop.text.slice(stop.from, Math.min(stop.at, stop.from + LONGEST_ERA)));
    return mayOpenSentence(nextWord, language) || !ONLY_A_TIME.test(sentence);
  }
  const bracketed = stop.bracket >= 0 && !bracketsSentence(stop.text, stop.bracket);
  const opens = !bracketed && (stop.quoted || mayOpenSentence(nextWord, language));
  if (INITIAL.test(token)) {
    if (isDesignator(wordBefore(stop.text, stop.at - token.length, stop.from))) return true;
    if (bracketed) return false;
    return opensSentence(nextWord, language) && !NUMBERED.test(stop.following);
  }
  switch (kind) {
    case 'open':
      return false;
    case 'number':
      return !NUMBERED.test(stop.following);
    case 'digit':
    case 'closing':
      return !DIGIT.test(stop.following);
    case 'clock':
      return !TIME_ZONE.test(stop.following);
    case 'name':
      return opens;
    default:
      return opens || !(ACRONYM.test(token) || ACRONYM.test(lastPart));
  }
}

/** Whether a full stop before a small letter ends: only a plain word does, no abbreviation. */
export function fullStopEndsWithoutCapital(stop: FullStop, language: Language): boolean {
  const token = tokenBefore(stop.text, stop.at, stop.from);
  if (!/^(?:\p{L}{3,}|\p{Nd}+)$/u.test(token) || closesLabel(stop)) return false;
  return abbreviationKind(fold(token), language) === undefined;
}
