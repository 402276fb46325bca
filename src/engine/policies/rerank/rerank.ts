import { weightedTerms } from '../../retrieval/bm25';
import type { LexicalIndex } from '../../retrieval/lexical-index';
import { searchedPart } from '../../retrieval/scope';
import type { PolicyContext } from '../policy';
import type { Supply } from '../supply';
import type { ChunkTokens } from './chunk-tokens';

/** Question terms at most this many terms apart count as standing together. */
export const NEAR = 8;

/** What the terms of a question weigh: all, those a chunk holds, and those near another one. */
export interface Held {
  readonly all: number;
  readonly held: number;
  readonly near: number;
}

/**
 * The weight of the question's terms that a chunk holds, and of those that stand near another one:
 * for each occurrence that follows a different question term within 8 terms, the smaller of their
 * weights over their distance, the best such pair a term. Over all weights they are coverage and
 * proximity.
 */
export function heldWeights(
  tokens: ChunkTokens,
  chunk: number,
  idf: ReadonlyMap<number, number>,
): Held {
  const nearest = new Map<number, number>();
  let previous = -1;
  let previousPlace = -1;
  for (let place = tokens.first[chunk]!; place < tokens.first[chunk + 1]!; place += 1) {
    const term = tokens.term[place]!;
    const weight = idf.get(term);
    if (weight === undefined) continue;
    const distance = place - previousPlace;
    const other = idf.get(previous);
    const isNear = other !== undefined && term !== previous && distance <= NEAR;
    const pair = isNear ? Math.min(weight, other) / distance : 0;
    nearest.set(term, Math.max(nearest.get(term) ?? 0, pair));
    previous = term;
    previousPlace = place;
  }
  let all = 0;
  let held = 0;
  let near = 0;
  for (const [term, weight] of idf) {
    all += weight;
    const pair = nearest.get(term);
    if (pair === undefined) continue;
    held += weight;
    near += pair;
  }
  return { all, held, near };
}

/** The idf of the question's terms, by term number. */
export function idfOf({ terms, questionTerms, scope }: RerankContext): Map<number, number> {
  const weighted = weightedTerms(terms, questionTerms, searchedPart(terms, scope));
  return new Map(weighted.map(({ number, idf }) => [number, idf]));
}

/** score · (1 + coverage + proximity); without a term in the index both are 0. */
export function rerankedScore(score: number, { all, held, near }: Held): number {
  return all === 0 ? score : score * (1 + held / all + near / all);
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
  const { ranking, scores, tokens } = context;
  const idf = idfOf(context);
  const candidates = ranking.slice(0, settings.rerankDepth);
  const reranked = new Map<number, number>();
  for (const chunk of candidates) {
    reranked.set(chunk, rerankedScore(scores[chunk]!, heldWeights(tokens, chunk, idf)));
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
