import { abbreviationKind, opensSentence } from './abbreviations';
import { fold } from './fold';
import type { Language } from './language';
import type { Span } from './span';
import { isWhiteSpace, skipWhiteSpace } from './white-space';

const END_MARK = /[.!?…‥。！？｡‼⁇⁈⁉]/g;
const END_MARKS = new Set('.!?…‥。！？｡‼⁇⁈⁉');
/** End marks of scripts that put no space after them. */
const UNSPACED_MARKS = new Set('。！？｡');
const CLOSERS = new Set('"\'”’»›)]}*_~`¹²³⁰⁴⁵⁶⁷⁸⁹†‡」』）］');
const OPENERS = new Set('"\'“‘„‚«‹([{*_~`¿¡–—-#<>「『（［');

const LONGEST_ABBREVIATION = 12;
const TOKEN_CHARACTER = /[\p{L}\p{M}\d.°º‐‑-]/u;
const LOWER_CASE = /^\p{Ll}(?!\p{Lu})/u;
const NUMBERED = /^(?:\p{Nd}|§|[IVXLC]{2,}(?!\p{L})|[A-Z](?![\p{L}'’]))/u;
const LABEL = /^(?:\d{1,3}(?:\.\d{1,3}){0,5}|\p{L}|[ivxIVX]{1,6})$/u;
const INITIAL = /^(?:\p{Lu}\.?[-‐‑])*\p{Lu}$/u;
const ACRONYM = /^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u;
const ZONE = /^(?:[ECMP][SD]?T|GMT|UTC|CES?T|Eastern|Central|Mountain|Pacific)(?!\p{L})/u;
/** Words before a lone letter that name a thing by letter: "annexe B. Le prix" ends. */
const DESIGNATORS = new Set(
  `annexe annexes appendix vitamin vitamine plan section class classe option point type schedule
  exhibit part partie group groupe category categorie figure tableau table series serie`.split(
    /\s+/,
  ),
);

/** Where end marks run on: "?!", "...", ". . .", "… ?". */
function endOfMarks(text: string, from: number, limit: number): number {
  let index = from + 1;
  for (;;) {
    if (index < limit && END_MARKS.has(text.charAt(index))) {
      index += 1;
    } else if (
      index + 1 < limit &&
      isWhiteSpace(text.charCodeAt(index)) &&
      END_MARKS.has(text.charAt(index + 1)) &&
      !/[\p{L}\p{N}]/u.test(text.charAt(index + 2))
    ) {
      index += 2;
    } else {
      return index;
    }
  }
}

/** Past the quotes, brackets, Markdown marks and notes that close what the marks ended. */
function endOfClosers(text: string, from: number, limit: number): number {
  let index = from;
  for (;;) {
    const character = text.charAt(index);
    if (index >= limit) return limit;
    const note = /^\[\^?\p{N}{1,4}\]/u.exec(text.slice(index, index + 7));
    if (note !== null) {
      index += note[0].length;
    } else if (character === ']' && text.charAt(index + 1) === '(') {
      const target = /^\]\([^\s()]{0,500}\)/u.exec(text.slice(index, index + 504));
      if (target === null) return index + 1;
      index += target[0].length;
    } else if (CLOSERS.has(character)) {
      index += 1;
    } else if (
      isWhiteSpace(text.charCodeAt(index)) &&
      index + 1 < limit &&
      (text.charAt(index + 1) === '»' || text.charAt(index + 1) === '›')
    ) {
      index += 2;
    } else {
      return index;
    }
  }
}

/** Where the first word after opening marks begins. */
function startOfNext(text: string, from: number, limit: number): number {
  let index = from;
  while (
    index < limit &&
    (isWhiteSpace(text.charCodeAt(index)) || OPENERS.has(text.charAt(index)))
  ) {
    index += 1;
  }
  return index;
}

function tokenBefore(text: string, at: number, from: number): string {
  let index = at;
  while (index > from && at - index <= LONGEST_ABBREVIATION) {
    if (!TOKEN_CHARACTER.test(text.charAt(index - 1))) break;
    index -= 1;
  }
  return text.slice(index, at).replace(/^[-‐‑.]{1,12}/, '');
}

function wordBefore(text: string, at: number, from: number): string {
  return /\p{L}{1,24}(?=\s{1,3}$)/u.exec(text.slice(Math.max(from, at - 27), at))?.[0] ?? '';
}

/** Whether one full stop at `at`, followed by `following`, ends the sentence begun at `from`. */
function fullStopEnds(
  text: string,
  from: number,
  at: number,
  following: string,
  language: Language,
): boolean {
  const token = tokenBefore(text, at, from);
  if (token === '') return true;
  const nextWord = fold(/^\p{L}{1,24}/u.exec(following)?.[0] ?? '');
  const start = startOfNext(text, from, at);
  if (start === at - token.length && LABEL.test(token)) return false;
  const folded = fold(token);
  const kind = abbreviationKind(folded, language);
  if (INITIAL.test(token) && kind !== 'title') {
    const before = fold(wordBefore(text, at - token.length, from));
    if (DESIGNATORS.has(before)) return true;
    if (NUMBERED.test(following)) return false;
    return token.length === 1 && language === 'en' && opensSentence(nextWord, language);
  }
  switch (kind) {
    case 'title':
    case 'open':
      return false;
    case 'number':
      if (folded === 'no') return !/^\p{Nd}/u.test(following);
      return !NUMBERED.test(following);
    case 'closing':
      return true;
    case 'clock':
      return !ZONE.test(following);
    case 'name':
      return opensSentence(nextWord, language);
    default:
      return ACRONYM.test(token) ? opensSentence(nextWord, language) : true;
  }
}

/** The ends of all sentences but the last of a block. */
export function sentenceEnds(text: string, block: Span, language: Language): number[] {
  const ends: number[] = [];
  let from = block.start;
  END_MARK.lastIndex = block.start;
  for (;;) {
    const found = END_MARK.exec(text);
    if (found === null || found.index >= block.end) return ends;
    const marksEnd = endOfMarks(text, found.index, block.end);
    const end = endOfClosers(text, marksEnd, block.end);
    END_MARK.lastIndex = Math.max(marksEnd, end);
    if (markEnds(text, from, found.index, marksEnd, end, block.end, language)) {
      ends.push(end);
      from = skipWhiteSpace(text, end, block.end);
    }
  }
}

/** Whether the marks from `at` to `marksEnd`, closed at `end`, end the sentence begun at `from`. */
function markEnds(
  text: string,
  from: number,
  at: number,
  marksEnd: number,
  end: number,
  limit: number,
  language: Language,
): boolean {
  if (end >= limit) return false;
  if (!isWhiteSpace(text.charCodeAt(end))) return UNSPACED_MARKS.has(text.charAt(marksEnd - 1));
  const next = startOfNext(text, end, limit);
  if (next >= limit) return false;
  const following = text.slice(next, next + 25);
  if (LOWER_CASE.test(following)) return false;
  const marks = text.slice(at, marksEnd);
  if (marks === '.') return fullStopEnds(text, from, at, following, language);
  if (/[!?。！？｡‼⁇⁈⁉]/u.test(marks)) return true;
  const bracketed = /[([]$/u.test(text.slice(Math.max(from, at - 1), at));
  return !bracketed && !/^\p{Nd}/u.test(following);
}
