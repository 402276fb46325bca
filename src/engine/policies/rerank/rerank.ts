import { weightedTerms } from '../../retrieval/bm25';
import type { LexicalIndex } from '../../retrieval/lexical-index';
import { searchedPart } from '../../retrieval/scope';
import type { PolicyContext } from '../policy';
import type { Supply } from '../supply';
import type { ChunkTokens } from './chunk-tokens';

/** Question terms at most this many terms apart count as standing together. */
export const NEAR = 8;

/**
 * Share of the question's weight that a chunk holds (coverage), and the weight of question terms
 * that stand near another one (proximity): for each occurrence that follows a different question
 * term within 8 terms, the smaller of their weights over their distance, the best such pair a term.
 */
function coverageAndProximity(
  tokens: ChunkTokens,
  chunk: number,
  idf: ReadonlyMap<number, number>,
): { coverage: number; proximity: number } {
  const nearest = new Map<number, number>();
  let previous = -1;
  let previousPlace = -1;
  for (let place = tokens.first[chunk]!; place < tokens.first[chunk + 1]!; place += 1) {
    const term = tokens.term[place]!;
    const weight = idf.get(term);
    if (weight === undefined) continue;
    const distance = place - previousPlace;
    const other = idf.get(previous);
    const near = other !== undefined && term !== previous && distance <= NEAR;
    const pair = near ? Math.min(weight, other) / distance : 0;
    nearest.set(term, Math.max(nearest.get(term) ?? 0, pair));
    previous = term;
    previousPlace = place;
  }
  let all = 0;
  let held = 0;
  let proximity = 0;
  for (const [term, weight] of idf) {
    all += weight;
    const pair = nearest.get(term);
    if (pair === undefined) continue;
    held += weight;
    proximity += pair;
  }
  return { coverage: all === 0 ? 0 : held / all, proximity: all === 0 ? 0 : proximity / all };
}

export interface RerankContext extends Pick<PolicyContext, 'ranking' | 'scores' | 'scope'> {
  readonly terms: LexicalIndex;
  readonly tokens: ChunkTokens;
  readonly questionTerms: readonly string[];
}

/**
 * Lexical rerank: the `rerankDepth` best chunks, each looked at alone and reordered by
 * score · (1 + coverage + proximity); the `topK` best of them are supplied.
 */
export function rerank(
  context: RerankContext,
  settings: { readonly topK: number; readonly rerankDepth: number },
): Supply {
  const { ranking, scores, terms, tokens } = context;
  const part = searchedPart(terms, context.scope);
  const idf = new Map(
    weightedTerms(terms, context.questionTerms, part).map((term) => [term.number, term.idf]),
  );
  const candidates = ranking.slice(0, settings.rerankDepth);
  const reranked = new Map<number, number>();
  for (const chunk of candidates) {
    const { coverage, proximity } = coverageAndProximity(tokens, chunk, idf);
    reranked.set(chunk, scores[chunk]! * (1 + coverage + proximity));
  }
  candidates.sort((a, b) => reranked.get(b)! - reranked.get(a)! || a - b);
  return {
    ranking: candidates,
    anchors: [...candidates.subarray(0, settings.topK)],
    added: [],
    refused: [],
    overCap: candidates.subarray(settings.topK),
  };
}
