import { textLanguage, type PageLanguage } from '../../words/language';
import { SvelteMap } from 'svelte/reactivity';
import type { HeldAgainst } from '../../engine/abstention/checker';
import type { GeneratorName } from '../../engine/abstention/generators';
import { riskCurve, type MovingGate, type RiskCurve } from '../../engine/abstention/risk-coverage';
import { ABSTENTION_SETTINGS } from '../../engine/abstention/shipped-settings';
import type { LabError } from '../../engine/errors';
import { groundAnswer, type Grounding } from '../../engine/grounding/ground-answer';
import {
  chunkingApplied,
  chunkingKey,
  type ChunkingSettings,
  type PipelineSettings,
} from '../../engine/settings';
import { pipelineSettings } from '../../engine/settings-schema';
import type { RefusedParameter } from '../../engine/settings-link';
import type { TextLanguage } from '../../engine/text/language';
import {
  ABSTENTION_CORPORA,
  abstentionLanguages,
  FIRST_ABSTENTION,
  loadAbstention,
  type AbstentionCorpus,
} from '../../corpora/bundled-abstention';
import { sliced } from '../../ui/sliced';
import {
  readAbstentionPlace,
  writeAbstentionPlace,
  type AbstentionPlace,
  type Cell,
  type View,
} from './link';
import {
  emptyOwnAnswer,
  LONGEST_OWN_IN_LINK,
  packOwnAnswer,
  unpackOwnAnswer,
  type OwnAnswer,
} from './own-answer';
import {
  askingTwenty,
  askTwenty,
  checkingTwenty,
  checkTwenty,
  QuestionSets,
  type AskedQuestion,
  type Twenty,
} from './twenty';

/** An answer of the reader's own as it was checked. */
export interface CheckedOwn {
  readonly own: OwnAnswer;
  readonly grounding: Grounding;
}

/** The state of the Abstention lab: what the address says, and what the engine makes of it. */
export class AbstentionLab {
  #corpusId = $state(FIRST_ABSTENTION);
  #papers = new SvelteMap<TextLanguage, AbstentionCorpus>();
  #loadFailed = $state(false);
  #text = $state<TextLanguage>('en');
  #view = $state<View>('silence');
  #settings = $state.raw<PipelineSettings>(ABSTENTION_SETTINGS);
  #question = $state<string>();
  #cell = $state.raw<Cell>();
  #generator = $state<GeneratorName>('lying');
  #against = $state<HeldAgainst>('cited');
  #moving = $state<MovingGate>('answer');
  #refused = $state.raw<readonly RefusedParameter[]>([]);
  #own = $state.raw<CheckedOwn>();
  #ownLink = $state.raw<string>();
  #linkError = $state.raw<LabError>();
  #sets = new QuestionSets();

  readonly #twenty = $derived.by(() => {
    const made = new Map<TextLanguage, Twenty>();
    for (const [language, papers] of this.#papers) {
      made.set(language, askTwenty(papers, this.#settings, this.#sets));
    }
    return made;
  });
  readonly #checked = $derived(
    this.twenty ? checkTwenty(this.twenty, this.#generator, this.#against) : [],
  );

  /** `interfaceLanguage` chooses the language of the papers where the address does not. */
  constructor(query: URLSearchParams, interfaceLanguage: PageLanguage) {
    const { refused, ...place } = readAbstentionPlace(query);
    this.#corpusId = place.corpus ?? FIRST_ABSTENTION;
    this.#text = this.#spoken(place.text ?? textLanguage(interfaceLanguage));
    this.#view = place.view;
    this.#settings = place.settings;
    this.#question = place.question;
    this.#cell = place.cell;
    this.#generator = place.generator;
    this.#against = place.against;
    this.#moving = place.moving;
    this.#refused = refused;
    if (place.own !== undefined) void this.#openLinked(place.own);
    void this.load();
  }

