import { describe, expect, it } from 'vitest';
import { readChunkTokens } from '../../../src/engine/policies/rerank/chunk-tokens';
import { rerank } from '../../../src/engine/policies/rerank/rerank';
import { indexChunks } from '../../../src/engine/retrieval/index-chunks';
import { BM25_1 } from '../../../src/engine/text/terms';
import { scored, tableOf } from './helpers';

function contextOf(chunks: string[], scores: number[], questionTerms: string[]) {
  const table = tableOf([chunks]);
  const { terms } = indexChunks(table);
  const tokens = readChunkTokens(table, terms, BM25_1);
  return { ...scored(table, scores), terms, tokens, questionTerms };
}

describe('lexical rerank', () => {
  it('prefers, at equal scores, the chunk that holds more of the question', () => {
    const context = contextOf(
      ['cat. ', 'cat sat mat dog pig cow hen fox owl bee ant. ', 'cat dog. '],
      [1, 1, 1],
      ['cat', 'dog'],
    );
    expect(rerank(context, { topK: 3, rerankDepth: 50 }).anchors).toEqual([2, 1, 0]);
  });

  it('scores score · (1 + coverage + proximity)', () => {
    // One chunk of two and one of one of the two terms. idf(cat), df 2 of 2: ln(1 + .5/2.5);
    // idf(dog), df 1 of 2: ln 2. Chunk 0 holds both side by side: coverage 1, proximity
    // idf(cat) / (idf(cat) + idf(dog)) = .1823 / .8755 = .2083. Chunk 1: coverage .2083.
    const cat = Math.log(1.2);
    const share = cat / (cat + Math.log(2));
    const ratio = (2 + share) / (1 + share);
    const order = (second: number) =>
      rerank(contextOf(['cat dog. ', 'cat hen. '], [1, second], ['cat', 'dog']), {
        topK: 1,
        rerankDepth: 50,
      }).anchors;
    expect(order(ratio - 0.001)).toEqual([0]);
    expect(order(ratio + 0.001)).toEqual([1]);
  });

  it('looks at the best chunks only and keeps source order where all is equal', () => {
    const context = contextOf(['cat dog. ', 'cat. ', 'cat. '], [1, 2, 2], ['cat', 'dog']);
    const supply = rerank(context, { topK: 3, rerankDepth: 2 });
    expect(supply.anchors).toEqual([1, 2]);
    expect(supply.ranking).toHaveLength(2);
  });

  it('keeps chunks that score zero where zeros have a place', () => {
    const context = {
      ...contextOf(['cat. ', 'dog. '], [0, 0], ['zebra']),
      ...scored(tableOf([['cat. ', 'dog. ']]), [0, 0], true),
    };
    expect(rerank(context, { topK: 1, rerankDepth: 9 }).anchors).toEqual([0]);
  });
});
