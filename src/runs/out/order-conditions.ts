import { parseTeachingCase } from '../../engine/corpus/parse-teaching-case';
import { conditionIds } from '../../engine/corpus/teaching-case';
import { bundledCase } from '../../corpora/bundled-by-digest';
import { corpusDigest } from '../../corpora/corpus-digest';
import type { RunRecord } from '../../engine/records/run-record';

/**
 * The ids of the sentences that are conditions of the case of an Order run; `own` is the content of
 * the reader's own case. Undefined where the case with the digest of the run is not here.
 */
export async function conditionsOf(
  { corpus }: RunRecord,
  own: unknown,
): Promise<readonly string[] | undefined> {
  const parsed = parseTeachingCase(own);
  if (!parsed.ok) {
    const bundled = await bundledCase(corpus);
    return bundled && conditionIds(bundled);
  }
  return corpusDigest(parsed.value) === corpus.digest ? conditionIds(parsed.value) : undefined;
}
