import { describe, expect, it } from 'vitest';
import {
  NEIGHBOURS_DEFAULTS,
  readNeighboursPlace,
  writeNeighboursPlace,
} from '../../../src/labs/neighbours/link';

describe('the address of the lab', () => {
  it('comes back as it was written', () => {
    const place = {
      view: 'evaluate' as const,
      corpus: 'fusion',
      question: 'q74',
      chunk: 90,
      anchor: 91,
      evaluated: ['relay', 'fusion'],
      settings: {
        ...NEIGHBOURS_DEFAULTS,
        chunking: 'sentence-range' as const,
        lambda: 0,
        gamma: 0.4,
        space: 'latent' as const,
        topK: 8,
      },
    };
    const query = writeNeighboursPlace(place);
    expect(readNeighboursPlace(query)).toEqual({ ...place, refused: [] });
    expect(query.toString()).toBe(
      'view=evaluate&corpus=fusion&question=q74&cut=sentence-range&policy=scar&k=8' +
        '&lambda=0&gamma=0.4&space=latent&chunk=90&anchor=91&corpora=relay%2Cfusion',
    );
  });

  it('opens on SCAR as published, on chunks of 800 characters ranked by BM25', () => {
    const { settings, view, refused } = readNeighboursPlace(new URLSearchParams());
    expect(view).toBe('explore');
    expect(refused).toEqual([]);
    expect(settings).toMatchObject({
      chunking: 'characters',
      target: 800,
      scorer: 'bm25-1',
      policy: 'scar',
      topK: 5,
      radius: 1,
      space: 'tf-idf',
      lambda: 0.1,
      gamma: 0.8,
    });
  });

  it('names what it cannot have, and keeps the usual value', () => {
    const query = new URLSearchParams(
      'view=sing&chunk=0&anchor=2.5&lambda=7&score=lexical-1.0&constructor=x',
    );
    const place = readNeighboursPlace(query);
    expect(place.refused.map(({ name }) => name).sort()).toEqual([
      'anchor',
      'chunk',
      'lambda',
      'score',
      'view',
    ]);
    expect(place.chunk).toBeUndefined();
    expect(place.anchor).toBeUndefined();
    expect(place.settings).toEqual(NEIGHBOURS_DEFAULTS);
  });
});
