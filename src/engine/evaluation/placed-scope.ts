import type { CorpusQuestion, RetrievalCorpus } from '../corpus/retrieval-corpus';
import type { Scope } from '../retrieval/scope';

/** The documents a question is about, by number, ascending, each once; undefined: all. */
export function placedScope(
  { documents }: Pick<RetrievalCorpus, 'documents'>,
  { scope }: Pick<CorpusQuestion, 'scope'>,
): Scope {
  const numbers = new Map(documents.map(({ id }, number) => [id, number]));
  return scope && [...new Set(scope)].map((id) => numbers.get(id)!).sort((a, b) => a - b);
}
