import { failure, type Result } from '../../engine/errors';
import { PreparedCorpora } from '../../corpora/prepared-corpora.svelte';
import type { RunCorpora } from '../run-corpora';
import { sideTrace, type AskedSide, type SideTrace } from './side-trace';
import type { BothTraces } from './traces-of';

/** Where the Traces of one comparison are computed again: corpora are read and cut once. */
export class TraceDesk {
  readonly prepared = new PreparedCorpora();
  readonly #corpora: RunCorpora;

  constructor(corpora: RunCorpora) {
    this.#corpora = corpora;
  }

  /** Both sides, one after the other. Never rejects: what cannot be fetched is `trace-failed`. */
  async both(first: AskedSide, second: AskedSide): Promise<BothTraces> {
    return [await this.#one(first), await this.#one(second)];
  }

  close(): void {
    this.prepared.close();
  }

  #one(asked: AskedSide): Promise<Result<SideTrace>> {
    return sideTrace(asked, {
      corpora: this.#corpora,
      prepare: (corpus, cutting) => this.prepared.prepare(corpus, cutting),
    }).catch(() => failure('trace-failed'));
  }
}
