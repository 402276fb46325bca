import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { TeachingCase } from '../engine/corpus/teaching-case';
import { failure, success, type LabError, type Result } from '../engine/errors';
import { DEFAULT_VARIANT } from '../engine/evaluation/catalogue';
import {
  MOST_OUTPUT_TOKENS,
  type Behaviour,
  type CallTerms,
  type Experiment,
  type Provider,
} from '../engine/protocol/experiment';
import { parseRate, parseUsd, rateText, type NanoUsd } from '../engine/protocol/money';
import { freezeOrderSeries } from '../engine/protocol/order-experiment';
import { PROTOCOL_PLAN, type PlanSettings } from '../engine/protocol/plan';
import { freezePoliciesSeries } from '../engine/protocol/policies-experiment';
import {
  PRESET_MODEL,
  PRESET_PRICES,
  PRESET_PRICES_READ_ON,
  type Prices,
} from '../engine/protocol/prices';
import type { Effort } from '../engine/protocol/request';
import { LANGUAGES, type TextLanguage } from '../engine/text/language';
import { BUNDLED_CASES } from '../corpora/bundled-cases';
import { BUNDLED_DOCUMENTS } from '../corpora/bundled-documents';
import { OPENAI_ENDPOINT, parseEndpoint } from '../network/endpoint';

export type ProviderChoice = 'simulator' | 'openai' | 'local';
export type RateName = keyof Prices;
export const RATES: readonly RateName[] = ['input', 'cachedInput', 'cacheWrite', 'output'];

const PRESET_RATES = Object.fromEntries(
  RATES.map((name) => [name, rateText(PRESET_PRICES[name])]),
) as Record<RateName, string>;
const NO_RATES: Record<RateName, string> = {
  input: '',
  cachedInput: '',
  cacheWrite: '',
  output: '',
};
const PRESET_CEILING = '10';

/** What calls of one role ask for, as a person types it. */
export class TermsDraft {
  #model = $state(PRESET_MODEL);
  effort = $state<Effort | 'unsent'>('medium');
  maxOutputTokens = $state('1200');
  rates = $state.raw<Readonly<Record<RateName, string>>>(PRESET_RATES);
  readOn = $state(PRESET_PRICES_READ_ON);

  get model(): string {
    return this.#model;
  }

  /** Another model has other prices: those of the last one go, and must be typed. */
  set model(name: string) {
    const wasPreset = this.#model === PRESET_MODEL;
    this.#model = name;
    if (name === PRESET_MODEL) {
      this.rates = PRESET_RATES;
      this.readOn = PRESET_PRICES_READ_ON;
    } else if (wasPreset) {
      this.rates = NO_RATES;
      this.readOn = '';
    }
  }

  setRate(name: RateName, text: string): void {
    this.rates = { ...this.rates, [name]: text };
  }

  /** Fails with `model-missing`, `tokens-unreadable`, `price-date-missing`, or as `parseRate` does. */
  read(): Result<CallTerms> {
    const model = this.#model.trim();
    if (!/^[\x21-\x7e]{1,200}$/.test(model)) return failure('model-missing');
    const tokens = Number(this.maxOutputTokens.trim());
    if (!/^\d+$/.test(this.maxOutputTokens.trim()) || tokens < 1 || tokens > MOST_OUTPUT_TOKENS) {
      return failure('tokens-unreadable');
    }
    const prices: Partial<Record<RateName, NanoUsd>> = {};
    for (const name of RATES) {
      const rate = parseRate(this.rates[name]);
      if (!rate.ok) return failure(rate.error.code, { ...rate.error.details, rate: name });
      prices[name] = rate.value;
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(this.readOn)) return failure('price-date-missing');
    return success({
      model,
      effort: this.effort === 'unsent' ? null : this.effort,
      maxOutputTokens: tokens,
      prices: prices as Prices,
      pricesReadOn: this.readOn,
    });
  }

