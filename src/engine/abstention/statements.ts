import type { Language } from '../text/language';
import { splitSentences } from '../text/sentences';
import type { Span } from '../text/span';

/** A sentence of a passage with the lines that it cannot be read without. */
export interface Statement extends Span {
  /** Head and caption of the table a row stands in, or the line that opens a list: see below. */
  readonly context: readonly Span[];
}

const CELL_MARK = ' | ';
const ITEM = /^[-–•*]\s/;

/**
 * The sentences of a text, in order. A row of a table (cells parted by " | ") is read with the
 * first row of its table and the caption on the line above; an item of a list with the sentence
 * above the list that ends in a colon. A head or an opening that was cut away is missing here too.
 */
export function statementsOf(text: string, language: Language): Statement[] {
  const statements: Statement[] = [];
  let table: readonly Span[] = [];
  let opening: Span | null = null;
  let before: Span | null = null;
  for (const sentence of splitSentences(text, language)) {
    const words = text.slice(sentence.start, sentence.end);
    const linesBefore = before ? linesBetween(text, before, sentence) : 0;
    const isRow = words.includes(CELL_MARK);
    const isItem = ITEM.test(words);
    const context = isRow ? table : isItem && opening ? [opening] : [];
    statements.push({ start: sentence.start, end: sentence.end, context });
    if (!isRow) table = [];
    else if (table.length === 0)
      table = before && linesBefore === 1 ? [before, sentence] : [sentence];
    if (words.endsWith(':')) opening = sentence;
    else if (!isItem && linesBefore > 0) opening = null;
    before = sentence;
  }
  return statements;
}

function linesBetween(text: string, before: Span, after: Span): number {
  return text.slice(before.end, after.start).split('\n').length - 1;
}
