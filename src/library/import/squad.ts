import { parseRetrievalCorpus, type RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { failure, success, type Result } from '../../engine/errors';
import { z } from '../../engine/zod';
import { checkedCorpus } from './checked';
import { guessLanguage } from './guess-language';
import { titleOf } from './imported';

/** Between two paragraphs of an article. */
const BLANK_LINE = '\n\n';
const ASTRAL = /[\ud800-\udbff]/;

const answer = z.object({ text: z.string().min(1), answer_start: z.number().int().min(0) });

/** SQuAD as published: offsets of answers count characters (code points) of their paragraph. */
const squad = z.object({
  version: z.string().optional(),
  data: z
    .array(
      z.object({
        title: z.string().max(2000).default(''),
        paragraphs: z
          .array(
            z.object({
              context: z.string().min(1),
              qas: z.array(
                z.object({
                  id: z.union([z.string().min(1).max(300), z.number().int()]),
                  question: z.string().trim().min(1).max(10_000),
                  is_impossible: z.boolean().default(false),
                  answers: z.array(answer).default([]),
                }),
              ),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

type Question = RetrievalCorpus['questions'][number];

/** Whether a value looks like SQuAD: articles with paragraphs, or a version and a list of data. */
export function isSquad(value: unknown): boolean {
  const { data, version } = (value ?? {}) as { data?: unknown; version?: unknown };
  if (!Array.isArray(data)) return false;
  if (typeof version === 'string') return true;
  const first: unknown = data[0];
  return first !== null && typeof first === 'object' && 'paragraphs' in first;
}

/**
 * SQuAD 2.0 (and 1.1) as a corpus: one document an article, its paragraphs apart by a blank line;
 * the evidence is the first answer; an impossible question is unanswerable. The offset of an answer
 * is checked against its text.
 *
 * Fails, always with the `place` in the file, with `squad-invalid` (and a `reason`),
 * `squad-duplicate-id`, `squad-answer-elsewhere` (the text does not stand at its offset) or
 * `squad-impossible-with-answer`; or as `textFault` does.
 */
export function readSquad(value: unknown, name: string): Result<RetrievalCorpus> {
  const parsed = squad.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return failure('squad-invalid', { place: placeOf(issue.path), reason: issue.code });
  }
  const width = String(parsed.data.data.length).length;
  const seen = new Set<string>();
  const documents: RetrievalCorpus['documents'] = [];
  const questions: Question[] = [];
  for (const [article, { title, paragraphs }] of parsed.data.data.entries()) {
    // Padded, so that the order of ids is the order of the file.
    const documentId = `${String(article + 1).padStart(width, '0')} ${title}`.trim().slice(0, 300);
    let start = 0;
    for (const [paragraph, { context, qas }] of paragraphs.entries()) {
      const place = `data[${article}].paragraphs[${paragraph}]`;
      for (const [position, qa] of qas.entries()) {
        const here = `${place}.qas[${position}]`;
        const id = String(qa.id);
        if (seen.has(id)) return failure('squad-duplicate-id', { place: `${here}.id`, id });
        seen.add(id);
        const [first] = qa.answers;
        if (qa.is_impossible && first) {
          return failure('squad-impossible-with-answer', { place: `${here}.answers` });
        }
        const span = first && spanOf(context, first.text, first.answer_start);
        if (first && !span) {
          return failure('squad-answer-elsewhere', {
            place: `${here}.answers[0].answer_start`,
            offset: first.answer_start,
          });
        }
        questions.push({
          id,
          text: qa.question,
          ...(first ? { answer: first.text } : {}),
          ...(qa.is_impossible ? { unanswerable: true } : {}),
          evidence: span ? [{ documentId, start: start + span.start, end: start + span.end }] : [],
        });
      }
      start += context.length + BLANK_LINE.length;
    }
    const text = paragraphs.map(({ context }) => context).join(BLANK_LINE);
    documents.push({ id: documentId, title: title.replaceAll('_', ' '), text });
  }
  const title = titleOf(name);
  const corpus = checkedCorpus(
    parseRetrievalCorpus({
      schema: 'retrieval-corpus/1',
      id: title.slice(0, 300),
      title,
      language: guessLanguage(documents[0]!.text),
      licence: '',
      source: parsed.data.version ? `SQuAD ${parsed.data.version}`.slice(0, 200) : 'SQuAD',
      documents,
      questions,
    }),
  );
  return corpus.ok ? success(corpus.value) : corpus;
}

/** Where an answer stands, in UTF-16 code units; null where its text is not at its offset. */
function spanOf(context: string, text: string, characters: number) {
  const start = ASTRAL.test(context) ? unitOf(context, characters) : characters;
  const end = start + text.length;
  return context.slice(start, end) === text ? { start, end } : null;
}

/** The code unit at which the character with that number begins. */
function unitOf(text: string, characters: number): number {
  let unit = 0;
  for (let count = 0; count < characters && unit < text.length; count += 1) {
    unit += text.codePointAt(unit)! > 0xffff ? 2 : 1;
  }
  return unit;
}

function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}
