import { LANGUAGES } from '../text/language';
import { z } from '../zod';
import { HIGHEST_AMOUNT, HIGHEST_RATE, sumAmounts, type NanoUsd } from './money';
import { MODES } from './plan';
import { EFFORTS } from './request';

/** Beyond this many calls a plan is refused: a slip of the keyboard, not an experiment. */
export const MOST_CALLS = 2000;
/** The fewest output tokens a call may ask for: the API refuses fewer. */
export const LEAST_OUTPUT_TOKENS = 16;
/** The most output tokens a call may ask for. */
export const MOST_OUTPUT_TOKENS = 1_000_000;

/** What a simulator may play. */
export const BEHAVIOURS = ['truthful', 'lying', 'incomplete', 'failing'] as const;

/**
 * What an answer must say of itself besides the published form, an answer with its evidence: whether
 * what was supplied suffices, and what is missing. Series of different forms are never one.
 */
const ANSWER_FORMS = ['sufficiency/1'] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

const identifier = z.string().min(1).max(300);
const line = z.string().max(4000);
const whole = (low: number, high: number) => z.number().int().min(low).max(high);
const amount = whole(0, HIGHEST_AMOUNT);
const rate = whole(0, HIGHEST_RATE);
const moment = z.iso.datetime();
const anything = z.unknown();

/**
 * A digest says where it comes from: that of a simulated series bears the word, so that it can never
 * pass for a collected one.
 */
const digest = z.string().regex(/^(simulated:)?[0-9a-f]{64}$/);

const provider = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('responses-api'),
    endpoint: z.string().max(500),
    /** The body leaves as a stream, which a browser cannot send twice; not over HTTP/1.1. */
    streamedBody: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('simulator'),
    behaviour: z.enum(BEHAVIOURS),
    /** The call that fails, for the failing one. */
    failsAt: whole(1, MOST_CALLS),
  }),
]);

/** What calls of one role ask for, and what their tokens cost. */
const callTerms = z.strictObject({
  model: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\x21-\x7e]+$/),
  effort: z.enum(EFFORTS).nullable(),
  maxOutputTokens: whole(1, MOST_OUTPUT_TOKENS),
  prices: z.strictObject({ input: rate, cachedInput: rate, cacheWrite: rate, output: rate }),
  /** The day the prices were read. */
  pricesReadOn: z.iso.date(),
});

const common = {
  number: whole(1, MOST_CALLS),
  body: anything,
  /** UTF-8 length of the body; for a judge, with the longest answer it may be handed. */
  bytes: whole(1, 100_000_000),
  reservation: amount,
};

const orderRequest = z.strictObject({
  kind: z.literal('order'),
  ...common,
  case: identifier,
  repetition: whole(1, MOST_CALLS),
  language: z.enum(LANGUAGES),
  variant: identifier,
  mode: z.enum(MODES),
  supplied: z.array(identifier),
  withheld: z.array(identifier),
});

const policyAnswer = z.strictObject({
  kind: z.literal('policy-answer'),
  ...common,
  question: identifier,
  policy: identifier,
  passages: z.array(
    z.strictObject({
      id: identifier,
      document: identifier,
      start: whole(0, 1e9),
      end: whole(0, 1e9),
    }),
  ),
});

const policyJudge = z.strictObject({
  kind: z.literal('policy-judge'),
  ...common,
  question: identifier,
  policy: identifier,
  /** The number of the call whose answer is judged. */
  judges: whole(1, MOST_CALLS),
});

const plannedRequest = z.discriminatedUnion('kind', [orderRequest, policyAnswer, policyJudge]);

const orderRules = z.strictObject({
  plan: identifier,
  scorer: identifier,
  size: whole(1, 12),
  topK: whole(1, 50),
  repetitions: whole(1, 100),
  languages: z.array(z.enum(LANGUAGES)).min(1),
  quotes: identifier,
  /** Absent in the published form. */
  answers: z.enum(ANSWER_FORMS).optional(),
  reservationOverhead: whole(0, 1e6),
});

const policyRules = z.strictObject({
  plan: identifier,
  scorer: identifier,
  terms: identifier,
  target: whole(100, 4000),
  policies: z.array(z.strictObject({ id: identifier, settings: anything })).length(2),
  questions: whole(1, 1000),
  seed: identifier,
  generator: identifier,
  longestAnswer: whole(1, 1e6),
  answers: z.enum(ANSWER_FORMS).optional(),
  reservationOverhead: whole(0, 1e6),
});

const head = {
  format: z.literal('fragment-lab/experiment'),
  version: z.literal(1),
  series: z.enum(['collected', 'simulated']),
  id: z.uuid(),
  createdAt: moment,
  provider,
  /** Whether a dated snapshot of the model counts as the model; the first one then binds. */
  snapshots: z.enum(['exact', 'dated']),
  budget: z.strictObject({
    /** The ledger this plan was weighed against. */
    ledger: identifier,
    ceiling: amount,
    /** All that counted in that ledger when the plan was frozen. */
    spentBefore: amount,
  }),
  prompts: anything,
  requests: z.array(plannedRequest).min(1).max(MOST_CALLS),
  worstCase: amount,
  digests: z.record(line, digest),
};

/**
 * A frozen plan, as `experiment.json` holds it: everything that will be sent and everything that
 * decides when to stop. Nothing in it changes once it is made.
 */
export const experimentSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...head,
    kind: z.literal('order'),
    calls: z.strictObject({ answer: callTerms }),
    rules: orderRules,
    corpus: z.strictObject({ cases: z.array(anything).min(1) }),
    matrix: z.array(anything),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('policies'),
    calls: z.strictObject({ answer: callTerms, judge: callTerms }),
    rules: policyRules,
    corpus: anything,
  }),
]);

export type Experiment = z.infer<typeof experimentSchema>;
export type OrderExperiment = Extract<Experiment, { kind: 'order' }>;
export type PoliciesExperiment = Extract<Experiment, { kind: 'policies' }>;
export type PlannedRequest = z.infer<typeof plannedRequest>;
export type OrderRequest = z.infer<typeof orderRequest>;
export type CallTerms = z.infer<typeof callTerms>;
export type Provider = z.infer<typeof provider>;
export type Behaviour = (typeof BEHAVIOURS)[number];

/**
 * How often a browser may send one call. A streamed body is used up by sending it; any other may be
 * sent once more behind the page's back when a connection is cut. A simulator sends nothing.
 */
export function sendingsOf(provider: Provider): 1 | 2 {
  return provider.kind === 'simulator' || provider.streamedBody ? 1 : 2;
}

/** What the ledger holds for a call until its cost is known: its worst case for each sending. */
export function holdOf({ provider }: Experiment, { reservation }: PlannedRequest): NanoUsd {
  return sendingsOf(provider) * reservation;
}

/**
 * The most that the calls after number `after` can come to count at once: each the most it can cost
 * when settled, and one of them its hold, since a series stops at a call whose cost stays unknown.
 */
export function exposureOf(experiment: Experiment, after = 0): NanoUsd {
  let settled = 0;
  let most = 0;
  for (const request of experiment.requests.slice(after)) {
    most = Math.max(most, sumAmounts([settled, holdOf(experiment, request)]));
    settled = sumAmounts([settled, request.reservation]);
  }
  return most;
}

/** Which terms a request is made and charged on. */
export function termsOf(experiment: Experiment, request: PlannedRequest): CallTerms {
  return request.kind === 'policy-judge' && experiment.kind === 'policies'
    ? experiment.calls.judge
    : experiment.calls.answer;
}
