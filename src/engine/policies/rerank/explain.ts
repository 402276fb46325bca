import { at, term, type RankedArithmetic } from '../../parts/arithmetic';
import { heldWeights, idfOf, NEAR, rerankedScore, type RerankContext } from './rerank';

/** s (1 + held / all + near / all), s being the scorer's own score. */
export function explainRerank(context: RerankContext, anchors: RankedArithmetic): RankedArithmetic {
  const idf = idfOf(context);
  const weightsOf = (chunk: number) => heldWeights(context.tokens, chunk, idf);
  return {
    scoreOf: (chunk) => rerankedScore(context.scores[chunk]!, weightsOf(chunk)),
    explain(chunk) {
      const { all, held, near } = weightsOf(chunk);
      const score = anchors.explain(chunk);
      return {
        formula: all === 0 ? 's' : 's * (1 + held / all + near / all)',
        terms: [
          term('s', context.scores[chunk]!, score.formula),
          term('held', held, `sum(idf(t)), t in q and ${at(chunk)}`),
          term('near', near, `sum(min(idf(t), idf(u)) / distance(t, u)), distance <= ${NEAR}`),
          term('all', all, 'sum(idf(t)), t in q'),
          ...score.terms,
        ],
      };
    },
  };
}