  /** Everything typed here, as one text that changes when any of it does. */
  get asTyped(): string {
    return JSON.stringify([
      this.#model,
      this.effort,
      this.maxOutputTokens,
      this.rates,
      this.readOn,
    ]);
  }

  preset(): void {
    this.model = PRESET_MODEL;
    this.rates = PRESET_RATES;
    this.readOn = PRESET_PRICES_READ_ON;
    this.effort = 'medium';
    this.maxOutputTokens = '1200';
  }
}

/** What freezing needs besides the draft: who the plan is, when, and against which ledger. */
export interface FreezeStamp {
  readonly id: string;
  readonly createdAt: string;
  readonly ledger: string;
  readonly spentBefore: NanoUsd;
}

/** A plan while it can still be changed. */
export class PlanDraft {
  kind = $state<Experiment['kind']>('order');
  provider = $state<ProviderChoice>('simulator');
  behaviour = $state<Behaviour>('truthful');
  failsAt = $state('3');
  localEndpoint = $state('http://localhost:11434/v1/responses');
  streamedBody = $state(false);
  snapshots = $state<'exact' | 'dated'>('exact');
  ceiling = $state(PRESET_CEILING);
  /** No default: a person must say it. */
  spentBefore = $state('');
  readonly answer = new TermsDraft();
  readonly judge = new TermsDraft();

  ownCases = $state.raw<readonly TeachingCase[]>([]);
  /** Ids of the cases asked. */
  chosen = $state.raw<readonly string[]>(BUNDLED_CASES.map((item) => item.id));
  plan = $state.raw<PlanSettings>(PROTOCOL_PLAN);

  documentId = $state(BUNDLED_DOCUMENTS[0]!.id);
  ownDocument = $state.raw<RetrievalCorpus>();
  policies = $state.raw<readonly [string, string]>([DEFAULT_VARIANT, 'top-8']);
  questions = $state('10');
  seed = $state('1');
  #loaded = $state.raw<RetrievalCorpus>();

  get cases(): readonly TeachingCase[] {
    return [...BUNDLED_CASES, ...this.ownCases];
  }

  get chosenCases(): TeachingCase[] {
    return this.cases.filter((item) => this.chosen.includes(item.id));
  }

  get isSimulated(): boolean {
    return this.provider === 'simulator';
  }

  /** Reads the document whose questions are asked; later freezing needs it. */
  async loadDocument(): Promise<void> {
    const { documentId } = this;
    const bundled = BUNDLED_DOCUMENTS.find((item) => item.id === documentId);
    const corpus = bundled ? await bundled.load() : this.ownDocument;
    if (documentId === this.documentId) this.#loaded = corpus;
  }

