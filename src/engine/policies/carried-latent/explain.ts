import { at, CONSTANT, term, type RankedArithmetic } from '../../parts/arithmetic';
import { crossed, explainCarried } from '../carried-bm25/explain';
import { crossing } from '../carry';
import { LATENT_SHARE, latentView, type CarriedLatentContext } from './carried-latent';

/** V = S / max S + ½ G / max G, with what S is made of and what crossed the boundaries into G. */
export function explainCarriedLatent(context: CarriedLatentContext): RankedArithmetic {
  const { boundaryWeights } = context;
  const carried = explainCarried(context);
  const view = latentView(context);
  const cosines = crossing(view.cosines, boundaryWeights);
  return {
    scoreOf: (chunk) => view.combined[chunk]!,
    explain(chunk) {
      const terms = carried.explain(chunk);
      if (view.best === 0) return { formula: '0', terms: terms.terms };
      const latent = crossed(
        'G',
        `max(0, cos(q, ${at(chunk)}))`,
        view.cosines[chunk]!,
        cosines,
        boundaryWeights,
        chunk,
      );
      return {
        formula: view.closest === 0 ? 'S / S_max' : 'S / S_max + share * G / G_max',
        terms: [
          term('S', view.scores[chunk]!, terms.formula),
          term('S_max', view.best, 'max(S)'),
          term('share', LATENT_SHARE, CONSTANT),
          term('G', view.carried[chunk]!, latent.formula),
          term('G_max', view.closest, 'max(G)'),
          ...latent.terms,
          ...terms.terms,
        ],
      };
    },
  };
}
