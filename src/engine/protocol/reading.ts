import { conditionIds, parseTeachingCase, type TeachingCase } from '../corpus/teaching-case';
import type { Result } from '../errors';
import type { Language } from '../text/language';
import type { OrderExperiment, OrderRequest } from './experiment';
import type { Mode } from './plan';
import type { CallRecord } from './results';
import { readAnswerWithEvidence, type AnswerWithEvidence } from './structured-answer';

/** One planned call with what came of it. */
export interface CallReading {
  readonly request: OrderRequest;
  /** Null where the call was not attempted: nothing is filled in. */
  readonly call: CallRecord | null;
  readonly answer: Result<AnswerWithEvidence> | null;
}

/** What one order and mode came to for one case in one language: a line, never added to another. */
export interface CellReading {
  readonly case: string;
  readonly language: Language;
  readonly variant: string;
  readonly mode: Mode;
  readonly conditionsSupplied: number;
  readonly conditionsTotal: number;
  /** By repetition, in order. */
  readonly calls: readonly CallReading[];
}

/** The cases of a plan, as its own file holds them. */
export function casesOf(experiment: OrderExperiment): TeachingCase[] {
  return experiment.corpus.cases.flatMap((value) => {
    const parsed = parseTeachingCase(value);
    return parsed.ok ? [parsed.value] : [];
  });
}

/**
 * Every planned call beside its record, gathered by case, language, variant and mode in the order in
 * which the plan first meets them, variants and modes sorted within a case and language.
 */
export function readOrderSeries(
  experiment: OrderExperiment,
  calls: readonly CallRecord[],
): CellReading[] {
  const cases = new Map(casesOf(experiment).map((item) => [item.id, item]));
  const records = new Map(calls.map((call) => [call.number, call]));
  const cells = new Map<string, CellReading & { calls: CallReading[] }>();
  for (const request of experiment.requests) {
    if (request.kind !== 'order') continue;
    const teachingCase = cases.get(request.case);
    const conditions = new Set(teachingCase ? conditionIds(teachingCase) : []);
    const key = JSON.stringify([request.case, request.language, request.variant, request.mode]);
    const cell = cells.get(key) ?? {
      case: request.case,
      language: request.language,
      variant: request.variant,
      mode: request.mode,
      conditionsSupplied: request.supplied.filter((id) => conditions.has(id)).length,
      conditionsTotal: conditions.size,
      calls: [],
    };
    const call = records.get(request.number) ?? null;
    cell.calls.push({ request, call, answer: call && readAnswerWithEvidence(call) });
    cells.set(key, cell);
  }
  return [...cells.values()].sort(byPlace([...cases.keys()]));
}

function byPlace(order: readonly string[]) {
  const rank = (cell: CellReading) => [
    String(order.indexOf(cell.case)).padStart(4, '0'),
    cell.language === 'fr' ? '0' : '1',
    cell.variant,
    cell.mode === 'retrieved' ? '0' : '1',
  ];
  return (a: CellReading, b: CellReading) => {
    const [first, second] = [rank(a).join('\u0000'), rank(b).join('\u0000')];
    return first < second ? -1 : first > second ? 1 : 0;
  };
}
