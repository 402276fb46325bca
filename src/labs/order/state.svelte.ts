import { textLanguage, type PageLanguage } from '../../words/language';
import { caseLanguages, conditionIds, type TeachingCase } from '../../engine/corpus/teaching-case';
import { failure, type LabError } from '../../engine/errors';
import { readQuestion } from '../../engine/pipeline';
import { isCeilingBound } from '../../engine/protocol/matrix';
import { PROTOCOL_1_0, type PipelineSettings } from '../../engine/settings';
import type { RefusedParameter } from '../../engine/settings-link';
import type { TextLanguage } from '../../engine/text/language';
import { CASES, loadCase, POOLED_CASES } from '../../corpora/bundled-cases';
import { decodeCase, encodeCase, LONGEST_CASE_IN_LINK } from '../../corpora/case-link';
import { readOrderPlace, writeOrderPlace, YOURS, type OrderPlace } from './link';
import { orderOutcome, type OrderOutcome } from './outcome';

export type Side = 'left' | 'right';

/** What the reader said, before seeing it, that each side would supply. */
export type Predictions = Readonly<Record<Side, number | null>>;

/** How many moves can be taken back. */
const UNDO_STEPS = 50;

/** The state of the Order lab: what the address says, and what the pipeline makes of it. */
export class OrderLab {
  #own = $state.raw<TeachingCase>();
  /** Bundled cases that were fetched: those of the protocol come with the page. */
  #fetched = $state.raw<readonly TeachingCase[]>([]);
  #loadFailed = $state(false);
  #ownLink = $state.raw<string>();
  #caseId = $state('');
  #text = $state<TextLanguage>('en');
  #settings = $state.raw<PipelineSettings>(readOrderPlace(new URLSearchParams()).settings);
  #sides = $state.raw<Readonly<Record<Side, string>>>({ left: 'A', right: 'B' });
  #yours = $state.raw<readonly string[]>([]);
  /** The reader's orders as they came to rest, the present one last. */
  #rested = $state.raw<readonly ReturnType<OrderLab['remember']>[]>([]);
  #predicting = $state(false);
  /** By the order they are about: which side shows it changes nothing in what was said. */
  #predictions = $state.raw<ReadonlyMap<string, number>>(new Map());
  #refused = $state.raw<readonly RefusedParameter[]>([]);
  #linkError = $state.raw<LabError>();
  /** How questions are read; the reader that serves the gates comes when a gate is first set. */
  #read = $state.raw<typeof readQuestion>(readQuestion);

