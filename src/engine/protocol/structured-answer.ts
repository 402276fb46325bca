import { failure, success, type Result } from '../errors';
import { z } from '../zod';
import { unwrapJson, type Wrapping } from './wrapped-json';
import type { AnswerForm } from './experiment';
import type { CallRecord } from './results';
import { textOf } from './results';

const answer = { answer: z.string() };
const evidence = { evidence: z.array(z.object({ fact_id: z.string(), quote: z.string() })) };
const sufficiency = { sufficient: z.boolean(), missing: z.string() };
const answerWithEvidence = z.object({ ...answer, ...evidence });
const judgement = z.object({
  claims_made: z.number().int().min(0).max(1000),
  claims_supported: z.number().int().min(0).max(1000),
  relevance: z.number().int().min(1).max(5),
});

/** Whether the model says that what it was given suffices, and what it says is missing. */
export type Sufficiency = z.infer<z.ZodObject<typeof sufficiency>>;
export type Judgement = z.infer<typeof judgement>;

/** An answer read. */
export interface AnswerRead {
  readonly answer: string;
  /** Null where the form does not ask it. */
  readonly sufficiency: Sufficiency | null;
  /** What stood round its JSON and was set aside. */
  readonly wrapping: readonly Wrapping[];
}

export interface AnswerWithEvidence extends AnswerRead {
  readonly evidence: readonly { readonly fact_id: string; readonly quote: string }[];
}

/**
 * Reads the answer of a call of an order series, in the form that its plan asks for. Fails with
 * `answer-missing` (the call brought no text, or was refused, filtered or cut short) or
 * `answer-unreadable` (not the JSON asked for, or JSON that says one name twice).
 */
export function readAnswerWithEvidence(
  call: CallRecord,
  form: AnswerForm | undefined,
): Result<AnswerWithEvidence> {
  if (form === undefined) return withoutSufficiency(readStructured(call, answerWithEvidence));
  return withSufficiency(
    readStructured(call, z.object({ ...answer, ...evidence, ...sufficiency })),
  );
}

/** Reads the answer of a policies series; fails as `readAnswerWithEvidence` does. */
export function readAnswer(call: CallRecord, form: AnswerForm | undefined): Result<AnswerRead> {
  if (form === undefined) return withoutSufficiency(readStructured(call, z.object(answer)));
  return withSufficiency(readStructured(call, z.object({ ...answer, ...sufficiency })));
}

/**
 * Reads a judge's opinion; fails as `readAnswerWithEvidence` does, or with `judgement-absurd` where
 * more claims are supported than were made.
 */
export function readJudgement(call: CallRecord): Result<Judgement> {
  const read = readStructured(call, judgement);
  if (!read.ok) return read;
  const { claims_made: made, claims_supported: supported } = read.value.value;
  return supported > made ? failure('judgement-absurd') : success(read.value.value);
}

type Structured<T> = Result<{ readonly value: T; readonly wrapping: readonly Wrapping[] }>;

function withoutSufficiency<T>(read: Structured<T>) {
  if (!read.ok) return read;
  return success({ ...read.value.value, sufficiency: null, wrapping: read.value.wrapping });
}

function withSufficiency<T extends Sufficiency>(read: Structured<T>) {
  if (!read.ok) return read;
  const { sufficient, missing, ...rest } = read.value.value;
  return success({ ...rest, sufficiency: { sufficient, missing }, wrapping: read.value.wrapping });
}

function readStructured<T>(call: CallRecord, schema: z.ZodType<T>): Structured<T> {
  const text = call.outcome === 'answered' ? textOf(call.output) : null;
  if (text === null) return failure('answer-missing');
  const json = unwrapJson(text);
  const parsed = json.ok ? schema.safeParse(json.value.value) : undefined;
  return json.ok && parsed?.success
    ? success({ value: parsed.data, wrapping: json.value.wrapping })
    : failure('answer-unreadable');
}
