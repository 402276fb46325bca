import type { Span } from '../text/span';

/** Marks that part a question into what is told and what is asked; inside a number they part nothing. */
const PARTING = /[.!?;:,—–](?=\s|$)/g;

/** The stretches of a question between the marks that part it, in order, each with its mark. */
export function segmentsOf(question: string): Span[] {
  const segments: Span[] = [];
  let start = 0;
  for (const match of question.matchAll(PARTING)) {
    const end = match.index + 1;
    if (question.slice(start, match.index).trim() !== '') segments.push({ start, end });
    start = end;
  }
  if (question.slice(start).trim() !== '') segments.push({ start, end: question.length });
  return segments;
}
