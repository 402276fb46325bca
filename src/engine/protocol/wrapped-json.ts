import { success, type Result } from '../errors';
import { parseStrictJson } from './strict-json';

/**
 * What local servers put round the JSON they were asked for, and what is set aside to read it:
 * - `mark`: a byte-order mark or other signs that cannot be seen, at either end;
 * - `thinking`: what a model thought before it answered, in `<think>` or a tag like it;
 * - `fence`: one code fence round the whole of it.
 */
export type Wrapping = 'mark' | 'thinking' | 'fence';

const UNSEEN = String.raw`[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+`;
const UNSEEN_ENDS = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');
const TAGS = 'think|thinking|thought|thoughts|reasoning';
const THINKING = new RegExp(`^(?:<(${TAGS})\\b[^>]*>[^]*?</\\1>\\s*)+`, 'i');
/** Some servers keep the opening tag to themselves. */
const END_OF_THINKING = new RegExp(`^(?![{[\`~])[^]*?</(?:${TAGS})>`, 'i');
/** White space is part of JSON: what stands there besides is worth telling. */
const JSON_SPACE = /^[ \t\n\r]+|[ \t\n\r]+$/g;
const FENCE = /^(`{3,}|~{3,})[\w+.-]*\s*([^]*?)\s*\1$/;

/**
 * Reads a text that is JSON, or JSON and what is known to stand round it; nothing is ever looked for
 * inside other text. Fails as `parseStrictJson` does.
 */
export function unwrapJson(
  text: string,
): Result<{ readonly value: unknown; readonly wrapping: readonly Wrapping[] }> {
  const wrapping = new Set<Wrapping>();
  let inner = text;
  const take = (kind: Wrapping, pattern: RegExp, kept: string): void => {
    const rest = inner.replace(pattern, kept);
    if (rest === inner) return;
    if (kind !== 'mark' || rest !== inner.replace(JSON_SPACE, '')) wrapping.add(kind);
    inner = rest;
  };
  const trim = () => take('mark', UNSEEN_ENDS, '');
  trim();
  take('thinking', THINKING, '');
  take('thinking', END_OF_THINKING, '');
  trim();
  take('fence', FENCE, '$2');
  trim();
  const json = parseStrictJson(inner);
  return json.ok ? success({ value: json.value, wrapping: [...wrapping] }) : json;
}
