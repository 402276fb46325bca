import { failure, success, type Result } from '../errors';
import { LANGUAGES } from '../text/language';
import { z } from '../zod';

const identifier = z.string().min(1).max(300);
const line = z.string().max(2000);
const offset = z.number().int().min(0);

const evidenceSpan = z.object({ documentId: identifier, start: offset, end: offset });

const question = z.object({
  id: identifier,
  text: z.string().trim().min(1).max(10_000),
  answer: z.string().max(100_000).optional(),
  unanswerable: z.boolean().optional(),
  /** The only documents the question is about; without it, all. */
  scope: z.array(identifier).min(1).optional(),
  /** UTF-16 code units, end exclusive, into the text of the document. */
  evidence: z.array(evidenceSpan).default([]),
});

const retrievalCorpusSchema = z.object({
  schema: z.literal('retrieval-corpus/1'),
  id: identifier,
  title: line,
  language: z.enum(LANGUAGES),
  licence: line,
  source: line,
  documents: z.array(z.object({ id: identifier, title: line, text: z.string() })).min(1),
  questions: z.array(question).default([]),
});

/** The public format `retrieval-corpus/1`: documents, and questions with their evidence. */
export type RetrievalCorpus = z.infer<typeof retrievalCorpusSchema>;
export type CorpusQuestion = RetrievalCorpus['questions'][number];

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** The place of the second item with an id that came before, and the id. */
function duplicate(
  items: readonly { readonly id: string }[],
  name: string,
): { place: string; id: string } | null {
  const seen = new Set<string>();
  for (const [position, { id }] of items.entries()) {
    if (seen.has(id)) return { place: `${name}[${position}].id`, id };
    seen.add(id);
  }
  return null;
}

function splitsCharacter(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1);
  const after = text.charCodeAt(place);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/** What is wrong with a question: a code, and the place inside the question. */
function questionFault(
  { unanswerable, scope, evidence }: CorpusQuestion,
  texts: ReadonlyMap<string, string>,
): { code: string; place: string } | null {
  const unknown = scope?.findIndex((id) => !texts.has(id)) ?? -1;
  if (unknown >= 0) return { code: 'corpus-unknown-document', place: `.scope[${unknown}]` };
  if (unanswerable && evidence.length > 0) {
    return { code: 'corpus-unanswerable-with-evidence', place: '.evidence' };
  }
  for (const [position, { documentId, start, end }] of evidence.entries()) {
    const place = `.evidence[${position}]`;
    const text = texts.get(documentId);
    if (text === undefined) return { code: 'corpus-unknown-document', place };
    if (scope && !scope.includes(documentId)) {
      return { code: 'corpus-evidence-out-of-scope', place };
    }
    const inside = start < end && end <= text.length;
    if (!inside || splitsCharacter(text, start) || splitsCharacter(text, end)) {
      return { code: 'corpus-span-invalid', place };
    }
  }
  return null;
}

/**
 * Reads an untrusted value as a retrieval corpus; unknown keys are left behind. A question may lack
 * evidence without being unanswerable (it is being annotated): it has no gold and is counted apart.
 * Documents are put in order of their ids (code units), so that where scores are equal the order of
 * the file decides nothing: ties go by document, then by place.
 *
 * Fails, always with the `place` in the file, with `corpus-invalid` (and the validator's `reason`),
 * `corpus-duplicate-id`, `corpus-unknown-document`, `corpus-unanswerable-with-evidence`,
 * `corpus-evidence-out-of-scope`, or `corpus-span-invalid` (empty, past the end of the text, or
 * through the middle of a character).
 */
export function parseRetrievalCorpus(value: unknown): Result<RetrievalCorpus> {
  const parsed = retrievalCorpusSchema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return failure('corpus-invalid', { place: placeOf(issue.path), reason: issue.code });
  }
  const corpus = parsed.data;
  const twice =
    duplicate(corpus.documents, 'documents') ?? duplicate(corpus.questions, 'questions');
  if (twice) return failure('corpus-duplicate-id', twice);
  const texts = new Map(corpus.documents.map(({ id, text }) => [id, text]));
  for (const [position, each] of corpus.questions.entries()) {
    const fault = questionFault(each, texts);
    if (fault) {
      const place = `questions[${position}]${fault.place}`;
      return failure(fault.code, { place, question: each.id });
    }
  }
  corpus.documents.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return success(corpus);
}
