import { BM25_1 } from '../../text/terms';
import { defineScorer } from '../scorer';
import { explainLexical } from './explain';
import { lexicalScore, lexicalTermPlaces, lexicalTerms } from './rule';

/** The frozen rule of the published protocol 1.0. */
export const lexicalScorer = defineScorer({
  id: 'lexical-1.0',
  version: '1.0',
  rules: BM25_1,
  parameters: {},
  constants: {},
  ranksZero: true,
  terms: lexicalTerms,
  places: lexicalTermPlaces,
  scoreAlone: (questionTerms, chunkTerms) => lexicalScore(questionTerms, chunkTerms).score,
  score(prepared, question, scope) {
    const { table } = prepared;
    const inScope = scope ? new Set(scope) : undefined;
    const terms = question.termsUnder(this);
    return Float64Array.from({ length: table.count }, (_, chunk) =>
      inScope && !inScope.has(table.documentOf[chunk]!)
        ? 0
        : lexicalScore(terms, prepared.chunkTerms(this, chunk)).score,
    );
  },
  explain(prepared, question, scope) {
    const { documentOf } = prepared.table;
    const terms = question.termsUnder(this);
    return explainLexical((chunk) =>
      scope && !scope.includes(documentOf[chunk]!)
        ? lexicalScore([], [])
        : lexicalScore(terms, prepared.chunkTerms(this, chunk)),
    );
  },
});
