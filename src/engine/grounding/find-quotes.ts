import type { Span } from '../text/span';

/** A quotation found in an answer: the text between its marks, and its span without them. */
export interface FoundQuote extends Span {
  readonly text: string;
}

/** Closing marks and the opening marks they may close. German quotations close with “. */
const CLOSES: ReadonlyMap<string, string> = new Map([
  ['»', '«'],
  ['”', '“„'],
  ['“', '„'],
  ['›', '‹'],
  ['’', '‘'],
  ['"', '"'],
  ["'", "'"],
]);

const OPENS = '«“„‹‘"\'';

/**
 * The quotations of an answer, whatever marks it uses: « », “ ”, „ “, ‹ ›, ‘ ’ and straight ones,
 * also mixed; at least `minimum` characters between the marks. An apostrophe opens none, a mark that
 * never closes within its paragraph makes none. Outer quotations only, in order. Linear.
 */
export function findQuotes(answer: string, minimum: number): FoundQuote[] {
  const pairs = balancedPairs(answer);
  const outer: FoundQuote[] = [];
  let reached = 0;
  for (const pair of pairs) {
    if (pair.start < reached) continue;
    reached = pair.end;
    const quote = inner(answer, pair.start + 1, pair.end - 1);
    if (quote.text.length >= minimum) outer.push(quote);
  }
  return outer;
}

/** Every balanced pair of marks, marks included, by its start. */
function balancedPairs(answer: string): Span[] {
  const pairs: Span[] = [];
  const open: { mark: string; at: number }[] = [];
  const counts = new Map<string, number>();
  for (let at = 0; at < answer.length; at++) {
    const mark = answer.charAt(at);
    if (mark === '\n' && answer.charAt(at + 1) === '\n') {
      open.length = 0;
      counts.clear();
      continue;
    }
    const wanted = [...(CLOSES.get(mark) ?? '')].filter((opener) => (counts.get(opener) ?? 0) > 0);
    if (wanted.length > 0 && closesAt(answer, at)) {
      // What was opened inside and never closed is given up; each mark is given up once.
      for (;;) {
        const last = open.pop();
        if (!last) break;
        counts.set(last.mark, (counts.get(last.mark) ?? 1) - 1);
        if (!wanted.includes(last.mark)) continue;
        pairs.push({ start: last.at, end: at + 1 });
        break;
      }
    } else if (opensAt(answer, at)) {
      open.push({ mark, at });
      counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
  }
  return pairs.sort((a, b) => a.start - b.start);
}

function opensAt(answer: string, at: number): boolean {
  const mark = answer.charAt(at);
  if (mark === '' || !OPENS.includes(mark)) return false;
  const before = answer.charAt(at - 1);
  if (mark === '"' || mark === "'") {
    // A straight mark opens after white space, an opening mark or the start of the text.
    return (before === '' || /[\s([{«“„—–:]/.test(before)) && /\S/.test(answer.charAt(at + 1));
  }
  // U+2018 stands for an apostrophe, too: never behind a letter.
  return !(mark === '‘' && /\p{L}/u.test(before));
}

/** A single mark between letters is an apostrophe. */
function closesAt(answer: string, at: number): boolean {
  const mark = answer.charAt(at);
  if (mark !== "'" && mark !== '’') return true;
  return !/[\p{L}\p{N}]/u.test(answer.charAt(at + 1));
}

/** The span between the marks, without the spaces that French puts inside them. */
function inner(answer: string, from: number, to: number): FoundQuote {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(answer.charAt(start))) start += 1;
  while (end > start && /\s/.test(answer.charAt(end - 1))) end -= 1;
  return { start, end, text: answer.slice(start, end) };
}
