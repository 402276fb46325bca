import { textLanguage, type PageLanguage } from '../../words/language';
import { SvelteMap } from 'svelte/reactivity';
import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import type { NeighbourTest } from '../../engine/policies/supply';
import { retrieve, type Retrieval } from '../../engine/pipeline';
import type { ChunkTable, SourceDocument } from '../../engine/retrieval/chunk-table';
import { trace } from '../../engine/trace/trace';
import { chunkingKey, chunkingOf, type PipelineSettings } from '../../engine/settings';
import type { RefusedParameter } from '../../engine/settings-link';
import type { TextLanguage } from '../../engine/text/language';
import { DOCUMENTS, isBundledDocument, loadDocument } from '../../corpora/bundled-documents';
import { POOLED } from '../../corpora/pooled';
import { EvaluationView } from './evaluation.svelte';
import { FIRST_CORPUS, openingQuestion } from './first-view';
import { chunkRoles, firstFocus, testAt, testsInOrder, type ChunkRole, type Focus } from './focus';
import { NEIGHBOURS_DEFAULTS, readNeighboursPlace, writeNeighboursPlace, type View } from './link';
import { isOwn, loadOwn } from './own-corpus';
import { OpenedCorpus, type Cutting, type PlacedQuestion } from './opened-corpus';
import { Preparation } from './preparation.svelte';

/** The cutting on the page, and what it is of. */
interface Shown {
  readonly corpusId: string;
  readonly settings: PipelineSettings;
  readonly cutting: Cutting;
}

/** The state of the Neighbours lab: what the address says, and what the pipeline makes of it. */
export class NeighboursLab {
  readonly evaluation = new EvaluationView(this);
  readonly preparation = new Preparation();
  #opened = new SvelteMap<string, OpenedCorpus>();
  #corpusId = $state('');
  #questionId = $state<string>();
  #settings = $state.raw<PipelineSettings>(NEIGHBOURS_DEFAULTS);
  #picked = $state.raw<Focus>();
  #view = $state<View>('explore');
  #evaluated = $state.raw<readonly string[]>([]);
  #refused = $state.raw<readonly RefusedParameter[]>([]);
  #loadFailed = $state(false);
  /** Digests of the reader's own corpora opened here, which stand beside the bundled ones. */
  #own = $state.raw<readonly string[]>([]);
  /** While a text is cut anew, the cutting before it stays on the page. */
  #shown = $state.raw<Shown>();
  #stopped = $state(false);