  readonly #outcomes = $derived.by(() => {
    const outcomes = new Map<string, OrderOutcome>();
    for (const name of this.variants) {
      outcomes.set(name, this.#run(this.orderOf(name)));
    }
    return outcomes;
  });

  /** `interfaceLanguage` chooses the language of the case where the address does not. */
  constructor(query: URLSearchParams, interfaceLanguage: PageLanguage) {
    this.open(query, interfaceLanguage);
  }

  /** Shows what an address says, whatever was there. */
  open(query: URLSearchParams, interfaceLanguage: PageLanguage): void {
    const place = readOrderPlace(query);
    this.#yours = [];
    this.#apply(place, interfaceLanguage);
    if (place.own !== undefined) void this.#openLinkedCase(place, place.own, interfaceLanguage);
    else
      void this.#bring(place.caseId).then((fetched) => {
        if (fetched) this.#apply(place, interfaceLanguage);
      });
    this.#fetchGates();
    this.#forgetPredictions();
  }

  get cases(): readonly TeachingCase[] {
    const own = this.#own;
    const bundled = [...POOLED_CASES, ...this.#fetched];
    // An own case may bear the id of a bundled one, from which it was made: it takes its place.
    return own ? [...bundled.filter(({ id }) => id !== own.id), own] : bundled;
  }

  /** The ids of the cases to choose from: all bundled ones, fetched or not, and the reader's own. */
  get choices(): readonly string[] {
    const own = this.#own;
    const bundled = CASES.map(({ id }) => id);
    return own ? [...bundled.filter((id) => id !== own.id), own.id] : bundled;
  }

  /** True where a bundled case could not be fetched. */
  get loadFailed(): boolean {
    return this.#loadFailed;
  }

  get case(): TeachingCase {
    return this.cases.find((item) => item.id === this.#caseId) ?? POOLED_CASES[0]!;
  }

  /** Whether the case of an id is the reader's own, whatever bundled one bears the id. */
  isOwn(id: string): boolean {
    return this.#own?.id === id;
  }

  get isOwnCase(): boolean {
    return this.case === this.#own;
  }

  get languages(): readonly TextLanguage[] {
    return caseLanguages(this.case);
  }

  /** The language the case is read in. */
  get text(): TextLanguage {
    const languages = this.languages;
    return languages.includes(this.#text) ? this.#text : languages[0]!;
  }

  get question(): string {
    return this.case.question[this.text] ?? '';
  }

  /** What the reader chose. */
  get settings(): PipelineSettings {
    return this.#settings;
  }

  /** What is computed: the settings, with gates that are still on their way left off. */
  get settingsInForce(): PipelineSettings {
    return this.gatesPending
      ? { ...this.#settings, gateTopic: false, gateAnswer: false }
      : this.#settings;
  }

  /** True while a gate is set and its code has not arrived: the page says so. */
  get gatesPending(): boolean {
    const { gateTopic, gateAnswer } = this.#settings;
    return (gateTopic || gateAnswer) && this.#read === readQuestion;
  }

  get readQuestion(): typeof readQuestion {
    return this.#read;
  }

  /** The names of the orders that can be shown: the published ones, then the reader's. */
  get variants(): readonly string[] {
    const published = Object.keys(this.case.variants);
    return this.#yours.length > 0 ? [...published, YOURS] : published;
  }

  get yours(): readonly string[] {
    return this.#yours;
  }

  get predicting(): boolean {
    return this.#predicting;
  }

  get predictions(): Predictions {
    const of = (side: Side) => this.#predictions.get(this.side(side)) ?? null;
    return { left: of('left'), right: of('right') };
  }

  /** Results are covered while the reader still owes a prediction. */
  get covered(): boolean {
    return this.#predicting && (this.predictions.left === null || this.predictions.right === null);
  }

  /** What the link asked for and could not have. */
  get refused(): readonly RefusedParameter[] {
    return this.#refused;
  }

  get linkError(): LabError | undefined {
    return this.#linkError;
  }

  get conditionsTotal(): number {
    return conditionIds(this.case).length;
  }

  /** True when every sentence is supplied whatever the order. */
  get ceilingBound(): boolean {
    return isCeilingBound(this.case.facts.length, this.#settings.size, this.#settings.topK);
  }

  get isProtocol(): boolean {
    return Object.entries(PROTOCOL_1_0).every(
      ([key, value]) => this.#settings[key as keyof PipelineSettings] === value,
    );
  }

  side(side: Side): string {
    const name = this.#sides[side];
    if (this.variants.includes(name)) return name;
    return this.variants[side === 'left' ? 0 : 1] ?? this.variants[0]!;
  }

  orderOf(name: string): readonly string[] {
    if (name === YOURS) return this.#yours;
    return this.case.variants[name] ?? this.case.facts.map((fact) => fact.id);
  }

  outcome(name: string): OrderOutcome {
    return this.#outcomes.get(name) ?? this.#run(this.orderOf(name));
  }

  /** The same order under other settings, to compare expansion with none. */
  outcomeUnder(name: string, settings: Partial<PipelineSettings>): OrderOutcome {
    const changed = { ...this.settingsInForce, ...settings };
    return orderOutcome(this.case, this.text, this.orderOf(name), changed, this.#read);
  }

  change(settings: Partial<PipelineSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#fetchGates();
    this.#forgetPredictions();
  }

  /** Shows a case, once it is there. */
  async chooseCase(id: string): Promise<void> {
    if ((await this.#bring(id)) || this.cases.some((item) => item.id === id)) this.readCase(id);
  }

  readCase(id: string): void {
    this.#caseId = id;
    this.#yours = [];
    this.#showPublished();
    this.#rested = [this.remember()];
    this.#forgetPredictions();
  }

  /** Opens a case of the reader's own; it travels in the address while it is small enough. */
  async openOwn(teachingCase: TeachingCase): Promise<void> {
    const link = await encodeCase(teachingCase);
    this.#own = teachingCase;
    this.#ownLink = link.length <= LONGEST_CASE_IN_LINK ? link : undefined;
    this.readCase(teachingCase.id);
  }

  /** True when the case shown is the reader's own and too long to travel in a link. */
  get tooLongForLink(): boolean {
    return this.isOwnCase && this.#ownLink === undefined;
  }

  read(text: TextLanguage): void {
    this.#text = text;
    this.#forgetPredictions();
  }

  show(side: Side, name: string): void {
    this.#sides = { ...this.#sides, [side]: name };
  }

  /** Shows one cell of the matrix: its case, language, setting, with both published orders. */
  showSetting(caseId: string, text: TextLanguage, size: number, topK: number): void {
    if (caseId !== this.case.id) this.readCase(caseId);
    this.#text = text;
    this.#showPublished();
    this.change({ ...PROTOCOL_1_0, size, topK });
  }

  /** A side has been reordered: it becomes the reader's own order, which starts from what it showed. */
  reorder(side: Side, order: readonly string[]): void {
    this.#yours = [...order];
    this.#sides = { ...this.#sides, [side]: YOURS };
    this.#forgetPrediction(YOURS);
  }

  /** What the reader's own order and the two sides are now, to be put back by `recall`. */
  remember(): {
    readonly yours: readonly string[];
    readonly sides: Readonly<Record<Side, string>>;
  } {
    return { yours: this.#yours, sides: this.#sides };
  }

  recall({ yours, sides }: ReturnType<OrderLab['remember']>): void {
    this.#yours = yours;
    this.#sides = sides;
  }

  /** A change has come to rest: the reader's order as it now is can be come back to. */
  rest(): void {
    const now = this.remember();
    const isMove = this.#rested.at(-1)?.yours.join() !== now.yours.join();
    const before = isMove ? this.#rested.slice(-UNDO_STEPS) : this.#rested.slice(0, -1);
    this.#rested = [...before, now];
  }

  get canUndo(): boolean {
    return this.#rested.length > 1;
  }

  /** Puts the sentences back where they were before the last move. */
  undo(): void {
    const before = this.#rested.at(-2);
    if (!before) return;
    this.#rested = this.#rested.slice(0, -1);
    this.recall(before);
  }

  /** Moves the sentence at `position` of a side by `step` places, if there is room. */
  move(side: Side, position: number, step: -1 | 1): void {
    const order = [...this.orderOf(this.side(side))];
    const target = position + step;
    if (target < 0 || target >= order.length) return;
    [order[position], order[target]] = [order[target]!, order[position]!];
    this.reorder(side, order);
  }

  applyProtocol(): void {
    this.change(PROTOCOL_1_0);
  }

  /** Back to the published orders and the published protocol. */
  reset(): void {
    this.#yours = [];
    this.#showPublished();
    this.#predicting = false;
    this.applyProtocol();
  }

  askPrediction(on: boolean): void {
    this.#predicting = on;
    this.#forgetPredictions();
  }

  predict(side: Side, conditions: number): void {
    this.#predictions = new Map([...this.#predictions, [this.side(side), conditions]]);
  }

  /** The address of this state. */
  get query(): URLSearchParams {
    return writeOrderPlace({
      caseId: this.case.id,
      own: this.isOwnCase ? this.#ownLink : undefined,
      text: this.text,
      settings: this.#settings,
      left: this.side('left'),
      right: this.side('right'),
      order: this.#yours,
      predicting: this.#predicting,
    });
  }

  #run(order: readonly string[]): OrderOutcome {
    return orderOutcome(this.case, this.text, order, this.settingsInForce, this.#read);
  }

  /** Brings the gates when the settings ask for them; without a network the lab goes on without. */
  #fetchGates(): void {
    if (!this.gatesPending) return;
    import('../../engine/abstention/gated-question').then(
      ({ readGatedQuestion }) => (this.#read = readGatedQuestion),
      () => undefined,
    );
  }

  #showPublished(): void {
    const [first = 'A', second = first] = Object.keys(this.case.variants);
    this.#sides = { left: first, right: second };
  }

  /** What was said of an order says nothing of the one it has become. */
  #forgetPrediction(name: string): void {
    if (!this.#predictions.has(name)) return;
    this.#predictions = new Map([...this.#predictions].filter(([of]) => of !== name));
  }

  #forgetPredictions(): void {
    this.#predictions = new Map();
  }

  #apply(place: OrderPlace, interfaceLanguage: PageLanguage): void {
    const refused = [...place.refused];
    const known = this.cases.some((item) => item.id === place.caseId);
    const comes = CASES.some(({ id }) => id === place.caseId);
    if (!known && !comes && place.own === undefined)
      refused.push({ name: 'case', value: place.caseId });
    this.#caseId = known ? place.caseId : POOLED_CASES[0]!.id;
    this.#text = place.text ?? textLanguage(interfaceLanguage);
    this.#settings = place.settings;
    const ids = this.case.facts.map((fact) => fact.id);
    const isAwaited = place.own !== undefined || (comes && !known);
    const isOrder =
      place.order.length === ids.length && ids.every((id) => place.order.includes(id));
    if (isOrder) this.#yours = place.order;
    else if (place.order.length > 0 && !isAwaited) {
      refused.push({ name: 'order', value: place.order.join(',').slice(0, 40) });
    }
    this.#sides = { left: place.left, right: place.right };
    for (const side of ['left', 'right'] as const) {
      if (!this.variants.includes(place[side]) && !isAwaited) {
        refused.push({ name: side, value: place[side].slice(0, 40) });
      }
    }
    this.#predicting = place.predicting;
    this.#refused = refused;
    this.#rested = [this.remember()];
  }

  /** Brings a bundled case that is not there yet; false where there is nothing to bring. */
  async #bring(id: string): Promise<boolean> {
    if (!CASES.some((each) => each.id === id) || this.cases.some((item) => item.id === id)) {
      return false;
    }
    try {
      const found = await loadCase(id);
      if (!found) return false;
      this.#fetched = [...this.#fetched.filter((each) => each.id !== id), found];
      this.#loadFailed = false;
      return true;
    } catch {
      this.#loadFailed = true;
      return false;
    }
  }

  async #openLinkedCase(place: OrderPlace, link: string, language: PageLanguage): Promise<void> {
    const decoded = await decodeCase(link).catch(() => failure('link-unreadable'));
    if (!decoded.ok) {
      this.#linkError = decoded.error;
      return;
    }
    this.#own = decoded.value;
    this.#ownLink = link;
    this.#apply({ ...place, own: undefined, caseId: decoded.value.id }, language);
  }
}
