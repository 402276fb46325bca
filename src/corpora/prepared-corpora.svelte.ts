import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { corpusDocuments } from '../engine/evaluation/corpus';
import { PreparedCorpus } from '../engine/prepare';
import { chunkingKey, chunkingOf, type ChunkingSettings } from '../engine/settings';
import type { PreparationProgress } from '../engine/prepare-parts';
import { PreparationClient } from '../workers/preparation-client';

/** The two sides of a comparison, and the two of the one looked at before. */
const KEPT = 4;

/** Corpora cut and indexed in the worker, one after another; the last ones are kept. */
export class PreparedCorpora {
  readonly #client = new PreparationClient();
  readonly #made: {
    readonly corpus: RetrievalCorpus;
    readonly cutting: string;
    readonly prepared: Promise<PreparedCorpus | undefined>;
  }[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  #progress = $state.raw<PreparationProgress>();

  /** How far the one at work is; undefined where none is. */
  get progress(): PreparationProgress | undefined {
    return this.#progress;
  }

  /** The corpus cut as the settings say; undefined where that failed or was given up. */
  prepare(
    corpus: RetrievalCorpus,
    settings: ChunkingSettings,
  ): Promise<PreparedCorpus | undefined> {
    const cutting = chunkingKey(settings);
    const known = this.#made.find((each) => each.corpus === corpus && each.cutting === cutting);
    if (known) return known.prepared;
    // The worker does one thing at a time, and a new one would end the one before.
    const prepared = this.#last.then(() => this.#prepare(corpus, chunkingOf(settings)));
    this.#last = prepared;
    const making = { corpus, cutting, prepared };
    this.#made.push(making);
    if (this.#made.length > KEPT) this.#made.shift();
    void prepared.then((made) => {
      const place = this.#made.indexOf(making);
      if (!made && place >= 0) this.#made.splice(place, 1);
    });
    return prepared;
  }

  /** Gives up what is at work and what waits. */
  close(): void {
    this.#closed = true;
    this.#client.close();
  }

  async #prepare(
    corpus: RetrievalCorpus,
    cutting: ChunkingSettings,
  ): Promise<PreparedCorpus | undefined> {
    if (this.#closed) return undefined;
    const documents = corpusDocuments(corpus);
    const job = this.#client.prepare(documents, cutting, (progress) => (this.#progress = progress));
    const outcome = await job.outcome;
    this.#progress = undefined;
    return outcome.status === 'done'
      ? PreparedCorpus.fromParts(documents, cutting, outcome.value)
      : undefined;
  }
}
