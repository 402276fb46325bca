import {
  at,
  boundaryAfter,
  CONSTANT,
  sumOf,
  term,
  type Arithmetic,
  type RankedArithmetic,
  type TraceTerm,
} from '../../parts/arithmetic';
import { weightedTerms, type WeightedTerm } from '../../retrieval/bm25';
import { chunkOfPosting, countOfPosting, type LexicalIndex } from '../../retrieval/lexical-index';
import { searchedPart } from '../../retrieval/scope';
import { BM25_TERMS, idfFrom, saturated } from '../../scorers/explain-bm25';
import { BACKWARD, crossing, meanOver, SMALLEST_COUNT, type Crossing } from '../carry';
import { carriedScores, type CarriedContext } from './carried-bm25';

/** What came to a chunk from another one, and through which boundaries. */
interface Carried {
  readonly source: number;
  readonly count: number;
  readonly value: number;
  readonly path: string;
}

/** Where a term stands, by chunk. */
function countsOf(index: LexicalIndex, { ranges }: WeightedTerm): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [first, end] of ranges) {
    for (let posting = first; posting < end; posting += 1) {
      counts.set(chunkOfPosting(index, posting), countOfPosting(index, posting));
    }
  }
  return counts;
}

/** Everything of a term that reaches `chunk` from one side, the nearest first. */
function carriedFrom(
  counts: ReadonlyMap<number, number>,
  boundaryWeights: Float64Array,
  chunk: number,
  step: -1 | 1,
): Carried[] {
  const most = Math.max(...counts.values());
  const found: Carried[] = [];
  const boundaries: number[] = [];
  let reach = most;
  for (let source = chunk + step; source >= 0 && source < boundaryWeights.length; source += step) {
    const boundary = step < 0 ? source : source - 1;
    const weight = boundaryWeights[boundary]! * (step > 0 ? BACKWARD : 1);
    reach *= weight;
    if (reach < SMALLEST_COUNT) break;
    boundaries.unshift(boundary);
    const count = counts.get(source);
    if (count === undefined) continue;
    // In the order in which the count is carried: from its source on.
    let value = count;
    for (const each of boundaries) {
      value *= step > 0 ? BACKWARD * boundaryWeights[each]! : boundaryWeights[each]!;
    }
    if (value < SMALLEST_COUNT) continue;
    const path = boundaries.map((each) => (step > 0 ? 'backward * ' : '') + boundaryAfter(each));
    found.push({ source, count, value, path: path.join(' * ') });
  }
  return found;
}

/** A value of a chunk with what crossed the boundaries on both sides of it. */
export function crossed(
  symbol: string,
  from: string,
  own: number,
  { before, after }: Crossing,
  boundaryWeights: Float64Array,
  chunk: number,
): { formula: string; terms: TraceTerm[] } {
  return {
    formula: `${symbol}_own + w_before * ${symbol}_before + backward * w_after * ${symbol}_after`,
    terms: [
      term(`${symbol}_own`, own, from),
      term(
        `${symbol}_before`,
        before[chunk]!,
        `sum(k(j, ${at(chunk - 1)}) * ${symbol}_own(j)), j < ${at(chunk)}`,
      ),
      term(
        `${symbol}_after`,
        after[chunk]!,
        `sum(k(j, ${at(chunk + 1)}) * ${symbol}_own(j)), j > ${at(chunk)}`,
      ),
    ].concat(
      symbol === 'L'
        ? [
            term('w_before', boundaryWeights[chunk - 1] ?? 0, boundaryAfter(chunk - 1)),
            term('w_after', boundaryWeights[chunk] ?? 0, boundaryAfter(chunk)),
            term('backward', BACKWARD, CONSTANT),
          ]
        : [],
    ),
  };
}

/**
 * Carried BM25 of a chunk: idf · 2.2 c / (c + 1.2 (0.25 + 0.75 L / mean L)) over stems, then over
 * families, each c with what reached it through which boundaries.
 */
export function explainCarried(context: CarriedContext): RankedArithmetic {
  const { boundaryWeights, carriedLength, scope } = context;
  const part = searchedPart(context.terms, scope);
  const lists: [LexicalIndex, readonly string[], string][] = [
    [context.terms, context.questionTerms, ''],
    [context.families, context.questionFamilies, '*'],
  ];
  const weighted = lists.flatMap(([index, words, mark]) =>
    weightedTerms(index, words, searchedPart(index, scope)).map((each) => ({
      each: { ...each, term: each.term + mark },
      counts: countsOf(index, each),
    })),
  );
  const lengths = crossing(context.terms.length, boundaryWeights);
  const mean = meanOver(carriedLength, part);
  let scores: Float64Array | undefined;

  function countTerms(
    counts: ReadonlyMap<number, number>,
    number: number,
    word: string,
    chunk: number,
  ) {
    const own = counts.get(chunk) ?? 0;
    const carried = ([-1, 1] as const).flatMap((step) =>
      carriedFrom(counts, boundaryWeights, chunk, step),
    );
    const count = carried.reduce((sum, { value }) => sum + value, own);
    if (count === 0) return undefined;
    const crossings = carried.map(({ source, count: there, value, path }) =>
      term(
        `c_${number}_${source}`,
        value,
        `tf(${word}, ${at(source)}) * ${path} = ${there} * ${value / there}`,
      ),
    );
    const parts = [`c_${number}_own`, ...crossings.map(({ symbol }) => symbol)];
    return [
      term(`c_${number}`, count, sumOf(parts)),
      term(`c_${number}_own`, own, `tf(${word}, ${at(chunk)})`),
      ...crossings,
    ];
  }

  function explain(chunk: number): Arithmetic {
    const found = weighted.flatMap(({ each, counts }, place) => {
      const terms = countTerms(counts, place + 1, each.term, chunk);
      if (!terms) return [];
      const idf = term(`idf_${place + 1}`, each.idf, idfFrom(each, part.chunkCount));
      return [{ number: place + 1, terms: [idf, ...terms] }];
    });
    const own = context.terms.length[chunk]!;
    const length = crossed('L', `length(${at(chunk)})`, own, lengths, boundaryWeights, chunk);
    return {
      formula: sumOf(found.map(({ number }) => saturated(`idf_${number}`, `c_${number}`))),
      terms: [
        ...found.flatMap(({ terms }) => terms),
        term('L', carriedLength[chunk]!, length.formula),
        ...length.terms,
        term('L_mean', mean, `mean(L), N = ${part.chunkCount}`),
        ...BM25_TERMS,
      ],
    };
  }

  return {
    scoreOf: (chunk) => (scores ??= carriedScores(context))[chunk]!,
    explain,
  };
}
