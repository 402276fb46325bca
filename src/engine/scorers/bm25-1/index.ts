import { B, bm25, K1 } from '../../retrieval/bm25';
import { documentTerms } from '../../text/terms';
import { defineScorer } from '../scorer';

/** BM25 over light stems, stop words out. */
export const bm25Scorer = defineScorer({
  id: 'bm25-1',
  version: '1',
  parameters: {},
  constants: { k1: K1, b: B },
  ranksZero: false,
  terms: (text, language) => documentTerms(text, language).map(({ term }) => term),
  places: documentTerms,
  score: (prepared, question, scope) => bm25(prepared.indexes.terms, question.terms, scope),
});
