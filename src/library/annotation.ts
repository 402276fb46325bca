import type { CorpusQuestion, RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { isWhiteSpace } from '../engine/text/white-space';

export type EvidenceSpan = CorpusQuestion['evidence'][number];

/** The corpus with one question changed. The documents are never touched. */
function withQuestion(
  corpus: RetrievalCorpus,
  id: string,
  change: (question: CorpusQuestion) => CorpusQuestion,
): RetrievalCorpus {
  return {
    ...corpus,
    questions: corpus.questions.map((question) =>
      question.id === id ? change(question) : question,
    ),
  };
}

/** The first of q1, q2, ... that no question has. */
function freeId(corpus: RetrievalCorpus): string {
  const taken = new Set(corpus.questions.map(({ id }) => id));
  let number = corpus.questions.length + 1;
  while (taken.has(`q${number}`)) number += 1;
  return `q${number}`;
}

/** Adds a question at the end and says which id it got. `text` must hold more than white space. */
export function addQuestion(
  corpus: RetrievalCorpus,
  text: string,
): { corpus: RetrievalCorpus; id: string } {
  const id = freeId(corpus);
  const question: CorpusQuestion = { id, text: text.trim(), evidence: [] };
  return { corpus: { ...corpus, questions: [...corpus.questions, question] }, id };
}

export function removeQuestion(corpus: RetrievalCorpus, id: string): RetrievalCorpus {
  return { ...corpus, questions: corpus.questions.filter((question) => question.id !== id) };
}

/** Another wording of a question; white space alone changes nothing. */
export function rewordQuestion(corpus: RetrievalCorpus, id: string, text: string): RetrievalCorpus {
  if (text.trim() === '') return corpus;
  return withQuestion(corpus, id, (question) => ({ ...question, text: text.trim() }));
}

/** The answer expected; an empty one is none. */
export function setAnswer(corpus: RetrievalCorpus, id: string, answer: string): RetrievalCorpus {
  return withQuestion(corpus, id, ({ answer: _, ...question }) =>
    answer.trim() === '' ? question : { ...question, answer: answer.trim() },
  );
}

/** Says that no document answers the question, or takes that back. Evidence goes with the claim. */
export function setUnanswerable(
  corpus: RetrievalCorpus,
  id: string,
  unanswerable: boolean,
): RetrievalCorpus {
  return withQuestion(corpus, id, ({ unanswerable: _, ...question }) =>
    unanswerable ? { ...question, unanswerable: true, evidence: [] } : question,
  );
}

/**
 * Marks a span as evidence, in the place of the span numbered `replaced` where that is given.
 * Spans stand in the order of the corpus; one that is there already is not marked twice. A question
 * with evidence is answerable.
 */
export function markEvidence(
  corpus: RetrievalCorpus,
  id: string,
  span: EvidenceSpan,
  replaced?: number,
): RetrievalCorpus {
  const places = new Map(corpus.documents.map((document, place) => [document.id, place]));
  return withQuestion(corpus, id, ({ unanswerable: _, ...question }) => {
    const others = question.evidence.filter(
      (each, position) => position !== replaced && !isSame(each, span),
    );
    const evidence = [...others, span].sort(
      (a, b) =>
        places.get(a.documentId)! - places.get(b.documentId)! || a.start - b.start || a.end - b.end,
    );
    return { ...question, evidence };
  });
}

export function removeEvidence(
  corpus: RetrievalCorpus,
  id: string,
  place: number,
): RetrievalCorpus {
  return withQuestion(corpus, id, (question) => ({
    ...question,
    evidence: question.evidence.filter((_, position) => position !== place),
  }));
}

function isSame(a: EvidenceSpan, b: EvidenceSpan): boolean {
  return a.documentId === b.documentId && a.start === b.start && a.end === b.end;
}

/**
 * A selection as evidence may be: without the white space at its ends, and never through the middle
 * of a character. Null where nothing is left.
 */
export function inkOf(
  text: string,
  selection: { readonly start: number; readonly end: number },
): { start: number; end: number } | null {
  let start = Math.max(0, Math.min(selection.start, text.length));
  let end = Math.max(0, Math.min(selection.end, text.length));
  if (splitsCharacter(text, start)) start -= 1;
  if (splitsCharacter(text, end)) end += 1;
  while (start < end && isWhiteSpace(text.charCodeAt(start))) start += 1;
  while (end > start && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return start < end ? { start, end } : null;
}

function splitsCharacter(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1);
  const after = text.charCodeAt(place);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
