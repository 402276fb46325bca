import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { corpusDocuments } from '../engine/evaluation/corpus';
import type { ChunkingSettings } from '../engine/settings';
import type { ChunkTable } from '../engine/retrieval/chunk-table';
import { PreparationClient } from '../workers/preparation-client';

/** The documents of a corpus cut in the worker; a cutting stays until the next one is there. */
export class CutTable {
  readonly #client = new PreparationClient();
  #table = $state.raw<ChunkTable>();
  #failed = $state(false);
  #running = $state(false);
  #number = 0;

  /** Undefined until the documents have been cut once. */
  get table(): ChunkTable | undefined {
    return this.#table;
  }

  get running(): boolean {
    return this.#running;
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** Cuts; what is being cut is given up for it. */
  async cut(corpus: RetrievalCorpus, { chunking, size, target }: ChunkingSettings): Promise<void> {
    const number = (this.#number += 1);
    const documents = corpusDocuments(corpus);
    this.#running = true;
    const outcome = await this.#client.cut(documents, { chunking, size, target }).outcome;
    if (number !== this.#number) return;
    this.#running = false;
    this.#failed = outcome.status === 'failed';
    if (outcome.status === 'done') this.#table = { documents, ...outcome.value };
  }

  close(): void {
    this.#number += 1;
    this.#client.close();
  }
}