  readonly #cutting = $derived.by(() =>
    this.#shown?.corpusId === this.#corpusId ? this.#shown.cutting : undefined,
  );
  readonly #question = $derived.by(() => this.#placedQuestion());
  readonly #retrieval = $derived.by(() => this.retrievalUnder({}));
  readonly #scores = $derived.by(() => {
    const { ranking } = this.#retrieval.supply;
    const { rankedScores } = trace(
      this.cutting.prepared,
      this.question.read,
      this.#settings,
      this.question.scope,
      () => [],
    );
    const scores = new Float64Array(this.table.count);
    ranking.forEach((chunk, place) => (scores[chunk] = rankedScores[place]!));
    return scores;
  });
  readonly #tests = $derived.by(() => testsInOrder(this.retrieval.supply));
  readonly #roles = $derived.by(() => chunkRoles(this.retrieval.supply, this.table.count));

  /** `interfaceLanguage` chooses the document where the address does not. */
  constructor(query: URLSearchParams, interfaceLanguage: PageLanguage) {
    const place = readNeighboursPlace(query);
    const refused = [...place.refused];
    const known =
      place.corpus !== undefined && (isOwn(place.corpus) || isBundledDocument(place.corpus));
    if (place.corpus !== undefined && !known) {
      refused.push({ name: 'corpus', value: place.corpus.slice(0, 40) });
    }
    const id = known ? place.corpus! : FIRST_CORPUS[textLanguage(interfaceLanguage)];
    this.#settings = place.settings;
    this.#view = place.view;
    this.#evaluated = place.evaluated.filter((each) => isOwn(each) || isBundledDocument(each));
    this.#refused = refused;
    this.#corpusId = id;
    this.#questionId = place.question;
    void this.#load(id).then(async (opened) => {
      if (!opened) {
        if (isOwn(id)) this.#missOwn(id, interfaceLanguage);
        return;
      }
      const { question } = place;
      if (question !== undefined && !opened.corpus.questions.some((each) => each.id === question)) {
        this.#refuse('question', question);
      }
      if (this.#view !== 'explore' && place.chunk === undefined) return;
      if (await this.#cut(id)) this.#openLinkedChunk(place.chunk, place.anchor);
    });
  }

  /** True once there is a document to show; what follows may be asked only then. */
  get ready(): boolean {
    return this.#cutting !== undefined && this.#question !== undefined;
  }

  /** The reader stopped the cutting of a text before there was anything to show of it. */
  get stopped(): boolean {
    return this.#stopped && !this.ready;
  }

  get loadFailed(): boolean {
    return this.#loadFailed;
  }

  get corpusId(): string {
    return this.#corpusId;
  }

  /** The corpora to choose from: the bundled ones, then the reader's own that were opened. */
  get choices(): readonly string[] {
    return [...DOCUMENTS.map(({ id }) => id), ...this.#own];
  }

  get opened(): OpenedCorpus {
    return this.#opened.get(this.#corpusId)!;
  }

  get language(): TextLanguage {
    return this.opened.corpus.language;
  }

  get view(): View {
    return this.#view;
  }

  get settings(): PipelineSettings {
    return this.#settings;
  }

  /** What the link asked for and could not have. */
  get refused(): readonly RefusedParameter[] {
    return this.#refused;
  }

  get cutting(): Cutting {
    return this.#cutting!;
  }

  get table(): ChunkTable {
    return this.cutting.prepared.table;
  }

  get questions(): readonly PlacedQuestion[] {
    return this.cutting.questions;
  }

  get question(): PlacedQuestion {
    return this.#question!;
  }

  get retrieval(): Retrieval {
    return this.#retrieval;
  }

  /** By chunk, the score that ranks it: the policy's own, where it has one; 0 without a rank. */
  get scores(): Float64Array {
    return this.#scores;
  }

  /** Whether a chunk reaches the model under the settings in force. */
  isSupplied(chunk: number): boolean {
    const role = this.#roles[chunk];
    return role === 'anchor' || role === 'added';
  }

  get tests(): readonly NeighbourTest[] {
    return this.#tests;
  }

  get roles(): readonly ChunkRole[] {
    return this.#roles;
  }

  /** SCAR is on and hands over nothing but its anchors. */
  get addsNothing(): boolean {
    const { supply, supplied } = this.retrieval;
    return (
      this.#settings.policy === 'scar' &&
      supply.anchors.length > 0 &&
      supplied.length === supply.anchors.length
    );
  }

  get focus(): Focus {
    const { supply } = this.retrieval;
    const picked = this.#picked;
    if (picked && picked.chunk < this.table.count) return picked;
    return firstFocus(this.#tests, supply.anchors, this.question.gold);
  }

  /** The test looked at, where the focus is on one. */
  get test(): NeighbourTest | undefined {
    return testAt(this.#tests, this.focus);
  }

  /** The document of the focus: the one the strip shows. */
  get document(): SourceDocument {
    return this.table.documents[this.documentNumber]!;
  }

  get documentNumber(): number {
    return this.table.documentOf[this.focus.chunk] ?? 0;
  }

  /** First chunk and end (exclusive) of the document of the focus. */
  get chunksShown(): readonly [first: number, end: number] {
    const { documentFirst } = this.table;
    return [documentFirst[this.documentNumber]!, documentFirst[this.documentNumber + 1]!];
  }

  /** cos(q, c) of an anchor in the space in force. */
  cosineOfAnchor(anchor: number): number {
    const space = this.cutting.prepared.space(this.#settings.space);
    return space.cosineQuestion(space.question(this.question.read.terms), anchor);
  }

  /** The corpora of the evaluation. */
  get evaluated(): readonly string[] {
    if (this.#evaluated.length > 0) return this.#evaluated;
    // A corpus of one's own is not to be compared with ours unless that is asked for.
    if (isOwn(this.#corpusId)) return [this.#corpusId];
    return POOLED.neighbours;
  }

  /** The question in force under other settings. */
  retrievalUnder(settings: Partial<PipelineSettings>, question = this.question): Retrieval {
    return retrieve(
      this.cutting.prepared,
      question.read,
      { ...this.#settings, ...settings },
      question.scope,
    );
  }

  show(view: View): void {
    this.#view = view;
    if (view === 'explore') void this.#cut(this.#corpusId);
  }

  async openCorpus(id: string): Promise<void> {
    if (id === this.#corpusId && this.ready) return;
    if (!(await this.#load(id)) || !(await this.#cut(id))) return;
    this.#refused = [];
  }

  /** Stops the cutting of a text; what was shown before, and how it was cut, stays. */
  stopCutting(): void {
    this.preparation.cancel();
    const { settings } = this.#shown ?? this;
    this.#settings = { ...this.#settings, ...chunkingOf(settings) };
    this.#stopped = true;
  }

  close(): void {
    this.evaluation.close();
    this.preparation.close();
  }

  openQuestion(id: string): void {
    this.#questionId = id;
    this.#picked = undefined;
    this.#refused = [];
  }

  /** Goes to the question before or after, round the end. */
  stepQuestion(step: -1 | 1): void {
    const { questions } = this;
    const place = (this.question.number - 1 + step + questions.length) % questions.length;
    this.openQuestion(questions[place]!.id);
  }

  pick(chunk: number, anchor?: number): void {
    this.#picked = { chunk, anchor };
  }

  /** Changes settings; what the reader looks at stays, unless the text is cut anew. */
  change(settings: Partial<PipelineSettings>): void {
    const before = this.#settings;
    const after = { ...before, ...settings };
    const cutAnew = chunkingKey(before) !== chunkingKey(after);
    const test = this.ready ? this.test : undefined;
    if (cutAnew) this.#picked = undefined;
    else if (!this.#picked && test) this.pick(test.chunk, test.anchor);
    this.#settings = after;
    if (cutAnew && this.#view === 'explore') void this.#cut(this.#corpusId);
  }

  /** The corpora of some ids, fetched where they have not been; undefined where one cannot be. */
  async corpora(ids: readonly string[]): Promise<readonly RetrievalCorpus[] | undefined> {
    const opened = await Promise.all(ids.map((id) => this.#load(id)));
    return opened.every((each) => each !== undefined)
      ? opened.map(({ corpus }) => corpus)
      : undefined;
  }

  /** Shows a question of any corpus in Explore, under the policy that was looked at. */
  async openFrom(corpusId: string, questionId: string, settings: Partial<PipelineSettings>) {
    await this.openCorpus(corpusId);
    if (this.#corpusId !== corpusId) return;
    this.change(settings);
    this.openQuestion(questionId);
    this.show('explore');
  }

  /** Chooses the corpora of the evaluation; never none. */
  evaluate(ids: readonly string[]): void {
    if (ids.length > 0) this.#evaluated = ids;
  }

  /** Back to SCAR as published, on the first question. */
  reset(): void {
    this.#settings = NEIGHBOURS_DEFAULTS;
    this.#questionId = undefined;
    this.#picked = undefined;
    this.#refused = [];
    this.show(this.#view);
  }

  /** The address of this state. */
  get query(): URLSearchParams {
    const picked = this.#picked;
    const { ready } = this;
    return writeNeighboursPlace({
      view: this.#view,
      corpus: this.#corpusId,
      question: ready ? this.question.id : this.#questionId,
      chunk: picked && picked.chunk + 1,
      anchor: picked?.anchor === undefined ? undefined : picked.anchor + 1,
      evaluated: this.#evaluated,
      settings: this.#settings,
    });
  }

  /**
   * Shows a corpus as the settings cut it, once it is cut: another corpus then takes the place of the
   * one before, and opens on its first question. False where that was stopped, or overtaken.
   */
  async #cut(id: string): Promise<boolean> {
    const opened = this.#opened.get(id);
    if (!opened) return false;
    const settings = this.#settings;
    this.#stopped = false;
    const shown = this.#shown;
    if (shown?.corpusId === id && chunkingKey(shown.settings) === chunkingKey(settings))
      return true;
    const cutting = await this.preparation.cutting(opened, settings);
    if (cutting === 'failed') this.#loadFailed = true;
    if (typeof cutting === 'string') return false;
    if (id !== this.#corpusId) {
      this.#corpusId = id;
      this.#questionId = undefined;
      this.#picked = undefined;
    }
    this.#shown = { corpusId: id, settings, cutting };
    return true;
  }

  #placedQuestion(): PlacedQuestion | undefined {
    return openingQuestion(this.#corpusId, this.#cutting?.questions ?? [], this.#questionId);
  }

  async #load(id: string): Promise<OpenedCorpus | undefined> {
    const known = this.#opened.get(id);
    if (known) return known;
    this.#loadFailed = false;
    try {
      const corpus = await (isOwn(id) ? loadOwn(id) : loadDocument(id));
      if (!corpus) {
        // Said as a refused link, unless it was asked for on the page.
        this.#loadFailed = this.#own.includes(id);
        return undefined;
      }
      if (isOwn(id)) this.#own = [...this.#own, id];
      const opened = new OpenedCorpus(corpus);
      this.#opened.set(id, opened);
      return opened;
    } catch {
      this.#loadFailed = true;
      return undefined;
    }
  }

  /** An own corpus that is not in this browser: the lab opens as it would without it, and says so. */
  #missOwn(digest: string, language: PageLanguage): void {
    this.#refuse('corpus', digest);
    this.#corpusId = FIRST_CORPUS[textLanguage(language)];
    this.#questionId = undefined;
    void this.#load(this.#corpusId).then(() => this.show(this.#view));
  }

  /** Chunks are counted from 1 in a link; one beyond the end is refused. */
  #openLinkedChunk(chunk: number | undefined, anchor: number | undefined): void {
    if (chunk === undefined) return;
    if (chunk > this.table.count) this.#refuse('chunk', String(chunk));
    else this.pick(chunk - 1, anchor === undefined ? undefined : anchor - 1);
  }

  #refuse(name: string, value: string): void {
    this.#refused = [...this.#refused, { name, value: value.slice(0, 40) }];
  }
}
