import type { Preparation } from '../../parts/prepared';
import { TOP_K } from '../parameters';
import { definePolicy, type PolicyContext } from '../policy';
import { readChunkTokens, type ChunkTokens } from './chunk-tokens';
import { selectsBest } from '../selection';
import { explainRerank } from './explain';
import { NEAR, rerank, type RerankContext } from './rerank';

const TOKENS: Preparation<ChunkTokens> = {
  id: 'tokens',
  make: ({ table, indexes, rules }) => readChunkTokens(table, indexes.terms, rules),
};

function rerankContext({
  ranking,
  scores,
  scope,
  prepared,
  question,
}: PolicyContext): RerankContext {
  const { terms } = prepared.indexes;
  return {
    ranking,
    scores,
    scope,
    terms,
    tokens: prepared.get(TOKENS),
    questionTerms: question.terms,
  };
}

/** The best chunks, ordered again by how much of the question they hold and how close together. */
export const rerankPolicy = definePolicy({
  id: 'rerank',
  version: '1',
  parameters: {
    topK: TOP_K,
    rerankDepth: {
      kind: 'whole',
      low: 1,
      high: 200,
      preset: 50,
      name: 'reranking depth',
      symbol: 'depth',
      unit: 'chunks',
      link: 'depth',
    },
  },
  constants: { near: NEAR },
  isOurs: false,
  needs: [TOKENS],
  space: null,
  fewestChunks: 1,
  run: (context, values) => rerank(rerankContext(context), values),
  explain: (context, _, anchors) => explainRerank(rerankContext(context), anchors),
  select: (_, values) => selectsBest(values),
  sweep: null,
  variants: [{ id: 'rerank-8', values: { topK: 8 } }],
  pairs: [],
});
