import { failure, success, type Result } from '../errors';
import type { TextLanguage } from '../text/language';
import { z } from '../zod';
import { localized, type CorpusManifest } from './manifest';
import { parseMarkedText } from './marked-text';
import { parseRetrievalCorpus, type RetrievalCorpus } from './retrieval-corpus';

const inLanguages = z.union([z.string(), localized]);

const questionsSchema = z.object({
  schema: z.literal('corpus-questions/1'),
  questions: z.array(
    z.object({
      id: z.string(),
      text: inLanguages,
      answer: inLanguages.optional(),
      unanswerable: z.boolean().optional(),
      why: z.string().optional(),
      note: inLanguages.optional(),
    }),
  ),
});

/** Why an unanswerable question has no answer, in the author's words (`why` is a short name). */
export interface AuthorsNote {
  readonly why: string;
  readonly note: string;
}

/** The corpus of one language, and what the author says of its unanswerable questions, by id. */
export interface AnnotatedCorpus {
  readonly corpus: RetrievalCorpus;
  readonly notes: ReadonlyMap<string, AuthorsNote>;
}

/**
 * Reads one language of the corpus that a manifest describes: `questions` is a parsed
 * `corpus-questions/1` file, whose texts stand in one language or by language; `markedTexts` holds the
 * text of each document with its evidence marks (see `parseMarkedText`), by document id. Marks of
 * questions not asked are passed over.
 *
 * Fails with `questions-invalid` (`place`, `reason`), with `document-without-text` (`id`), with
 * `question-without-mark` (`question`: neither marked nor unanswerable), and as `parseMarkedText`
 * (with the `document`) and `parseRetrievalCorpus` do.
 */
export function readManifestCorpus(
  { id, title, licence, source, documents = [] }: CorpusManifest,
  questions: unknown,
  markedTexts: ReadonlyMap<string, string>,
  language: TextLanguage,
): Result<AnnotatedCorpus> {
  const asked = questionsSchema.safeParse(questions);
  if (!asked.success) {
    const issue = asked.error.issues[0]!;
    const place = issue.path.map(String).join('.');
    return failure('questions-invalid', { place, reason: issue.code });
  }
  const say = (text: z.infer<typeof inLanguages> | undefined) =>
    typeof text === 'string' ? text : text?.[language];

  const evidence = new Map<string, { documentId: string; start: number; end: number }[]>();
  const read: { id: string; title: string | undefined; text: string }[] = [];
  for (const document of documents) {
    const marked = markedTexts.get(document.id);
    if (marked === undefined) return failure('document-without-text', { id: document.id });
    const text = parseMarkedText(marked);
    if (!text.ok) return failure(text.error.code, { ...text.error.details, document: document.id });
    read.push({ id: document.id, title: say(document.title), text: text.value.text });
    for (const [question, spans] of text.value.spans) {
      const placed = spans.map((span) => ({ documentId: document.id, ...span }));
      evidence.set(question, [...(evidence.get(question) ?? []), ...placed]);
    }
  }
  for (const question of asked.data.questions) {
    if (!question.unanswerable && !evidence.has(question.id)) {
      return failure('question-without-mark', { question: question.id });
    }
  }
  const corpus = parseRetrievalCorpus({
    schema: 'retrieval-corpus/1',
    id,
    title: say(title),
    language,
    licence,
    source,
    documents: read,
    questions: asked.data.questions.map((question) => ({
      id: question.id,
      text: say(question.text),
      answer: say(question.answer),
      unanswerable: question.unanswerable,
      evidence: evidence.get(question.id) ?? [],
    })),
  });
  if (!corpus.ok) return corpus;
  const notes = asked.data.questions.flatMap(({ id: question, why, note }) =>
    why !== undefined && note ? [[question, { why, note: say(note) ?? '' }] as const] : [],
  );
  return success({ corpus: corpus.value, notes: new Map(notes) });
}
