import type { SourceDocument } from '../retrieval/chunk-table';
import { splitSentences } from '../text/sentences';
import type { Span } from '../text/span';

/** The sentences of a document: the author's own where it gives them, else those of its text. */
export function sentencesOf(document: SourceDocument): readonly Span[] {
  const sentences = document.sentences ?? splitSentences(document.text, document.language);
  // A text of white space alone has no sentence, and is still one chunk: chunks rebuild the source.
  return sentences.length > 0 ? sentences : [{ start: 0, end: document.text.length }];
}
