import { failure, success, type Result } from '../errors';
import { z } from '../zod';
import type { CallRecord } from './results';
import { textOf } from './results';
import { parseStrictJson } from './strict-json';

const answerWithEvidence = z.object({
  answer: z.string(),
  evidence: z.array(z.object({ fact_id: z.string(), quote: z.string() })),
});
const answerOnly = z.object({ answer: z.string() });
const judgement = z.object({
  claims_made: z.number().int().min(0).max(1000),
  claims_supported: z.number().int().min(0).max(1000),
  relevance: z.number().int().min(1).max(5),
});

export type AnswerWithEvidence = z.infer<typeof answerWithEvidence>;
export type Judgement = z.infer<typeof judgement>;

/**
 * Reads the answer of a call of an order series. Fails with `answer-missing` (the call brought no
 * text, or was refused, filtered or cut short) or `answer-unreadable` (not the JSON asked for, or
 * JSON that says one name twice).
 */
export function readAnswerWithEvidence(call: CallRecord): Result<AnswerWithEvidence> {
  return readStructured(call, answerWithEvidence);
}

/** Reads the answer of a policies series; fails as `readAnswerWithEvidence` does. */
export function readAnswer(call: CallRecord): Result<{ answer: string }> {
  return readStructured(call, answerOnly);
}

/**
 * Reads a judge's opinion; fails as `readAnswerWithEvidence` does, or with `judgement-absurd` where
 * more claims are supported than were made.
 */
export function readJudgement(call: CallRecord): Result<Judgement> {
  const read = readStructured(call, judgement);
  if (!read.ok) return read;
  const { claims_made: made, claims_supported: supported } = read.value;
  return supported > made ? failure('judgement-absurd') : read;
}

function readStructured<T>(call: CallRecord, schema: z.ZodType<T>): Result<T> {
  const text = call.outcome === 'answered' ? textOf(call.output) : null;
  if (text === null) return failure('answer-missing');
  const json = parseStrictJson(text);
  const parsed = json.ok ? schema.safeParse(json.value) : undefined;
  return parsed?.success ? success(parsed.data) : failure('answer-unreadable');
}
