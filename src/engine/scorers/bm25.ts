import { B, bm25, K1 } from '../retrieval/bm25';
import { documentTerms, type TermRules } from '../text/terms';
import { explainBm25 } from './explain-bm25';
import { defineScorer } from './scorer';

/** BM25 over the terms of some rules, stop words out; its id is theirs. */
export function bm25Over<const Id extends string>(id: Id, version: string, rules: TermRules) {
  return defineScorer({
    id,
    version,
    rules,
    parameters: {},
    constants: { k1: K1, b: B },
    ranksZero: false,
    terms: (text, language) => documentTerms(text, language, rules).map(({ term }) => term),
    places: (text, language) => documentTerms(text, language, rules),
    score: (prepared, question, scope) =>
      bm25(prepared.under(rules).indexes.terms, question.under(rules).terms, scope),
    explain(prepared, question, scope) {
      let scores: Float64Array | undefined;
      const index = prepared.under(rules).indexes.terms;
      const { terms } = question.under(rules);
      return explainBm25(index, terms, scope, () => (scores ??= bm25(index, terms, scope)));
    },
  });
}
