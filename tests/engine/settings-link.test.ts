import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POLICIES } from '../../src/engine/policies';
import { SCORERS } from '../../src/engine/scorers';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../../src/engine/settings';
import { readSettings, writeSettings } from '../../src/engine/settings-link';
import { SPACES } from '../../src/engine/spaces';

const idOf = (family: readonly { readonly id: string }[]) =>
  fc.constantFrom(...family.map(({ id }) => id)) as fc.Arbitrary<never>;

const share = (high: number) => fc.integer({ min: 0, max: 100 }).map((n) => (n / 100) * high);

const settings: fc.Arbitrary<PipelineSettings> = fc.record({
  chunking: fc.constantFrom('sentences', 'characters', 'sentence-range'),
  size: fc.integer({ min: 1, max: 6 }),
  target: fc.integer({ min: 100, max: 4000 }),
  scorer: idOf(SCORERS),
  topK: fc.integer({ min: 1, max: 50 }),
  policy: idOf(POLICIES),
  radius: fc.integer({ min: 1, max: 4 }),
  space: idOf(SPACES),
  lambda: share(1),
  gamma: share(2),
  tau: share(1),
  cap: fc.integer({ min: 3, max: 60 }),
  rerankDepth: fc.integer({ min: 1, max: 200 }),
  gateTopic: fc.boolean(),
  gateAnswer: fc.boolean(),
  topicThreshold: share(1),
  answerThreshold: share(1),
});

describe('settings in a link', () => {
  it('come back as they were written, through the text of an address', () => {
    fc.assert(
      fc.property(settings, (value) => {
        const query = new URLSearchParams();
        writeSettings(query, value, DEFAULT_SETTINGS);
        const read = readSettings(new URLSearchParams(query.toString()), DEFAULT_SETTINGS);
        expect(read).toEqual({ settings: value, refused: [] });
      }),
    );
  });

  it('name only what differs, and what is always named', () => {
    const query = new URLSearchParams();
    writeSettings(query, { ...DEFAULT_SETTINGS, topK: 2 }, DEFAULT_SETTINGS, ['size']);
    expect(query.toString()).toBe('size=3&k=2');
  });

  it.each([
    'size=9',
    'size=2.5',
    'size=',
    'size=1e1',
    'k=-1',
    'score=best',
    'gate1=maybe',
    'gamma=NaN',
  ])('refuse %s, keep the usual value and say so', (text) => {
    const [name = '', value = ''] = text.split('=');
    const read = readSettings(new URLSearchParams(text), DEFAULT_SETTINGS);
    expect(read.settings).toEqual(DEFAULT_SETTINGS);
    expect(read.refused).toEqual([{ name, value }]);
  });

  it.each([
    ['smoothed-cut', 0.53],
    ['carried-bm25', 0.464],
    ['carried-latent', 0.491],
  ])('name %s alone and open at its own threshold', (policy, tau) => {
    const { settings, refused } = readSettings(
      new URLSearchParams({ policy, k: '4' }),
      DEFAULT_SETTINGS,
    );
    expect(settings).toEqual({ ...DEFAULT_SETTINGS, policy, topK: 4, tau });
    expect(refused).toEqual([]);
    const query = new URLSearchParams();
    writeSettings(query, settings, DEFAULT_SETTINGS);
    expect(query.toString()).toBe(`policy=${policy}&k=4`);
  });
});
