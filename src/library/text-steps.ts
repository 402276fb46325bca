import type { TextLanguage } from '../engine/text/language';
import { splitSentences } from '../engine/text/sentences';
import type { Span } from '../engine/text/span';
import { isWhiteSpace } from '../engine/text/white-space';

/**
 * A selection that is moved by keys, as the words or sentences it holds: `anchor` is where it was
 * begun, `focus` what the keys move. Both are stretches of the text.
 */
export interface KeySelection {
  readonly anchor: Span;
  readonly focus: Span;
}

/** The stretch a selection covers, whichever way it was drawn. */
export function covered({ anchor, focus }: KeySelection): Span {
  return { start: Math.min(anchor.start, focus.start), end: Math.max(anchor.end, focus.end) };
}

/** The word at or after `from`; null at the end of the text. */
function wordAfter(text: string, from: number): Span | null {
  let start = from;
  while (start < text.length && isWhiteSpace(text.charCodeAt(start))) start += 1;
  if (start >= text.length) return null;
  let end = start;
  while (end < text.length && !isWhiteSpace(text.charCodeAt(end))) end += 1;
  return { start, end };
}

/** The word before `from`; null at the beginning of the text. */
function wordBefore(text: string, from: number): Span | null {
  let end = from;
  while (end > 0 && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  if (end === 0) return null;
  let start = end;
  while (start > 0 && !isWhiteSpace(text.charCodeAt(start - 1))) start -= 1;
  return { start, end };
}

/** A longer text is split where it is looked at: all of it would hold the page. */
const WHOLE = 300_000;
const AROUND = 50_000;
/** So far from the edges of what was split the next step is sure of its sentence. */
const MARGIN = 20_000;

/** A stretch of the text with its sentences. */
interface Stretch extends Span {
  readonly sentences: readonly Span[];
}

/** Steps through a text; its sentences are split when they are first needed, once. */
export class TextSteps {
  readonly #text: string;
  readonly #language: TextLanguage;
  #split: Stretch | undefined;

  constructor(text: string, language: TextLanguage) {
    this.#text = text;
    this.#language = language;
  }

  /** The sentences around an offset: all of them, unless the text is long. */
  #around(offset: number): readonly Span[] {
    const { length } = this.#text;
    const known = this.#split;
    const isInside =
      known &&
      (known.start === 0 || offset - known.start >= MARGIN) &&
      (known.end === length || known.end - offset >= MARGIN);
    if (isInside) return known.sentences;
    const isWhole = length <= WHOLE;
    const start = isWhole ? 0 : this.#lineStart(offset - AROUND);
    const end = isWhole ? length : Math.min(length, offset + AROUND);
    const sentences = splitSentences(this.#text.slice(start, end), this.#language).map((each) => ({
      start: start + each.start,
      end: start + each.end,
    }));
    // The last one may have been cut short.
    if (end < length) sentences.pop();
    this.#split = { start, end, sentences };
    return sentences;
  }

  /** Where a line begins at or after `offset`, or `offset` where none begins soon. */
  #lineStart(offset: number): number {
    if (offset <= 0) return 0;
    const end = this.#text.indexOf('\n', offset);
    return end < 0 || end > offset + MARGIN ? offset : end + 1;
  }

  /** The first word or sentence that begins at or after `from`; null where the text ends before. */
  begin(unit: 'word' | 'sentence', from: number): KeySelection | null {
    const first =
      unit === 'word'
        ? wordAfter(this.#text, from)
        : (this.#around(from)[this.#firstFrom(from)] ?? null);
    return first && { anchor: first, focus: first };
  }

  /** The selection after a key; the same one where there is nowhere to go. */
  move(
    selection: KeySelection,
    unit: 'word' | 'sentence',
    step: -1 | 1,
    extend: boolean,
  ): KeySelection {
    const { anchor, focus } = selection;
    const next = unit === 'word' ? this.#word(focus, step) : this.#sentence(focus, step);
    if (!next) return selection;
    return { anchor: extend ? anchor : next, focus: next };
  }

  #word(focus: Span, step: -1 | 1): Span | null {
    return step > 0 ? wordAfter(this.#text, focus.end) : wordBefore(this.#text, focus.start);
  }

  #sentence(focus: Span, step: -1 | 1): Span | null {
    if (step > 0) return this.#around(focus.end)[this.#firstFrom(focus.end)] ?? null;
    const sentences = this.#around(focus.start);
    return sentences[this.#firstFrom(focus.start) - 1] ?? null;
  }

  /** The number of the first sentence that begins at or after `offset`. */
  #firstFrom(offset: number): number {
    const sentences = this.#around(offset);
    let low = 0;
    let high = sentences.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sentences[middle]!.start >= offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
