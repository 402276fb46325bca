/** Bodies as the Responses API writes them, for tests of every layer. */
export const MODEL = 'gpt-6-astra';

export function usage(changes: object = {}) {
  return {
    input_tokens: 400,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: 120,
    output_tokens_details: { reasoning_tokens: 60 },
    total_tokens: 520,
    ...changes,
  };
}

export function answered(text = '{"answer":"x","evidence":[]}', changes: object = {}) {
  return {
    id: 'resp_1',
    status: 'completed',
    error: null,
    incomplete_details: null,
    model: MODEL,
    output: [
      { type: 'reasoning', summary: [] },
      { type: 'message', content: [{ type: 'output_text', text, annotations: [] }] },
    ],
    usage: usage(),
    service_tier: 'default',
    ...changes,
  };
}

export function refused(changes: object = {}) {
  return answered('', {
    output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'I cannot help.' }] }],
    ...changes,
  });
}

export function incomplete(reason: string, text: string | null, changes: object = {}) {
  return answered('', {
    status: 'incomplete',
    incomplete_details: { reason },
    output:
      text === null
        ? [{ type: 'reasoning', summary: [] }]
        : [{ type: 'message', content: [{ type: 'output_text', text }] }],
    ...changes,
  });
}

export function apiError(type: string, code: string | null, message = 'No.', param?: string) {
  return { error: { type, code, message, param: param ?? null } };
}
