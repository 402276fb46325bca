import { describe, expect, it } from 'vitest';
import { readQuestion, retrieve } from '../../../src/engine/pipeline';
import { carriedBm25 } from '../../../src/engine/policies/carried-bm25/carried-bm25';
import {
  carriedLatent,
  carriedLatentRanking,
} from '../../../src/engine/policies/carried-latent/carried-latent';
import { supplied } from '../../../src/engine/policies/supply';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { indexTerms } from '../../../src/engine/retrieval/index-chunks';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';
import { tableOf } from './helpers';

const settings = { tau: 0.491, cap: 12 };

/** Chunks that hold "notice" so many times, all of carried length 1, with cosines written down. */
function context(
  documents: readonly (readonly number[])[],
  cosines: readonly number[],
  boundaryWeights?: readonly number[],
) {
  const chunks = tableOf(
    documents.map((counts) => counts.map((count) => 'notice '.repeat(count) || 'other ')),
  );
  const index = indexTerms(chunks, (text) => text.split(' ').filter(Boolean));
  return {
    chunks,
    scope: undefined as number[] | undefined,
    boundaryWeights: Float64Array.from(
      { length: chunks.count },
      (_, cut) => boundaryWeights?.[cut] ?? 0,
    ),
    carriedLength: new Float64Array(chunks.count).fill(1),
    terms: index,
    families: index,
    questionTerms: ['notice'],
    questionFamilies: ['notice'],
    latent: { cosineQuestion: (chunk: number) => cosines[chunk]!, cosineChunks: () => 0 },
  };
}

describe('the scores of carried BM25 with a latent view', () => {
  it('adds half the share of the closest chunk to the share of the best', () => {
    // Counts 3 and 1 at mean length: 6.6 / 4.2 and 2.2 / 2.2, so shares 1 and 4.2 / 6.6.
    const { ranking, scores, background } = carriedLatentRanking(
      context([[3, 1, 0]], [0.2, 0.8, 0.4]),
    );
    expect(scores[0]).toBeCloseTo(1 + 0.5 * 0.25, 12);
    expect(scores[1]).toBeCloseTo(4.2 / 6.6 + 0.5, 12);
    expect(scores[2]).toBeCloseTo(0.5 * 0.5, 12);
    expect([...ranking]).toEqual([1, 0, 2]);
    expect(background).toBe(0);
  });

  it('carries the cosines through the cuts as it carries the terms, dropping none', () => {
    // Term: c = .35, 1, .25. Cosines: .4 + .35·.175·.8, .5·.4 + .175·.8, .8 + .125·.4.
    const { scores } = carriedLatentRanking(context([[0, 1, 0]], [0.4, 0, 0.8], [0.5, 0.25]));
    expect(scores[0]).toBeCloseTo((2.2 * 0.35) / 1.55 + (0.5 * 0.449) / 0.85, 12);
    expect(scores[1]).toBeCloseTo(1 + (0.5 * 0.34) / 0.85, 12);
    expect(scores[2]).toBeCloseTo((2.2 * 0.25) / 1.45 + 0.5, 12);
  });

  it('counts a negative cosine as none', () => {
    const { scores } = carriedLatentRanking(context([[1, 0, 1]], [0.5, -0.5, 0], [0.5, 0.5]));
    // Chunk 2 is reached by .25 · .5 of chunk 0, not lowered by chunk 1.
    const share = (chunk: number) =>
      carriedLatentRanking(context([[1, 0, 1]], [0.5, 0, 0], [0.5, 0.5])).scores[chunk];
    expect(scores[1]).toBe(share(1));
    expect(scores[2]).toBe(share(2));
  });

  it('is carried BM25 where the latent space knows no term of the question', () => {
    const none = context([[3, 1, 2, 0]], [0, 0, 0, 0], [0.5, 0.25, 0.5]);
    expect(carriedLatent(none, settings)).toEqual(carriedBm25(none, settings));
  });

  it('looks at no chunk out of scope', () => {
    const both = context([[1], [1, 0]], [0, 0.5, 0.25]);
    const latent = {
      cosineChunks: () => 0,
      cosineQuestion: (chunk: number) => {
        if (chunk === 0) throw new RangeError('out of scope');
        return both.latent.cosineQuestion(chunk);
      },
    };
    const { ranking, scores } = carriedLatentRanking({ ...both, scope: [1], latent });
    expect([...ranking]).toEqual([1, 2]);
    expect([...scores]).toEqual([0, 1.5, 0.25]);
  });

  it('takes 0.8 of the 31st best off, and nothing with 30', () => {
    const ranked = (count: number) =>
      carriedLatentRanking(context([Array<number>(count).fill(1)], Array<number>(count).fill(1)));
    expect(ranked(30).background).toBe(0);
    expect(ranked(31).background).toBeCloseTo(0.8 * 1.5, 12);
  });
});

describe('carried BM25 with a latent view', () => {
  it('supplies a chunk that reaches the bar exactly', () => {
    // Shares 1 + ½, 1 + ¼ and 1 + ⅛: the third passes at .75 of 1.5 exactly, the fourth does not.
    const four = context([[1, 1, 1, 1]], [1, 0.5, 0.25, 0.125]);
    expect(carriedLatent(four, { tau: 0.75, cap: 12 }).anchors).toEqual([0, 1, 2]);
    const exactly = context([[1, 1, 1, 1]], [1, 0.5, 0.25, 0.25]);
    expect(carriedLatent(exactly, { tau: 0.75, cap: 12 }).anchors).toEqual([0, 1, 2, 3]);
    expect(carriedLatent(exactly, { tau: 0.75, cap: 3 }).anchors).toEqual([0, 1, 2]);
  });

  it('supplies nothing without a matching term, however close a chunk lies', () => {
    const none = { ...context([[0, 0, 0]], [1, 1, 1]), questionTerms: ['absent'] };
    expect(supplied(carriedLatent(none, settings))).toEqual([]);
    expect([...carriedLatentRanking(none).scores]).toEqual([0, 0, 0]);
  });

  it('measures in the latent space whatever space the settings choose', () => {
    const topics = ['ship harbour pilot', 'bread oven flour', 'rain cloud storm', 'pilot storm'];
    const text = Array.from({ length: 12 }, (_, line) => `${topics[line % 4]} number${line}.`);
    const document = { id: 'a', title: 'a', language: 'en' as const, text: text.join('\n\n') };
    const under = (space: 'lexical' | 'latent') => {
      const prepared = new PreparedCorpus([document], {
        chunking: 'sentences',
        size: 1,
        target: 800,
      });
      const policy = 'carried-latent' as const;
      const all = { ...DEFAULT_SETTINGS, ...settings, scorer: 'bm25-1' as const, policy, space };
      return retrieve(prepared, readQuestion('Which pilot met rain?', 'en'), all).supply;
    };
    expect(under('lexical').anchors.length).toBeGreaterThan(0);
    expect(under('lexical')).toEqual(under('latent'));
  });
});
