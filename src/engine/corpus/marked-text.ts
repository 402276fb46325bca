import { failure, success, type Result } from '../errors';
import type { Span } from '../text/span';

const MARK = /\[\[([\p{L}\p{N}_.-]{1,64})>|<([\p{L}\p{N}_.-]{1,64})\]\]/gu;
const STRAY = /\[\[|\]\]/;
const SPACE_FIRST = /^\s/;
const SPACE_LAST = /\s$/;

/** A text without its marks, and the spans each id marked, in order of their end. */
export interface MarkedText {
  readonly text: string;
  readonly spans: Map<string, Span[]>;
}

/**
 * Reads evidence marks: `[[q12>` opens and `<q12]]` closes the evidence of q12. Marks of different
 * ids may nest and overlap, and an id may mark several places; the text is what is left without
 * them, so an edit of it cannot leave a wrong offset behind.
 *
 * Fails with `mark-opened-twice`, `mark-not-opened`, `mark-not-closed`, `mark-empty`,
 * `mark-at-white-space` (evidence begins and ends in ink) or `mark-stray` (brackets that are no
 * mark), each with the `place` in the marked text and the `id` where there is one.
 */
export function parseMarkedText(marked: string): Result<MarkedText> {
  const pieces: string[] = [];
  const open = new Map<string, { start: number; place: number }>();
  const spans = new Map<string, Span[]>();
  let length = 0;
  let read = 0;
  for (const match of marked.matchAll(MARK)) {
    const place = match.index;
    const piece = marked.slice(read, place);
    const stray = piece.search(STRAY);
    if (stray >= 0) return failure('mark-stray', { place: read + stray });
    pieces.push(piece);
    length += piece.length;
    read = place + match[0].length;
    const [, opened, closed] = match;
    if (opened !== undefined) {
      if (open.has(opened)) return failure('mark-opened-twice', { place, id: opened });
      open.set(opened, { start: length, place });
      continue;
    }
    const id = closed!;
    const begun = open.get(id);
    if (!begun) return failure('mark-not-opened', { place, id });
    if (begun.start === length) return failure('mark-empty', { place: begun.place, id });
    open.delete(id);
    const span = { start: begun.start, end: length };
    const list = spans.get(id);
    if (list) list.push(span);
    else spans.set(id, [span]);
  }
  const rest = marked.slice(read);
  const stray = rest.search(STRAY);
  if (stray >= 0) return failure('mark-stray', { place: read + stray });
  for (const [id, { place }] of open) return failure('mark-not-closed', { place, id });
  pieces.push(rest);
  const text = pieces.join('');
  for (const [id, list] of spans) {
    for (const { start, end } of list) {
      const evidence = text.slice(start, end);
      if (SPACE_FIRST.test(evidence) || SPACE_LAST.test(evidence)) {
        return failure('mark-at-white-space', { place: start, id });
      }
    }
  }
  return success({ text, spans });
}
