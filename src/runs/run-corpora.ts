import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { TeachingCase } from '../engine/corpus/teaching-case';
import type { AbstentionCorpus } from '../corpora/bundled-abstention';
import { bundledAbstention, bundledCase } from '../corpora/bundled-by-digest';
import { loadDocument } from '../corpora/bundled-documents';
import { contentDigest } from '../corpora/content-digest';
import { corpusDigest } from '../corpora/corpus-digest';
import { parseCorpus, type OwnCorpus } from '../engine/corpus/corpus';
import type { RunRecord } from '../engine/records/run-record';

/** Gives the content of a reader's own corpus by its digest; undefined where it is not here. */
export type OwnContent = (digest: string) => Promise<unknown>;

/**
 * The corpora that runs name, found by their digest among the bundled ones and the reader's own, and
 * read once. A corpus without the digest that is named is not the one: undefined, as where there is
 * none.
 */
export class RunCorpora {
  readonly #own: OwnContent;
  readonly #read = new Map<string, Promise<OwnCorpus | undefined>>();

  constructor(own: OwnContent) {
    this.#own = own;
  }

  /** The documents of an evaluation that its result calls `id` and `digest`. */
  async documents(
    run: RunRecord,
    id: string,
    digest: string,
  ): Promise<RetrievalCorpus | undefined> {
    const bundled = await loadDocument(id);
    if (bundled && corpusDigest(bundled) === digest) return bundled;
    const own = await this.#ownCorpus(run.corpus.digest);
    return own?.schema === 'retrieval-corpus/1' ? own : undefined;
  }

  /** The papers of an Abstention run. */
  papers({ corpus }: RunRecord): Promise<AbstentionCorpus | undefined> {
    return bundledAbstention(corpus);
  }

  /** The case of an Order run. */
  async case({ corpus }: RunRecord): Promise<TeachingCase | undefined> {
    const bundled = await bundledCase(corpus);
    if (bundled) return bundled;
    const own = await this.#ownCorpus(corpus.digest);
    return own?.schema === 'teaching-case/1' ? own : undefined;
  }

  #ownCorpus(digest: string): Promise<OwnCorpus | undefined> {
    let reading = this.#read.get(digest);
    if (!reading) {
      reading = this.#readOwn(digest);
      this.#read.set(digest, reading);
    }
    return reading;
  }

  async #readOwn(digest: string): Promise<OwnCorpus | undefined> {
    const parsed = parseCorpus(await this.#own(digest));
    if (!parsed.ok) return undefined;
    const corpus = parsed.value;
    const large = corpus.schema === 'retrieval-corpus/1' ? await contentDigest(corpus) : undefined;
    return (large ?? corpusDigest(corpus)) === digest ? corpus : undefined;
  }
}
