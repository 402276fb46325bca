import { K1, saturationTable, weightedTerms } from './bm25';
import type { LexicalIndex } from './lexical-index';
import { lowerBound, searchedPart } from './scope';

/** The best chunks of a search, best first; where two scores are equal, source order. */
export interface Found {
  readonly chunks: Uint32Array;
  readonly scores: Float64Array;
}

/** Chunks scored at a time: their scores (32 kB) stay in the nearest cache. A power of two. */
const BLOCK = 4096;

/**
 * Takes a chunk at its new score into the best so far, which stand in order, zeros where there are
 * none yet. While scores only grow and every change that reaches the last of the best is offered,
 * the list ends as exactly the best chunks at their final scores.
 */
function offer(chunks: Uint32Array, scores: Float64Array, chunk: number, score: number): void {
  let place = 0;
  while (place < scores.length && scores[place] !== 0 && chunks[place] !== chunk) place += 1;
  if (place === scores.length) {
    place -= 1;
    if (score === scores[place] && chunks[place]! < chunk) return;
  }
  for (; place > 0; place -= 1) {
    const before = scores[place - 1]!;
    if (before > score || (before === score && chunks[place - 1]! < chunk)) break;
    scores[place] = before;
    chunks[place] = chunks[place - 1]!;
  }
  scores[place] = score;
  chunks[place] = chunk;
}

/**
 * The inner loop: adds the postings of one term to a block, from `first` on, until a score reaches
 * `bar`; returns that posting, or `end`. Everything comes as an argument of a kind the compiler can
 * see (| 0, unary +), and nothing is called, so that all of it stays in registers: three times faster.
 */
function addUntil(
  block: Float64Array,
  postings: Uint32Array,
  first: number,
  end: number,
  codeBits: number,
  table: Float64Array,
  weight: number,
  bar: number,
): number {
  const stop = end | 0;
  const bits = codeBits | 0;
  const factor = +weight;
  const reach = +bar;
  const mask = (1 << bits) - 1;
  for (let posting = first | 0; posting < stop; posting += 1) {
    const word = postings[posting]!;
    const place = (word >>> bits) & (BLOCK - 1);
    const score = block[place]! + factor * table[word & mask]!;
    block[place] = score;
    if (score >= reach) return posting;
  }
  return stop;
}

/**
 * A search over all chunks of an index that scores every match exactly as `bm25` does and returns
 * the `most` best (at least 1). It reads the postings of the question's terms once, a block of
 * chunks at a time. Throws a RangeError for an index whose codes do not know the lengths.
 */
export function createSearch(
  index: LexicalIndex,
): (questionTerms: readonly string[], most: number) => Found {
  if (!index.codeLength) throw new RangeError('lengths do not fit');
  const block = new Float64Array(BLOCK);
  const part = searchedPart(index, undefined);
  const table = saturationTable(index, part.meanLength);
  const { postings, postingFirst, codeBits, chunkCount } = index;
  return (questionTerms, most) => {
    const terms = weightedTerms(index, questionTerms, part).map(({ number, idf }) => ({
      next: postingFirst[number]!,
      end: postingFirst[number + 1]!,
      weight: (K1 + 1) * idf,
    }));
    const chunks = new Uint32Array(most);
    const scores = new Float64Array(most);
    for (let from = 0; from < chunkCount; from += BLOCK) {
      const beyond = (from + BLOCK) * 2 ** codeBits;
      // Plain counting: around the inner loop, for-of costs as much as all the scoring.
      for (let number = 0; number < terms.length; number += 1) {
        const { next, end, weight } = terms[number]!;
        const stop = lowerBound(postings, beyond, next, end);
        for (let posting = next; ; posting += 1) {
          const bar = scores[most - 1]!;
          posting = addUntil(block, postings, posting, stop, codeBits, table, weight, bar);
          if (posting >= stop) break;
          const chunk = postings[posting]! >>> codeBits;
          offer(chunks, scores, chunk, block[chunk & (BLOCK - 1)]!);
        }
        terms[number]!.next = stop;
      }
      block.fill(0);
    }
    const held = scores.findIndex((score) => score === 0);
    return held < 0
      ? { chunks, scores }
      : { chunks: chunks.slice(0, held), scores: scores.slice(0, held) };
  };
}
