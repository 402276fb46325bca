import { chunkOfPosting, countOfPosting, type LexicalIndex } from '../retrieval/lexical-index';

/**
 * The same counts as an index, read the other way: the terms of chunk `c` are the entries
 * `first[c]` to `first[c + 1] - 1` of `term` (ascending) and `count`.
 */
export interface ChunkTerms {
  readonly first: Uint32Array;
  readonly term: Uint32Array;
  readonly count: Uint32Array;
}

export function chunkTerms(index: LexicalIndex): ChunkTerms {
  const { chunkCount, postingFirst } = index;
  const postings = index.postings.length;
  const first = new Uint32Array(chunkCount + 1);
  for (let posting = 0; posting < postings; posting += 1) {
    first[chunkOfPosting(index, posting) + 1]! += 1;
  }
  for (let chunk = 0; chunk < chunkCount; chunk += 1) first[chunk + 1]! += first[chunk]!;
  const term = new Uint32Array(postings);
  const count = new Uint32Array(postings);
  const next = first.slice();
  for (let number = 0; number + 1 < postingFirst.length; number += 1) {
    for (let posting = postingFirst[number]!; posting < postingFirst[number + 1]!; posting += 1) {
      const place = next[chunkOfPosting(index, posting)]!++;
      term[place] = number;
      count[place] = countOfPosting(index, posting);
    }
  }
  return { first, term, count };
}
