import { familyOf } from '../retrieval/families';
import type { SourceDocument } from '../retrieval/chunk-table';
import { readQuantities, type Quantity } from '../quantities';
import type { Span } from '../text/span';
import { stem } from '../text/stems';
import { words } from '../text/words';

/** A word of a document by what it is compared with. */
export interface ReadWord extends Span {
  readonly word: string;
  readonly stem: string;
  readonly family: string;
}

/** A document as gate 2 reads it, in the order of its text. */
interface ReadDocument {
  readonly quantities: readonly Quantity[];
  readonly words: readonly ReadWord[];
}

const known = new WeakMap<SourceDocument, ReadDocument>();

/** Every cut makes documents of its own of the same texts: what was read of those is kept, too. */
const MOST_CHARACTERS = 1_000_000;
const byText = new Map<string, ReadDocument>();
let kept = 0;

/**
 * The figures and words of a document, read once however often parts of it are supplied. A cut
 * never runs through a number, so a part holds whole figures.
 */
export function readDocument(document: SourceDocument): ReadDocument {
  const before = known.get(document);
  if (before) return before;
  const key = `${document.language} ${document.text}`;
  const made = byText.get(key) ?? read(document);
  known.set(document, made);
  if (byText.has(key) || key.length > MOST_CHARACTERS) return made;
  if (kept + key.length > MOST_CHARACTERS) {
    byText.clear();
    kept = 0;
  }
  byText.set(key, made);
  kept += key.length;
  return made;
}

function read({ text, language }: SourceDocument): ReadDocument {
  return {
    quantities: readQuantities(text, language),
    words: words(text).map(({ term, start, end }) => ({
      word: term,
      stem: stem(term, language),
      family: familyOf(term),
      start,
      end,
    })),
  };
}

/** The items of a list in the order of a text that stand wholly inside `span`. */
export function inside<T extends Span>(items: readonly T[], span: Span): T[] {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (items[middle]!.start < span.start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let place = low; place < items.length && items[place]!.start < span.end; place += 1) {
    if (items[place]!.end <= span.end) found.push(items[place]!);
  }
  return found;
}
