import { at, term, type RankedArithmetic } from '../../parts/arithmetic';
import type { LexicalScore } from './rule';

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** m / sqrt(max(1, n)): m distinct question terms present, n terms in the chunk. */
export function explainLexical(scoreOf: (chunk: number) => LexicalScore): RankedArithmetic {
  return {
    scoreOf: (chunk) => scoreOf(chunk).score,
    explain(chunk) {
      const { matched, terms } = scoreOf(chunk);
      return {
        formula: 'm / sqrt(max(1, n))',
        terms: [
          term('m', matched.length, `matched(${matched.join(', ')})`),
          term('n', terms, `length(${at(chunk)})`),
        ],
      };
    },
    // m / √n = m' / √n' exactly when m² n' = m'² n: 1/√2 and 3/√18, which differ in the last bit.
    onPaper(chunk) {
      const { matched, terms } = scoreOf(chunk);
      const [above, below] = [matched.length ** 2, Math.max(1, terms)];
      const by = divisor(above, below);
      return `${above / by}/${below / by}`;
    },
  };
}
