import type { TeachingCase } from '../corpus/teaching-case';
import { failure, type Result } from '../errors';
import type { Language } from '../text/language';
import { REQUEST_OVERHEAD } from './budget';
import {
  MOST_CALLS,
  type AnswerForm,
  type CallTerms,
  type OrderExperiment,
  type OrderRequest,
} from './experiment';
import {
  sealed,
  seriesOf,
  termsUnder,
  weighed,
  worstCaseOf,
  type FreezeTerms,
  type Undigested,
} from './freeze';
import { PROTOCOL_SIZES, PROTOCOL_TOP_K, sensitivityMatrix } from './matrix';
import { caseQuestion, orderedTexts } from './ordered-case';
import { planOrderSeries, type PlanSettings, type PlannedCall } from './plan';
import { ORDER_PROMPTS, promptsFor, type OrderPrompt } from './prompts';
import {
  ANSWER_WITH_EVIDENCE,
  EVIDENCE_AND_SUFFICIENCY,
  requestBody,
  suppliedInput,
  type RequestBody,
} from './request';

/** The version of the plan's loops and of the rule quotations are checked by. */
const ORDER_PLAN_RULE = 'order-plan/1';
const QUOTE_RULE = 'quotes/1';

export interface OrderTerms extends FreezeTerms {
  readonly cases: readonly TeachingCase[];
  readonly plan: PlanSettings;
  readonly answer: CallTerms;
  /** The published form unless another is named. */
  readonly answers?: AnswerForm | undefined;
}

/**
 * Freezes an order series: every request, the sensitivity matrix, prices, budget and digests.
 *
 * Fails with `case-missing`, `case-duplicate-id`, `plan-empty` (no case is written in a language
 * asked), `plan-too-long` or `plan-too-dear`.
 */
export function freezeOrderSeries(terms: OrderTerms): Result<OrderExperiment> {
  const { cases } = terms;
  if (cases.length === 0) return failure('case-missing');
  const ids = cases.map((teachingCase) => teachingCase.id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) return failure('case-duplicate-id', { case: twice });
  const calls = planOrderSeries(cases, terms.plan);
  if (calls.length === 0) return failure('plan-empty');
  if (calls.length > MOST_CALLS) return failure('plan-too-long', { calls: calls.length });
  const answer = termsUnder(terms.provider, terms.answer);
  const prompts = promptsFor(ORDER_PROMPTS, terms.answers);
  const ask = (teachingCase: TeachingCase, { language, supplied }: PlannedCall): RequestBody =>
    requestBody(
      answer,
      terms.answers ? EVIDENCE_AND_SUFFICIENCY : ANSWER_WITH_EVIDENCE,
      orderInput(teachingCase, language, supplied, prompts[language]),
    );
  const requests = calls.map((call): OrderRequest => {
    const body = ask(
      cases.find((item) => item.id === call.case)!,
      call,
    );
    return {
      kind: 'order',
      ...call,
      supplied: [...call.supplied],
      withheld: [...call.withheld],
      ...weighed(body, answer),
    };
  });
  const { size, topK, repetitions, languages } = terms.plan;
  const experiment: Undigested<OrderExperiment> = {
    format: 'fragment-lab/experiment',
    version: 1,
    kind: 'order',
    series: seriesOf(terms.provider),
    id: terms.id,
    createdAt: terms.createdAt,
    provider: terms.provider,
    calls: { answer },
    snapshots: terms.snapshots,
    budget: terms.budget,
    worstCase: worstCaseOf(requests),
    rules: {
      plan: ORDER_PLAN_RULE,
      scorer: 'lexical-1.0',
      size,
      topK,
      repetitions,
      languages: [...languages],
      quotes: QUOTE_RULE,
      ...(terms.answers && { answers: terms.answers }),
      reservationOverhead: REQUEST_OVERHEAD,
    },
    prompts,
    corpus: { cases: [...cases] },
    matrix: sensitivityMatrix(cases, PROTOCOL_SIZES, PROTOCOL_TOP_K, true),
    requests,
  };
  return sealed(experiment);
}

/**
 * The input of one call: our instruction, the question, the name of the source and the sentences
 * supplied. It does not say which mode, variant or repetition it belongs to, nor which sentences are
 * conditions, nor the address or date of the source.
 */
function orderInput(
  teachingCase: TeachingCase,
  language: Language,
  supplied: readonly string[],
  prompt: OrderPrompt,
): string {
  const texts = orderedTexts(teachingCase, language, supplied);
  return suppliedInput(
    prompt,
    caseQuestion(teachingCase, language),
    teachingCase.source.name[language] ?? teachingCase.id,
    supplied.map((id, position) => ({ id, text: texts[position]! })),
  );
}
