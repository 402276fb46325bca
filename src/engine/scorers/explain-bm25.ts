import { at, CONSTANT, sumOf, term, type RankedArithmetic } from '../parts/arithmetic';
import { B, K1, weightedTerms, type WeightedTerm } from '../retrieval/bm25';
import { chunkOfPosting, countOfPosting, type LexicalIndex } from '../retrieval/lexical-index';
import { searchedPart, type Scope } from '../retrieval/scope';

/** Where an idf comes from, in symbols. */
export function idfFrom(
  { term: word, documentFrequency }: WeightedTerm,
  chunkCount: number,
): string {
  return `idf(${word}) = ln(1 + (N - df + 0.5) / (df + 0.5)), N = ${chunkCount}, df = ${documentFrequency}`;
}

/** The constants of BM25. */
export const BM25_TERMS = [term('k1', K1, CONSTANT), term('b', B, CONSTANT)];

/** What one term of a question adds: `count` and `length` are symbols. */
export function saturated(idf: string, count: string, length = 'L', mean = 'L_mean'): string {
  return `${idf} * (k1 + 1) * ${count} / (${count} + k1 * (1 - b + b * ${length} / ${mean}))`;
}

/** Occurrences of a term in a chunk, 0 where it stands nowhere in it. */
function countIn(index: LexicalIndex, { ranges }: WeightedTerm, chunk: number): number {
  for (const [first, end] of ranges) {
    for (let posting = first; posting < end; posting += 1) {
      if (chunkOfPosting(index, posting) === chunk) return countOfPosting(index, posting);
    }
  }
  return 0;
}

/** The sum over the question's terms of idf · 2.2 f / (f + 1.2 (0.25 + 0.75 L / mean L)). */
export function explainBm25(
  index: LexicalIndex,
  questionTerms: readonly string[],
  scope: Scope,
  scores: () => Float64Array,
): RankedArithmetic {
  const part = searchedPart(index, scope);
  const weighted = weightedTerms(index, questionTerms, part);
  return {
    scoreOf: (chunk) => scores()[chunk]!,
    explain(chunk) {
      const found = weighted.flatMap((each, place) => {
        const count = countIn(index, each, chunk);
        return count === 0 ? [] : [{ each, count, number: place + 1 }];
      });
      return {
        formula: sumOf(found.map(({ number }) => saturated(`idf_${number}`, `f_${number}`))),
        terms: [
          ...found.flatMap(({ each, count, number }) => [
            term(`idf_${number}`, each.idf, idfFrom(each, part.chunkCount)),
            term(`f_${number}`, count, `tf(${each.term}, ${at(chunk)})`),
          ]),
          term('L', index.length[chunk]!, `length(${at(chunk)})`),
          term('L_mean', part.meanLength, `mean(L), N = ${part.chunkCount}`),
          ...BM25_TERMS,
        ],
      };
    },
  };
}
