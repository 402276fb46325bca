import type { Span } from '../engine/text/span';
import { isWhiteSpace } from '../engine/text/white-space';

/** The word at an offset, white space on either side of it not included; null between words. */
export function wordAt(text: string, offset: number): Span | null {
  let start = Math.max(0, Math.min(offset, text.length));
  let end = start;
  while (start > 0 && !isWhiteSpace(text.charCodeAt(start - 1))) start -= 1;
  while (end < text.length && !isWhiteSpace(text.charCodeAt(end))) end += 1;
  return start < end ? { start, end } : null;
}

/**
 * Words chosen with a finger: the first tap takes a word, the second draws the selection to another,
 * whichever way, and the third begins anew.
 */
export class TapSelection {
  #first: Span | null = null;

  /** True while the next tap draws the selection further. */
  get isOpen(): boolean {
    return this.#first !== null;
  }

  tap(word: Span): Span {
    const first = this.#first;
    if (!first) {
      this.#first = word;
      return word;
    }
    this.#first = null;
    return { start: Math.min(first.start, word.start), end: Math.max(first.end, word.end) };
  }

  forget(): void {
    this.#first = null;
  }
}
