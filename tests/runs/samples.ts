import { parseTeachingCase } from '../../src/engine/corpus/parse-teaching-case';
import type { TeachingCase } from '../../src/engine/corpus/teaching-case';
import { DEFAULT_SETTINGS } from '../../src/engine/settings';
import { corpusReference } from '../../src/corpora/corpus-digest';
import { makeRun, type RunInput } from '../../src/runs/make-run';
import type { OrderResult } from '../../src/engine/records/order-result';
import type { RunRecord } from '../../src/engine/records/run-record';

/** A small case of a reader's own. */
export function ownCase(id = 'garden'): TeachingCase {
  const parsed = parseTeachingCase({
    schema: 'teaching-case/1',
    id,
    source: { name: { en: `Garden rules of ${id}` } },
    question: { en: 'When may the hedge be cut?' },
    facts: [
      { id: 'F1', text: { en: 'The hedge may be cut from August.' } },
      { id: 'F2', text: { en: 'Nests stop all cutting.' }, condition: { label: { en: 'Nests' } } },
      { id: 'F3', text: { en: 'The garden has two gates.' } },
    ],
    variants: { A: ['F1', 'F2', 'F3'], B: ['F3', 'F2', 'F1'] },
  });
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

type OrderInput = Extract<RunInput, { lab: 'order' }>;

/** Two orders that supply one sentence each, the first with that score. */
export function sampleResult(score = 0.1 + 0.2, supplied = 'F1'): OrderResult {
  const side = (name: string, order: string[]): OrderResult['left'] => ({
    name,
    order,
    supplied: [supplied],
    conditions: [],
    conditionsTotal: 1,
    chunks: [
      { facts: [supplied], score, rank: 1, role: 'anchor' },
      { facts: order.filter((fact) => fact !== supplied), score: 0, rank: 2, role: 'withheld' },
    ],
  });
  return { text: 'en', left: side('A', ['F1', 'F2', 'F3']), right: side('B', ['F3', 'F2', 'F1']) };
}

export function sampleInput(change: Partial<OrderInput> = {}): OrderInput {
  return {
    lab: 'order',
    name: 'Garden, A 1 of 1',
    language: 'en',
    corpus: corpusReference(ownCase(), 'en', { bundled: false, licence: 'CC0' }),
    question: 'When may the hedge be cut?',
    settings: DEFAULT_SETTINGS,
    place: 'case=garden&size=3&k=1&left=A&right=B&lang=fr',
    result: sampleResult(),
    ...change,
  };
}

/** The record of a run; the last two digits of its id and the second it was made are `number`. */
export function sampleRun(number = 1, change: Partial<OrderInput> = {}): RunRecord {
  const digits = String(number).padStart(2, '0');
  return makeRun(
    sampleInput(change),
    `00000000-0000-4000-8000-0000000000${digits}`,
    `2026-03-01T10:00:${digits}.000Z`,
  );
}
