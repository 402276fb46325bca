import type { CorpusQuestion, RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { failure, success, type Result } from '../engine/errors';
import type { QuestionRow } from './import/imported';

/**
 * A corpus with the questions of a table added to it. What a row quotes must stand exactly once in
 * the documents. Fails, with the `line` of the table, with `attach-duplicate-id`,
 * `attach-passage-absent` or `attach-passage-twice` (each with the beginning of the `passage`).
 */
export function attachQuestions(
  corpus: RetrievalCorpus,
  rows: readonly QuestionRow[],
): Result<RetrievalCorpus> {
  const taken = new Set(corpus.questions.map(({ id }) => id));
  const given = new Set(rows.flatMap(({ id }) => id ?? []));
  let number = corpus.questions.length;
  const freeId = (): string => {
    do number += 1;
    while (taken.has(`q${number}`) || given.has(`q${number}`));
    return `q${number}`;
  };
  const added: CorpusQuestion[] = [];
  for (const row of rows) {
    if (row.id !== undefined && taken.has(row.id)) {
      return failure('attach-duplicate-id', { line: row.line, id: row.id });
    }
    const evidence: CorpusQuestion['evidence'] = [];
    for (const passage of row.evidence) {
      const found = places(corpus, passage);
      const details = { line: row.line, passage: passage.slice(0, 60) };
      if (found.length === 0) return failure('attach-passage-absent', details);
      if (found.length > 1) return failure('attach-passage-twice', details);
      evidence.push(found[0]!);
    }
    const id = row.id ?? freeId();
    taken.add(id);
    added.push({
      id,
      text: row.text,
      ...(row.answer === undefined ? {} : { answer: row.answer }),
      ...(row.unanswerable ? { unanswerable: true } : {}),
      evidence,
    });
  }
  return success({ ...corpus, questions: [...corpus.questions, ...added] });
}

/** The first two places a passage stands in. */
function places(corpus: RetrievalCorpus, passage: string): CorpusQuestion['evidence'] {
  const found: CorpusQuestion['evidence'] = [];
  for (const { id, text } of corpus.documents) {
    let start = text.indexOf(passage);
    while (start >= 0 && found.length < 2) {
      found.push({ documentId: id, start, end: start + passage.length });
      start = text.indexOf(passage, start + 1);
    }
  }
  return found;
}
