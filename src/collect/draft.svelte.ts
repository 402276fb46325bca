import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { TeachingCase } from '../engine/corpus/teaching-case';
import { failure, success, type LabError, type Result } from '../engine/errors';
import { DEFAULT_VARIANT } from '../engine/evaluation/catalogue';
import {
  MOST_CALLS,
  type AnswerForm,
  type Behaviour,
  type Experiment,
  type Provider,
} from '../engine/protocol/experiment';
import { parseUsd, type NanoUsd } from '../engine/protocol/money';
import { freezeOrderSeries } from '../engine/protocol/order-experiment';
import { PROTOCOL_PLAN, type PlanSettings } from '../engine/protocol/plan';
import { freezePoliciesSeries } from '../engine/protocol/policies-experiment';
import { LANGUAGES, type TextLanguage } from '../engine/text/language';
import { POOLED_CASES } from '../corpora/bundled-cases';
import { DOCUMENTS, loadDocument } from '../corpora/bundled-documents';
import { canStreamTo, OPENAI_ENDPOINT, parseEndpoint } from '../network/endpoint';
import type { PageLanguage } from '../words/language';
import { decimalOf, TermsDraft } from './terms-draft.svelte';
import { readTypedWhole, retyped } from './typed-number';

export type ProviderChoice = 'simulator' | 'openai' | 'local';
const PRESET_CEILING = '10';

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
  /** What a person wants of bodies that can be streamed; the others cannot. */
  streams = $state(true);
  /** What a person says where the browser may send a call twice: it is reserved twice, or not frozen. */
  resend = $state<'reserve-twice' | 'refuse'>('reserve-twice');
  snapshots = $state<'exact' | 'dated'>('exact');
  ceiling = $state(PRESET_CEILING);
  /** No default: a person must say it. */
  spentBefore = $state('');
  readonly answer = new TermsDraft();
  readonly judge = new TermsDraft();
  #language = $state<PageLanguage | null>(null);
  /** Whether an answer must say if what it was given suffices: by kind of series. */
  #sufficiency = $state.raw<Readonly<Record<Experiment['kind'], boolean>>>({
    order: false,
    policies: true,
  });

  ownCases = $state.raw<readonly TeachingCase[]>([]);
  /** Ids of the cases asked. */
  chosen = $state.raw<readonly string[]>(POOLED_CASES.map((item) => item.id));
  plan = $state.raw<PlanSettings>(PROTOCOL_PLAN);

  documentId = $state(DOCUMENTS[0]!.id);
  ownDocument = $state.raw<RetrievalCorpus>();
  policies = $state.raw<readonly [string, string]>([DEFAULT_VARIANT, 'top-8']);
  questions = $state('10');
  seed = $state('1');
  #loaded = $state.raw<RetrievalCorpus>();

  get cases(): readonly TeachingCase[] {
    return [...POOLED_CASES, ...this.ownCases];
  }

  get chosenCases(): TeachingCase[] {
    return this.cases.filter((item) => this.chosen.includes(item.id));
  }

  get isSimulated(): boolean {
    return this.provider === 'simulator';
  }

  get asksSufficiency(): boolean {
    return this.#sufficiency[this.kind];
  }

  set asksSufficiency(asks: boolean) {
    this.#sufficiency = { ...this.#sufficiency, [this.kind]: asks };
  }

  get #answers(): AnswerForm | undefined {
    return this.asksSufficiency ? 'sufficiency/1' : undefined;
  }

  /** Whether bodies of this draft can leave as a stream, and whether they will. */
  get canStream(): boolean {
    return this.provider === 'openai' && canStreamTo(OPENAI_ENDPOINT);
  }

  get streamsBodies(): boolean {
    return this.canStream && this.streams;
  }

  /** Numbers are read in the language of the page: what stands here is rewritten for another. */
  speak(language: PageLanguage): void {
    const from = this.#language;
    if (from === language) return;
    this.#language = language;
    for (const name of ['ceiling', 'spentBefore', 'questions', 'failsAt'] as const) {
      this[name] = retyped(this[name], from, language);
    }
    this.answer.speak(language);
    this.judge.speak(language);
  }

  /** Reads the document whose questions are asked; later freezing needs it. */
  async loadDocument(): Promise<void> {
    const { documentId } = this;
    const corpus = (await loadDocument(documentId)) ?? this.ownDocument;
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
    if (POOLED_CASES.some((item) => item.id === teachingCase.id)) {
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
    this.asksSufficiency = false;
    this.chosen = POOLED_CASES.map((item) => item.id);
    this.plan = PROTOCOL_PLAN;
    this.snapshots = 'exact';
    this.ceiling = PRESET_CEILING;
    this.answer.preset();
  }

  get isProtocol(): boolean {
    const { size, topK, repetitions, languages } = this.plan;
    return (
      this.kind === 'order' &&
      !this.asksSufficiency &&
      size === PROTOCOL_PLAN.size &&
      topK === PROTOCOL_PLAN.topK &&
      repetitions === PROTOCOL_PLAN.repetitions &&
      languages.length === LANGUAGES.length &&
      this.chosen.length === POOLED_CASES.length &&
      POOLED_CASES.every((item) => this.chosen.includes(item.id)) &&
      this.answer.isPreset
    );
  }

  /** Everything a person set here, as one text that changes when any of it does. */
  get asTyped(): string {
    return JSON.stringify([
      [this.kind, this.provider, this.behaviour, this.failsAt, this.localEndpoint],
      [this.streams, this.resend, this.snapshots, this.ceiling, this.spentBefore],
      [this.answer.asTyped, this.judge.asTyped],
      [this.ownCases.map((item) => item.id), this.chosen, this.plan, this.#sufficiency],
      [this.documentId, this.ownDocument?.id, this.policies, this.questions, this.seed],
    ]);
  }

  /**
   * Where calls go, and how. Fails as `parseEndpoint` does, with `number-unreadable`, or with
   * `resend-refused` where a call might be sent twice and the person will not have it.
   */
  readProvider(): Result<Provider> {
    if (this.provider === 'simulator') {
      const failsAt = readTypedWhole(this.failsAt, this.#language, 1, MOST_CALLS);
      if (!failsAt.ok) return named(failsAt.error, 'failsAt');
      return success({ kind: 'simulator', behaviour: this.behaviour, failsAt: failsAt.value });
    }
    const streamedBody = this.streamsBodies;
    if (!streamedBody && this.resend === 'refuse') return failure('resend-refused');
    const endpoint = parseEndpoint(
      this.provider === 'openai' ? OPENAI_ENDPOINT : this.localEndpoint,
    );
    if (!endpoint.ok) return endpoint;
    return success({ kind: 'responses-api', endpoint: endpoint.value, streamedBody });
  }

  /** What a person says was spent before this ledger. Fails with `spent-before-missing` while nothing is said. */
  readSpentBefore(): Result<NanoUsd> {
    return this.spentBefore.trim() === ''
      ? failure('spent-before-missing')
      : this.#readUsd(this.spentBefore);
  }

  readCeiling(): Result<NanoUsd> {
    return this.#readUsd(this.ceiling);
  }

  #readUsd(typed: string): Result<NanoUsd> {
    const text = decimalOf(typed, this.#language);
    return text.ok ? parseUsd(text.value) : text;
  }

  /** Freezes the plan under a stamp. Fails as the freezing of its kind does, or with what was mistyped. */
  freeze(stamp: FreezeStamp): Result<Experiment> {
    const provider = this.readProvider();
    if (!provider.ok) return provider;
    const answer = this.answer.read(!this.isSimulated);
    if (!answer.ok) return answer;
    const ceiling = this.readCeiling();
    if (!ceiling.ok) return named(ceiling.error, 'ceiling');
    const { id, createdAt, ledger, spentBefore } = stamp;
    const terms = {
      id,
      createdAt,
      provider: provider.value,
      snapshots: this.snapshots,
      budget: { ledger, ceiling: ceiling.value, spentBefore },
      answer: answer.value,
      answers: this.#answers,
    };
    if (this.kind === 'order') {
      return freezeOrderSeries({ ...terms, cases: this.chosenCases, plan: this.plan });
    }
    const judge = this.judge.read(!this.isSimulated);
    if (!judge.ok) return named(judge.error, 'judge');
    const questions = readTypedWhole(this.questions, this.#language, 1, 999);
    if (!questions.ok) return named(questions.error, 'questions');
    if (!this.#loaded) return failure('corpus-loading');
    return freezePoliciesSeries({
      ...terms,
      judge: judge.value,
      corpus: this.#loaded,
      policies: this.policies,
      questions: questions.value,
      seed: this.seed.trim() || '1',
      target: 800,
    });
  }
}

function named(error: LabError, place: string): Result<never> {
  return failure(error.code, { place, ...error.details });
}