  toggleCase(id: string): void {
    const { chosen } = this;
    this.chosen = chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id];
  }

  toggleLanguage(language: TextLanguage): void {
    const { languages } = this.plan;
    const next = LANGUAGES.filter((item) => (item === language) !== languages.includes(item));
    this.plan = { ...this.plan, languages: next };
  }

  /** A case of the reader's own; one with the id of another takes its place. */
  addCase(teachingCase: TeachingCase): Result<null> {
    if (BUNDLED_CASES.some((item) => item.id === teachingCase.id)) {
      return failure('case-duplicate-id', { case: teachingCase.id });
    }
    const others = this.ownCases.filter((item) => item.id !== teachingCase.id);
    this.ownCases = [...others, teachingCase];
    this.chosen = [...this.chosen.filter((id) => id !== teachingCase.id), teachingCase.id];
    return success(null);
  }

  /** Everything as the published protocol has it; who answers and what was spent stay. */
  applyProtocol(): void {
    this.kind = 'order';
    this.chosen = BUNDLED_CASES.map((item) => item.id);
    this.plan = PROTOCOL_PLAN;
    this.snapshots = 'exact';
    this.ceiling = PRESET_CEILING;
    this.answer.preset();
  }

  get isProtocol(): boolean {
    const { size, topK, repetitions, languages } = this.plan;
    return (
      this.kind === 'order' &&
      size === PROTOCOL_PLAN.size &&
      topK === PROTOCOL_PLAN.topK &&
      repetitions === PROTOCOL_PLAN.repetitions &&
      languages.length === LANGUAGES.length &&
      this.chosen.length === BUNDLED_CASES.length &&
      BUNDLED_CASES.every((item) => this.chosen.includes(item.id)) &&
      this.answer.model === PRESET_MODEL &&
      this.answer.effort === 'medium' &&
      this.answer.maxOutputTokens === '1200' &&
      RATES.every((name) => this.answer.rates[name] === PRESET_RATES[name])
    );
  }

  /** Everything a person set here, as one text that changes when any of it does. */
  get asTyped(): string {
    return JSON.stringify([
      [this.kind, this.provider, this.behaviour, this.failsAt, this.localEndpoint],
      [this.streamedBody, this.snapshots, this.ceiling, this.spentBefore],
      [this.answer.asTyped, this.judge.asTyped],
      [this.ownCases.map((item) => item.id), this.chosen, this.plan],
      [this.documentId, this.ownDocument?.id, this.policies, this.questions, this.seed],
    ]);
  }

  /** Where calls go. Fails as `parseEndpoint` does, or with `number-unreadable`. */
  readProvider(): Result<Provider> {
    if (this.provider === 'simulator') {
      const failsAt = Number(this.failsAt.trim());
      if (!/^\d{1,4}$/.test(this.failsAt.trim()) || failsAt < 1 || failsAt > 2000) {
        return failure('number-unreadable', { place: 'failsAt' });
      }
      return success({ kind: 'simulator', behaviour: this.behaviour, failsAt });
    }
    const endpoint = parseEndpoint(
      this.provider === 'openai' ? OPENAI_ENDPOINT : this.localEndpoint,
    );
    if (!endpoint.ok) return endpoint;
    return success({
      kind: 'responses-api',
      endpoint: endpoint.value,
      streamedBody: this.streamedBody,
    });
  }

  /** What a person says was spent before this ledger. Fails with `spent-before-missing` while nothing is said. */
  readSpentBefore(): Result<NanoUsd> {
    return this.spentBefore.trim() === ''
      ? failure('spent-before-missing')
      : parseUsd(this.spentBefore);
  }

  /** Freezes the plan under a stamp. Fails as the freezing of its kind does, or with what was mistyped. */
  freeze(stamp: FreezeStamp): Result<Experiment> {
    const provider = this.readProvider();
    if (!provider.ok) return provider;
    const answer = this.answer.read();
    if (!answer.ok) return answer;
    const ceiling = parseUsd(this.ceiling);
    if (!ceiling.ok) return named(ceiling.error, 'ceiling');
    const { id, createdAt, ledger, spentBefore } = stamp;
    const terms = {
      id,
      createdAt,
      provider: provider.value,
      snapshots: this.snapshots,
      budget: { ledger, ceiling: ceiling.value, spentBefore },
      answer: answer.value,
    };
    if (this.kind === 'order') {
      return freezeOrderSeries({ ...terms, cases: this.chosenCases, plan: this.plan });
    }
    const judge = this.judge.read();
    if (!judge.ok) return named(judge.error, 'judge');
    const questions = Number(this.questions.trim());
    if (!/^\d{1,3}$/.test(this.questions.trim()) || questions < 1) {
      return failure('number-unreadable', { place: 'questions' });
    }
    if (!this.#loaded) return failure('corpus-loading');
    return freezePoliciesSeries({
      ...terms,
      judge: judge.value,
      corpus: this.#loaded,
      policies: this.policies,
      questions,
      seed: this.seed.trim() || '1',
      target: 800,
    });
  }
}

function named(error: LabError, place: string): Result<never> {
  return failure(error.code, { ...error.details, place });
}
