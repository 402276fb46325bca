import { parseTeachingCase } from '../engine/corpus/parse-teaching-case';
import { encodeCase } from '../corpora/case-link';
import type { RunHead } from '../storage/run-storage';

/**
 * The address that opens a run in its lab; `own` is the content of the reader's own corpus, where
 * there is one. A case too long for the address it was saved with travels in this one: it never
 * leaves the browser, so nothing cuts it.
 */
export async function addressOf(head: RunHead, own: unknown): Promise<string> {
  const query = new URLSearchParams(head.place);
  const parsed = parseTeachingCase(own);
  if (!head.corpus.bundled && !query.has('own') && parsed.ok) {
    query.set('own', await encodeCase(parsed.value));
    query.delete('case');
  }
  return `#/${head.lab}?${query}`;
}