  /** Fetches the corpus in each of its languages, the one that is read first. */
  async load(): Promise<void> {
    this.#loadFailed = false;
    const corpusId = this.#corpusId;
    const others = this.languages.filter((language) => language !== this.#text);
    try {
      for (const language of [this.#text, ...others]) {
        if (this.#papers.has(language)) continue;
        const papers = await loadAbstention(language, corpusId);
        if (corpusId !== this.#corpusId) return;
        await this.#read(papers);
        if (corpusId !== this.#corpusId) return;
        this.#papers.set(language, papers);
      }
      this.#refuseStranger();
    } catch {
      this.#loadFailed = true;
    }
  }

  /**
   * Puts the twenty to papers that nobody has read yet, in slices. What they come to is kept; should
   * the settings be others by then, what the engine has read of the texts is.
   */
  async #read(papers: AbstentionCorpus): Promise<void> {
    const twenty = await sliced(askingTwenty(papers, this.#settings, this.#sets));
    await sliced(checkingTwenty(twenty, this.#generator, this.#against));
  }

  get loadFailed(): boolean {
    return this.#loadFailed;
  }

  /** The corpora there are to choose from. */
  get choices(): typeof ABSTENTION_CORPORA {
    return ABSTENTION_CORPORA;
  }

  get corpusId(): string {
    return this.#corpusId;
  }

  /** The languages of the corpus. */
  get languages(): readonly TextLanguage[] {
    return abstentionLanguages(this.#corpusId);
  }

  get text(): TextLanguage {
    return this.#text;
  }

  get view(): View {
    return this.#view;
  }

  get settings(): PipelineSettings {
    return this.#settings;
  }

  get generator(): GeneratorName {
    return this.#generator;
  }

  get against(): HeldAgainst {
    return this.#against;
  }

  get moving(): MovingGate {
    return this.#moving;
  }

  get cell(): Cell | undefined {
    return this.#cell;
  }

  /** What the link asked for and could not have. */
  get refused(): readonly RefusedParameter[] {
    return this.#refused;
  }

  get linkError(): LabError | undefined {
    return this.#linkError;
  }

  /** The twenty questions in the language that is read; undefined until the papers are there. */
  get twenty(): Twenty | undefined {
    return this.#twenty.get(this.#text);
  }

  twentyIn(language: TextLanguage): Twenty | undefined {
    return this.#twenty.get(language);
  }

  /** The question that is opened. */
  get opened(): AskedQuestion | undefined {
    return this.twenty?.questions.find(({ item }) => item.id === this.#question);
  }

  /** The questions of the cell that is chosen; all of them where none is. */
  get listed(): readonly AskedQuestion[] {
    const { cell } = this;
    const all = this.twenty?.questions ?? [];
    if (!cell) return all;
    return all.filter(
      (asked) =>
        asked.item.answerable === cell.answerable &&
        (asked[cell.system].refusal === null) === cell.answered,
    );
  }

  get checked(): ReturnType<typeof checkTwenty> {
    return this.#checked;
  }

  get own(): CheckedOwn | undefined {
    return this.#own;
  }

  /** True when the reader's own answer is shown and too long to travel in a link. */
  get tooLongForLink(): boolean {
    return this.#own !== undefined && this.#ownLink === undefined;
  }

  /** The cutting that loses a question, kept as data beside the corpus; undefined where it has none. */
  get worseCutting(): ChunkingSettings | undefined {
    return pipelineSettings.safeParse(this.#papers.get(this.#text)?.worseCutting).data;
  }

  get isBroken(): boolean {
    const worse = this.worseCutting;
    return worse !== undefined && chunkingKey(this.#settings) === chunkingKey(worse);
  }

  get isShipped(): boolean {
    return Object.entries(ABSTENTION_SETTINGS).every(
      ([key, value]) => this.#settings[key as keyof PipelineSettings] === value,
    );
  }

  riskCurve(): RiskCurve | undefined {
    return this.twenty && riskCurve(this.twenty.set, this.#settings, this.#moving);
  }

  read(text: TextLanguage): void {
    this.#text = this.#spoken(text);
  }

  /** Opens another corpus, in the language that is read where it has it. */
  async choose(id: string): Promise<void> {
    this.#corpusId = id;
    this.#text = this.#spoken(this.#text);
    this.#papers.clear();
    this.#sets = new QuestionSets();
    this.#question = undefined;
    this.#cell = undefined;
    await this.load();
  }

  show(view: View): void {
    this.#view = view;
  }

  change(settings: Partial<PipelineSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  /** Cuts the documents so that one question is lost, where their author knows how. */
  break(): void {
    if (this.worseCutting) this.change(chunkingApplied(this.worseCutting));
  }

  /** Back to the shipped cutting. */
  mend(): void {
    const { chunking, size, target } = ABSTENTION_SETTINGS;
    this.change({ chunking, size, target });
  }

  reset(): void {
    this.#settings = ABSTENTION_SETTINGS;
    this.#cell = undefined;
    this.#question = undefined;
  }

  /** Opens a question, or closes it where it is open. */
  toggle(question: string): void {
    this.#question = this.#question === question ? undefined : question;
  }

  open(question: string): void {
    this.#question = question;
  }

  /** Lists the questions of one cell, or all again. */
  list(cell: Cell | undefined): void {
    this.#cell = cell;
  }

  generate(generator: GeneratorName): void {
    this.#generator = generator;
  }

  hold(against: HeldAgainst): void {
    this.#against = against;
  }

  move(gate: MovingGate): void {
    this.#moving = gate;
  }

  /** Checks an answer of the reader's own; it travels in the address while it is small enough. */
  async check(own: OwnAnswer): Promise<void> {
    const link = await packOwnAnswer(own);
    this.#own = { own, grounding: groundAnswer(own.answer, own.passages) };
    this.#ownLink = link.length <= LONGEST_OWN_IN_LINK ? link : undefined;
    this.#linkError = undefined;
  }

  /** What the form of the reader's own answer begins with. */
  ownDraft(): OwnAnswer {
    return this.#own?.own ?? emptyOwnAnswer(this.#text);
  }

  /** The address of this state. */
  get query(): URLSearchParams {
    const place: AbstentionPlace = {
      corpus: this.#corpusId,
      text: this.#text,
      view: this.#view,
      settings: this.#settings,
      question: this.#question,
      cell: this.#cell,
      generator: this.#generator,
      against: this.#against,
      moving: this.#moving,
      own: this.#ownLink,
    };
    return writeAbstentionPlace(place);
  }

  /** A language of the corpus: the one asked for, else its first. */
  #spoken(text: TextLanguage): TextLanguage {
    const { languages } = this;
    return languages.includes(text) ? text : (languages[0] ?? text);
  }

  async #openLinked(link: string): Promise<void> {
    const unpacked = await unpackOwnAnswer(link);
    if (unpacked.ok) await this.check(unpacked.value);
    else this.#linkError = unpacked.error;
  }

  /** A link may name a question that is none of the twenty. */
  #refuseStranger(): void {
    const question = this.#question;
    if (question === undefined || this.opened) return;
    this.#refused = [...this.#refused, { name: 'question', value: question.slice(0, 40) }];
    this.#question = undefined;
  }
}
