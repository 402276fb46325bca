import type { Language } from './language';
import { flowingBlocks } from './line-ends';
import { sentenceEnds } from './sentence-ends';
import type { Span } from './span';
import { skipWhiteSpace } from './white-space';

/**
 * The sentences of a text, in order, without the white space around them; what lies between two of
 * them is white space, so sentences and gaps rebuild the text. Blank lines, list items, headings
 * and table rows end a sentence (`line-ends.ts`); elsewhere a mark that ends one does
 * (`sentence-ends.ts`). An empty or blank text has none. Linear in the length of the text.
 */
export function splitSentences(text: string, language: Language): Span[] {
  const sentences: Span[] = [];
  for (const block of flowingBlocks(text)) {
    let start = block.start;
    for (const end of sentenceEnds(text, block, language)) {
      sentences.push({ start, end });
      start = skipWhiteSpace(text, end, block.end);
    }
    if (start < block.end) sentences.push({ start, end: block.end });
  }
  return sentences;
}
