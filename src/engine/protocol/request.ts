import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';

/** How much a model may think before it answers; null where the field is not sent. */
export const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'] as const;
export type Effort = (typeof EFFORTS)[number];

/** What every call of one kind asks for. */
export interface CallSettings {
  readonly model: string;
  readonly effort: Effort | null;
  /** Reasoning included. */
  readonly maxOutputTokens: number;
}

/** A numbered piece of what is supplied: `[F1] sentence`. */
export interface SuppliedLine {
  readonly id: string;
  readonly text: string;
}

/** The body of one Responses API call: only fields that every model of the API accepts. */
export interface RequestBody {
  readonly model: string;
  readonly input: string;
  readonly max_output_tokens: number;
  readonly service_tier: 'default';
  readonly store: false;
  readonly tools: readonly [];
  readonly text: { readonly format: OutputFormat };
  readonly reasoning?: { readonly effort: Effort };
}

interface OutputFormat {
  readonly type: 'json_schema';
  readonly name: string;
  readonly strict: true;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Strict structured output: every property required, none besides. */
function strictObject(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}

const text = { type: 'string' };
const count = { type: 'integer' };

const evidence = { type: 'array', items: strictObject({ fact_id: text, quote: text }) };
const sufficiency = { sufficient: { type: 'boolean' }, missing: text };

function outputFormat(name: string, properties: Readonly<Record<string, unknown>>): OutputFormat {
  return { type: 'json_schema', name, strict: true, schema: strictObject(properties) };
}

/** What an order series asks back: an answer, and extracts that should support it. */
export const ANSWER_WITH_EVIDENCE = outputFormat('answer_with_evidence', {
  answer: text,
  evidence,
});
/** The same, and whether what was supplied suffices. */
export const EVIDENCE_AND_SUFFICIENCY = outputFormat('answer_with_evidence_and_sufficiency', {
  answer: text,
  evidence,
  ...sufficiency,
});

/** What a policies series asks of the model that answers. */
export const ANSWER_ONLY = outputFormat('answer', { answer: text });
export const ANSWER_AND_SUFFICIENCY = outputFormat('answer_and_sufficiency', {
  answer: text,
  ...sufficiency,
});

/** What a policies series asks of the model that judges. */
export const JUDGEMENT = outputFormat('judgement', {
  claims_made: count,
  claims_supported: count,
  relevance: count,
});

/** The body of a call. Tools are empty and nothing is stored: each call stands alone. */
export function requestBody(
  settings: CallSettings,
  format: OutputFormat,
  input: string,
): RequestBody {
  return {
    model: settings.model,
    input,
    max_output_tokens: settings.maxOutputTokens,
    service_tier: 'default',
    store: false,
    tools: [],
    text: { format },
    ...(settings.effort === null ? {} : { reasoning: { effort: settings.effort } }),
  };
}

/** The input of a call: instruction, question, source, then the supplied lines in their order. */
export function suppliedInput(
  prompt: { readonly instruction: string; readonly question: string; readonly source: string },
  question: string,
  source: string,
  lines: readonly SuppliedLine[],
): string {
  return [
    prompt.instruction,
    `${prompt.question} ${question}\n${prompt.source} ${source}`,
    lines.map((line) => `[${line.id}] ${line.text}`).join('\n'),
  ].join('\n\n');
}

/** The body exactly as it goes out: canonical JSON, so that a file gives the same bytes again. */
export function bodyText(body: RequestBody): string {
  return canonicalJson(body);
}

/** UTF-8 length of a text in bytes. */
export function utf8Length(text: string): number {
  return utf8ToBytes(text).length;
}
