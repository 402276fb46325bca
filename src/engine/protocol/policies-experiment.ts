import type { CorpusQuestion, RetrievalCorpus } from '../corpus/retrieval-corpus';
import { failure, success, type Result } from '../errors';
import { CATALOGUE } from '../evaluation/catalogue';
import { readQuestion } from '../pipeline';
import { createGenerator, GENERATOR } from '../statistics/generator';
import { shuffled } from '../statistics/shuffle';
import { TERM_PROFILE } from '../text/terms';
import { REQUEST_OVERHEAD } from './budget';
import {
  MOST_CALLS,
  type AnswerForm,
  type CallTerms,
  type PlannedRequest,
  type PoliciesExperiment,
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
import { policySupplier, type PolicyPassage } from './policy-supplier';
import { POLICY_PROMPTS, promptsFor, type PolicyPrompt } from './prompts';
import {
  ANSWER_AND_SUFFICIENCY,
  ANSWER_ONLY,
  JUDGEMENT,
  requestBody,
  suppliedInput,
  utf8Length,
  type RequestBody,
} from './request';

const POLICIES_PLAN_RULE = 'policies-plan/1';

/**
 * The longest answer handed to a judge, in bytes as JSON writes it: known before the first call, so
 * that the judge's call can be reserved. A longer answer is not judged.
 */
export const LONGEST_JUDGED_ANSWER = 8000;

export interface PoliciesTerms extends FreezeTerms {
  readonly corpus: RetrievalCorpus;
  /** Two different ids of the catalogue. */
  readonly policies: readonly [string, string];
  /** How many answerable questions are drawn. */
  readonly questions: number;
  readonly seed: string;
  /** Characters per chunk. */
  readonly target: number;
  readonly answer: CallTerms;
  readonly judge: CallTerms;
  /** The published form, an answer alone, unless another is named. */
  readonly answers?: AnswerForm | undefined;
}

/**
 * Freezes a policies series: for each question drawn, an answer from the passages of each policy, and
 * after each answer a judgement of it. The policies take turns at going first; no request names its
 * policy.
 *
 * Fails with `policy-unknown`, `policies-equal`, `questions-too-few` (the corpus has fewer answerable
 * ones), `plan-too-long` or `plan-too-dear`.
 */
export function freezePoliciesSeries(terms: PoliciesTerms): Result<PoliciesExperiment> {
  const variants = terms.policies.map((id) => CATALOGUE.find((variant) => variant.id === id));
  const [first, second] = variants;
  if (!first || !second) return failure('policy-unknown');
  if (first === second) return failure('policies-equal');
  const drawn = drawQuestions(terms.corpus, terms.questions, terms.seed);
  if (!drawn.ok) return drawn;
  if (drawn.value.length * 4 > MOST_CALLS) {
    return failure('plan-too-long', { calls: drawn.value.length * 4 });
  }
  const answer = termsUnder(terms.provider, terms.answer);
  const judge = termsUnder(terms.provider, terms.judge);
  const supplier = policySupplier(terms.corpus, terms.target, readQuestion);
  const prompts = promptsFor(POLICY_PROMPTS, terms.answers);
  const prompt = prompts[terms.corpus.language];
  const format = terms.answers ? ANSWER_AND_SUFFICIENCY : ANSWER_ONLY;
  const requests: PlannedRequest[] = [];
  drawn.value.forEach((question, position) => {
    for (const variant of position % 2 === 0 ? [first, second] : [second, first]) {
      const { passages } = supplier.supply(question, variant);
      const place = { question: question.id, policy: variant.id };
      const input = (instruction: string) =>
        policyInput({ ...prompt, instruction }, question, terms.corpus, passages);
      const number = requests.length + 1;
      requests.push({
        kind: 'policy-answer',
        number,
        ...place,
        passages: passages.map(({ id, document, start, end }) => ({ id, document, start, end })),
        ...weighed(requestBody(answer, format, input(prompt.instruction)), answer),
      });
      const judged = `${input(prompt.judge)}\n\n${prompt.answer}\n`;
      requests.push({
        kind: 'policy-judge',
        number: number + 1,
        ...place,
        judges: number,
        ...weighed(requestBody(judge, JUDGEMENT, judged), judge, LONGEST_JUDGED_ANSWER),
      });
    }
  });
  const experiment: Undigested<PoliciesExperiment> = {
    format: 'fragment-lab/experiment',
    version: 1,
    kind: 'policies',
    series: seriesOf(terms.provider),
    id: terms.id,
    createdAt: terms.createdAt,
    provider: terms.provider,
    calls: { answer, judge },
    snapshots: terms.snapshots,
    budget: terms.budget,
    worstCase: worstCaseOf(requests),
    rules: {
      plan: POLICIES_PLAN_RULE,
      scorer: 'bm25-1',
      terms: TERM_PROFILE,
      target: terms.target,
      policies: [first, second].map(({ id, settings }) => ({ id, settings })),
      questions: terms.questions,
      seed: terms.seed,
      generator: GENERATOR,
      longestAnswer: LONGEST_JUDGED_ANSWER,
      ...(terms.answers && { answers: terms.answers }),
      reservationOverhead: REQUEST_OVERHEAD,
    },
    prompts,
    corpus: terms.corpus,
    requests,
  };
  return sealed(experiment);
}

/**
 * The body of a judge's call once the answer is there; null where the answer is longer than what was
 * reserved for.
 */
export function judgeBody(template: RequestBody, answer: string): RequestBody | null {
  const written = JSON.stringify(answer).slice(1, -1);
  if (utf8Length(written) > LONGEST_JUDGED_ANSWER) return null;
  return { ...template, input: template.input + answer };
}

/** Answerable questions in a seeded order, so that none is chosen after the fact. */
function drawQuestions(
  corpus: RetrievalCorpus,
  count: number,
  seed: string,
): Result<CorpusQuestion[]> {
  const answerable = corpus.questions
    .filter((question) => !question.unanswerable)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (answerable.length < count) {
    return failure('questions-too-few', { answerable: answerable.length });
  }
  const order = shuffled(answerable, createGenerator(`${seed}/${corpus.id}`));
  return success(order.slice(0, count));
}

function policyInput(
  prompt: PolicyPrompt,
  question: CorpusQuestion,
  corpus: RetrievalCorpus,
  passages: readonly PolicyPassage[],
): string {
  return suppliedInput(prompt, question.text, corpus.title, passages);
}
