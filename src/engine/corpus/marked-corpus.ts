import { failure, type Result } from '../errors';
import { z } from '../zod';
import { parseMarkedText } from './marked-text';
import { parseRetrievalCorpus, type RetrievalCorpus } from './retrieval-corpus';

/** The questions beside a marked document; the rest of each field is checked with the corpus. */
const markedCorpusSchema = z.object({
  schema: z.literal('marked-corpus/1'),
  id: z.string(),
  title: z.string(),
  language: z.string(),
  licence: z.string(),
  source: z.string(),
  document: z.object({ id: z.string(), title: z.string() }),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      answer: z.string().optional(),
      unanswerable: z.boolean().optional(),
    }),
  ),
});

/**
 * The corpus of one document written with evidence marks (see `parseMarkedText`) and its questions
 * (`questions`: the parsed `marked-corpus/1` file). Offsets come from the marks alone.
 *
 * Fails as `parseMarkedText` and `parseRetrievalCorpus` do, with `marked-corpus-invalid`, with
 * `mark-without-question` (the `id` of the mark), or with `question-without-mark` (the `question`
 * that is neither marked nor unanswerable).
 */
export function readMarkedCorpus(markedText: string, questions: unknown): Result<RetrievalCorpus> {
  const head = markedCorpusSchema.safeParse(questions);
  if (!head.success) {
    const issue = head.error.issues[0]!;
    return failure('marked-corpus-invalid', {
      place: issue.path.map(String).join('.'),
      reason: issue.code,
    });
  }
  const marked = parseMarkedText(markedText);
  if (!marked.ok) return marked;
  const { document, ...corpus } = head.data;
  const { text, spans } = marked.value;
  const known = new Set(corpus.questions.map(({ id }) => id));
  for (const id of spans.keys()) {
    if (!known.has(id)) return failure('mark-without-question', { id });
  }
  for (const { id, unanswerable } of corpus.questions) {
    if (!unanswerable && !spans.has(id)) return failure('question-without-mark', { question: id });
  }
  return parseRetrievalCorpus({
    ...corpus,
    schema: 'retrieval-corpus/1',
    documents: [{ ...document, text }],
    questions: corpus.questions.map((question) => ({
      ...question,
      evidence: (spans.get(question.id) ?? []).map((span) => ({
        documentId: document.id,
        ...span,
      })),
    })),
  });
}
