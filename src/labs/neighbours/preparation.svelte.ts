import { PreparedCorpus } from '../../engine/prepare';
import type { ChunkingSettings } from '../../engine/settings';
import type { PreparationProgress } from '../../engine/prepare-parts';
import { runSliced } from '../../ui/sliced';
import { PreparationClient } from '../../workers/preparation-client';
import { placeQuestions, type Cutting, type OpenedCorpus } from './opened-corpus';

/** What is quicker than this is done before a reader has read that it is being done. */
const PATIENCE_MILLISECONDS = 300;

/** How a preparation ended: `superseded` where another was asked for in the meantime. */
type Prepared = Cutting | 'cancelled' | 'superseded' | 'failed';

/** Cutting and indexing of a corpus in the worker, one at a time, with progress. */
export class Preparation {
  readonly #client = new PreparationClient();
  #running = $state(false);
  #late = $state(false);
  #progress = $state.raw<PreparationProgress>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #stop: (how: 'cancelled' | 'superseded') => void = () => undefined;

  get running(): boolean {
    return this.#running;
  }

  /** It takes long enough for the reader to be told. */
  get late(): boolean {
    return this.#late;
  }

  get progress(): PreparationProgress | undefined {
    return this.#progress;
  }

  /** The corpus cut as the settings say; one that was kept is there at once. */
  async cutting(opened: OpenedCorpus, settings: ChunkingSettings): Promise<Prepared> {
    this.#stop('superseded');
    const known = opened.cutting(settings);
    if (known) return known;
    const number = (this.#number += 1);
    this.#begin();
    const { chunking, size, target } = settings;
    const made = await new Promise<Prepared>((resolve) => {
      let stopSlices = () => undefined as void;
      const job = this.#client.prepare(
        opened.documents,
        { chunking, size, target },
        (progress) => (this.#progress = progress),
      );
      this.#stop = (how) => {
        resolve(how);
        job.cancel();
        stopSlices();
      };
      void job.outcome.then((outcome) => {
        if (outcome.status === 'cancelled') return resolve('cancelled');
        if (outcome.status === 'failed') return resolve('failed');
        const prepared = PreparedCorpus.fromParts(opened.documents, settings, outcome.value);
        stopSlices = runSliced(placeQuestions(opened.corpus, prepared), resolve);
      });
    });
    if (number === this.#number) this.#end();
    if (typeof made === 'object') opened.keep(settings, made);
    return made;
  }

  cancel(): void {
    this.#stop('cancelled');
  }

  close(): void {
    this.#stop('superseded');
    this.#client.close();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#running = true;
    this.#progress = undefined;
    this.#timer = setTimeout(() => (this.#late = this.#running), PATIENCE_MILLISECONDS);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#stop = () => undefined;
    this.#running = false;
    this.#late = false;
    this.#progress = undefined;
  }
}
