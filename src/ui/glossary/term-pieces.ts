import type { TermId } from '../../words/glossary';

/** A stretch of a sentence: plain, or a term of the glossary. */
export interface TermPiece {
  readonly text: string;
  readonly term?: TermId;
}

/**
 * Reads a sentence of a dictionary in which terms are marked `[[chunk|chunks]]`: the entry of the
 * glossary, and the word as it stands in the sentence.
 */
export function termPieces(marked: string): TermPiece[] {
  return marked.split(/(\[\[[a-z0-9.-]+\|[^[\]|]+\]\])/).flatMap((part): TermPiece[] => {
    if (part === '') return [];
    if (!part.startsWith('[[')) return [{ text: part }];
    const [id = '', text = ''] = part.slice(2, -2).split('|');
    return [{ text, term: id }];
  });
}

/** The sentence without its marks, for a place that shows no links. */
export function withoutTerms(marked: string): string {
  return termPieces(marked)
    .map(({ text }) => text)
    .join('');
}
