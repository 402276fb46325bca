import { failure, success, type Result } from '../errors';
import type { Language } from '../text/language';
import { z } from '../zod';
import { parseMarkedText } from './marked-text';
import { parseRetrievalCorpus, type RetrievalCorpus } from './retrieval-corpus';

const bilingual = z.object({ fr: z.string(), en: z.string() });

const bilingualQuestion = z.object({
  id: z.string(),
  text: bilingual,
  answer: bilingual.optional(),
  unanswerable: z.boolean().optional(),
  why: z.string().optional(),
  note: bilingual.optional(),
});

const abstentionCorpusSchema = z.object({
  schema: z.literal('abstention-corpus/1'),
  id: z.string(),
  title: bilingual,
  licence: z.string(),
  source: z.string(),
  documents: z.array(z.object({ id: z.string(), title: bilingual })).min(1),
  questions: z.array(bilingualQuestion),
});

const furtherQuestionsSchema = z.object({
  schema: z.literal('abstention-questions/1'),
  questions: z.array(bilingualQuestion),
});

/** Why an unanswerable question has no answer, in the author's words (`why` is a short name). */
export interface AuthorsNote {
  readonly why: string;
  readonly note: string;
}

/** The corpus of one language, and what the author says of its unanswerable questions, by id. */
export interface AbstentionCorpus {
  readonly corpus: RetrievalCorpus;
  readonly notes: ReadonlyMap<string, AuthorsNote>;
}

/**
 * Reads one language of a bilingual corpus: `head` is the parsed `abstention-corpus/1` file,
 * `markedTexts` holds the text of each document with its evidence marks (see `parseMarkedText`), by
 * document id. `further`, a parsed `abstention-questions/1` file, takes the place of the questions
 * of the head where it is given; marks of questions not asked are passed over.
 *
 * Fails with `abstention-corpus-invalid` (`place`, `reason`), with `document-without-text` (`id`),
 * with `question-without-mark` (`question`: neither marked nor unanswerable), and as
 * `parseMarkedText` (with the `document`) and `parseRetrievalCorpus` do.
 */
export function readAbstentionCorpus(
  head: unknown,
  markedTexts: ReadonlyMap<string, string>,
  language: Language,
  further?: unknown,
): Result<AbstentionCorpus> {
  const parsed = abstentionCorpusSchema.safeParse(head);
  if (!parsed.success) return invalid(parsed.error);
  const asked = further === undefined ? parsed : furtherQuestionsSchema.safeParse(further);
  if (!asked.success) return invalid(asked.error);
  const { questions } = asked.data;

  const evidence = new Map<string, { documentId: string; start: number; end: number }[]>();
  const documents: RetrievalCorpus['documents'] = [];
  for (const { id, title } of parsed.data.documents) {
    const marked = markedTexts.get(id);
    if (marked === undefined) return failure('document-without-text', { id });
    const read = parseMarkedText(marked);
    if (!read.ok) return failure(read.error.code, { ...read.error.details, document: id });
    documents.push({ id, title: title[language], text: read.value.text });
    for (const [question, spans] of read.value.spans) {
      const placed = spans.map((span) => ({ documentId: id, ...span }));
      evidence.set(question, [...(evidence.get(question) ?? []), ...placed]);
    }
  }
  for (const { id, unanswerable } of questions) {
    if (!unanswerable && !evidence.has(id)) {
      return failure('question-without-mark', { question: id });
    }
  }
  const { id, title, licence, source } = parsed.data;
  const corpus = parseRetrievalCorpus({
    schema: 'retrieval-corpus/1',
    id,
    title: title[language],
    language,
    licence,
    source,
    documents,
    questions: questions.map((question) => ({
      id: question.id,
      text: question.text[language],
      answer: question.answer?.[language],
      unanswerable: question.unanswerable,
      evidence: evidence.get(question.id) ?? [],
    })),
  });
  if (!corpus.ok) return corpus;
  const notes = questions.flatMap(({ id: question, why, note }) =>
    why !== undefined && note ? [[question, { why, note: note[language] }] as const] : [],
  );
  return success({ corpus: corpus.value, notes: new Map(notes) });
}

function invalid(error: z.core.$ZodError): Result<never> {
  const issue = error.issues[0]!;
  return failure('abstention-corpus-invalid', {
    place: issue.path.map(String).join('.'),
    reason: issue.code,
  });
}
