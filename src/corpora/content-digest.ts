import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { PreparationClient } from '../workers/preparation-client';

/** Characters of a corpus whose digest the page computes before anyone notices. */
const QUICK = 50_000;

let client: PreparationClient | undefined;

/**
 * The digest of a corpus, computed in the worker where the corpus is large; undefined where that
 * failed, and whoever needs it computes it here.
 */
export async function contentDigest(corpus: RetrievalCorpus): Promise<string | undefined> {
  const length = corpus.documents.reduce((sum, { text }) => sum + text.length, 0);
  if (length + 200 * corpus.questions.length < QUICK) return undefined;
  client ??= new PreparationClient();
  const outcome = await client.digest(corpus).outcome;
  return outcome.status === 'done' ? outcome.value : undefined;
}
