import { parseTeachingCase } from '../../engine/corpus/parse-teaching-case';
import { conditionIds } from '../../engine/corpus/teaching-case';
import { BUNDLED_CASES } from '../../corpora/bundled-cases';
import { corpusDigest } from '../../corpora/corpus-digest';
import type { RunRecord } from '../../engine/records/run-record';

/**
 * The ids of the sentences that are conditions of the case of an Order run; `own` is the content of
 * the reader's own case. Undefined where the case with the digest of the run is not here.
 */
export function conditionsOf({ corpus }: RunRecord, own: unknown): readonly string[] | undefined {
  const parsed = parseTeachingCase(own);
  const cases = parsed.ok ? [parsed.value] : BUNDLED_CASES;
  const found = cases.find((item) => corpusDigest(item) === corpus.digest);
  return found && conditionIds(found);
}
