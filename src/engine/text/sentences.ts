import { fullStopEnds, fullStopEndsWithoutCapital } from './full-stops';
import type { Language } from './language';
import { flowingBlocks } from './line-ends';
import {
  END_MARK,
  endOfClosers,
  endOfMarks,
  endsWithoutSpace,
  startOfWords,
} from './sentence-marks';
import type { Span } from './span';
import { isWhiteSpace, skipWhiteSpace } from './white-space';

const CAPITAL = /\p{Lu}/u;
/** A small letter, but not the first of iPhone or pH. */
const SMALL_LETTER = /^\p{Ll}(?!\p{Lu})/u;
/** The label of an item, which begins small: "b) ", "(ii) ". Other letters before a stop abbreviate. */
const SMALL_LABEL = /^(?:[a-z]\)|[a-f]\.|[ivx]{1,5}\)|[ivx]{2,5}\.)\s/;
/** More marks, with nothing to open a sentence: '. ". ". '. */
const MORE_MARKS = /^[.!?…](?![\p{L}\p{N}])/u;
/** Signs that only go on with what was begun: "Tél. : 01", "etc. ; ". */
const GOING_ON = /^[,;:)\]}%»]/;
const OPENING_BRACKET = /[([]/;
const QUESTION_OR_CALL = /[!?。！？｡‼⁇⁈⁉؟۔।॥]/u;
const QUOTATION = /["“«„]/u;
/** Enough of what follows to see its first word. */
const LOOK_AHEAD = 40;

/** Marks in their place: they stand from `at` to `marksEnd`, what they close ends at `end`. */
interface Marks {
  readonly at: number;
  readonly marksEnd: number;
  readonly end: number;
}

/** Where a bracket opens between `from` and `to`; -1 where none does. */
function bracketIn(text: string, from: number, to: number): number {
  const offset = text.slice(from, to).search(OPENING_BRACKET);
  return offset < 0 ? -1 : from + offset;
}

/** Whether `marks` end the sentence begun at `from`, in a block that goes on to `limit`. */
function ends(
  text: string,
  from: number,
  marks: Marks,
  limit: number,
  hasCapitals: boolean,
  language: Language,
): boolean {
  const { at, marksEnd, end } = marks;
  if (end >= limit) return false;
  if (!isWhiteSpace(text.charCodeAt(end))) return endsWithoutSpace(text.charAt(marksEnd - 1));
  const next = startOfWords(text, end, limit);
  if (next >= limit) return false;
  const following = text.slice(next, Math.min(next + LOOK_AHEAD, limit));
  if (GOING_ON.test(following)) return false;
  const sign = text.slice(at, marksEnd);
  const quoted = QUOTATION.test(text.slice(end, next));
  const bracket = bracketIn(text, end, next);
  const stop = { text, from, at, following, quoted, bracket };
  if (MORE_MARKS.test(following) && bracket < 0) return false;
  if (SMALL_LETTER.test(following) && !SMALL_LABEL.test(following)) {
    if (hasCapitals) return false;
    return (
      QUESTION_OR_CALL.test(sign) || (sign === '.' && fullStopEndsWithoutCapital(stop, language))
    );
  }
  if (sign === '.') return fullStopEnds(stop, language);
  if (QUESTION_OR_CALL.test(sign)) return true;
  // An ellipsis: "[…] Le" opens a quotation cut short, "3 … 12" is a range.
  if (/^\p{Nd}/u.test(following)) return false;
  return startOfWords(text, from, limit) !== at;
}

/**
 * The sentences of a text, in order, without the white space around them; what lies between two of
 * them is white space only, so sentences and gaps rebuild the text. An empty or blank text has
 * none. Deterministic, and linear in the length of the text.
 *
 * - Blank lines end a sentence, as do the ends of list items, headings and table rows; another line
 *   end is a space (`line-ends.ts`).
 * - `. ! ? …` end one when white space and no small letter follow. Without white space there is no
 *   end ("it.They", 8.45, exemple.com), save after 。！？.
 * - Closing quotes, guillemets, brackets, Markdown marks and note numbers stay with the sentence.
 * - A full stop after an abbreviation, an initial or a label: `full-stops.ts`.
 * - In a block without a single capital, a small letter may open a sentence.
 */
export function splitSentences(text: string, language: Language): Span[] {
  const sentences: Span[] = [];
  const mark = new RegExp(END_MARK);
  let at = mark.exec(text)?.index ?? text.length;
  for (const block of flowingBlocks(text)) {
    let from = block.start;
    const hasCapitals = CAPITAL.test(text.slice(block.start, block.end));
    while (at < block.end) {
      const marksEnd = endOfMarks(text, at, block.end);
      const end = endOfClosers(text, marksEnd, block.end);
      if (ends(text, from, { at, marksEnd, end }, block.end, hasCapitals, language)) {
        sentences.push({ start: from, end });
        from = skipWhiteSpace(text, end, block.end);
      }
      mark.lastIndex = end;
      at = mark.exec(text)?.index ?? text.length;
    }
    if (from < block.end) sentences.push({ start: from, end: block.end });
  }
  return sentences;
}
