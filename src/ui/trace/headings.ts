import { sectionStarts } from '../../engine/text/section-starts';
import type { SourceDocument } from '../../engine/retrieval/chunk-table';

const found = new WeakMap<SourceDocument, readonly number[]>();

/** The heading of the section in which a place of a document stands; undefined before the first. */
export function headingAt(document: SourceDocument, offset: number): string | undefined {
  let starts = found.get(document);
  if (!starts) {
    starts = sectionStarts(document.text);
    found.set(document, starts);
  }
  let last: number | undefined;
  for (const start of starts) {
    if (start > offset) break;
    last = start;
  }
  if (last === undefined) return undefined;
  const end = document.text.indexOf('\n', last);
  return document.text.slice(last, end < 0 ? undefined : end).trim();
}
