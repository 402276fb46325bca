import type { ChunkTrace, Trace } from './trace';

/** The distinct question terms that a chunk holds, in the order of the question. */
export function matchedTerms(
  { questionTerms }: Pick<Trace, 'questionTerms'>,
  { matches }: Pick<ChunkTrace, 'matches'>,
): string[] {
  const held = new Set(matches.map(({ term }) => term));
  return [...new Set(questionTerms.map(({ term }) => term))].filter((term) => held.has(term));
}
