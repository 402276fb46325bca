import { describe, expect, it } from 'vitest';
import type { CallRecord } from '../../../src/engine/protocol/results';
import { readAnswer, readAnswerWithEvidence } from '../../../src/engine/protocol/structured-answer';
import { verdictOf } from '../../../src/engine/protocol/verdict';
import { unwrapJson } from '../../../src/engine/protocol/wrapped-json';

const JSON_TEXT = '{"answer":"Noon, in ``` and </think>."}';

const read = (text: string) => {
  const result = unwrapJson(text);
  return result.ok ? result.value : result.error.code;
};

describe('JSON and what servers put round it', () => {
  it('is read, and what was set aside is told (R2-64)', () => {
    for (const [text, wrapping] of [
      [JSON_TEXT, []],
      [` \n${JSON_TEXT}\r\n`, []],
      [`\ufeff${JSON_TEXT}`, ['mark']],
      [`\u200b${JSON_TEXT}\u2060`, ['mark']],
      [`\`\`\`json\n${JSON_TEXT}\n\`\`\``, ['fence']],
      [`\`\`\`\n${JSON_TEXT}\n\`\`\`\n`, ['fence']],
      [`\`\`\`JSON ${JSON_TEXT}\`\`\``, ['fence']],
      [`~~~~json\n${JSON_TEXT}\n~~~~`, ['fence']],
      [`<think>Is {it} noon?\n</think>\n${JSON_TEXT}`, ['thinking']],
      [`<Thinking>a</Thinking><thinking>b</thinking>${JSON_TEXT}`, ['thinking']],
      [`So it is noon.\n</think>\n\n${JSON_TEXT}`, ['thinking']],
      [
        `\ufeff<think>x</think>\n\`\`\`json\n\ufeff${JSON_TEXT}\n\`\`\``,
        ['mark', 'thinking', 'fence'],
      ],
    ] as const) {
      expect(read(text), text).toEqual({ value: JSON.parse(JSON_TEXT), wrapping });
    }
  });

  it('is not looked for inside other text', () => {
    for (const text of [
      `Here it is: ${JSON_TEXT}`,
      `\`\`\`json\n${JSON_TEXT}`,
      `\`\`\`json\n${JSON_TEXT}\n\`\`\` and more`,
      `<think>${JSON_TEXT}`,
      `${JSON_TEXT}${JSON_TEXT}`,
      '',
    ]) {
      expect(read(text), text).toBe('json-unreadable');
    }
    expect(read('```json\n{"answer":"a","answer":"b"}\n```')).toBe('json-duplicate-name');
  });
});

const AT = '2026-10-08T09:00:00.000Z';
const call = (text: string, changes: Partial<CallRecord> = {}): CallRecord => ({
  number: 1,
  at: AT,
  endedAt: AT,
  outcome: 'answered',
  reason: null,
  httpStatus: 200,
  status: 'completed',
  incompleteReason: null,
  model: 'm',
  responseId: null,
  output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
  usage: null,
  cost: { amount: 1, basis: 'usage' },
  error: null,
  ...changes,
});

describe('what came of a call', () => {
  const form = 'sufficiency/1' as const;
  const verdict = (record: CallRecord) => verdictOf(record, readAnswer(record, form));
  const told = (sufficient: boolean) =>
    call(JSON.stringify({ answer: 'x', sufficient, missing: 'y' }));

  it('is told apart: answered, abstained, truncated, refused, failed', () => {
    expect(verdict(told(true))).toBe('answered');
    expect(verdict(told(false))).toBe('abstained');
    expect(verdict(call('{"answer":"x"}'))).toBe('unreadable');
    expect(verdict(call('{"answer":"ha', { outcome: 'incomplete' }))).toBe('truncated');
    for (const outcome of ['refused', 'filtered', 'empty', 'failed', 'skipped'] as const) {
      expect(verdict(call('', { outcome }))).toBe(outcome);
    }
  });

  it('is no abstention where the published form does not ask for one', () => {
    expect(verdictOf(told(false), readAnswer(told(false), undefined))).toBe('answered');
    const evidence = call('{"answer":"x","evidence":[],"sufficient":false,"missing":"y"}');
    const asked = readAnswerWithEvidence(evidence, form);
    expect(asked.ok && asked.value.sufficiency).toEqual({ sufficient: false, missing: 'y' });
    const published = readAnswerWithEvidence(evidence, undefined);
    expect(published).toEqual({
      ok: true,
      value: { answer: 'x', evidence: [], sufficiency: null, wrapping: [] },
    });
  });
});
