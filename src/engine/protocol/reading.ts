import { parseTeachingCase } from '../corpus/parse-teaching-case';
import { conditionIds, type TeachingCase } from '../corpus/teaching-case';
import type { Result } from '../errors';
import { readIndicators, type IndicatorResult } from '../grounding/indicators';
import {
  diagnoseQuote,
  isValidQuote,
  type QuoteDiagnosis,
  type QuoteSource,
  type QuoteSources,
} from '../grounding/quotes';
import type { Language } from '../text/language';
import type { AnswerForm, OrderExperiment, OrderRequest } from './experiment';
import type { Mode } from './plan';
import { textOf, type CallRecord } from './results';
import { readAnswerWithEvidence, type AnswerWithEvidence } from './structured-answer';
import { verdictOf, type Verdict } from './verdict';

/** One planned call with what came of it. */
export interface CallReading {
  readonly request: OrderRequest;
  /** Null where the call was not attempted: nothing is filled in. */
  readonly call: CallRecord | null;
  readonly answer: Result<AnswerWithEvidence> | null;
  readonly verdict: Verdict | null;
  /** The extracts the answer declares, each judged by the frozen rule and diagnosed beside it. */
  readonly extracts: readonly ExtractReading[];
  /** Ids of the conditions cited by a valid extract; null where there is no answer to read. */
  readonly citedConditions: readonly string[] | null;
  /** A secondary diagnostic: words found, not meaning. */
  readonly indicators: readonly IndicatorReading[];
}

export interface ExtractReading {
  readonly factId: string;
  readonly quote: string;
  readonly valid: boolean;
  readonly diagnosis: QuoteDiagnosis;
}

export interface IndicatorReading extends IndicatorResult {
  readonly label: string;
}

/** What one order and mode came to for one case in one language: a line, never added to another. */
export interface CellReading {
  readonly case: string;
  readonly language: Language;
  readonly variant: string;
  readonly mode: Mode;
  readonly conditionsSupplied: number;
  readonly conditionsTotal: number;
  readonly extracts: number;
  readonly invalidExtracts: number;
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
  const cells = new Map<string, CellReading>();
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
      extracts: 0,
      invalidExtracts: 0,
      calls: [],
    };
    const call = records.get(request.number) ?? null;
    const reading = readCall(request, call, teachingCase, experiment.rules.answers);
    cells.set(key, {
      ...cell,
      extracts: cell.extracts + reading.extracts.length,
      invalidExtracts:
        cell.invalidExtracts + reading.extracts.filter((extract) => !extract.valid).length,
      calls: [...cell.calls, reading],
    });
  }
  return [...cells.values()].sort(byPlace([...cases.keys()]));
}

function readCall(
  request: OrderRequest,
  call: CallRecord | null,
  teachingCase: TeachingCase | undefined,
  form: AnswerForm | undefined,
): CallReading {
  const answer = call && readAnswerWithEvidence(call, form);
  const verdict = call && answer && verdictOf(call, answer);
  if (!teachingCase || !call) {
    return { request, call, answer, verdict, extracts: [], citedConditions: null, indicators: [] };
  }
  const { language } = request;
  const texts = new Map(teachingCase.facts.map((fact) => [fact.id, fact.text[language] ?? '']));
  const sourcesOf = (ids: readonly string[]): QuoteSource[] =>
    ids.map((id) => ({ id, text: texts.get(id) ?? '' }));
  const sources: QuoteSources = {
    supplied: sourcesOf(request.supplied),
    withheld: sourcesOf(request.withheld),
  };
  const extracts = !answer?.ok
    ? []
    : answer.value.evidence.map(({ fact_id: factId, quote }): ExtractReading => ({
        factId,
        quote,
        valid: isValidQuote(quote, factId, sources),
        diagnosis: diagnoseQuote(quote, factId, sources),
      }));
  const cited = new Set(extracts.filter((extract) => extract.valid).map(({ factId }) => factId));
  return {
    request,
    call,
    answer,
    verdict,
    extracts,
    citedConditions: answer?.ok ? conditionIds(teachingCase).filter((id) => cited.has(id)) : null,
    indicators: indicatorsOf(teachingCase, language, call, answer),
  };
}

/** Indicators on the answer's own words; an answer that was cut short, refused or unreadable decides nothing. */
function indicatorsOf(
  teachingCase: TeachingCase,
  language: Language,
  call: CallRecord,
  answer: CallReading['answer'],
): IndicatorReading[] {
  const rules = (teachingCase.indicators ?? []).flatMap((indicator) => {
    const rule = indicator[language];
    return rule ? [{ ...rule, id: indicator.id, label: indicator.label[language] ?? '' }] : [];
  });
  const text = answer?.ok ? answer.value.answer : (textOf(call.output) ?? '');
  const results = readIndicators({ text, complete: answer?.ok ?? false }, rules);
  return results.map((result, place) => ({ ...result, label: rules[place]!.label }));
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
