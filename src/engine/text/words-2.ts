import { APOSTROPHE, classAt, DIGIT, LETTER } from './characters';
import { scanWords, wordForm } from './words';

/*
 * Words under the profile bm25-2: those of `words.ts`, but that a number grouped with spaces is one
 * word, that C#, C++ and .NET are words, and that presqu'île and quelqu'un are not cut.
 */

/** Spaces that group thousands: plain, no-break, narrow no-break, thin, figure. */
const GROUPING_SPACE = /^[ \u00a0\u202f\u2009\u2007]$/;
const FIRST_GROUP = /^\d{1,3}$/;
const GROUP = /^\d{3}$/;

function isWordAt(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  const kind = classAt(text, index);
  return kind === LETTER || kind === DIGIT;
}

/** Whether the word at `start` to `end` goes on the number that ends at `before`: "1 000". */
function groupsOn(
  text: string,
  first: number,
  before: number,
  start: number,
  end: number,
): boolean {
  if (start !== before + 1 || !GROUPING_SPACE.test(text.charAt(before))) return false;
  if (!GROUP.test(text.slice(start, Math.min(end, start + 4)))) return false;
  // Once a group has been taken the number goes on; its first group has no leading zero.
  return text.charAt(first) !== '0';
}

/** Where a word ends with the marks that belong to its name: C#, F#, C++. */
function endWithMarks(text: string, start: number, end: number): number {
  if (text.charAt(end) === '#' && end === start + 1 && !isWordAt(text, end + 1)) return end + 1;
  if (text.startsWith('++', end) && classAt(text, start) === LETTER && !isWordAt(text, end + 2))
    return end + 2;
  return end;
}

const KEPT_WHOLE = /(?:^|[^\p{L}\p{N}])(presqu|quelqu)$/iu;
const LONGEST_KEPT = 8;

/** Where a word begins with what belongs to its name: .NET, presqu'île. */
function startWithMarks(text: string, start: number, end: number): number {
  if (text.charAt(start - 1) === '.' && end === start + 3 && text.startsWith('NET', start))
    return start - 1;
  if (start === 0 || classAt(text, start - 1) !== APOSTROPHE) return start;
  const kept = KEPT_WHOLE.exec(text.slice(Math.max(0, start - LONGEST_KEPT), start - 1));
  return kept ? start - 1 - kept[1]!.length : start;
}

/** Calls `visit` with the limits of every word of `text`, from left to right. */
export function scanWords2(text: string, visit: (start: number, end: number) => void): void {
  let numberStart = -1;
  let numberEnd = -1;
  /** Where the last word ended: what belongs to a name is never part of the word before it too. */
  let taken = 0;
  const flush = () => {
    if (numberStart >= 0) {
      visit(numberStart, numberEnd);
      taken = numberEnd;
    }
    numberStart = -1;
  };
  scanWords(text, (start, end) => {
    if (numberStart >= 0 && groupsOn(text, numberStart, numberEnd, start, end)) {
      numberEnd = end;
      return;
    }
    flush();
    if (FIRST_GROUP.test(text.slice(start, Math.min(end, start + 4)))) {
      numberStart = start;
      numberEnd = end;
      return;
    }
    const begin = startWithMarks(text, start, end);
    const close = endWithMarks(text, start, end);
    visit(begin < taken ? start : begin, close);
    taken = close;
  });
  flush();
}

const NUMBER = /^\d[\d.,\s]*$/;

/**
 * The folded word a surface stands for: as `wordForm`, and a number without its grouping, its decimal
 * mark a point: "1 000", "1,000" and "1000" are "1000", "2,5" is "2.5".
 */
export function wordForm2(surface: string): string {
  return NUMBER.test(surface) ? plainNumber(surface) : wordForm(surface);
}

function plainNumber(surface: string): string {
  const written = surface.replace(/\s/g, '');
  const marks = written.replace(/\d/g, '');
  if (marks === '') return written;
  const last = marks.at(-1)!;
  const alike = [...marks].every((mark) => mark === last);
  const groups = written.split(/[.,]/);
  const grouped =
    groups.slice(1).every((group) => group.length === 3) && /^[1-9]\d{0,2}$/.test(groups[0]!);
  if (alike && grouped && (marks.length > 1 || last === ',')) return groups.join('');
  // "1.2.3" is a version, "27.4.2016" a date.
  if (alike && marks.length > 1) return written;
  return `${groups.slice(0, -1).join('')}.${groups.at(-1)}`;
}
